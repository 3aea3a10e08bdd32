import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import fixture from '../fixtures/zole.json';
import { sheetOf } from '../src/games/zole/state/sheetOf';
import { keepPromise, keptOf, promisedAt } from '../src/lib/fair/kept';
import { hash, toHex } from '../src/lib/fair/hash';
import { fold, type Known, type TableEvent } from '../src/lib/net/fold';
import type { EntrantMsg } from '../src/lib/wire';
import type { ZoleAction, ZoleEntry, ZoleView } from '../src/lib/wire/zole.gen';
import type { TableState } from '../src/lib/net/parlor';
import { RemoteTable } from '../src/lib/net/remoteTable';
import { nameOfRules } from '../src/lib/rulesName';
import type { Line } from '../src/lib/net/socket';
import { tableState } from '../src/lib/net/tableState';
import type { Seat } from '../src/lib/seat';
import type { SheetLine } from '../src/lib/game';
import { bringGames } from './games';

beforeAll(bringGames);

const person = (entrant: number, name: string): EntrantMsg => ({
  entrant,
  seat: null,
  occupant: { type: 'person', name, presence: 'here', bot: false },
  host: entrant === 0,
  ready: false,
  rematch: false,
});
const agent = (entrant: number): EntrantMsg => ({
  entrant,
  seat: null,
  occupant: { type: 'agent', agent: 'house:level=club' },
  host: false,
  ready: true,
  rematch: false,
});
const [first] = fixture as unknown as { view: ZoleView; legal: ZoleAction[] }[];
if (!first) throw new Error('no positions');

const START: Known = {
  room: {
    id: 'R1',
    name: 'Test',
    game: 'zole',
    rules: 'name=classic pule=on',
    seats: 3,
    clock: { move_ms: 5000, bank_ms: 60000 },
    calls: { min_ms: 0, jitter_ms: 0, strict: false },
    spectators: { type: 'none' },
    draw_seats: true,
    practice: true,
    lost_ms: null,
  },
  me: 0,
  entrants: [person(0, 'Ilze'), agent(1), agent(2)],
  promise: { scheme: 'parlor-fair/1', match_id: 'M1', commitment: 'c' },
  phase: { type: 'gathering' },
  standing: [0, 0, 0, 0],
  sheet: [],
  n_matches: 0,
  chat: [],
};
const EVENTS: TableEvent[] = [
  { type: 'match_began', seat_order: [2, 0, 1], contributions: [] },
  { type: 'deal_began', deal: 0, view: first.view },
  { type: 'asked', prompt: { seq: 9, legal: first.legal, until_ms: 7000, bank_ms: 60000, window: false } },
];

const PASSED: ZoleEntry = {
  places: ['A', 'B', 'C'],
  outcome: { type: 'all_passed' },
  pules: { common: 1, personal: [0, 0, 0, 0] },
};

test('events fold into what the page draws', () => {
  const state = tableState(EVENTS.reduce(fold, START), -1000);
  expect(state.me).toBe('B');
  expect(state.players.map(({ seat, name, bot }) => [seat, name, bot])).toEqual([
    ['B', 'Ilze', false],
    ['C', 'house', true],
    ['A', 'house', true],
  ]);
  expect(state.situation?.legal).toEqual(first.legal);
  expect(state.clock).toEqual({ moveEnds: 6000, moveSeconds: 5, bankSeconds: 60 });
  expect([state.practice, state.rules, state.between, state.over]).toEqual([
    true,
    'name=classic pule=on',
    false,
    false,
  ]);
});

test('a spectator who comes late sees the sheet of all deals, the number of the deal, and the end of the match', () => {
  const sheet: SheetLine<'zole'>[] = [
    { standing: [0, 0, 0, 0], entry: PASSED },
    {
      standing: [4, -2, -2, 0],
      entry: { ...PASSED, outcome: { type: 'galdins', place: 1, tricks: [0, 0, 0], eyes: [0, 0, 0] } },
    },
  ];
  const late: Known = {
    ...START,
    sheet,
    phase: { type: 'playing', deal: 2, view: first.view, table: null, prompt: null, clock: null },
  };
  expect(tableState(late, 0)).toMatchObject({ deal: 2, sheet });
  expect(tableState({ ...late, room: { ...late.room, clock: null, lost_ms: 60_000 } }, 0).lostMs).toBe(60_000);
  expect(tableState(late, 0).lostMs).toBeUndefined();
  expect(sheetOf(sheet, 3)).toMatchObject({ totals: [4, -2, -2], common: 1 });
  const ended: Known = {
    ...late,
    n_matches: 2,
    phase: { type: 'over', deal: 2, view: first.view, table: null, reveal: { secret: '', entrants: [] } },
  };
  expect(tableState(ended, 0)).toMatchObject({ over: true, match: 2, situation: { view: first.view } });
  // Another match begins with an empty sheet.
  const again = fold(ended, { type: 'match_began', seat_order: [0, 1, 2], contributions: [] });
  expect(again.sheet).toEqual([]);
});

test('the clock of someone else runs at their plate until they have moved', () => {
  const room: Known = { ...START, entrants: [person(0, 'Ilze'), person(1, 'Mika'), agent(2)] };
  const running = (seat: Seat): TableEvent => ({ type: 'clock', clock: { seat, until_ms: 7000, bank_ms: 60000 } });
  const at = (event: TableEvent): Known => [...EVENTS, event].reduce(fold, room);
  const clocks = (known: Known): unknown[] => tableState(known, -1000).players.map(({ clock }) => clock?.moveEnds);
  // Mika sits at C, I at B, and an agent at A.
  expect(clocks(at(running('C')))).toEqual([undefined, 6000, undefined]);
  expect(clocks(at(running('B')))).toEqual([undefined, undefined, undefined]);
  expect(clocks(at(running('A')))).toEqual([undefined, undefined, undefined]);
  const moved = fold(at(running('C')), { type: 'seen', events: [], view: first.view });
  expect(clocks(moved)).toEqual([undefined, undefined, undefined]);
});

test('a claim waits for my word until it is answered, no matter who comes or goes', () => {
  const room: Known = { ...START, me: 0, entrants: [person(0, 'Ilze'), person(1, 'Mika'), agent(2)] };
  const asked = fold(room, { type: 'reclaim_asked', entrant: 1, until_ms: 9000 });
  const reclaim = (known: Known): unknown => tableState(known, 0).reclaim;
  expect(reclaim(asked)).toEqual({ entrant: 1, until: 9000 });
  expect(reclaim(fold(asked, { type: 'entrants', entrants: room.entrants }))).toEqual({ entrant: 1, until: 9000 });
  expect(reclaim(fold(asked, { type: 'reclaim_answered', entrant: 1, granted: false }))).toBeUndefined();
  // A player who comes back finds the question in the state, unless they have answered it.
  const claim = { entrant: 1, until_ms: 9000, agreed: [2] };
  expect(reclaim({ ...room, claim })).toEqual({ entrant: 1, until: 9000 });
  expect(reclaim({ ...room, claim: { ...claim, agreed: [0] } })).toBeUndefined();
  expect(reclaim({ ...room, me: 1, claim })).toBeUndefined();
  expect(reclaim({ ...room, me: null, claim })).toBeUndefined();
});

test('a closed question leaves nothing to choose, an ended deal shows its last view', () => {
  const known = EVENTS.reduce(fold, START);
  const closed = fold(known, { type: 'closed', seq: 9, why: 'time_up' });
  expect(tableState(closed, 0).situation?.legal).toEqual([]);
  const over = fold(closed, {
    type: 'deal_ended',
    deal: 0,
    key: '',
    standing: [1, 2, -3, 0],
    entry: PASSED,
    next_ms: 99,
  });
  expect(tableState(over, 0)).toMatchObject({ between: true, situation: { view: first.view } });
  expect(over.standing).toEqual([1, 2, -3, 0]);
  expect(
    sheetOf((tableState(over, 0).sheet ?? []) as SheetLine<'zole'>[], 3).rows.map(({ label }) => label.key),
  ).toEqual(['zole-sheet-passed']);
});

test('the end of the match keeps its last view, talk is kept in order', () => {
  const ended = [
    ...EVENTS,
    { type: 'deal_ended', deal: 0, key: '', standing: [1, 2, -3, 0], entry: PASSED, next_ms: null },
    { type: 'match_ended', standing: [1, 2, -3, 0], n_matches: 3, reveal: {} },
    { type: 'chat', chat: { name: 'Ilze', text: 'Paldies!' } },
  ] as TableEvent[];
  const state = tableState(ended.reduce(fold, START), 0);
  expect([state.over, state.match, state.chatOpen, state.situation?.view]).toEqual([true, 3, true, first.view]);
  expect(state.standing).toEqual([1, 2, -3, 0]);
  expect(state.chat).toMatchObject([{ name: 'Ilze', text: 'Paldies!' }]);
});

test('rules without a name are shown as they are', () => {
  expect(['name=tenhou red=3', 'tenhou length=east', 'seed, round_length=1', 'red=3'].map(nameOfRules)).toEqual([
    'tenhou',
    'tenhou',
    'seed',
    'red=3',
  ]);
});

class FakeLine implements Line {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close = (): void => undefined;
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { protocol: 'http:', host: 'parlor' });
});

test('a client says hello, joins, pledges, shows its contribution, and answers the question it was asked', () => {
  const line = new FakeLine();
  const states: TableState[] = [];
  const seated: string[] = [];
  const table = new RemoteTable(
    'R1',
    { state: (state) => states.push(state), seen: () => undefined, refused: () => undefined, link: () => undefined },
    {
      connect: () => line,
      advise: () => Promise.reject(new Error('none')),
      nickname: 'Ilze',
      seated: (token) => seated.push(token),
    },
  );
  line.onopen?.();
  expect(line.sent).toEqual([{ type: 'hello', version: 2, token: null, last: null }]);
  line.say({ type: 'welcome', version: 2, now_ms: 0, me: null });
  expect(line.sent[1]).toEqual({ type: 'join', name: 'Ilze', password: null });
  line.say({ type: 'joined', me: 0, token: 'secret' });
  expect(seated).toEqual(['secret']);
  line.say({ type: 'state', version: 1, state: START });
  // Against bots alone it is ready at once, and says so once.
  line.say({ type: 'state', version: 1, state: START });
  expect(line.sent.slice(2)).toEqual([{ type: 'ready', ready: true }]);

  line.say({ type: 'event', version: 2, event: { type: 'pledging', until_ms: 5 } });
  line.say({ type: 'event', version: 3, event: { type: 'contributing', until_ms: 9, pledges: [] } });
  const pledge = line.sent.find(({ type }) => type === 'pledge')?.['pledge'];
  const shown = String(line.sent.find(({ type }) => type === 'contribute')?.['contribution']);
  const bytes = Uint8Array.from(shown.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  expect(pledge).toBe(toHex(hash('parlor-fair/1 pledge', 'M1', Uint8Array.of(0), bytes)));

  EVENTS.forEach((event, idx) => line.say({ type: 'event', version: 4 + idx, event }));
  table.act(1);
  expect(line.sent.at(-1)).toMatchObject({ type: 'act', expected_seq: 9, action: first.legal[1] });
  expect(states.at(-1)?.situation?.legal.length).toBe(first.legal.length);

  // The line breaks: the next hello names the seat and what was seen last.
  line.onopen?.();
  expect(line.sent.at(-1)).toEqual({ type: 'hello', version: 2, token: 'secret', last: 6 });
  // Nothing was missed, so nothing comes but a welcome: what is asked is shown again.
  const heard = states.length;
  line.say({ type: 'welcome', version: 2, now_ms: 0, me: 0 });
  expect(states.slice(heard).map((state) => state.situation?.legal)).toEqual([first.legal]);
});

test('a seat that the server does not know is forgotten', () => {
  localStorage.setItem('parlor-seats', JSON.stringify({ R1: { token: 'old', game: 'zole' } }));
  const line = new FakeLine();
  new RemoteTable(
    'R1',
    { state: () => undefined, seen: () => undefined, refused: () => undefined, link: () => undefined },
    { connect: () => line, advise: () => Promise.reject(new Error('none')), nickname: 'Ilze' },
  );
  line.onopen?.();
  expect(line.sent[0]).toMatchObject({ token: 'old' });
  line.say({ type: 'error', code: 'token', action_id: null });
  line.onopen?.();
  expect(line.sent.at(-1)).toMatchObject({ type: 'hello', token: null });
});

test('a guest whose name is taken tries the next one, with the same password', () => {
  const line = new FakeLine();
  const refusals: string[] = [];
  const names: Record<string, string> = { Guest: 'Guest 2', 'Guest 2': 'Guest 3' };
  const table = new RemoteTable(
    'R1',
    {
      state: () => undefined,
      seen: () => undefined,
      refused: ({ key }) => refusals.push(key),
      link: () => undefined,
      otherName: (taken) => names[taken],
    },
    { connect: () => line, advise: () => Promise.reject(new Error('none')), nickname: 'Guest' },
  );
  const joined = (): unknown[] =>
    line.sent.flatMap((one) => (one['type'] === 'join' ? [[one['name'], one['password']]] : []));
  line.onopen?.();
  line.say({ type: 'welcome', version: 2, now_ms: 0, me: null });
  line.say({ type: 'error', code: 'name', action_id: null });
  expect(joined()).toEqual([
    ['Guest', null],
    ['Guest 2', null],
  ]);
  table.tell({ type: 'join', name: 'Guest 2', password: 'tartu' });
  line.say({ type: 'error', code: 'name', action_id: null });
  expect(joined().slice(2)).toEqual([
    ['Guest 2', 'tartu'],
    ['Guest 3', 'tartu'],
  ]);
  line.say({ type: 'error', code: 'name', action_id: null });
  expect(refusals).toEqual(['ui-refused-name']);
});

test('a spectator asks for the table, and takes a seat for good where one is given', () => {
  const line = new FakeLine();
  const table = new RemoteTable(
    'R1',
    { state: () => undefined, seen: () => undefined, refused: () => undefined, link: () => undefined },
    { connect: () => line, advise: () => Promise.reject(new Error('none')), nickname: 'Ilze', watch: true },
  );
  line.onopen?.();
  line.say({ type: 'welcome', version: 2, now_ms: 0, me: null });
  expect(line.sent.at(-1)).toEqual({ type: 'resync' });
  table.tell({ type: 'join', name: 'Ilze', password: 'tartu' });
  line.say({ type: 'joined', me: 0, token: 'secret' });
  line.onopen?.();
  expect(line.sent.at(-1)).toMatchObject({ type: 'hello', token: 'secret' });
});

test('a hole in the events is filled by a resync', () => {
  const line = new FakeLine();
  new RemoteTable(
    'R1',
    { state: () => undefined, seen: () => undefined, refused: () => undefined, link: () => undefined },
    { connect: () => line, advise: () => Promise.reject(new Error('none')), nickname: 'Ilze' },
  );
  line.onopen?.();
  line.say({
    type: 'state',
    version: 4,
    state: { ...START, phase: { type: 'over', deal: 0, view: null, reveal: {} } },
  });
  line.say({ type: 'event', version: 6, event: { type: 'entrants', entrants: [] } });
  expect(line.sent.at(-1)).toEqual({ type: 'resync' });
});

test('a table whose room is gone after a restart says why, and is not waited for', async () => {
  const line = new FakeLine();
  let closed = false;
  line.close = () => void (closed = true);
  const refusals: string[] = [];
  const answers = [undefined, 'ui-refused-voided'];
  new RemoteTable(
    'R1',
    {
      state: () => undefined,
      seen: () => undefined,
      refused: ({ key }) => refusals.push(key),
      link: () => undefined,
    },
    {
      connect: () => line,
      advise: () => Promise.reject(new Error('none')),
      nickname: 'Ilze',
      whyGone: () => Promise.resolve(answers.shift()),
    },
  );
  vi.useFakeTimers();
  line.onopen?.();
  line.say({ type: 'state', version: 1, state: START });
  // The server is being restarted, and then back.
  line.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(0);
  expect([refusals, answers.length]).toEqual([[], 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect([refusals, closed]).toEqual([['ui-refused-voided'], true]);
});

test('a client keeps the promise it heard first, what it added, whether that was taken, and the running hashes', () => {
  const line = new FakeLine();
  const states: TableState[] = [];
  new RemoteTable(
    'R1',
    { state: (state) => states.push(state), seen: () => undefined, refused: () => undefined, link: () => undefined },
    { connect: () => line, advise: () => Promise.reject(new Error('none')), nickname: 'Ilze' },
  );
  line.onopen?.();
  line.say({ type: 'welcome', version: 2, now_ms: 0, me: 0 });
  line.say({ type: 'state', version: 1, state: START });
  expect(states.at(-1)?.fair).toEqual({ promise: 'c', dropped: false });
  let version = 1;
  const happen = (event: unknown): void => line.say({ type: 'event', version: (version += 1), event });
  const promise = { scheme: 'parlor-fair/1', match_id: 'M1', commitment: 'c', chain_number: 7 };
  happen({ type: 'promised', promise });
  happen({ type: 'pledging', until_ms: 5 });
  happen({ type: 'contributing', until_ms: 9, pledges: [] });
  const shown = line.sent.find(({ type }) => type === 'contribute')?.['contribution'];
  // The server swaps its promise: what was heard first is shown and compared.
  happen({ type: 'promised', promise: { ...promise, commitment: 'another' } });
  expect(states.at(-1)?.fair).toEqual({ promise: 'c', number: 7, contribution: shown, dropped: false });
  // It does not take what this browser has sent.
  happen({ type: 'match_began', seat_order: [2, 0, 1], contributions: [null, null, null] });
  expect(states.at(-1)?.fair?.dropped).toBe(true);
  happen({ type: 'deal_began', deal: 0, view: first.view });
  const ended = { type: 'deal_ended', deal: 0, key: '', standing: [0, 0, 0, 0], entry: PASSED, next_ms: 99 };
  happen({ ...ended, transcript: 'h0' });
  expect(keptOf('M1')).toEqual({
    commitment: 'c',
    contributions: { 0: shown },
    taken: { 0: false },
    transcripts: { 0: 'h0' },
    place: { room: 'R1', number: 1 },
  });
  // At the end the next match is promised; what was shown of this one stays.
  happen({ type: 'match_ended', standing: [0, 0, 0, 0], n_matches: 1, reveal: { secret: '', entrants: [] } });
  happen({ type: 'promised', promise: { ...promise, match_id: 'M2', commitment: 'd' } });
  expect(states.at(-1)?.fair?.promise).toBe('c');
  expect(keptOf('M2')?.commitment).toBe('d');
  expect([promisedAt('R1', 1), promisedAt('R1', 2), promisedAt('R2', 1)]).toEqual([['M1'], ['M2'], []]);
});

test('what was kept is not read again with every frame', () => {
  const line = new FakeLine();
  new RemoteTable(
    'R1',
    { state: () => undefined, seen: () => undefined, refused: () => undefined, link: () => undefined },
    { connect: () => line, advise: () => Promise.reject(new Error('none')), nickname: 'Ilze' },
  );
  line.onopen?.();
  line.say({ type: 'state', version: 1, state: START });
  line.say({ type: 'event', version: 2, event: { type: 'pledging', until_ms: 5 } });
  const read = vi.spyOn(localStorage, 'getItem');
  for (let version = 3; version < 9; version += 1)
    line.say({ type: 'event', version, event: { type: 'entrants', entrants: START.entrants } });
  const keys = read.mock.calls.map(([key]) => key);
  read.mockRestore();
  // Once: since the pledge there is a contribution to show.
  expect(keys.filter((key) => key === 'parlor-promises')).toHaveLength(1);
});

test('of many matches the newest are kept', () => {
  for (let n = 0; n < 210; n += 1)
    keepPromise({ scheme: '', match_id: `m${n}`, commitment: `${n}` }, { room: 'R1', number: n });
  expect([keptOf('m9'), keptOf('m10')?.commitment, keptOf('m209')?.commitment]).toEqual([undefined, '10', '209']);
});
