/** The worked examples: trees with known values, and what is worth comparing on each. */

export interface Example {
  /** Its title is the message `explorer-example-` with this name. */
  readonly name: string;
  readonly text: string;
  readonly runs: readonly string[];
}

export const EXAMPLES: readonly Example[] = [
  {
    name: 'reply',
    text: '[0, 10] max(\n  A = chance(0.7: min(6, 9), 0.3: min(8, 10)),\n  B = chance(0.7: min(3, 5), 0.3: min(2, 4)),\n  C = chance(0.7: min(7, 5), 0.3: min(4, 6)))',
    runs: ['expectiminimax:prune=none', 'expectiminimax:prune=star1'],
  },
  {
    name: 'minimax',
    text: 'max(\n  A = min(3, 12, 8),\n  B = min(2, 4, 6),\n  C = min(14, 5, 2))',
    runs: ['minimax', 'alphabeta'],
  },
  {
    name: 'chance',
    text: '[0, 10] max(\n  A = chance(0.7: min(3, 5), 0.3: min(2, 4)),\n  B = chance(0.7: min(6, 9), 0.3: min(8, 10)))',
    runs: ['expectiminimax:prune=none'],
  },
  {
    name: 'order',
    text: 'max(\n  A = chance(0.5: 3, 0.5: 4),\n  B = chance(0.5: 1, 0.5: 5))',
    runs: ['expectiminimax:prune=none'],
  },
  {
    name: 'values',
    text: 'max(\n  A = chance(0.5: 30, 0.5: 40),\n  B = chance(0.5: 1, 0.5: 500))',
    runs: ['expectiminimax:prune=none'],
  },
];
