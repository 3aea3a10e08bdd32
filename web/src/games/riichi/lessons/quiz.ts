import type { Choice, LessonStep, Question } from '../../../lib/lesson';
import { groupsOf } from '../text/groups';
import { tileName } from '../text/tile';
import questions from './questions.json';

type Asked = (typeof questions)[number];

const said = (key: string, args?: Record<string, string | number>): { key: string; args?: typeof args } => ({
  key,
  ...(args && { args }),
});
/** Tiles as the command line writes them: `2s3s`. */
const pieces = (written: string): Choice => ({ pieces: groupsOf(written).flat() });

function choicesOf({ kind, choices }: Asked): readonly Choice[] {
  if (kind === 'shanten') return choices.map((n) => said('lesson-riichi-n-away', { n: Number(n) }));
  if (kind === 'riichi') return choices.map((when) => said(`lesson-riichi-riichi-${when}`));
  return choices.map((tiles) => pieces(String(tiles)));
}

function askOf(question: Asked): Question['ask'] {
  if ('discarded' in question && question.discarded)
    return said(`lesson-riichi-ask-${question.kind}`, { tile: tileName(question.discarded) });
  return said(`lesson-riichi-ask-${question.kind}`);
}

function whyOf(question: Asked): Question['why'] {
  const { kind, right } = question;
  if (kind === 'shanten') return said('lesson-riichi-why-shanten', { n: Number(question.choices[right]) });
  if (kind === 'acceptance' && 'tiles' in question && question.tiles) {
    const [best = 0, second = 0] = [...question.tiles].sort((a, b) => b - a);
    return said('lesson-riichi-why-acceptance', { n: best, other: second });
  }
  if (kind === 'riichi' && 'points' in question && question.points)
    return said('lesson-riichi-why-riichi', { n: question.points[0] ?? 0, other: question.points[1] ?? 0 });
  return said(`lesson-riichi-why-${kind}`);
}

/** Ten questions from real positions. What is right was computed: a test of `crates/apps/cli` computes it again. */
export const quiz = (): LessonStep[] =>
  questions.map((question, nth) => ({
    name: `q${nth + 1}`,
    says: said('lesson-riichi-quiz', { n: nth + 1, of: questions.length }),
    shows: { kind: 'drawing', name: `q${nth + 1}` },
    question: { ask: askOf(question), choices: choicesOf(question), right: question.right, why: whyOf(question) },
  }));
