import { expect, test } from 'vitest';

import fixture from '../fixtures/zole.json';
import { buryOf, callsOf, handOf, playOf } from '../src/boards/zole/choices';
import { tallyOf } from '../src/boards/zole/tally';
import { cardOrder, eyesOf, isTrump, pips } from '../src/drawings/card';
import type { ZoleAction, ZoleView } from '../src/lib/messages/zole';

const steps = fixture as unknown as { view: ZoleView; legal: ZoleAction[] }[];
const PACK = [
  'QC',
  'QS',
  'QH',
  'QD',
  'JC',
  'JS',
  'JH',
  'JD',
  'AD',
  'TD',
  'KD',
  '9D',
  '8D',
  '7D',
  'AC',
  'TC',
  'KC',
  '9C',
  'AS',
  'TS',
  'KS',
  '9S',
  'AH',
  'TH',
  'KH',
  '9H',
];

test('the pack has 26 cards, 14 trumps and 120 eyes', () => {
  expect(PACK.length).toBe(26);
  expect(PACK.filter(isTrump).length).toBe(14);
  expect(PACK.reduce((sum, card) => sum + eyesOf(card), 0)).toBe(120);
});

test('a hand is held trumps first and from high to low', () => {
  expect([...PACK].reverse().sort((a, b) => cardOrder(a) - cardOrder(b))).toEqual(PACK);
});

test('as many pips are drawn as the card says', () => {
  expect(['7', '8', '9', 'T'].map((rank) => pips(rank).length)).toEqual([7, 8, 9, 10]);
});

test('every legal answer of a recorded deal can be reached from the table', () => {
  for (const { view, legal } of steps) {
    const reached = new Set(callsOf(legal).map(({ idx }) => idx));
    for (const card of handOf(view)) reached.add(playOf(legal, card));
    for (const one of view.hand) for (const two of view.hand) if (one !== two) reached.add(buryOf(legal, [one, two]));
    expect(legal.map((_, idx) => idx).filter((idx) => !reached.has(idx))).toEqual([]);
  }
});

test('the eyes of both sides and of the hidden cards make 120 at the end', () => {
  const last = steps.at(-1)?.view;
  if (!last || last.stage.type !== 'over' || last.stage.outcome.type !== 'solo')
    throw new Error('the record has no end');
  // The last trick is not yet in the last view before the end, so the sides can only be short of it.
  const tally = tallyOf(last);
  expect(tally.soloEyes + tally.othersEyes).toBeLessThanOrEqual(120);
  expect(tally.hidden).toBe(false);
});
