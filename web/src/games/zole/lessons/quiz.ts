import type { Choice, LessonStep, Question } from '../../../lib/lesson';
import questions from './questions.json';

type Asked = (typeof questions)[number];

const said = (key: string, args?: Record<string, string | number>): { key: string; args?: typeof args } => ({
  key,
  ...(args && { args }),
});

function choicesOf({ kind, choices }: Asked): readonly Choice[] {
  if (kind === 'bid') return choices.map((call) => said(`zole-call-${call}`));
  if (kind === 'trumps' || kind === 'eyes') return choices.map((n) => said('lesson-zole-number', { n: Number(n) }));
  return choices.map((cards) => ({ pieces: String(cards).split(' ') }));
}

/** How often the best two win, of a hundred possible deals. */
function whyOf({ kind, values }: Asked): Question['why'] {
  if ((kind === 'bury' || kind === 'lead') && values) {
    const [best = 0, second = 0] = [...values].sort((a, b) => b - a);
    return said(`lesson-zole-why-${kind}`, { n: Math.round(100 * best), other: Math.round(100 * second) });
  }
  return said(`lesson-zole-why-${kind}`);
}
const whyOfBid = ({ choices, right }: Asked): Question['why'] => said(`lesson-zole-why-bid-${choices[right]}`);

/** An opponent leads with eight cards of its own, a soloist with what was left after the burial. */
const askOf = (question: Asked): string =>
  question.kind === 'lead' && !('buried' in question && question.buried) ? 'lead-opp' : question.kind;

/** Ten questions from dealt hands and recorded deals. What is right was computed: a test of `crates/apps/cli` computes it again. */
export const quiz = (): LessonStep[] =>
  questions.map((question, nth) => ({
    name: `q${nth + 1}`,
    says: said('lesson-zole-quiz', { n: nth + 1, of: questions.length, from: question.record ? 'record' : 'seed' }),
    shows: { kind: 'drawing', name: `q${nth + 1}` },
    question: {
      ask: said(`lesson-zole-ask-${askOf(question)}`),
      choices: choicesOf(question),
      right: question.right,
      why: (question.kind === 'bid' ? whyOfBid : whyOf)(question),
    },
  }));
