import { expect, test } from 'vitest';

import { progressOf } from '../src/games/riichi/state/progress';
import { countsOf, shanten } from '../src/games/riichi/state/shanten';
import { RefusedWins, whyNoWin } from '../src/games/riichi/text/noWin';
import type { RiichiView } from '../src/lib/messages/riichi';

/** `123m45p` as single tiles. */
const tiles = (text: string): string[] =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits = '', suit = '']) => [...digits].map((n) => n + suit));

test.each([
  ['123m456p789s1122z', 0, 0],
  ['123m456p789s11222z', 0, -1],
  ['19m19p19s1234567z', 0, 0],
  ['119m19p19s1234567z', 0, -1],
  ['1122m3344p5566s7z', 0, 0],
  ['11m22m33m44p55p66s7z', 0, 0],
  ['147m258p369s1234z', 0, 6],
  ['234m567p34s88s', 1, 0],
  ['55p', 4, -1],
])('%s with %i sets laid out is %i away', (hand, nMelds, away) => {
  expect(shanten(countsOf(tiles(hand)), nMelds)).toBe(away);
});

const view = (hand: string, more: Partial<RiichiView['own']> = {}, river: string[] = []): RiichiView =>
  ({
    me: 'A',
    dora_indicators: ['3s'],
    counts: [],
    ura_indicators: [],
    stage: { type: 'discarded', seat: 'B', tile: '3s' },
    own: { concealed: tiles(hand), drawn: null, waits: ['3s', '6s'], passed: false, furiten: null, ...more },
    places: [
      { seat: 'A', melds: [], river: river.map((tile) => ({ tile, called: false, drawn: false, riichi: false })) },
      { seat: 'B', melds: [], river: [{ tile: '3s', called: false, drawn: false, riichi: false }] },
    ],
  }) as unknown as RiichiView;

test('what a hand waits for is counted without the tiles that lie open', () => {
  const found = progressOf(view('234m567p99m45s678p1z'), '1z');
  expect(found.shanten).toBe(0);
  expect(found.tiles).toEqual([
    { kind: '3s', left: 2 },
    { kind: '6s', left: 4 },
  ]);
  expect(found.left).toBe(6);
});

test('a win that is refused has its reason', () => {
  const own = view('234m567p99m45s678p');
  expect(whyNoWin(own, [])).toBe('riichi-no-win-no-yaku');
  expect(whyNoWin(own, [{ type: 'ron' }, { type: 'pass' }])).toBeUndefined();
  expect(whyNoWin(view('234m567p99m45s678p', { passed: true }), [])).toBeUndefined();
  expect(whyNoWin(view('234m567p99m45s678p', { furiten: 'discard' }, ['6s']), [])).toBe('riichi-furiten-in-river');
  expect(whyNoWin(view('234m567p99m45s678p', { furiten: 'temporary' }), [])).toBe('riichi-furiten-temporary-why');
  const drawn = view('234m567p99m45s678p3s', { drawn: '3s' });
  expect(whyNoWin({ ...drawn, stage: { type: 'turn', seat: 'A', source: 'wall' } }, [])).toBe('riichi-no-win-no-yaku');
});

test('the reason stays until my next turn, and goes into the record when its tile is gone', () => {
  const refused = new RefusedWins();
  const own = view('234m567p99m45s678p');
  const turnOf = (seat: string): RiichiView =>
    ({ ...own, stage: { type: 'turn', seat, source: 'wall' } }) as RiichiView;
  expect([refused.see(own, []), refused.kept]).toEqual([undefined, 'riichi-no-win-no-yaku']);
  expect([refused.see(turnOf('C'), []), refused.kept]).toEqual(['riichi-no-win-no-yaku', 'riichi-no-win-no-yaku']);
  expect([refused.see(turnOf('C'), []), refused.kept]).toEqual([undefined, 'riichi-no-win-no-yaku']);
  expect([refused.see(turnOf('A'), []), refused.kept]).toEqual([undefined, undefined]);
});

test('a win that was on offer is never called refused, before the question or after the answer', () => {
  const refused = new RefusedWins();
  const own = view('234m567p99m45s678p');
  refused.see(own, []);
  expect([refused.see(own, [{ type: 'ron' }, { type: 'pass' }]), refused.kept]).toEqual([undefined, undefined]);
  expect([refused.see(own, []), refused.kept]).toEqual([undefined, undefined]);
  const next = { ...own, stage: { type: 'turn', seat: 'C', source: 'wall' } } as unknown as RiichiView;
  expect([refused.see(next, []), refused.kept]).toEqual([undefined, undefined]);
});
