import type { LessonBook, LessonStep, Question, SearchShown } from '../../../lib/lesson';
import { cards } from '../pieces';
import Drawing from './Drawing.svelte';

const drawing = (name: string, question?: Question): LessonStep => ({
  name,
  shows: { kind: 'drawing', name },
  ...(question && { question }),
});
const search = (name: string, shows: Omit<SearchShown, 'kind'>, question?: Question): LessonStep => ({
  name,
  shows: { kind: 'search', ...shows },
  ...(question && { question }),
});
const ask = (choices: number, right: number): Question => ({ choices, right });

/** A is a guess at a hidden coin, B a sure 0.6. First as if the coin were seen before the guess, then as it is. */
const SEEN = 'max(\n  A = chance(0.5: max(X = 1, Y = 0), 0.5: max(X = 0, Y = 1)),\n  B = 0.6)';
const HIDDEN = 'max(\n  A = max(X = chance(0.5: 1, 0.5: 0), Y = chance(0.5: 0, 0.5: 1)),\n  B = 0.6)';
const tree = (text: string): Omit<SearchShown, 'kind'> => ({
  source: { kind: 'tree', text },
  runs: ['expectiminimax:prune=none'],
});
/** The first player with the jack, before anything was done. */
const LEARNT: Omit<SearchShown, 'kind'> = {
  source: { kind: 'position', game: 'kuhn', text: 'J?' },
  runs: ['cfr:iterations=1000'],
};

const book: LessonBook = {
  lessons: [
    {
      id: 'hidden',
      Drawing,
      pieces: cards,
      steps: [
        search('seen', tree(SEEN), ask(3, 2)),
        search('fusion', tree(HIDDEN)),
        drawing('game'),
        drawing('bluff', ask(2, 0)),
        search('learn', LEARNT),
        search('value', LEARNT, ask(3, 1)),
        search('exploit', LEARNT),
      ],
    },
  ],
};
export default book;
