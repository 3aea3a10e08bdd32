import { describe, expect, test } from 'vitest';

import fixture from '../fixtures/riichi.json';
import { answerFor, callButtons, handOf } from '../src/games/riichi/state/choices';
import { DESKTOP, meldTiles, PHONE, riverSpots, sideOf, type Side } from '../src/games/riichi/board/geometry';
import { finalStanding } from '../src/games/riichi/state/finalStanding';
import { callsBetween } from '../src/games/riichi/state/callOuts.svelte';
import { Auto } from '../src/games/riichi/state/auto.svelte';
import { paymentOf } from '../src/games/riichi/state/payment';
import type { RiichiAction, RiichiDiscard, RiichiView, RiichiWin } from '../src/lib/wire/riichi.gen';

const discard = (tile: string, riichi = false): RiichiDiscard => ({ tile, riichi, drawn: false, called: false });
const steps = fixture as unknown as { view: RiichiView; legal: RiichiAction[] }[];

test('players sit in turn order: next on the right, then across, then left', () => {
  expect(['A', 'B', 'C', 'D'].map((seat) => sideOf('C', seat as 'A'))).toEqual([2, 3, 0, 1]);
});

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('a river on a %s', (_, g) => {
  test.each([0, 1, 2, 3] as Side[])('of side %i never lies on the console or on another tile', (side) => {
    const river = Array.from({ length: 21 }, (_, n) => discard('1m', n === 8));
    const spots = riverSpots(river, side, g);
    const boxes = spots.map(({ x, y, w, turn }) => ({
      x,
      y,
      w,
      h: turn === 90 || turn === 270 ? (w * 3) / 4 : (w * 4) / 3,
    }));
    const half = g.console / 2;
    for (const [n, a] of boxes.entries()) {
      const clear =
        a.x + a.w <= g.centre.x - half ||
        a.x >= g.centre.x + half ||
        a.y + a.h <= g.centre.y - half ||
        a.y >= g.centre.y + half;
      expect(clear, `tile ${n} on the console`).toBe(true);
      for (const b of boxes.slice(n + 1)) {
        const apart =
          a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5;
        expect(apart, `tiles overlap on side ${side}`).toBe(true);
      }
    }
  });

  test('begins a row after six tiles and lets the third run on', () => {
    const spots = riverSpots(
      Array.from({ length: 20 }, () => discard('1m')),
      0,
      g,
    );
    expect(new Set(spots.map(({ y }) => y)).size).toBe(3);
    expect(spots[6]?.x).toBe(spots[0]?.x);
    expect(spots[18]?.y).toBe(spots[17]?.y);
  });
});

describe('a set laid out', () => {
  const lying = (from: 'A' | 'B' | 'C' | 'D'): number =>
    meldTiles({ form: 'pon', tiles: ['5z', '5z', '5z'], called: '5z', from }, 'D').findIndex((tile) => tile.lying);

  test('has its called tile where the source sits: left, middle, right', () => {
    expect([lying('C'), lying('B'), lying('A')]).toEqual([0, 1, 2]);
  });

  test('shows a closed kan as back, face, face, back', () => {
    const tiles = meldTiles({ form: 'closed_kan', tiles: ['1z', '1z', '1z', '1z'], called: null, from: null }, 'A');
    expect(tiles.map((tile) => tile.code)).toEqual([null, '1z', '1z', null]);
  });

  test('lays the fourth tile of an added kan on the called one', () => {
    const tiles = meldTiles({ form: 'added_kan', tiles: ['2p', '2p', '2p', '2p'], called: '2p', from: 'B' }, 'A');
    expect(tiles.map(({ lying, onTop }) => [lying, onTop ?? false])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [true, true],
    ]);
  });
});

describe('a recorded game', () => {
  test('every legal answer can be reached from the table', () => {
    for (const { view, legal } of steps) {
      const hand = handOf(view);
      const reached = new Set([
        ...hand.flatMap((held) => [answerFor(legal, held, false), answerFor(legal, held, true)]),
        ...callButtons(view, legal).map((button) => button.idx),
      ]);
      expect(legal.map((_, idx) => idx).filter((idx) => !reached.has(idx))).toEqual([]);
    }
  });

  test('the hand stands in order with the drawn tile apart', () => {
    for (const { view } of steps) {
      const hand = handOf(view);
      expect(hand.map((held) => held.code).sort()).toEqual([...view.own.concealed].sort());
      expect(hand.filter((held) => held.drawn).length).toBe(view.own.drawn === null ? 0 : 1);
    }
  });
});

test('call buttons stand in one order: calls, then the win, pass last', () => {
  const view = { ...steps[0]?.view, stage: { type: 'discarded', seat: 'A', tile: '6s' } } as RiichiView;
  const legal: RiichiAction[] = [
    { type: 'pass' },
    { type: 'ron' },
    { type: 'pon', own: ['6s', '6s'] },
    { type: 'chi', own: ['7s', '8s'] },
    { type: 'chi', own: ['4s', '5s'] },
  ];
  const buttons = callButtons(view, legal);
  expect(buttons.map(({ kind }) => kind)).toEqual(['chi', 'chi', 'pon', 'win', 'pass']);
  expect(buttons.map(({ key }) => key)).toEqual(['1', '2', 'P', 'R', 'Esc']);
  expect(buttons[0]?.tiles).toEqual(['6s', '7s', '8s']);
});

describe('the switches', () => {
  const turn: RiichiAction[] = [
    { type: 'discard', tile: '1m', drawn: false },
    { type: 'discard', tile: '9p', drawn: true },
  ];
  const calls: RiichiAction[] = [{ type: 'pon', own: ['1m', '1m'] }, { type: 'pass' }];

  test('answer nothing while they are off', () => {
    const auto = new Auto();
    expect([auto.answer(turn), auto.answer(calls)]).toEqual([undefined, undefined]);
  });

  test('never let a win go by', () => {
    const auto = new Auto();
    auto.noCalls = true;
    auto.discard = true;
    expect(auto.answer([...calls, { type: 'ron' }])).toBe(undefined);
    auto.win = true;
    expect(auto.answer([...calls, { type: 'ron' }])).toBe(2);
  });

  test('pass calls and discard the drawn tile', () => {
    const auto = new Auto();
    auto.noCalls = true;
    auto.discard = true;
    expect([auto.answer(calls), auto.answer(turn)]).toEqual([1, 1]);
    expect(auto.answer([...turn, { type: 'riichi', tile: '1m', drawn: false }])).toBe(undefined);
  });
});

describe('what a win brings, part by part', () => {
  test('a ron with two counters and a stick on the table', () => {
    const win = { seat: 'A', deltas: [5500, 0, -4500, 0] } as const;
    expect(paymentOf({ ...win, deltas: [...win.deltas] }, { type: 'ron', points: 3900 })).toEqual({
      hand: 3900,
      honba: 600,
      sticks: 1000,
    });
  });

  test('a self-draw of one who does not deal', () => {
    const deltas: RiichiWin['deltas'] = [-2000, -1000, -1000, 4000];
    expect(paymentOf({ seat: 'D', deltas }, { type: 'tsumo', dealer: 2000, others: 1000 })).toEqual({
      hand: 4000,
      honba: 0,
      sticks: 0,
    });
  });

  test('the dealer is paid by each, counters included', () => {
    const deltas: RiichiWin['deltas'] = [6300, -2100, -2100, -2100];
    expect(paymentOf({ seat: 'A', deltas }, { type: 'dealer_tsumo', each: 2000 })).toEqual({
      hand: 6000,
      honba: 300,
      sticks: 0,
    });
  });
});

test('the final standing goes by points, equal ones by the first deal, and tells the score in thousands', () => {
  const places = [21_000, 38_300, 21_000, 19_700].map((points, at) => ({ seat: 'ABCD'[at], points }));
  const standing = [-4_000, 58_300, -19_000, -35_300];
  expect(finalStanding({ places, sticks: 0 } as unknown as RiichiView, standing)).toEqual([
    { place: 1, seat: 'B', points: 38_300, score: 58.3 },
    { place: 2, seat: 'A', points: 21_000, score: -4 },
    { place: 3, seat: 'C', points: 21_000, score: -19 },
    { place: 4, seat: 'D', points: 19_700, score: -35.3 },
  ]);
});
test('sticks that nobody has won are the first place’s, and equal players may share a place', () => {
  const places = [35_000, 35_000, 29_000, 20_000].map((points, at) => ({ seat: 'ABCD'[at], points }));
  // By ema2016: points less 30,000, the stick halved, half of 15,000 and 5,000 each.
  const standing = [15_500, 15_500, -6_000, -25_000];
  expect(finalStanding({ places, sticks: 1 } as unknown as RiichiView, standing)).toEqual([
    { place: 1, seat: 'A', points: 35_500, score: 15.5 },
    { place: 1, seat: 'B', points: 35_500, score: 15.5 },
    { place: 3, seat: 'C', points: 29_000, score: -6 },
    { place: 4, seat: 'D', points: 20_000, score: -25 },
  ]);
});

describe('what players say aloud', () => {
  const view = steps[0]?.view as RiichiView;
  const laid = (form: 'chi' | 'pon' | 'added_kan', tile = '5z'): RiichiView['places'][number]['melds'][number] => ({
    form,
    tiles: [tile, tile, tile],
    called: tile,
    from: 'A',
  });
  const having = (melds: RiichiView['places'][number]['melds'], change: Partial<RiichiView> = {}): RiichiView => ({
    ...view,
    ...change,
    places: view.places.map((place) => (place.seat === 'B' ? { ...place, melds } : place)) as RiichiView['places'],
  });

  test('a set that is laid down was called by its owner, also one like another', () => {
    expect(callsBetween(having([]), having([laid('pon')]))).toEqual([{ seat: 'B', word: 'riichi-call-pon' }]);
    const chi = laid('chi', '3m');
    expect(callsBetween(having([chi]), having([chi, chi]))).toEqual([{ seat: 'B', word: 'riichi-call-chi' }]);
    expect(callsBetween(having([chi]), having([chi]))).toEqual([]);
  });

  test('a kan that can be robbed is called once', () => {
    const kan = laid('added_kan');
    const declared = having([laid('pon')], { stage: { type: 'declared', seat: 'B', kan } });
    expect(callsBetween(having([laid('pon')]), declared)).toEqual([{ seat: 'B', word: 'riichi-call-kan' }]);
    expect(callsBetween(declared, having([kan]))).toEqual([]);
  });

  test('every winner of a ron says so, and says it once', () => {
    const winners = [{ seat: 'B' }, { seat: 'D' }];
    const won = { ...view, stage: { type: 'won', tile: '5s', from: 'A', winners } } as unknown as RiichiView;
    const ending = { type: 'won', tile: '5s', from: 'A', wins: winners };
    const over = { ...view, stage: { type: 'over', ending } } as unknown as RiichiView;
    expect(callsBetween(view, won)).toEqual(winners.map(({ seat }) => ({ seat, word: 'riichi-call-ron' })));
    expect(callsBetween(won, over)).toEqual([]);
  });

  test('a jump in a replay is not a call', () => {
    const river = ['1m', '2m', '3m', '4m'].map((tile) => discard(tile));
    const lying = (melds: RiichiView['places'][number]['melds'], n: number): RiichiView => {
      const { places, ...rest } = having(melds);
      return { ...rest, places: places.map((place) => ({ ...place, river: river.slice(0, n) })) as typeof places };
    };
    expect(callsBetween(lying([], 0), lying([laid('pon')], 4))).toEqual([]);
  });
});
