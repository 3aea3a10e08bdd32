import { expect, test } from 'vitest';

import { unseen } from '../src/games/riichi/state/unseen';
import { RefusedWins, whyNoWin } from '../src/games/riichi/text/noWin';
import type { RiichiView } from '../src/lib/wire/riichi.gen';

/** `123m45p` as single tiles. */
const tiles = (text: string): string[] =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits = '', suit = '']) => [...digits].map((n) => n + suit));

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
  const own = view('234m567p99m45s678p1z');
  expect(['3s', '6s', '9m', '5p'].map((kind) => unseen(own, kind))).toEqual([2, 4, 2, 3]);
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
