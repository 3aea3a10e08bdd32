/** What shows the terms of study and search. */
import { percent, signed } from '../../../lib/i18n/numbers';
import { chance, leaf, max, min, type Twig } from './tree';

/** Cards, dice, noughts and crosses (`g` and nine fields, `#` framed), and what follows. */
export const PICTURES: Readonly<Record<string, string>> = {
  'study-agent': 'AC+KC+9C > @study-agent > AC!',
  'study-evaluation': 'gXO..X...O > #+0.8',
  'study-evaluation-function':
    'gXO..X...O > @study-evaluation-function > #+0.8 | gOX..O...X > @study-evaluation-function > #-0.8',
  'study-utility': 'gXXXOO.... > #+1 | gXOXXOOOXX > #0 | gOOOXX.X.. > #-1',
  'study-equity': "c2 > #60% '× #+2 '+ #40% '× #-2 '= #+0.4",
  'study-probability': "d1+d2+d3+d4+d5+d6! > '1/6 '≈ #17%",
  'study-win-probability': 'gX...O.... %62%',
  'study-candidate': 'AC! %74% | KC %61% | 9C %48%',
  'study-playout': 'gX...O.... > gX.X.O.... > gX.XOO.... > gXXXOO.... > #+1',
  'study-hidden-information': 'AC+KC+9H xxx xxx',
  'study-world': "AC+KC+9H xxx xxx | '1. AC+KC+9H QC+TS+9S JD+AH+KD | '2. AC+KC+9H JD+TS+KD QC+AH+9S",
  'study-heuristic': "g....#.... > '✓ '✓ '✗ '✓",
  'study-seed': "'42 > d5+d2+d4 | '42 > d5+d2+d4 | '43 > d1+d6+d3",
};

/** The best of the worst: 3 of 3 and 5, or 2 of 2 and 9. */
const game = (rootMarks = '', left: Partial<Twig> = {}, right: Partial<Twig> = {}): Twig =>
  max(
    '3',
    [
      { ...min('3', [leaf('3'), leaf('5')]), ...left },
      { ...min('2', [leaf('2'), leaf('9')]), ...right },
    ],
    {
      marks: rootMarks,
    },
  );
const ON = { marks: '*' };

/** Trees, made when they are drawn: their numbers are written in the reader's language. */
export const TREES: Readonly<Record<string, () => Twig>> = {
  'study-game-tree': () =>
    max('3', [
      min('3', [leaf('3'), leaf('5')]),
      chance('2', [leaf('4', { edge: percent(0.5) }), leaf('0', { edge: percent(0.5) })]),
    ]),
  'study-node': () => game('', ON),
  'study-root': () => game('*'),
  'study-leaf': () =>
    game('', { children: [leaf('3', ON), leaf('5', ON)] }, { children: [leaf('2', ON), leaf('9', ON)] }),
  'study-node-max': () => max('3', [leaf('3', { marks: '/' }), leaf('2'), leaf('−1')], ON),
  'study-node-min': () => min('−1', [leaf('3'), leaf('2'), leaf('−1', { marks: '/' })], ON),
  'study-node-chance': () => chance('3', [leaf('6', { edge: percent(0.5) }), leaf('0', { edge: percent(0.5) })], ON),
  'study-branch': () => game('', { marks: '/' }),
  'study-subtree': () => game('', { ...ON, children: [leaf('3', { marks: '*' }), leaf('5', { marks: '*' })] }),
  'study-branching': () =>
    max('3', [min('2', [leaf('0'), leaf('0')]), min('1', [leaf('0')]), min('2', [leaf('0'), leaf('0')])]),
  'study-search': () =>
    max('3', [
      min('3', [leaf('3'), leaf('5')], { marks: '/' }),
      min('2', [leaf('2'), leaf('9')]),
      min('', [leaf(''), leaf('')]),
    ]),
  'study-depth-word': () => max('0', [min('1', [leaf('2'), leaf('2')]), min('1', [leaf('2'), leaf('2')])]),
  'study-minimax': () => game('', { marks: '/', children: [leaf('3', { marks: '/' }), leaf('5')] }),
  'study-expectiminimax': () =>
    max('4', [
      chance('4', [leaf('8', { edge: percent(0.5) }), leaf('0', { edge: percent(0.5) })], { marks: '/' }),
      chance('2', [leaf('3', { edge: percent(0.5) }), leaf('1', { edge: percent(0.5) })]),
    ]),
  'study-pruning': () => game('', {}, { value: '≤ 2', children: [leaf('2'), leaf('', { marks: '#' })] }),
  'study-alpha-beta': () =>
    max('3', [
      min('3', [leaf('3'), leaf('5')], { note: '[−∞, ∞]', marks: '/' }),
      min('≤ 2', [leaf('2'), leaf('', { marks: '#' })], { note: '[3, ∞]' }),
    ]),
  'study-bound': () => max('≥ 3', [min('3', [leaf('3'), leaf('5')]), min('≤ 2', [leaf('2'), leaf('')], ON)], ON),
  'study-expected-value': () =>
    chance(signed(2), [leaf(signed(8), { edge: percent(0.25) }), leaf('0', { edge: percent(0.75) })]),
  'study-main-line': () =>
    max('3', [
      min('3', [max('3', [leaf('3', { marks: '/' }), leaf('1')], { marks: '/' }), leaf('5')], { marks: '/' }),
      min('2', [leaf('2'), leaf('9')]),
    ]),
  'study-greedy': () => max('3', [min('3', [leaf(''), leaf('')], { marks: '/*' }), min('1', [leaf(''), leaf('')])]),
  'study-nodes-searched-word': () => max('1', [min('2', [leaf('3'), leaf('4')]), min('5', [leaf('6'), leaf('')])]),
};

/** Under a tree: what is counted in it. */
export const NOTES: Readonly<Record<string, string>> = {
  'study-branching': '(3 + 2 + 1 + 2) / 4 = 2',
  'study-nodes-searched-word': '6',
};

/** Things joined by lines, each at its place; what they hold, where they hold anything. */
export interface Net {
  width: number;
  height: number;
  nodes: readonly { x: number; y: number; text?: string; isOn?: boolean }[];
  edges: readonly { from: number; to: number; text?: string }[];
}

const LAYERS = [3, 4, 4, 1];
function neural(): Net {
  const nodes = LAYERS.flatMap((n, layer) =>
    Array.from({ length: n }, (_, at) => ({
      x: 30 + 75 * layer,
      y: 75 + 38 * (at - (n - 1) / 2),
      isOn: layer === LAYERS.length - 1,
    })),
  );
  const first = (layer: number): number => LAYERS.slice(0, layer).reduce((sum, n) => sum + n, 0);
  const edges = LAYERS.slice(1).flatMap((n, layer) =>
    Array.from({ length: (LAYERS[layer] ?? 0) * n }, (_, at) => ({
      from: first(layer) + Math.floor(at / n),
      to: first(layer + 1) + (at % n),
    })),
  );
  return { width: 290, height: 150, nodes, edges };
}

export const NETS: Readonly<Record<string, Net>> = {
  'study-neural-network': neural(),
  'study-constraint-problem': {
    width: 250,
    height: 150,
    nodes: [
      { x: 30, y: 30, text: '1' },
      { x: 220, y: 30, text: '2' },
      { x: 125, y: 120, text: '3', isOn: true },
    ],
    edges: [
      { from: 0, to: 1, text: '≠' },
      { from: 1, to: 2, text: '≠' },
      { from: 0, to: 2, text: '≠' },
    ],
  },
  'study-transposition-table': {
    width: 220,
    height: 170,
    nodes: [
      { x: 110, y: 26 },
      { x: 40, y: 84 },
      { x: 180, y: 84 },
      { x: 110, y: 142, text: '3', isOn: true },
    ],
    edges: [
      { from: 0, to: 1 },
      { from: 0, to: 2 },
      { from: 1, to: 3 },
      { from: 2, to: 3 },
    ],
  },
};

/** Results on a line, and where the mark stands. */
export const RESULTS: Readonly<Record<string, { results: readonly number[]; mark: number }>> = {
  'study-mean': { results: [1, 2, 2, 3, 7], mark: 3 },
  'study-median': { results: [1, 2, 2, 3, 7], mark: 2 },
};

/** Games, those that were won first. */
export const GAMES_PLAYED: Readonly<Record<string, { won: number; all: number }>> = {
  'study-experiment': { won: 23, all: 40 },
  'study-games': { won: 0, all: 40 },
};

/** Curves and clocks that are drawn once. */
export const OTHERS = ['study-confidence-interval', 'study-standard-error', 'study-think-time'] as const;

export const DRAWN: ReadonlySet<string> = new Set([
  ...[PICTURES, TREES, NETS, RESULTS, GAMES_PLAYED].flatMap((drawings) => Object.keys(drawings)),
  ...OTHERS,
]);
