/** What replays call their steps, and how each game writes its moves. */
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { moveAt, seenByAll, stretchAt, type StepOf, type Stretch } from '../src/lib/course';
import type { GameName } from '../src/lib/game';
import { words } from '../src/lib/i18n/words.svelte';
import type { Seat } from '../src/lib/seat';
import { course as backgammon } from '../src/games/backgammon/text/course';
import { course as riichi } from '../src/games/riichi/text/course';
import { course as zole } from '../src/games/zole/text/course';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
  await words.need('replay');
});

/** Steps of which only what was seen matters: alike from every seat. */
const steps = <G extends GameName>(seen: unknown[][], views: unknown[] = []): StepOf<G>[] =>
  seen.map((events, at) => ({ answers: [], asked: [], seen: [events], views: [views[at]] }) as unknown as StepOf<G>);

const written = (stretches: readonly Stretch[]): string[][] =>
  stretches.map(({ moves }) =>
    moves.map(({ seat, text, pieces = [] }) => [seat, text, ...pieces].filter(Boolean).join(' ')),
  );
const place = (stretch: Stretch | undefined, own?: Seat) => ({
  deal: 'Deal 6',
  stretch,
  nameOf: (seat: Seat) => `player ${seat}`,
  own,
});

describe('riichi', () => {
  const drew = (seat: Seat): unknown[] => [seat === 'A' ? { type: 'i_drew' } : { type: 'other_drew', seat }];
  const discarded = (seat: Seat, tile: string): unknown[] => [{ type: 'discarded', seat, tile, riichi: false }];

  test('a deal is called by its round, its dealer and its honba', () => {
    const { dealName } = riichi;
    expect([0, 3 << 16, (4 << 16) | (2 << 8)].map((number) => dealName(number, 9))).toEqual([
      'East 1',
      'East 4',
      'South 1, honba 2',
    ]);
  });

  test('a call that leaves a player out belongs to the same go-around', () => {
    const found = riichi.stretches(
      steps([
        [{ type: 'dealt' }],
        drew('A'),
        discarded('A', '9m'),
        [{ type: 'called', seat: 'C', meld: { form: 'pon' } }],
        discarded('C', '1z'),
        drew('D'),
        discarded('D', '2z'),
        drew('A'),
        discarded('A', '3z'),
      ]),
    );
    expect(written(found)).toEqual([['A 9m', 'C Pon', 'C 1z', 'D 2z'], ['A 3z']]);
    expect(found.map(({ label, from }) => [label, from])).toEqual([
      ['1', 0],
      ['2', 7],
    ]);
    // A move stands where it was chosen: A's first discard after the draw, at step 1.
    expect(moveAt(found, 1)?.pieces).toEqual(['9m']);
    expect(stretchAt(found, 6)?.label).toBe('1');
  });
});

describe('zole', () => {
  const played = (seat: Seat, card: string): unknown => ({ type: 'played', seat, card });
  const found = (): Stretch[] =>
    zole.stretches(
      steps([
        [],
        [{ type: 'dealt', hand: [] }],
        [{ type: 'called', seat: 'A', call: 'take' }],
        [{ type: 'i_buried', cards: ['AC', '9C'] }],
        [played('A', '9D')],
        [played('B', 'JC')],
        [played('C', '7D'), { type: 'taken', seat: 'B', eyes: 2, cards: [] }],
        [played('B', '9C')],
      ]),
    );

  test('the bidding, then tricks with leader, winner and eyes', () => {
    expect(written(found())).toEqual([
      ['A Take the table', 'A buries A♣ 9♣'],
      ['A 9♦', 'B J♣', 'C 7♦'],
      ['B 9♣'],
    ]);
    const [, first] = found();
    expect(first?.moves.map(({ leads, wins }) => [leads, wins])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(first?.note).toBe('2');
  });

  test('only the reader is “you”', () => {
    const { stepName } = zole;
    const [step] = steps<'zole'>([[]], [{ stage: { type: 'playing' }, turn: 'B', trick: { leader: 'B', plays: [] } }]);
    const trick = found()[2];
    expect(step && stepName(step, place(trick, 'B'))).toBe('Trick 2: you lead');
    expect(step && stepName(step, place(trick, 'A'))).toBe('Trick 2: player B leads');
  });
});

describe('backgammon', () => {
  /** Seat A to move on an empty board with one checker of B's on A's 18 point. */
  const before = (dice: [number, number]): unknown => ({
    on_roll: 'A',
    phase: { type: 'to_move', dice },
    men: { A: Array(26).fill(0), B: Array.from({ length: 26 }, (_, at) => (at === 7 ? 1 : 0)) },
  });
  const play = (...moves: [number, number][]): unknown[] => [
    { type: 'acted', seat: 'A', action: { type: 'play', moves: moves.map(([from, to]) => ({ from, to })) } },
  ];
  const text = (dice: [number, number], ...moves: [number, number][]): string | undefined =>
    backgammon.stretches(steps([[], play(...moves)], [before(dice), before(dice)]))[0]?.moves[0]?.text;

  test('plays are written as in match transcripts', () => {
    expect(text([3, 1], [8, 5], [6, 5])).toBe('31: 8/5 6/5');
    expect(text([6, 4], [24, 18], [18, 14])).toBe('64: 24/18* 18/14');
    expect(text([6, 5], [24, 13], [13, 7])).toBe('65: 24/7');
    expect(text([4, 4], [24, 20], [24, 20], [13, 9], [13, 9])).toBe('44: 24/20(2) 13/9(2)');
    expect(text([2, 1], [25, 23], [1, 0])).toBe('21: bar/23 1/off');
  });

  test('a row holds a move of each side', () => {
    const acted = (seat: Seat, type: string): unknown[] => [{ type: 'acted', seat, action: { type } }];
    const found = backgammon.stretches(
      steps([
        [],
        acted('B', 'double'),
        acted('A', 'take'),
        acted('B', 'roll'),
        acted('B', 'double'),
        acted('A', 'drop'),
      ]),
    );
    expect(written(found)).toEqual([['B Double'], ['A Take', 'B Double'], ['A Pass']]);
  });
});

test('what one seat alone saw is not said to everyone', () => {
  const step = {
    seen: [
      [{ type: 'dealt', hand: ['QC'] }, { type: 'over' }],
      [{ type: 'dealt', hand: [] }, { type: 'over' }],
    ],
  };
  expect(seenByAll(step as unknown as StepOf<'zole'>)).toEqual([{ type: 'over' }]);
});
