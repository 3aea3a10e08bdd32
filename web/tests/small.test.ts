import { describe, expect, test } from 'vitest';

import { chanceFits as cardsFit } from '../src/games/kuhn/chance';
import { chipsOf, lastWord, moverIn, winIn } from '../src/games/kuhn/state/betting';
import { chanceFits as throwsFit } from '../src/games/race/chance';
import { NO_TRAILS, trailsAfter } from '../src/games/race/state/trails';
import { chanceFits as nothingFits } from '../src/games/tic-tac-toe/chance';
import { answersAt, beside, newest, padPlace } from '../src/games/tic-tac-toe/state/cells';
import type { DealRecord } from '../src/lib/game';
import type { KuhnBetting, KuhnCard } from '../src/lib/wire/kuhn.gen';
import { kuhnView, marked } from './smallSteps';

describe('the board of tic-tac-toe', () => {
  test('knows the answer of each square', () => {
    expect(answersAt([{ cell: 'b3' }, { cell: 'c1' }])).toEqual([
      undefined,
      0,
      ...Array.from({ length: 6 }, () => undefined),
      1,
    ]);
  });

  test('finds what was marked last, and nothing when another game has begun', () => {
    expect(newest(marked('x........'), marked('x...o....'))).toBe(4);
    expect(newest(marked('x...o....'), marked('x...o....'))).toBe(undefined);
    expect(newest(marked('xo..x...o'), marked('.........'))).toBe(undefined);
  });

  test('is walked by arrow keys, which stop at its edge', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => beside(4, key))).toEqual([3, 5, 1, 7]);
    expect([beside(0, 'ArrowUp'), beside(2, 'ArrowRight'), beside(4, 'Enter')]).toEqual([0, 2, undefined]);
  });

  test('lies under the digits of a number pad', () => {
    expect(['7', '5', '1', '3', '0', 'x'].map(padPlace)).toEqual([0, 4, 6, 8, undefined, undefined]);
  });
});

test('a runner leaves a trail from where it was, until a new race begins', () => {
  const first = trailsAfter(NO_TRAILS, [8, 8], [6, 8]);
  expect(first).toEqual([8, undefined]);
  const second = trailsAfter(first, [6, 8], [6, 5]);
  expect(second).toEqual([8, 8]);
  expect(trailsAfter(second, [6, 5], [6, 5])).toEqual([8, 8]);
  expect(trailsAfter(second, [0, 5], [8, 8])).toEqual(NO_TRAILS);
});

describe('the betting of Kuhn poker', () => {
  const CASES: [KuhnBetting, mover: string | undefined, chips: [number, number], words: (string | undefined)[]][] = [
    [{ type: 'undealt' }, undefined, [0, 0], [undefined, undefined]],
    [{ type: 'opening', by: 'B' }, 'B', [1, 1], [undefined, undefined]],
    [{ type: 'checked', by: 'B' }, 'A', [1, 1], [undefined, 'check']],
    [{ type: 'bet', by: 'A' }, 'B', [2, 1], ['bet', undefined]],
    [{ type: 'folded', by: 'A' }, undefined, [1, 2], ['fold', 'bet']],
    [{ type: 'showdown', stake: 1 }, undefined, [1, 1], ['check', 'check']],
    [{ type: 'showdown', stake: 2 }, undefined, [2, 2], [undefined, undefined]],
  ];

  test.each(CASES)('%o', (betting, mover, chips, words) => {
    expect(moverIn(betting)).toBe(mover);
    expect([chipsOf(betting, 'A'), chipsOf(betting, 'B')]).toEqual(chips);
    expect([lastWord(betting, 'A'), lastWord(betting, 'B')]).toEqual(words);
  });

  test('is won by who did not fold, or by the higher card', () => {
    expect(winIn(kuhnView({ type: 'bet', by: 'A' }))).toBe(undefined);
    expect(winIn(kuhnView({ type: 'folded', by: 'A' }))).toEqual({ winner: 'B', stake: 1 });
    expect(winIn(kuhnView({ type: 'showdown', stake: 2 }, 'J'))).toEqual({ winner: 'A', stake: 2 });
    expect(winIn(kuhnView({ type: 'showdown', stake: 1 }, 'K'))).toEqual({ winner: 'B', stake: 1 });
    // An onlooker who does not see the cards does not know it.
    expect(winIn(kuhnView({ type: 'showdown', stake: 1 }))).toBe(undefined);
  });
});

/** Keys and what came up under them, from matches that the server has played. */
describe('the chance of', () => {
  const DIE = '317d4f82fcf9ef264f4d799ff21c3fc5024882165c817fd64e801f417f568020';
  const throws = (faces: number[], key = DIE): DealRecord<'race'> => ({
    number: 0,
    key,
    standing: [0, 0, 0, 0],
    inputs: faces.map((face, n) => ({ type: 'chance', at: { type: 'throw', n }, chance: { face } })),
  });
  const CARDS = '103055a4d610f3a78183e0037a48770c3a8d08fe1673868b067fd8bf35871c21';
  const dealt = (cards: [KuhnCard, KuhnCard], key = CARDS): DealRecord<'kuhn'> => ({
    number: 0,
    key,
    standing: [0, 0, 0, 0],
    inputs: [{ type: 'chance', at: { type: 'deal' }, chance: { cards } }],
  });

  test('the race is its throws, by the faces of its die', () => {
    expect(throwsFit(throws([1, 3, 2, 2, 3, 2, 3]), 'sprint games=2')).toBe(true);
    expect(throwsFit(throws([1, 3, 2, 2, 3, 2, 2]), 'sprint games=2')).toBe(false);
    expect(throwsFit(throws([1, 3, 2, 2, 3, 2, 3]), 'long games=2')).toBe(false);
    expect(throwsFit(throws([1]), 'unheard of')).toBe(false);
    expect(throwsFit(throws([1, 3, 2, 2, 3, 2, 3], CARDS), 'sprint games=2')).toBe(false);
  });

  test('Kuhn poker is its two cards', () => {
    expect(cardsFit(dealt(['Q', 'J']))).toBe(true);
    expect(cardsFit(dealt(['J', 'Q']))).toBe(false);
    expect(cardsFit(dealt(['Q', 'J'], DIE))).toBe(false);
  });

  test('tic-tac-toe is nothing', () => {
    const deal = { number: 0, key: DIE, standing: [0, 0, 0, 0] as [number, number, number, number] };
    expect(nothingFits({ ...deal, inputs: [{ type: 'answers', answers: [] }] })).toBe(true);
    expect(nothingFits({ ...deal, inputs: throws([1]).inputs as never })).toBe(false);
  });
});
