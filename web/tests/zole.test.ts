import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import fixture from '../fixtures/zole.json';
import { belowOf } from '../src/games/zole/state/below';
import { buryOf, callsOf, cardsOf, handOf, playOf, tableCards } from '../src/games/zole/state/choices';
import { HeldTrick, IS_SWEPT, LIES_OPEN } from '../src/games/zole/state/heldTrick.svelte';
import { goesByTricks, takerOf, tallyOf } from '../src/games/zole/state/tally';
import { cardOrder, eyesOf, isTrump, pips } from '../src/games/zole/text/card';
import type { ZoleAction, ZoleView } from '../src/lib/wire/zole.gen';

const still = vi.hoisted(() => ({ wanted: false }));
vi.mock('../src/lib/motion', () => ({ motion: (ms: number) => (still.wanted ? 0 : ms) }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  still.wanted = false;
});

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

/** Two positions of the record between which one trick was filled and the next one begun. */
function filling(): [ZoleView, ZoleView] {
  const at = steps.findIndex(
    ({ view }, nth) => view.last_trick && view.trick?.plays.length === 2 && steps[nth - 1]?.view.last_trick,
  );
  const [before, after] = [steps[at - 1]?.view, steps[at]?.view];
  if (!before || !after) throw new Error('the record has no such trick');
  return [before, after];
}
const lying = (held: HeldTrick): string[] => held.trick?.plays.map((play) => play.card) ?? [];

test('a full trick lies on the table before it is swept to its taker, whatever is played meanwhile', () => {
  const [before, after] = filling();
  const held = new HeldTrick();
  held.see(before, false);
  expect(lying(held)).toEqual([]);
  held.see(after, false);
  held.see({ ...after }, false);
  vi.advanceTimersByTime(LIES_OPEN - 1);
  expect([lying(held), held.taker, held.swept]).toEqual([['TD', 'JH', '9D'], 'C', false]);
  vi.advanceTimersByTime(1);
  expect([lying(held).length, held.swept]).toEqual([3, true]);
  vi.advanceTimersByTime(IS_SWEPT);
  expect([lying(held), held.swept]).toEqual([[], false]);
});

test('a player who has seen enough sends the trick off, and stillness leaves out the sweeping alone', () => {
  const [before, after] = filling();
  const held = new HeldTrick();
  held.see(before, false);
  held.see(after, false);
  held.hurry();
  expect(held.swept).toBe(true);
  still.wanted = true;
  held.see(before, false);
  held.see(after, false);
  vi.advanceTimersByTime(LIES_OPEN - 1);
  expect(lying(held).length).toBe(3);
  vi.advanceTimersByTime(1);
  expect(lying(held)).toEqual([]);
});

test('nothing is held where a page opens, where a record steps back, and for an onlooker past the next card', () => {
  const [before, after] = filling();
  const held = new HeldTrick();
  held.see(after, false);
  expect(lying(held)).toEqual([]);
  held.see(before, false);
  expect(lying(held)).toEqual([]);
  held.see({ ...after, trick: { leader: 'C', plays: [] } }, true);
  expect(lying(held).length).toBe(3);
  held.see(after, true);
  expect(lying(held)).toEqual([]);
});

test('the player who holds the cards of the last trick took it', () => {
  expect(steps.flatMap(({ view }) => takerOf(view) ?? [])).not.toEqual([]);
  for (const { view } of steps) if (view.trick && view.last_trick) expect(takerOf(view)).toBe(view.trick.leader);
});

test('little zole is counted in tricks, everything else in eyes', () => {
  const last = steps.at(-1)?.view;
  if (!last) throw new Error('the record is empty');
  expect(goesByTricks(last)).toBe(false);
  expect(goesByTricks({ ...last, contract: { name: 'maza_zole', soloist: 'A' } })).toBe(true);
});

test('the two cards from the table are known until two are buried, and an answer names its cards', () => {
  const view = steps[0]?.view;
  if (!view) throw new Error('the record is empty');
  expect(tableCards({ ...view, aside: { type: 'taken', table: ['9C', 'TH'] } })).toEqual(['9C', 'TH']);
  expect(tableCards({ ...view, aside: { type: 'buried', table: ['9C', 'TH'], cards: ['TH', 'AS'] } })).toEqual([]);
  expect(cardsOf({ type: 'bury', cards: ['TH', 'AS'] })).toEqual(['TH', 'AS']);
  expect(cardsOf({ type: 'play', card: 'QC' })).toEqual(['QC']);
  expect(cardsOf({ type: 'call', call: 'take' })).toEqual([]);
});

test('a dealer who sits out looks on from the first hand', () => {
  expect(belowOf({ me: 'B', places: ['A', 'B', 'C'] })).toBe('B');
  expect(belowOf({ me: 'D', places: ['A', 'B', 'C'] })).toBe('A');
  expect(belowOf({ me: 'A', places: ['B', 'C', 'D'] })).toBe('B');
});
