import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { Autopilot } from '../src/lib/autopilot.svelte';
import type { Candidate } from '../src/lib/wire';
import { fold, type Known } from '../src/lib/net/fold';
import type { ActionOf } from '../src/lib/game';
import { aligned, handsIn, type Advice } from '../src/lib/net/practice';
import { tableState } from '../src/lib/net/tableState';
import { bringGames } from './games';

beforeAll(bringGames);

test('advice speaks of the answers that the page shows', () => {
  const roll: ActionOf<'backgammon'> = { type: 'roll' };
  const double: ActionOf<'backgammon'> = { type: 'play', moves: [{ from: 8, to: 5 }] };
  const advice = {
    cost: { think_ms: 400, nodes: null },
    chosen: 0,
    candidates: [{ legal_idx: 0 }, { legal_idx: 1 }] as Candidate[],
    // Fields may come in another order.
    legal: [{ moves: [{ to: 5, from: 8 }], type: 'play' }, roll],
  } as unknown as Advice;
  const why = aligned(advice, [roll, double]);
  expect(why.chosen).toBe(1);
  expect(why.candidates.map(({ legal_idx }) => legal_idx)).toEqual([1, 0]);
  expect(why.seconds).toBe(0.4);
  expect(why).not.toHaveProperty('legal');
});

test('the hands of all are read from what each seat knows', () => {
  expect(handsIn('zole', [{ hand: ['QC'] }, { hand: [] }] as never[])).toEqual({ A: ['QC'], B: [] });
  expect(handsIn('riichi', [{ own: { concealed: ['1m'] } }] as never[])).toEqual({ A: ['1m'] });
  expect(handsIn('backgammon', [{}] as never[])).toEqual({ A: [] });
});

const KNOWN = {
  room: { id: 'R1', name: 'Test', game: 'backgammon', rules: '', seats: 2, clock: null, practice: true },
  me: 0,
  entrants: [
    { entrant: 0, seat: 'B', occupant: { type: 'person', name: 'Ilze', presence: 'here' }, host: true, ready: true },
    { entrant: 1, seat: 'A', occupant: { type: 'agent', agent: 'house' }, host: false, ready: true },
  ],
  promise: null,
  phase: { type: 'playing', deal: 0, view: {}, prompt: null, clock: null },
  standing: [0, 0, 0, 0],
  sheet: [],
  n_matches: 0,
  chat: [],
} as unknown as Known;

test('what a move of an agent has cost stands at its name', () => {
  const after = fold(KNOWN, { type: 'thought', entrant: 1, cost: { think_ms: 310, nodes: 84210 } });
  expect(tableState(after, 0).players.find(({ bot }) => bot)?.think).toEqual({ seconds: 0.31, nodes: 84210 });
});

test('an offer to lose stands until it is answered', () => {
  const offered = fold(KNOWN, { type: 'resign_offered', seat: 'A', worth: 2 });
  expect(tableState(offered, 0).resign).toEqual({ seat: 'A', worth: 2, mine: false });
  expect(tableState(fold(offered, { type: 'resign_answered', seat: 'A', accepted: false }), 0).resign).toBeUndefined();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an agent that plays my seat answers each question once, after a look at it', async () => {
  const act = vi.fn();
  const autopilot = new Autopilot({ ask: () => Promise.resolve(3), act });
  const question = {};
  await autopilot.take(question);
  expect(act).not.toHaveBeenCalled();
  autopilot.agent = 'house';
  await autopilot.take(question);
  await autopilot.take(question);
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledExactlyOnceWith(3);
});

test('an agent without an answer gives the seat back', async () => {
  const autopilot = new Autopilot({ ask: () => Promise.resolve(undefined), act: vi.fn() });
  autopilot.agent = 'house';
  await autopilot.take({});
  expect(autopilot.agent).toBeUndefined();
});

test('an agent whose question was withdrawn keeps my seat, and takes up the next one', async () => {
  const answers: (number | 'gone')[] = ['gone', 2];
  const act = vi.fn();
  const autopilot = new Autopilot({ ask: () => Promise.resolve(answers.shift()), act });
  autopilot.agent = 'house';
  await autopilot.take('a deal that ends meanwhile');
  expect(autopilot.agent).toBe('house');
  await autopilot.take('the next deal');
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledExactlyOnceWith(2);
});

test('another speed while the agent thinks leaves it the seat', async () => {
  vi.useFakeTimers();
  const act = vi.fn();
  let answer: (idx: number) => void = () => undefined;
  let asks = 0;
  const ask = (): Promise<number | undefined> =>
    (asks += 1) === 1 ? new Promise((told) => (answer = told)) : Promise.resolve(undefined);
  const autopilot = new Autopilot({ ask, act });
  autopilot.agent = 'house';
  const question = {};
  const first = autopilot.take(question);
  autopilot.choose('live');
  await autopilot.take(question);
  answer(2);
  await first;
  vi.advanceTimersByTime(10);
  expect(autopilot.agent).toBe('house');
  expect(act).toHaveBeenCalledExactlyOnceWith(2);
});
