import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { GAMES } from '../src/games/list';
import { findGame, levelOf, levelsOf, mainGames, offerGames, specOf, strongestOf } from '../src/lib/games';
import { RemoteParlor } from '../src/lib/net/remote';
import { Pace } from '../src/lib/pace.svelte';
import { learn, routeOf } from '../src/lib/route';
import type { ParameterMsg } from '../src/lib/wire';
import { readSpec, writeSpec } from '../src/lib/spec';
import { codeIn } from '../src/pages/home/codeIn';
import { offerOf } from '../src/pages/home/offer';

offerGames(GAMES);

test('a code is found in whatever was pasted', () => {
  expect(codeIn(' 66a0b8b1650bff3d ')).toBe('66a0b8b1650bff3d');
  expect(codeIn('https://parlor.example/table/KALN-42')).toBe('KALN-42');
  expect(codeIn('https://parlor.example/table/KALN-42#seat=abc')).toBe('KALN-42');
  expect(codeIn('/table/KALN-42?watch')).toBe('KALN-42');
  expect(codeIn('')).toBe('');
  // Typed from another screen, by someone who takes a zero for an O.
  for (const typed of ['k7qm0-t1x2p', ' K7QM0T1X2P', 'k7qmo tix2p', 'K7QMO-TLX2P'])
    expect(codeIn(typed)).toBe('k7qm0-t1x2p');
});

test('a room of the list offers what the server allows: nobody watches behind a password', () => {
  const room = { id: 'r', name: 'R', game: 'zole', rules: '', seats: 3, agents: 0, clock: null };
  const offer = (free: number, playing: boolean, locked: boolean): string =>
    offerOf({ ...room, free, playing, locked });
  expect([offer(1, false, false), offer(1, false, true)]).toEqual(['join', 'join']);
  expect([offer(0, false, false), offer(0, true, false)]).toEqual(['watch', 'watch']);
  expect([offer(0, false, true), offer(0, true, true)]).toEqual(['none', 'none']);
});

const PARAMETERS: ParameterMsg[] = [
  { name: 'depth', kind: 'integer', summary: '', default: 3, min: 1, max: 8 },
  { name: 'order', kind: 'flag', summary: '', default: false },
];

test('a spec says only what differs from the agent’s own choice', () => {
  expect(writeSpec('expectiminimax', PARAMETERS, { depth: '3', order: 'off' })).toBe('expectiminimax');
  expect(writeSpec('expectiminimax', PARAMETERS, { depth: '2', order: 'on' })).toBe('expectiminimax:depth=2,order=on');
  expect(readSpec('expectiminimax:depth=2,order=on')).toEqual({
    name: 'expectiminimax',
    chosen: { depth: '2', order: 'on' },
  });
  expect(readSpec('house')).toEqual({ name: 'house', chosen: {} });
});

test('every level is an agent, and is known again', () => {
  for (const { name: game } of GAMES)
    for (const level of levelsOf(game)) expect(levelOf(game, specOf(game, level))).toBe(level);
  for (const game of ['riichi', 'zole', 'backgammon'] as const)
    for (const level of levelsOf(game)) expect(levelOf(game, `house:level=${level}`)).toBe(level);
  expect(levelsOf('zole')).toEqual(['beginner', 'club', 'master']);
  expect(levelsOf('backgammon').at(-1)).toBe('world-class');
  for (const game of ['riichi', 'zole', 'backgammon'] as const) expect(strongestOf(game)).toBe('house');
  expect(levelOf('zole', 'random')).toBeUndefined();
});

test('a game for learning is offered, but not on the home page', () => {
  const [first] = GAMES;
  if (!first) throw new Error('no games');
  offerGames([{ ...first, teaching: true }, ...GAMES.slice(1)]);
  expect(mainGames().map(({ name }) => name)).not.toContain(first.name);
  expect(findGame(first.name)?.teaching).toBe(true);
  offerGames(GAMES);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('live steps pass at once, slower ones in their order', () => {
  const pace = new Pace();
  const seen: string[] = [];
  pace.step(() => seen.push('a'));
  expect(seen).toEqual(['a']);
  pace.choose('fast');
  pace.step(() => seen.push('b'));
  pace.along(() => seen.push('b said'));
  pace.step(() => seen.push('c'));
  expect(seen).toEqual(['a']);
  vi.advanceTimersByTime(310);
  expect(seen).toEqual(['a', 'b', 'b said']);
  pace.halt();
  vi.advanceTimersByTime(5000);
  expect(seen).toHaveLength(3);
  pace.choose('live');
  vi.advanceTimersByTime(1);
  expect(seen.at(-1)).toBe('c');
});

test('“Play now” asks for the rules and the length that the first page names', async () => {
  const asked: { rules?: string; seats?: unknown[] }[] = [];
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as (typeof asked)[number]);
    return Promise.resolve(Response.json({ id: 'R1', me: 0, token: 'T' }));
  });
  const parlor = new RemoteParlor();
  for (const game of ['riichi', 'zole', 'backgammon'] as const) await parlor.playNow(game, 'Liepa', 'beginner');
  vi.unstubAllGlobals();
  const rooms = asked.filter(({ rules }) => rules !== undefined);
  // “East only, three bots”, “Classic, two bots”, “Match to 5, one bot”.
  expect(rooms.map(({ rules, seats }) => [rules, seats?.length])).toEqual([
    ['tenhou length=east', 4],
    ['lzf-classic', 3],
    ['standard to=5', 2],
  ]);
  // One seat is mine; at every other one sits an agent of the level.
  for (const [at, game] of (['riichi', 'zole', 'backgammon'] as const).entries())
    expect(rooms[at]?.seats?.slice(1)).toContainEqual({ type: 'agent', agent: specOf(game, 'beginner') });
});

const ROOM = { name: 'Friday', game: 'zole', rules: 'lzf-classic', entrants: [] };

test('a seat is kept while the server is out of reach, and forgotten with its room', async () => {
  let seats = JSON.stringify({ R1: { token: 'T', game: 'zole', name: 'Friday' } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'parlor-seats' ? seats : null),
    setItem: (_: string, text: string) => (seats = text),
  });
  const answers = [
    () => Promise.reject(new TypeError('no network')),
    () => Promise.resolve(Response.json({ code: 'too_fast' }, { status: 429 })),
    // A match on its way, and one after a match that is over: both are running.
    () => Promise.resolve(Response.json({ ...ROOM, playing: true, record: false })),
    () => Promise.resolve(Response.json({ ...ROOM, playing: true, record: true })),
    () => Promise.resolve(Response.json({ ...ROOM, playing: false, record: true })),
    () => Promise.resolve(Response.json({ code: 'no_room' }, { status: 404 })),
  ];
  const found: unknown[] = [];
  for (const answer of answers) {
    expect(Object.keys(JSON.parse(seats) as object)).toEqual(['R1']);
    vi.stubGlobal('fetch', answer);
    const { running, failed } = await new RemoteParlor().myGames();
    found.push(failed ? 'not known' : running[0]?.name);
  }
  vi.unstubAllGlobals();
  expect(found).toEqual(['not known', 'not known', 'Friday', 'Friday', undefined, undefined]);
  expect(seats).toBe('{}');
});

test('a running game says whose turn it is, for both who share a screen, and comes first when it is mine', async () => {
  const seats = JSON.stringify({
    R1: { token: 'T1', game: 'backgammon' },
    'R1~2': { token: 'T2', game: 'backgammon' },
    R2: { token: 'T3', game: 'backgammon' },
  });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'parlor-seats' ? seats : null) });
  let asked = '';
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
    if (!path.endsWith('/seat'))
      return Promise.resolve(Response.json({ ...ROOM, game: 'backgammon', playing: true, record: false }));
    const { token } = JSON.parse(body ?? '{}') as { token: string };
    return Promise.resolve(Response.json({ me: 0, name: 'Liepa', asked: token === asked }));
  });
  const turns: unknown[] = [];
  for (asked of ['', 'T1', 'T2']) {
    const { running } = await new RemoteParlor().myGames();
    turns.push(running.map(({ room, myTurn }) => `${room}${myTurn ? '!' : ''}`));
  }
  vi.unstubAllGlobals();
  expect(turns).toEqual([
    ['R2', 'R1'],
    ['R1!', 'R2'],
    ['R1!', 'R2'],
  ]);
});

const entrant = (n: number, occupant: unknown) => ({ entrant: n, occupant });

test('who else plays: people and agents, without free seats and without me', async () => {
  const seats = JSON.stringify({ R1: { token: 'T1', game: 'zole' } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'parlor-seats' ? seats : null) });
  const entrants = [
    entrant(0, { type: 'person', name: 'Liepa', presence: 'here', bot: false }),
    entrant(1, { type: 'agent', agent: 'rules' }),
    entrant(2, { type: 'free' }),
  ];
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      Response.json(path.endsWith('/seat') ? { me: 0, asked: false } : { ...ROOM, entrants, playing: false }),
    ),
  );
  const { running } = await new RemoteParlor().myGames();
  vi.unstubAllGlobals();
  expect(running[0]).toMatchObject({ others: [{ name: 'rules', agent: true }], playing: false, here: true });
});

test('a path that is no text leads nowhere instead of failing', () => {
  expect(routeOf('/table/%').page).toBe('missing');
});

test('a first game has an address of its own', () => {
  expect(learn('zole')).toBe('/learn/zole');
  expect(routeOf(learn('zole'))).toEqual({ page: 'learn', game: 'zole' });
});
