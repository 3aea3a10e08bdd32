/** A round of a search, phase by phase. The logs are written here by hand, and what is expected is counted by hand. */
import { beforeAll, describe, expect, test } from 'vitest';

import { Exploration } from '../src/explorer/exploration';
import { codeOf } from '../src/explorer/listings';
import { momentOf } from '../src/explorer/moment';
import { placesIn, type CodePlace } from '../src/explorer/pseudocode';
import { words } from '../src/lib/i18n/words.svelte';
import type {
  Algorithm,
  ChangeMsg,
  Estimate,
  ExplorationMsg,
  ExploredNodeMsg,
  ExploredStepMsg,
  NodeEventMsg,
  NodeKind,
} from '../src/lib/wire';

beforeAll(async () => {
  (globalThis as { document?: unknown }).document = { documentElement: {} };
  await words.speak('en');
  await words.need('explorer');
});

type Event = NodeEventMsg extends infer E ? (E extends { node: number } ? Omit<E, 'node'> : never) : never;
type Logged = readonly [node: number, event: Event];
const exact = (value: number): Estimate => ({ value, bound: 'exact', error: null });
const enter = (node: number): Logged => [node, { what: 'enter' }];
const again = (node: number): Logged => [node, { what: 'reenter' }];
const worth = (node: number, value: number): Logged => [node, { what: 'worth', value, low: null, high: null }];
const leave = (node: number, value: number): Logged => [node, { what: 'leave', value: exact(value) }];

/** A search of these nodes, each with its parent and what leads to it, that went these rounds. */
function logged(
  algorithm: Algorithm,
  nodes: readonly (readonly [parent: number | null, edge: string, kind: NodeKind])[],
  rounds: readonly (readonly Logged[])[],
): Exploration {
  const counts = { nodes: nodes.length, leaves: 0, cuts: 0, skipped: 0 };
  const history = nodes.map((): ChangeMsg[] => []);
  let place = 0;
  const steps = rounds.map((events): ExploredStepMsg => {
    const first = place;
    for (const [node, event] of events) history[node]?.push({ at: place++, ...event } as ChangeMsg);
    return { first, events: events.map(([node, event]) => ({ node, ...event }) as NodeEventMsg), counts };
  });
  const rows = nodes.map(([parent, edge, kind], id): ExploredNodeMsg => {
    const family = nodes.flatMap((one, at) => (one[0] === parent ? [at] : []));
    return {
      id,
      parent,
      nth: family.indexOf(id),
      kind,
      mover: null,
      edge: { key: 'verbatim', args: [['text', { type: 'text', value: edge }]] },
      probability: null,
      visited: true,
      history: history[id] ?? [],
      n_children: nodes.filter((one) => one[0] === id).length,
      n_below: 0,
      n_unlisted: 0,
    };
  });
  const found: ExplorationMsg = {
    id: 'test',
    game: null,
    position: null,
    agent: algorithm,
    algorithm,
    values: {
      label: { key: 'study-utility' },
      unit: { type: 'number', decimals: 2 },
      range: { type: 'fixed', low: 0, high: 1 },
    },
    counts,
    n_nodes: nodes.length,
    n_steps: steps.length,
    n_events: place,
    value: null,
    action: null,
    chosen: null,
    candidates: [],
    think_ms: 1,
    nodes: rows,
    steps: { first: 0, open: [], steps },
    learning: [],
  };
  const refuse = (): Promise<never> => Promise.reject(new Error('not in this test'));
  const net = {
    treeAgents: refuse,
    explore: refuse,
    nodes: refuse,
    steps: refuse,
    board: refuse,
    find: refuse,
  };
  return new Exploration(found, { source: { kind: 'tree', text: '' }, agent: '' }, net);
}

/** Each phase after a step: the line it is at, and its variables. */
function shown(exploration: Exploration, step: number, looked?: number): Record<string, string> {
  const lines = codeOf(exploration.found.algorithm);
  const written = ({ line, variables }: CodePlace): string =>
    `${lines[line ?? -1]?.text.trim()} | ${variables.map(({ name, value }) => `${name}=${value}`).join(' ')}`;
  const places = placesIn(exploration, momentOf(exploration, step), looked);
  return Object.fromEntries(places.map((place) => [place.phase, written(place)]));
}

describe('UCT', () => {
  // Two moves. The playout from the root brings 1, then B brings 0 and A brings 1.
  const uct = logged(
    'uct',
    [
      [null, '', 'max'],
      [0, 'B', 'leaf'],
      [0, 'A', 'leaf'],
    ],
    [
      [enter(0), worth(0, 1), leave(0, 1)],
      [again(0), enter(1), worth(1, 0), leave(1, 0), leave(0, 0.5)],
      [again(0), enter(2), worth(2, 1), leave(2, 1), leave(0, 2 / 3)],
      [again(0), again(2), worth(2, 0), leave(2, 0.5), leave(0, 0.5)],
    ],
  );
  const SELECT = 'while children(x) ≠ ∅: x ← argmax v + c · √(ln N / n)';
  const BACK_UP = 'while x: n ← n + 1; v ← v + (r − v) / n; x ← parent(x)';

  test('selects, expands, plays out and backs up: three rounds by hand', () => {
    expect(shown(uct, 0)).toEqual({});
    expect(shown(uct, 1)).toEqual({
      'Play out': 'r ← playout(x) | x=the root r=1',
      'Back up': `${BACK_UP} | x=the root r=1 n=1 v=1`,
    });
    expect(shown(uct, 2)).toEqual({
      Select: `${SELECT} | x=the root n=1 v=1`,
      Expand: 'add one child of x; x ← child | x=B n=0',
      'Play out': 'r ← playout(x) | x=B r=0',
      'Back up': `${BACK_UP} | x=B r=0 n=1 v=0 n(root)=2 v(root)=0.5`,
    });
    // (1 + 0 + 1) / 3
    expect(shown(uct, 3)['Back up']).toBe(`${BACK_UP} | x=A r=1 n=1 v=1 n(root)=3 v(root)=0.67`);
  });

  test('shows N and n by which a move was selected, and says that the search is over', () => {
    expect(shown(uct, 4)).toEqual({
      Select: `${SELECT} | x=A N=3 n=1 v=1`,
      'Play out': 'r ← playout(x) | x=A r=0',
      'Back up': `${BACK_UP} | x=A r=0 n=2 v=0.5 n(root)=4 v(root)=0.5`,
      Choose: 'return child with the largest n | x=A r=0 n=2 v=0.5 n(root)=4 v(root)=0.5',
    });
  });

  test('with information sets guesses a world first', () => {
    const ismcts = logged(
      'ismcts',
      [
        [null, '', 'max'],
        [0, 'bet', 'leaf'],
      ],
      [
        [enter(0), enter(1), worth(1, -1), leave(1, -1), leave(0, -1)],
        [again(0), again(1), worth(1, 1), leave(1, 0), leave(0, 0)],
        [again(0), again(1), worth(1, 1), leave(1, 1 / 3), leave(0, 1 / 3)],
      ],
    );
    expect(shown(ismcts, 2)).toEqual({
      World: 'w ← one world that fits what is seen | w=2',
      Select: `${SELECT} in w | x=bet n=1 v=−1`,
      'Play out': 'r ← playout(x, w) | x=bet r=1',
      'Back up': `${BACK_UP} | x=bet r=1 n=2 v=0 n(root)=2 v(root)=0`,
    });
  });
});

test('best-first values the children of the leaf that decides, and values go up', () => {
  const search = logged(
    'best_first',
    [
      [null, '', 'max'],
      [0, 'A', 'min'],
      [0, 'B', 'min'],
      [1, 'c', 'leaf'],
      [1, 'd', 'leaf'],
    ],
    [
      [enter(0), leave(0, 0)],
      [again(0), enter(1), leave(1, 4), worth(0, 4), enter(2), leave(2, 3), worth(0, 4), leave(0, 4)],
      [
        again(0),
        again(1),
        enter(3),
        leave(3, 5),
        worth(1, 5),
        enter(4),
        leave(4, 2),
        worth(1, 2),
        leave(1, 2),
        leave(0, 3),
      ],
      [again(0), again(2), leave(2, 3), leave(0, 3)],
    ],
  );
  expect(shown(search, 1)).toEqual({ Start: 'v(root) ← value(root) | v(root)=0' });
  expect(shown(search, 3)).toEqual({
    Select: 'while children(x) ≠ ∅: x ← best(children(x)) | x=A v=4',
    Evaluate: 'for child in moves(x): v(child) ← value(child) | x=A v(c)=5 v(d)=2',
    // A drops to 2, so that the root is worth what B is.
    'Back up': 'while x: v(x) ← max / min v(children(x)); x ← parent(x) | x=A v=2 v(root)=3',
  });
});

test('perfect-information Monte Carlo adds up what each move is worth in each world', () => {
  const pimc = logged(
    'pimc',
    [
      [null, '', 'chance'],
      [0, '1', 'max'],
      [1, 'K', 'leaf'],
      [1, 'Q', 'leaf'],
      [0, '2', 'max'],
      [4, 'K', 'leaf'],
      [4, 'Q', 'leaf'],
      [0, '3', 'max'],
    ],
    [
      [enter(0), enter(1), enter(2), leave(2, 3), enter(3), leave(3, 1), leave(1, 3), worth(0, 3), leave(0, 3)],
      [again(0), enter(4), enter(5), leave(5, -2), enter(6), leave(6, 4), leave(4, 4), worth(0, 2.5), leave(0, 2.5)],
      [again(0), enter(7), leave(7, 0)],
    ],
  );
  expect(shown(pimc, 2)).toEqual({
    World: 'for w in worlds: | w=2 n=2',
    // K: 3 − 2; Q: 1 + 4.
    Solve: 's(child) ← s(child) + v(child, w) | w=2 v(K)=−2 v(Q)=4 s(K)=1 s(Q)=5',
    Average: 'v ← max s(child) / n | n=2 v=2.5',
  });
});

describe('counterfactual regret minimisation', () => {
  const learnt = (node: number, share: number, value: number, regret: number, sum: number): Logged => [
    node,
    { what: 'learnt', share, value, regret, sum },
  ];
  const reach = (node: number, own: number, others: number): Logged => [node, { what: 'reach', own, others }];
  // The first player of Kuhn poker holds the jack; the first round, as a test of the search counts it by hand.
  const cfr = logged(
    'cfr',
    [
      [null, '', 'chance'],
      [0, 'J Q', 'max'],
      [1, 'check', 'leaf'],
      [1, 'bet', 'leaf'],
    ],
    [
      [
        enter(0),
        enter(1),
        reach(1, 1, 1 / 6),
        enter(2),
        learnt(2, 0.5, -1.25, -0.125, 1),
        leave(2, -1.25),
        enter(3),
        learnt(3, 0.5, -0.5, 0.125, 1),
        leave(3, -0.5),
        leave(1, -0.875),
        leave(0, -0.1),
      ],
      [again(0), leave(0, 0)],
    ],
  );

  test('shows what the first iteration of Kuhn poker learns with a jack', () => {
    const expected = {
      Strategy: 'σ ← max(R, 0) / Σ max(R, 0) | x=J Q σ(check)=0.5 σ(bet)=0.5',
      Value: 'v ← Σ σ(child) · v(child) | x=J Q v(check)=−1.25 v(bet)=−0.5 σ(check)=0.5 σ(bet)=0.5 v=−0.875',
      'Own part': 'Pᵢ ← probability of the player’s own moves | x=J Q Pᵢ=1',
      'Others’ part': 'P₋ᵢ ← probability of all other moves and chance | x=J Q P₋ᵢ=0.1667',
      // Two deals of 1/6 with 3/8 each.
      Regrets:
        'R(child) ← R(child) + P₋ᵢ · (v(child) − v) | x=J Q R(check)=−0.125 R(bet)=0.125 P₋ᵢ=0.1667 v(check)=−1.25 v(bet)=−0.5 v=−0.875',
      Sums: 'S(child) ← S(child) + Pᵢ · σ(child) | x=J Q S(check)=1 S(bet)=1 Pᵢ=1 σ(check)=0.5 σ(bet)=0.5',
    };
    expect(shown(cfr, 1)).toEqual(expected);
    // The node that is looked at, where someone decides there; otherwise the last decision of the sweep.
    expect(shown(cfr, 1, 1)).toEqual(expected);
    expect(shown(cfr, 1, 0)).toEqual(expected);
  });
});
