import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import fixture from '../fixtures/backgammon.json';
import { lying, standing } from '../src/games/backgammon/board/layout';
import { flightsBetween, stacked } from '../src/games/backgammon/board/flights';
import { awaited, shownCube } from '../src/games/backgammon/state/awaited';
import { moved, pips, positionOf } from '../src/games/backgammon/state/position';
import { repeated } from '../src/games/backgammon/board/repeated';
import { scoreOf } from '../src/games/backgammon/state/score';
import { EACH_CHECKER, LIE_AT_LEAST, SEEN_FIRST, ShownRoll } from '../src/games/backgammon/state/shownRoll.svelte';
import { Turn, usedDice } from '../src/games/backgammon/state/turn.svelte';
import { whyNot } from '../src/games/backgammon/text/whyNot';
import type { BackgammonAction, BackgammonMove, BackgammonView } from '../src/lib/wire/backgammon.gen';

const still = vi.hoisted(() => ({ wanted: false }));
vi.mock('../src/lib/motion', () => ({ motion: (ms: number) => (still.wanted ? 0 : ms) }));

const steps = fixture as unknown as { view: BackgammonView; legal: BackgammonAction[] }[];
const START: BackgammonView['men'] = { A: men(), B: men() };

function men(): number[] {
  const out = Array.from({ length: 26 }, () => 0);
  for (const [point, n] of [
    [24, 2],
    [13, 5],
    [8, 3],
    [6, 5],
  ] as const)
    out[point] = n;
  return out;
}
const view = { men: START } as BackgammonView;
const play = (text: string): BackgammonAction => ({
  type: 'play',
  moves: text.split(' ').map((step): BackgammonMove => {
    const [from, to] = step.split('/').map(Number);
    return { from: from ?? 0, to: to ?? 0 };
  }),
});

test('a game that is over counts in the score of the match', () => {
  const score = { to: 5, points: [2, 1], crawford: false };
  const playing = { ...view, score, phase: { type: 'to_move', dice: [3, 1] } } as BackgammonView;
  const over = { ...view, score, phase: { type: 'over', winner: 'B', win: 'gammon', points: 2 } } as BackgammonView;
  expect([scoreOf(playing, 'A'), scoreOf(playing, 'B')]).toEqual([2, 1]);
  expect([scoreOf(over, 'A'), scoreOf(over, 'B')]).toEqual([2, 3]);
});

describe('the position', () => {
  test('has 167 pips for each side at the start', () => {
    expect(pips(START.A)).toBe(167);
  });

  test('shows the opponent on my numbering', () => {
    const { theirs } = positionOf(view, 'A');
    expect([theirs[1], theirs[12], theirs[17], theirs[19]]).toEqual([2, 5, 3, 5]);
  });

  test('sends a man that is met alone to the bar', () => {
    const start = positionOf(view, 'A');
    start.theirs[18] = 1;
    const after = moved(start, { from: 24, to: 18 });
    expect([after.mine[24], after.mine[18], after.theirs[18], after.theirs[0]]).toEqual([1, 1, 0, 1]);
  });
});

describe('a turn', () => {
  const legal = [play('24/18 18/17'), play('13/7 8/7'), play('13/7 6/5'), play('8/7 13/7')];
  const turn = (): Turn => new Turn(positionOf(view, 'A'), legal);

  test('is put together in any order and confirmed only when whole', () => {
    const t = turn();
    expect(t.complete).toBe(undefined);
    expect(t.go(8, 7)).toBe(true);
    expect(t.complete).toBe(undefined);
    expect(t.go(13, 7)).toBe(true);
    expect(t.complete).toBe(1);
  });

  test('offers only men of a play that is still possible', () => {
    const t = turn();
    expect([...t.sources].sort((a, b) => a - b)).toEqual([6, 8, 13, 24]);
    t.go(24, 18);
    expect([...t.sources]).toEqual([18]);
  });

  test('takes one man as far as both dice carry it', () => {
    const t = turn();
    expect(t.go(24, 17)).toBe(true);
    expect(t.made.length).toBe(2);
    expect(t.complete).toBe(0);
  });

  test('plays a die by its number and refuses what is not in a play', () => {
    const t = turn();
    expect(t.play(13, 1)).toBe(false);
    expect(t.play(13, 6)).toBe(true);
    expect(t.position.mine[7]).toBe(1);
  });

  test('is taken back step by step', () => {
    const t = turn();
    t.go(13, 7);
    t.go(6, 5);
    t.undo();
    expect(t.made).toEqual([{ from: 13, to: 7 }]);
    t.undo();
    expect(t.position).toEqual(positionOf(view, 'A'));
  });

  test('of a player on the bar begins there', () => {
    const start = positionOf(view, 'A');
    start.mine[25] = 1;
    const t = new Turn(start, [play('25/20 13/10')]);
    expect([...t.sources]).toEqual([25]);
    t.go(25, 20);
    expect([...t.sources]).toEqual([13]);
  });
});

const sorted = (moves: readonly BackgammonMove[]): string[] => moves.map(({ from, to }) => `${from}/${to}`).sort();

test('every play of a recorded game can be put together on the board', () => {
  for (const { view: at, legal } of steps) {
    const plays = legal.flatMap((action, idx) => (action.type === 'play' ? [{ idx, moves: action.moves }] : []));
    for (const { moves } of plays) {
      const t = new Turn(positionOf(at, 'A'), legal);
      for (let left = [...moves]; left.length > 0; ) {
        const next = left.findIndex((move) => t.go(move.from, move.to));
        expect(next, JSON.stringify(moves)).toBeGreaterThanOrEqual(0);
        left = left.toSpliced(next, 1);
      }
      const made = legal[t.complete ?? -1];
      expect(made?.type === 'play' && sorted(made.moves)).toEqual(sorted(moves));
    }
  }
});

test('dice are used up by length, a larger one for bearing off', () => {
  expect(usedDice([6, 1], [{ from: 13, to: 7 }])).toEqual([true, false]);
  expect(usedDice([5, 2], [{ from: 3, to: 0 }])).toEqual([true, false]);
  expect(
    usedDice(
      [3, 3],
      [
        { from: 8, to: 5 },
        { from: 8, to: 5 },
      ],
    ),
  ).toEqual([true, true, false, false]);
});

describe.each([
  ['lying', lying],
  ['standing', standing],
] as const)('the board %s', (_, layout) => {
  test.each([false, true])('keeps all checkers on their points and on the board (mirrored: %s)', (mirrored) => {
    const board = layout(mirrored);
    for (let point = 1; point <= 24; point += 1) {
      const area = board.area(point);
      for (let nth = 0; nth < board.drawn; nth += 1) {
        const { x, y } = board.checker(point, nth);
        expect(
          x >= area.x && x <= area.x + area.w && y >= area.y && y <= area.y + area.h,
          `point ${point}, checker ${nth}`,
        ).toBe(true);
        expect(x - board.r >= 0 && x + board.r <= board.width && y - board.r >= 0 && y + board.r <= board.height).toBe(
          true,
        );
      }
    }
  });

  test('has my home below on the right', () => {
    const board = layout(false);
    const { x, y } = board.checker(1, 0);
    expect(x > board.width / 2 && y > board.height / 2).toBe(true);
  });
});

describe('what has moved between two positions', () => {
  const position = positionOf(view, 'A');

  test('is found from where the men stand', () => {
    const after = moved(moved(position, { from: 24, to: 18 }), { from: 13, to: 11 });
    expect(flightsBetween(position, after)).toEqual([
      { mine: true, from: 24, to: 18 },
      { mine: true, from: 13, to: 11 },
    ]);
  });

  test('takes a man that was hit to the bar', () => {
    const theirs = position.theirs.map((n, point) => (point === 19 ? 4 : point === 10 ? 1 : n));
    const before = { mine: position.mine, theirs };
    expect(flightsBetween(before, moved(before, { from: 13, to: 10 }))).toEqual([
      { mine: true, from: 13, to: 10 },
      { mine: false, from: 10, to: 0 },
    ]);
  });

  test('is shown in the order of the turn: a man leaves for the bar when the one that hits it has arrived', () => {
    // Their men come from my 1 point upwards: one goes 12/16 first in line, one hits my blot on 20.
    const mine = position.mine.with(24, 1).with(20, 1);
    const theirs = position.theirs.with(12, 4).with(16, 1).with(17, 2).with(20, 1);
    const after = { mine: mine.with(20, 0).with(25, 1), theirs };
    expect(flightsBetween({ mine, theirs: position.theirs }, after)).toEqual([
      { mine: false, from: 12, to: 16 },
      { mine: false, from: 17, to: 20 },
      { mine: true, from: 20, to: 25 },
    ]);
  });

  test('starts and lands on top of the stacks', () => {
    const flights = [
      { mine: true, from: 13, to: 8 },
      { mine: true, from: 13, to: 8 },
      { mine: true, from: 13, to: 7 },
    ];
    const places = stacked(position, flights).map(({ fromNth, toNth }) => [fromNth, toNth]);
    expect(places).toEqual([
      [4, 3],
      [3, 4],
      [2, 0],
    ]);
  });

  test('is nothing where another game has begun', () => {
    const empty = { mine: Array.from({ length: 26 }, () => 0), theirs: Array.from({ length: 26 }, () => 0) };
    expect(flightsBetween({ ...empty, mine: empty.mine.with(0, 15) }, position)).toEqual([]);
  });
});

describe('a step that cannot be made', () => {
  const start = positionOf(view, 'A');
  const why = (turn: Turn, point: number): string | undefined => whyNot(turn, turn.position, point)?.key;

  test('is explained by the point, the dice or the men outside', () => {
    const turn = new Turn(start, [play('24/18 18/17'), play('13/7 8/7')]);
    expect(why(turn, 6)).toBe('bg-why-stuck');
    expect(why(turn, 20)).toBe(undefined);
    turn.selected = 24;
    // Five of the opponent's men stand on my point 19, nobody on 20.
    expect([19, 20, 0].map((point) => why(turn, point))).toEqual(['bg-why-held', 'bg-why-no-die', 'bg-why-not-home']);
  });

  test('waits for the men on the bar', () => {
    const mine = start.mine.with(25, 1).with(24, 1);
    const turn = new Turn({ ...start, mine }, [play('25/20')]);
    expect(why(turn, 13)).toBe('bg-why-bar');
  });
});

test('men that go the same way share an arrow with their number', () => {
  const moves = [
    { from: 13, to: 7 },
    { from: 13, to: 7 },
    { from: 24, to: 18 },
    { from: 7, to: 1 },
  ];
  expect(repeated(moves)).toEqual([
    { move: { from: 13, to: 7 }, times: 2 },
    { move: { from: 24, to: 18 }, times: 1 },
    { move: { from: 7, to: 1 }, times: 1 },
  ]);
  expect(repeated(moves)[0]?.move).toBe(moves[0]);
});

describe('a double', () => {
  const offered = (on_roll: 'A' | 'B', beavers: number, value = 1): BackgammonView =>
    ({ ...view, on_roll, phase: { type: 'cube_offered', beavers }, cube: { value, owner: null } }) as BackgammonView;

  test('is answered by the other player, a beaver by the player who doubled', () => {
    expect([awaited(offered('B', 0)), awaited(offered('B', 1)), awaited(offered('A', 0))]).toEqual(['A', 'B', 'B']);
  });

  test('lays the cube before the player who must answer, with its new value', () => {
    expect(shownCube(offered('B', 0), 'A')).toEqual({ value: 2, side: 'mine', offered: true });
    expect(shownCube(offered('B', 0), 'B')).toEqual({ value: 2, side: 'theirs', offered: true });
  });

  test('that was taken leaves it at the edge of its owner', () => {
    const taken = { ...view, on_roll: 'B', phase: { type: 'rolling' }, cube: { value: 2, owner: 'A' } };
    expect(shownCube(taken as BackgammonView, 'A')).toEqual({ value: 2, side: 'mine', offered: false });
    expect(shownCube(taken as BackgammonView, 'B')).toEqual({ value: 2, side: 'theirs', offered: false });
  });

  test.each([lying, standing])(
    'is offered in the half of the player who answers, and never where the dice lie',
    (layout) => {
      const board = layout(false);
      const near = board.cube('mine', true);
      const far = board.cube('theirs', true);
      const [middle, own] = [board.cube('nobody'), board.cube('mine')];
      expect(far.y < middle.y && near.y > middle.y).toBe(true);
      expect(near).not.toEqual(own);
      for (const dice of [board.dice(true), board.dice(false)])
        for (const cube of [near, far])
          expect(Math.hypot(cube.x - dice.x, cube.y - dice.y)).toBeGreaterThan(board.r * 1.5);
    },
  );
});

describe('the dice', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    still.wanted = false;
  });

  const moment = (on_roll: 'A' | 'B', turns: number, more: Partial<BackgammonView>): BackgammonView =>
    ({ ...view, on_roll, turns, cube: { value: 1, owner: null }, ...more }) as BackgammonView;
  const rolled = (dice: [number, number]): Partial<BackgammonView> => ({ phase: { type: 'to_move', dice } });
  /** The opponent has played 13/7 8/7. */
  const played = { men: { A: START.A, B: START.B.with(13, 4).with(8, 2).with(7, 2) } };
  const seen = (roll: ShownRoll): [unknown, unknown] => [roll.current?.dice, roll.current?.seat];

  test('of the opponent stay until the checkers have moved, and then give way to the next roll', () => {
    const roll = new ShownRoll();
    roll.see(moment('B', 1, rolled([6, 1])), 'A', true);
    roll.see(moment('A', 2, { ...played, ...rolled([5, 3]) }), 'A', true);
    expect(seen(roll)).toEqual([[6, 1], 'B']);
    expect(roll.takeLead()).toBe(SEEN_FIRST);
    const lasts = Math.max(LIE_AT_LEAST, SEEN_FIRST + 2 * EACH_CHECKER);
    vi.advanceTimersByTime(lasts - 1);
    expect(seen(roll)).toEqual([[6, 1], 'B']);
    vi.advanceTimersByTime(1);
    expect(seen(roll)).toEqual([[5, 3], 'A']);
  });

  test('lie there, played, while I decide whether to roll', () => {
    const roll = new ShownRoll();
    roll.see(moment('B', 1, rolled([6, 1])), 'A', true);
    roll.see(moment('A', 2, { ...played, phase: { type: 'to_roll' } }), 'A', true);
    vi.advanceTimersByTime(60_000);
    expect(roll.current).toEqual({ dice: [6, 1], seat: 'B', played: true, danced: false });
    roll.see(moment('A', 2, { ...played, ...rolled([4, 4]) }), 'A', true);
    expect(seen(roll)).toEqual([[4, 4], 'A']);
  });

  test('of someone who took their time let the checkers go at once', () => {
    const roll = new ShownRoll();
    roll.see(moment('B', 1, rolled([6, 1])), 'A', true);
    vi.advanceTimersByTime(SEEN_FIRST);
    roll.see(moment('A', 2, { ...played, phase: { type: 'to_roll' } }), 'A', true);
    expect(roll.takeLead()).toBe(0);
  });

  test('that let nobody move say so', () => {
    const roll = new ShownRoll();
    roll.see(moment('B', 1, rolled([6, 6])), 'A', true);
    roll.see(moment('A', 2, { phase: { type: 'to_roll' } }), 'A', true);
    expect(roll.current).toMatchObject({ dice: [6, 6], danced: true });
  });

  test('are hurried by a player who goes on, wait for no onlooker, and lie as long without motion', () => {
    const roll = new ShownRoll();
    const [first, next] = [moment('B', 1, rolled([6, 1])), moment('A', 2, { ...played, ...rolled([5, 3]) })];
    roll.see(first, 'A', true);
    roll.see(next, 'A', true);
    roll.hurry();
    expect(seen(roll)).toEqual([[5, 3], 'A']);
    const watched = new ShownRoll();
    watched.see(first, 'A', false);
    watched.see(next, 'A', false);
    expect(seen(watched)).toEqual([[5, 3], 'A']);
    still.wanted = true;
    const quiet = new ShownRoll();
    quiet.see(first, 'A', true);
    quiet.see(next, 'A', true);
    expect(quiet.takeLead()).toBe(0);
    vi.advanceTimersByTime(LIE_AT_LEAST - 1);
    expect(seen(quiet)).toEqual([[6, 1], 'B']);
    vi.advanceTimersByTime(1);
    expect(seen(quiet)).toEqual([[5, 3], 'A']);
  });

  test('of the last game are gone when the next one begins', () => {
    const roll = new ShownRoll();
    roll.see(moment('B', 40, rolled([6, 1])), 'A', true);
    roll.see(moment('A', 0, { phase: { type: 'opening' } }), 'A', true);
    expect(roll.current).toBe(undefined);
  });
});
