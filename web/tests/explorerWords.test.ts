/** What the explorer says of a step, where in the code it is, and what it asks before. */
import { beforeAll, describe, expect, test } from 'vitest';

import { verdictOf } from '../src/explorer/compare';
import { codeOf } from '../src/explorer/listings';
import { momentOf } from '../src/explorer/moment';
import { narrate } from '../src/explorer/narrate';
import { isRight, questionBefore, readNumber, type Question } from '../src/explorer/predict';
import { placesIn, stackOf } from '../src/explorer/pseudocode';
import { verbatim } from '../src/fake/write';
import { words } from '../src/lib/i18n/words.svelte';
import type { Exploration } from '../src/explorer/exploration';
import type { Algorithm, ExploredStepMsg } from '../src/lib/wire';
import { chance, explored, MINIMAX, REPLY, type Wish } from './searched';

const STAR1: Wish = { algorithm: 'star1', prunes: true };
const ALPHA_BETA: Wish = { algorithm: 'alpha_beta', prunes: true };

beforeAll(async () => {
  (globalThis as { document?: unknown }).document = { documentElement: {} };
  await words.speak('en');
  await words.need('explorer');
});

const saidAt = (tree: typeof REPLY, wish: Wish, step: number): string => {
  const exploration = explored(tree, wish);
  const { head, text } = narrate(exploration, momentOf(exploration, step));
  return `${head} ${text}`.trim();
};

/** A step as Star2 would log it when it only looks at one reply. */
function probing({ steps }: Exploration, nth: number): ExploredStepMsg {
  const step = steps.get(nth);
  if (!step) throw new Error('no such step');
  return {
    ...step,
    events: step.events.map((event) => (event.what === 'cut' ? { ...event, reason: 'star2' as const } : event)),
  };
}

describe('the sentence of a step', () => {
  test('says the arithmetic of a cut at a chance node', () => {
    // The tree of the picture: C's first outcome gave 5, the other can be 10 at most.
    expect(saidAt(REPLY, STAR1, 15)).toBe(
      'Cut at C. The leaf is worth 5. Even if everything else were 10, C is worth at most 0.7 × 5 + 0.3 × 10 = 6.5; 6.6 is already certain. ' +
        '1 branch is skipped. The search is over: A is best, worth 6.6.',
    );
  });

  test('says why alpha-beta leaves the rest out', () => {
    expect(saidAt(MINIMAX, ALPHA_BETA, 7)).toBe(
      'Cut at B. The leaf is worth 2. MIN can already hold B to 2, but MAX has 3 elsewhere. 2 branches are skipped.',
    );
  });

  test('says how a value goes up', () => {
    expect(saidAt(MINIMAX, { algorithm: 'minimax' }, 5)).toBe(
      'At A, 3. The leaf is worth 8. That is not smaller than 3: A stays at 3. A is worth 3. The root: 3 so far.',
    );
    expect(saidAt(REPLY, { algorithm: 'expectiminimax' }, 8)).toBe(
      'At A, outcome 0.3, 2. The leaf is worth 10. That is not smaller than 8: outcome 0.3 stays at 8. Outcome 0.3 is worth 8. ' +
        'A: 0.7 × 6 + 0.3 × 8 = 6.6. The root: 6.6 so far.',
    );
  });

  test('says what the search comes to, and what matters there', () => {
    expect(saidAt(MINIMAX, ALPHA_BETA, 1)).toBe('At the root. MAX moves here and takes the largest value.');
    expect(saidAt(MINIMAX, ALPHA_BETA, 6)).toBe(
      'At B. MIN moves here and takes the smallest value. Only values above 3 matter.',
    );
    expect(saidAt(MINIMAX, ALPHA_BETA, 0)).toBe('Nothing has been searched yet. Step forward to begin.');
  });
});

describe('the verdict on runs', () => {
  const judged = (...trees: (typeof REPLY)[]): string =>
    verdictOf(
      trees.map((tree, at) => ({ title: `Run ${at + 1}`, found: explored(tree, { algorithm: 'star1' }).found })),
    );

  test('names the move, or only the value where nobody chooses', () => {
    expect(judged(REPLY, REPLY)).toBe('All runs choose A, worth 6.6.');
    expect(judged(chance([0.5, 1], [0.5, 3]), chance([0.5, 0], [0.5, 4]))).toBe('All runs come to 2.');
    expect(judged(chance([0.5, 1], [0.5, 3]), chance([0.5, 1], [0.5, 4]))).toBe(
      'The runs come to different values: Run 1: 2, Run 2: 2.5.',
    );
  });

  test('says by which setting runs that choose differently differ', () => {
    const why = (...agents: string[]): string => {
      const runs = agents.map((agent, at) => {
        const { found } = explored(REPLY, { algorithm: 'star1' });
        return { title: `Run ${at + 1}`, found: { ...found, agent, action: verbatim(`move ${at}`) } };
      });
      return verdictOf(runs);
    };
    expect(why('alphabeta:mask=rules', 'alphabeta:mask=source')).toMatch(/error of the thesis program/);
    expect(why('pimc:inference=void', 'pimc:inference=all')).toMatch(/different deals possible\.$/);
    expect(why('alphamu:moves=1', 'alphamu:moves=3')).toMatch(/look ahead to different depths\.$/);
    expect(why('ismcts:playing=rules', 'ismcts:playing=random')).toMatch(/samples, so they vary\.$/);
    expect(why('pimc', 'ismcts')).toMatch(/different algorithms\.$/);
  });
});

describe('the code', () => {
  const ALL: Algorithm[] = [
    'minimax',
    'alpha_beta',
    'expectiminimax',
    'gamma',
    'star1',
    'star2',
    'best_first',
    'uct',
    'ismcts',
    'pimc',
    'cfr',
  ];

  test('of every algorithm has lines, and no word is missing', () => {
    for (const algorithm of ALL) {
      const lines = codeOf(algorithm);
      expect(lines.length).toBeGreaterThan(3);
      for (const { text } of lines) expect(text).not.toMatch(/[{}|]|explorer-/);
    }
  });

  test('is at the line of the cut, with its numbers', () => {
    const exploration = explored(MINIMAX, ALPHA_BETA);
    const [place, ...others] = placesIn(exploration, momentOf(exploration, 7));
    expect(codeOf('alpha_beta')[place?.line ?? -1]?.text.trim()).toBe('if best ≤ α: return best');
    expect([place?.aside, others]).toEqual(['2 ≤ 3', []]);
    expect(place?.variables).toEqual([
      { name: 'α', value: '3' },
      { name: 'β', value: '2' },
      { name: 'best', value: '2' },
    ]);
  });

  test('a look of Star2 at one reply has a line of its own', () => {
    const exploration = explored(MINIMAX, { algorithm: 'star2', prunes: true, bounds: [0, 14] });
    const moment = { ...momentOf(exploration, 7), last: probing(exploration, 6) };
    const [place] = placesIn(exploration, moment);
    expect(codeOf('star2')[place?.line ?? -1]?.text.trim()).toBe('MIN: W⁺(x) ← v(first(moves(x)))');
    expect(place?.aside).toBe('2');
  });

  test('every step of a search is at some line', () => {
    const searches: [typeof REPLY, Wish][] = [
      [MINIMAX, { algorithm: 'minimax' }],
      [MINIMAX, ALPHA_BETA],
      [REPLY, { algorithm: 'expectiminimax' }],
      [REPLY, STAR1],
    ];
    for (const [tree, wish] of searches) {
      const exploration = explored(tree, wish);
      for (let step = 1; step <= exploration.steps.n; step += 1)
        expect(placesIn(exploration, momentOf(exploration, step))[0]?.line).toBeDefined();
    }
  });

  test('the list L of minimax holds what is still to be done, the next first', () => {
    const exploration = explored(MINIMAX, { algorithm: 'minimax' });
    // After the root and A: A's replies, A, the other moves, the root.
    expect(stackOf(exploration, momentOf(exploration, 2))).toBe('[1, 2, 3, A, B, C, the root]');
    expect(stackOf(exploration, momentOf(exploration, 5))).toBe('[B, C, the root]');
  });
});

describe('a question before a step', () => {
  const asked = (tree: typeof REPLY, wish: Wish, step: number): Question | undefined => {
    const exploration = explored(tree, wish);
    const next = exploration.steps.get(step);
    return next && questionBefore(exploration, next, step === exploration.steps.n - 1);
  };

  test('asks whether the rest will be cut, with both answers', () => {
    expect(asked(MINIMAX, ALPHA_BETA, 6)).toEqual({ kind: 'cut', node: 'B', answer: true });
    expect(asked(MINIMAX, ALPHA_BETA, 2)).toEqual({ kind: 'cut', node: 'A', answer: false });
  });

  test('asks what a node is worth when its last child comes', () => {
    const question = asked(MINIMAX, { algorithm: 'minimax' }, 4);
    expect(question).toMatchObject({ kind: 'value', node: 'A', answer: 3, shown: '3' });
    if (!question) return;
    expect([isRight(question, 3), isRight(question, 3.4), isRight(question, 8)]).toEqual([true, false, false]);
  });

  test('percent are answered by percent', () => {
    const exploration = explored(chance([0.5, 0.25], [0.5, 0.66]), { algorithm: 'expectiminimax', bounds: [0, 1] });
    exploration.found.values.unit = { type: 'percent' };
    const last = exploration.steps.get(2);
    const question = last && questionBefore(exploration, last, true);
    // 0.5 × 0.25 + 0.5 × 0.66 = 0.455, and every whole percent beside it is near enough.
    expect(question).toMatchObject({ kind: 'value', answer: 45.5, shown: '46%' });
    if (!question) return;
    expect([46, 45, 44, 0.455].map((answer) => isRight(question, answer))).toEqual([true, true, false, false]);
  });

  test('a look at one reply is no prune', () => {
    const exploration = explored(MINIMAX, ALPHA_BETA);
    const step = probing(exploration, 6);
    expect(questionBefore(exploration, step, false)).toBeUndefined();
    const { head, text } = narrate(exploration, { ...momentOf(exploration, 7), last: step });
    expect(head).toBe('At B, 1.');
    expect(text).toContain('Star2 looks at one reply first: B gives 2.');
  });

  test('asks for the move before the last step', () => {
    expect(asked(REPLY, { algorithm: 'expectiminimax' }, 21)).toEqual({
      kind: 'choice',
      moves: ['A', 'B', 'C'],
      answer: 0,
    });
  });

  test('reads numbers with a comma or a point', () => {
    expect(['2,7', ' 2.7 ', '−1', 'x', ''].map(readNumber)).toEqual([2.7, 2.7, -1, undefined, undefined]);
    expect(['45%', '45 %', '%', '1,234', '1,234.5', '0,123'].map(readNumber)).toEqual([
      45,
      45,
      undefined,
      1234,
      1234.5,
      0.123,
    ]);
  });
});
