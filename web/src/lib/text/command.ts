/** The command line: ask for a part of the position, or give an answer by its key. */
import type { Answer, Line } from './form';
import { t } from '../i18n/words.svelte';

export type Reply = { type: 'say'; text: string } | { type: 'act'; idx: number } | { type: 'unknown'; words: string[] };

export function reply(typed: string, lines: readonly Line[], answers: readonly Answer[]): Reply {
  const wish = typed.trim().toLocaleLowerCase();
  const answer = answers.find(({ key }) => key.toLocaleLowerCase() === wish);
  if (answer) return { type: 'act', idx: answer.idx };
  const named = answers.filter(({ text }) => text.toLocaleLowerCase() === wish);
  if (named.length === 1 && named[0]) return { type: 'act', idx: named[0].idx };
  const line =
    lines.find(({ words }) => words.some((word) => word.toLocaleLowerCase() === wish)) ??
    (wish ? lines.find(({ words }) => words.some((word) => word.toLocaleLowerCase().startsWith(wish))) : undefined);
  if (line) return { type: 'say', text: t('ui-titled', { title: line.title, text: line.text }) };
  return { type: 'unknown', words: lines.map(({ words }) => words[0] ?? '') };
}
