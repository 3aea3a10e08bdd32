/** The lessons on search: trees small enough to follow with a finger. */
import type { Lesson, LessonBook, LessonStep, Question, SearchShown } from '../lib/lesson';

/** The worked example of the thesis: replies of 3, 2 and 2, so the root is worth 3. */
const MINIMAX = 'max(\n  A = min(3, 12, 8),\n  B = min(2, 4, 6),\n  C = min(14, 5, 2))';
/** The thesis again: rolls worth 2.7 and 6.6. */
const CHANCE =
  '[0, 10] max(\n  A = chance(0.7: min(3, 5), 0.3: min(2, 4)),\n  B = chance(0.7: min(6, 9), 0.3: min(8, 10)))';
/** The same order of leaves, other values: figure 18. */
const ORDER = 'max(\n  A = chance(0.5: 3, 0.5: 4),\n  B = chance(0.5: 1, 0.5: 5))';
const VALUES = 'max(\n  A = chance(0.5: 30, 0.5: 40),\n  B = chance(0.5: 1, 0.5: 500))';
const ALPHA_BETA = 'max(\n  A = min(6, 4, 7),\n  B = min(5, 3, 9),\n  C = min(2, 8, 6))';
/** The same nine leaves, the worst first everywhere: nothing can be cut. */
const WORST_FIRST = 'max(\n  B = min(9, 5, 3),\n  C = min(8, 6, 2),\n  A = min(7, 6, 4))';
const THREE_ROLLS =
  '[0, 10] max(\n  A = chance(0.7: min(6, 9), 0.3: min(8, 10)),\n  B = chance(0.7: min(3, 5), 0.3: min(2, 4)),\n  C = chance(0.7: min(7, 5), 0.3: min(4, 6)))';

const PRUNINGS = ['none', 'gamma', 'star1', 'star2'].map((prune) => `expectiminimax:prune=${prune}`);
const [NONE = '', GAMMA = '', STAR1 = '', STAR2 = ''] = PRUNINGS;

/** A tree written by hand, searched by these, after so many steps; default: to the end. */
const search = (text: string, runs: readonly string[], step?: number): SearchShown => ({
  kind: 'search',
  source: { kind: 'tree', text },
  runs,
  ...(step !== undefined && { step }),
});
const step = (name: string, shows: SearchShown, question?: Question): LessonStep => ({
  name,
  shows,
  ...(question && { question }),
});
const ask = (choices: number, right: number): Question => ({ choices, right });

const minimax: Lesson = {
  id: 'minimax',
  steps: [
    step('tree', search(MINIMAX, ['minimax'], 1)),
    step('reply', search(MINIMAX, ['minimax'], 4), ask(3, 0)),
    step('a', search(MINIMAX, ['minimax'], 5)),
    step('b', search(MINIMAX, ['minimax'], 6), ask(3, 0)),
    step('prize', search(MINIMAX, ['minimax'], 10), ask(3, 2)),
    step('root', search(MINIMAX, ['minimax'])),
    step('list', search(MINIMAX, ['minimax'], 7)),
    step('cost', search(MINIMAX, ['minimax']), ask(3, 2)),
  ],
};

const chance: Lesson = {
  id: 'chance',
  steps: [
    step('circle', search(CHANCE, [NONE], 2)),
    step('mean', search(CHANCE, [NONE], 8)),
    step('predict', search(CHANCE, [NONE], 14), ask(3, 1)),
    step('root', search(CHANCE, [NONE])),
    step('rolls', search(CHANCE, [NONE]), ask(3, 1)),
    step('order', search(ORDER, [NONE])),
    step('other', search(VALUES, [NONE], 1), ask(2, 1)),
    step('size', search(VALUES, [NONE])),
  ],
};

const alphabeta: Lesson = {
  id: 'alphabeta',
  steps: [
    step('a', search(ALPHA_BETA, ['alphabeta'], 5)),
    step('b', search(ALPHA_BETA, ['alphabeta'], 7), ask(2, 1)),
    step('cut', search(ALPHA_BETA, ['alphabeta'], 8)),
    step('window', search(ALPHA_BETA, ['alphabeta'], 9)),
    step('c', search(ALPHA_BETA, ['alphabeta'])),
    step('same', search(ALPHA_BETA, ['minimax', 'alphabeta']), ask(2, 0)),
    step('worse', search(WORST_FIRST, ['alphabeta'], 1), ask(3, 2)),
    step('order', search(WORST_FIRST, ['alphabeta'])),
  ],
};

const pruning: Lesson = {
  id: 'pruning',
  steps: [
    step('limits', search(THREE_ROLLS, [GAMMA], 8)),
    step('bound', search(THREE_ROLLS, [GAMMA], 11), ask(3, 1)),
    step('cut', search(THREE_ROLLS, [GAMMA], 12)),
    step('flaw', search(THREE_ROLLS, [GAMMA]), ask(3, 0)),
    step('star1', search(THREE_ROLLS, [STAR1], 10), ask(3, 1)),
    step('down', search(THREE_ROLLS, [GAMMA, STAR1])),
    step('star2', search(THREE_ROLLS, [STAR2])),
    step('compare', search(THREE_ROLLS, PRUNINGS), ask(3, 0)),
    step('real', search(THREE_ROLLS, PRUNINGS)),
  ],
};

const book: LessonBook = { lessons: [minimax, chance, alphabeta, pruning] };
export default book;
