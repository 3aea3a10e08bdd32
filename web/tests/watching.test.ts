import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import riichi from '../fixtures/riichi.json';
import zole from '../fixtures/zole.json';
import { Direction } from '../src/lib/direction.svelte';
import { OpenHands } from '../src/lib/openHands';
import { fold, type Known } from '../src/lib/net/fold';
import type { TableLink, TableListener, TableState } from '../src/lib/net/parlor';
import { SharedTable } from '../src/lib/net/sharedTable';
import { tableState } from '../src/lib/net/tableState';
import { partsOf } from '../src/lib/games';
import type { ZoleView } from '../src/lib/wire/zole.gen';
import { bringGames } from './games';

beforeAll(bringGames);

const known = (game: string): Known =>
  ({
    room: { id: 'R1', name: 'Test', game, rules: '', seats: 3, clock: null },
    me: null,
    entrants: [
      { entrant: 0, seat: 'B', occupant: { type: 'agent', agent: 'house' }, host: false, ready: true },
      { entrant: 1, seat: 'A', occupant: { type: 'person', name: 'Ilze', presence: 'here' }, host: true, ready: true },
      { entrant: 2, seat: null, occupant: { type: 'free' }, host: false, ready: false },
    ],
    promise: null,
    phase: { type: 'gathering' },
    standing: [0, 0, 0, 0],
    sheet: [],
    n_matches: 0,
    chat: [],
  }) as unknown as Known;

/** A view without what only its owner knows: what the server sends to those who look on. */
function openTable(view: Record<string, unknown>, secrets: string[]): never {
  return Object.fromEntries(Object.entries(view).filter(([key]) => !secrets.includes(key))) as never;
}

test('a spectator sees the open table and no hand', () => {
  const table = openTable(riichi[0]?.view as never, ['me', 'own']);
  const state = tableState(fold(known('riichi'), { type: 'watch_began', deal: 0, table }), 0);
  expect(state.watching).toBe(true);
  expect(state.practice).toBe(false);
  expect(state.situation?.legal).toEqual([]);
  expect(state.situation?.game === 'riichi' && state.situation.view.own.concealed).toEqual([]);
  expect(state.situation?.game === 'riichi' && state.situation.view.places.length).toBe(4);
});

test('the open table of zole is drawn from a player’s seat', () => {
  const view = zole[0]?.view as unknown as { places: string[] };
  const table = openTable(view as never, ['me', 'hand', 'aside']);
  const began = fold(known('zole'), { type: 'watch_began', deal: 0, table });
  const state = tableState(fold(began, { type: 'watched', events: [], table }), 0);
  expect(view.places).toContain('A');
  expect(state.me).toBe('A');
  expect(state.situation?.game === 'zole' && state.situation.view.hand).toEqual([]);
});

test('places say who holds them', () => {
  const { places } = tableState(known('zole'), 0);
  expect(places?.map(({ held, name, host, mine }) => [held, name, host, mine])).toEqual([
    ['agent', 'house', false, false],
    ['person', 'Ilze', true, false],
    ['free', '', false, false],
  ]);
});

test('a pause moves the beginning of the next deal', () => {
  const between: Known = {
    ...known('zole'),
    phase: { type: 'between', deal: 0, view: null, table: null, next_ms: 500 },
  };
  expect(tableState(between, 100).nextAt).toBe(600);
  expect(tableState(fold(between, { type: 'paused', entrant: 1, next_ms: 900 }), 100).nextAt).toBe(1000);
});

test('two people at one screen: the one who is asked is shown, and answers', () => {
  const listeners: TableListener[] = [];
  const acted = [vi.fn(), vi.fn()];
  const ready = vi.fn();
  const shown: TableState[] = [];
  const shared = new SharedTable(
    (nth, listener) => {
      listeners[nth] = listener;
      return { act: acted[nth], ready, close: vi.fn() } as unknown as TableLink;
    },
    { state: (state) => shown.push(state), seen: vi.fn(), refused: vi.fn(), link: vi.fn() },
  );
  const at = (me: 'A' | 'B', legal: unknown[] | undefined): TableState =>
    ({ me, situation: legal && { game: 'backgammon', view: {}, legal }, watching: false }) as unknown as TableState;
  listeners[0]?.state(at('A', undefined));
  listeners[1]?.state(at('B', undefined));
  expect(ready).toHaveBeenCalledTimes(2);
  listeners[0]?.state(at('A', []));
  listeners[1]?.state(at('B', [{ type: 'roll' }]));
  expect(shown.at(-1)).toMatchObject({ me: 'B', shared: true });
  shared.act(0);
  expect(acted[1]).toHaveBeenCalledWith(0);
  expect(acted[0]).not.toHaveBeenCalled();
});

test('two people at one screen: an offer is put to the other, an answered question is over, both lines count', () => {
  const listeners: TableListener[] = [];
  const told = [vi.fn(), vi.fn()];
  const shown: TableState[] = [];
  const link = vi.fn();
  const shared = new SharedTable(
    (nth, listener) => {
      listeners[nth] = listener;
      return { act: vi.fn(), ready: vi.fn(), tell: told[nth], close: vi.fn() } as unknown as TableLink;
    },
    { state: (state) => shown.push(state), seen: vi.fn(), refused: vi.fn(), link },
  );
  const at = (me: 'A' | 'B', legal: unknown[], resign?: TableState['resign']): TableState =>
    ({ me, resign, situation: { game: 'backgammon', view: {}, legal }, watching: false }) as unknown as TableState;
  const roll = [{ type: 'roll' }];
  listeners[0]?.state(at('A', roll));
  listeners[1]?.state(at('B', []));
  listeners[0]?.state(at('A', roll, { seat: 'A', worth: 1, mine: true }));
  listeners[1]?.state(at('B', [], { seat: 'A', worth: 1, mine: false }));
  expect(shown.at(-1)).toMatchObject({ me: 'B', resign: { mine: false } });
  shared.tell({ type: 'answer_resign', accept: false });
  expect([told[0]?.mock.calls.length, told[1]?.mock.calls.length]).toEqual([0, 1]);
  listeners[0]?.state(at('A', roll));
  listeners[1]?.state(at('B', []));
  expect(shown.at(-1)?.me).toBe('A');

  // B is asked before A's line has heard that the question is closed.
  shared.act(0);
  listeners[1]?.state(at('B', [{ type: 'take' }]));
  expect(shown.at(-1)?.me).toBe('B');

  listeners[0]?.link('open');
  listeners[1]?.link('open');
  listeners[1]?.link('lost');
  expect(link.mock.calls.map(([status]) => status as string)).toEqual(['connecting', 'open', 'lost']);
});

test('agents at all seats are an exhibition, whose hands may be seen', () => {
  expect(tableState(known('zole'), 0).exhibition).toBe(false);
  const agents = ['A', 'B', 'C'].map((seat, entrant) => ({
    entrant,
    seat: seat as 'A',
    occupant: { type: 'agent', agent: 'rules' } as const,
    host: false,
    ready: true,
    rematch: false,
  }));
  const table = openTable(zole[0]?.view as never, ['me', 'hand', 'aside']);
  const began = fold({ ...known('zole'), entrants: agents }, { type: 'watch_began', deal: 0, table });
  const { exhibition, practice, watching, situation } = tableState(began, 0);
  expect({ exhibition, practice, watching }).toEqual({ exhibition: true, practice: false, watching: true });
  expect(situation && partsOf('zole').withHand?.(situation.view, { hand: ['QC', 'QS'] } as ZoleView)).toMatchObject({
    hand: ['QC', 'QS'],
  });
});

test('agents alone hear the chosen pace once on every line', () => {
  const told: unknown[] = [];
  const direction = new Direction((wish) => told.push(wish));
  direction.greet();
  direction.greet();
  direction.choose('fast');
  direction.halt();
  direction.lost();
  direction.greet();
  direction.halt();
  expect(told).toEqual([900, 300, null, null, 300].map((move_ms) => ({ type: 'pace', move_ms })));
});

afterEach(() => void vi.useRealTimers());

test('hands are fetched one request at a time, and again when something has moved meanwhile', async () => {
  vi.useFakeTimers();
  const shown: unknown[] = [];
  let asked = 0;
  const hands = new OpenHands(
    () => Promise.resolve({ A: [String((asked += 1))] }),
    (found) => shown.push(found),
  );
  for (let moves = 0; moves < 5; moves += 1) hands.want();
  await vi.runAllTimersAsync();
  expect(asked).toBeLessThan(3);
  expect(shown.at(-1)).toEqual({ A: [String(asked)] });
});

test('a server that refuses hands is asked a few times more, then left alone', async () => {
  vi.useFakeTimers();
  const shown: unknown[] = [];
  const refuse = vi.fn(() => Promise.reject(new Error('too fast')));
  const hands = new OpenHands(refuse, (found) => shown.push(found));
  hands.want();
  await vi.runAllTimersAsync();
  expect(refuse).toHaveBeenCalledTimes(4);
  expect(shown).toEqual([undefined]);
});
