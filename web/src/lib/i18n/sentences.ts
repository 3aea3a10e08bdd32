import { words } from './words.svelte';

/** Sentences one after the other, each with its end but the last. */
export function sentences(parts: readonly (string | undefined)[]): string {
  const said = parts.flatMap((part) => (part ? [part.replace(/[.。]$/, '')] : []));
  return said.join(words.language === 'ja' ? '。' : '. ');
}

/** The first sentence of a text. */
export const firstSentence = (text: string): string => /^.*?(?:[.](?=\s|$)|。)/.exec(text)?.[0] ?? text;
