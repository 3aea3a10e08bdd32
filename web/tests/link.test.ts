import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { GAMES } from '../src/games/list';
import { offerGames } from '../src/lib/games';
import { linkInAddress, ownLink } from '../src/lib/net/link';
import { connectSeat, RemoteMe } from '../src/lib/net/me';
import { Refused, type RoomWish, type TableState } from '../src/lib/net/parlor';
import { RemoteParlor } from '../src/lib/net/remote';
import { heldSeats } from '../src/lib/net/seats';
import { finishedHere, forgetFinished, keepFinished } from '../src/lib/net/finished';
import { dayOf } from '../src/pages/home/day';
import { opponents, othersIn, resultOf } from '../src/pages/home/result';
import { words } from '../src/lib/i18n/words.svelte';

offerGames(GAMES);

const SECRET = '0123456789abcdef0123456789abcdef';

interface Asked {
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: unknown;
}
const kept = new Map<string, string>();
const asked: Asked[] = [];
let answers: Response[] = [];

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', (path: string, { method, headers, body }: Asked & { body?: string }) => {
    asked.push({ path, method, headers, body: body === undefined ? undefined : JSON.parse(body) });
    return Promise.resolve(answers.shift() ?? new Response(null, { status: 204 }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('the secret goes into a header, never into an address or a body', async () => {
  answers = [Response.json({ secret: SECRET }, { status: 201 })];
  kept.set('parlor-seats', JSON.stringify({ R1: { token: 'T1' }, 'R1~2': { token: 'T2' }, R3: {} }));
  const me = new RemoteMe();
  expect(await me.make()).toBe(SECRET);
  // The seat of this browser is connected; that of the second person at it is not.
  expect(asked.map(({ path, method, body }) => [method, path, body])).toEqual([
    ['POST', '/api/me', undefined],
    ['POST', '/api/me/seats', { room: 'R1', token: 'T1' }],
  ]);
  answers = [
    Response.json({ running: [], finished: [], more: false }),
    Response.json({ seat: {}, token: null }),
    Response.json({ seat: {}, token: 'T9' }, { status: 201 }),
  ];
  await me.games();
  await me.look('R9');
  expect(heldSeats()).toEqual([{ room: 'R1', token: 'T1' }]);
  await me.take('R9', 'zole', 'Friday');
  expect(heldSeats()).toContainEqual({ room: 'R9', token: 'T9' });
  await me.forget('R9', 2);
  for (const { path, headers, body } of asked.slice(1)) {
    expect(headers['authorization']).toBe(`Bearer ${SECRET}`);
    expect(`${path} ${JSON.stringify(body)}`).not.toContain(SECRET);
  }
  expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/me/games/R9/2' });
});

test('the seat of the creator of a room belongs to their link', async () => {
  kept.set('parlor-link', SECRET);
  answers = [Response.json({ id: 'R7', me: 0, token: 'T7' }, { status: 201 }), new Response(null, { status: 204 })];
  const wish: RoomWish = {
    game: 'backgammon',
    name: 'Room',
    rules: 'standard',
    seats: [{ type: 'open' }, { type: 'open' }],
  };
  expect(await new RemoteParlor().create(wish, 'Anna')).toBe('R7');
  expect(asked.at(-1)).toMatchObject({ path: '/api/me/seats', body: { room: 'R7', token: 'T7' } });
  expect(heldSeats()).toContainEqual({ room: 'R7', token: 'T7' });
});

test('a link that was revoked elsewhere is forgotten here, and a server out of reach changes nothing', async () => {
  kept.set('parlor-link', SECRET);
  answers = [Response.json({ code: 'internal' }, { status: 500 })];
  await expect(new RemoteMe().games()).rejects.toBeInstanceOf(Refused);
  expect(ownLink()).toBe(SECRET);
  answers = [Response.json({ code: 'link' }, { status: 403 })];
  await connectSeat('R1', 'T1');
  expect(ownLink()).toBeUndefined();
});

test('a link that is not known is not taken for one’s own', async () => {
  answers = [Response.json({ code: 'link' }, { status: 403 })];
  await expect(new RemoteMe().use(SECRET)).rejects.toMatchObject({ key: 'ui-refused-link' });
  expect(ownLink()).toBeUndefined();
});

test('the address does not keep the secret', () => {
  const shown: string[] = [];
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, path: string) => shown.push(path) });
  vi.stubGlobal('location', { hash: `#me=${SECRET}`, pathname: '/', search: '' });
  expect(linkInAddress()).toBe(SECRET);
  expect(shown).toEqual(['/']);
  for (const hash of ['', '#main', '#seat=abc', '#me=short', `#me=${SECRET}0`]) {
    vi.stubGlobal('location', { hash, pathname: '/', search: '' });
    expect(linkInAddress()).toBeUndefined();
  }
  expect(shown).toHaveLength(1);
  expect(ownLink()).toBeUndefined();
});

test('a result is told as players of the game tell it', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
  const at = (game: string, seat: 'A' | 'B', scores: number[]): string =>
    resultOf({ game, seat, players: scores.map((score) => ({ name: 'x', agent: false, score })) });
  expect([at('backgammon', 'A', [5, 2]), at('backgammon', 'B', [5, 2])]).toEqual(['Won 5–2', 'Lost 2–5']);
  expect([at('kuhn', 'A', [3, -3]), at('tic-tac-toe', 'B', [1, 1])]).toEqual(['Won · +3', 'Drawn 1–1']);
  // Those who are level share the better place.
  expect(at('riichi', 'B', [31_000, 25_000, 25_000, 19_000])).toBe('2nd · 25,000');
  expect(at('zole', 'A', [-7, 9, -2])).toBe('Lost · −7');
});

test('opponents are told by name, or by number and level', () => {
  const bots = (spec: string, n: number) => Array.from({ length: n }, () => ({ name: spec, agent: true }));
  expect(opponents('riichi', bots('house:level=club', 3))).toBe('against 3 bots · Club');
  expect(opponents('backgammon', bots('mcts', 1))).toBe('against one bot · Monte Carlo tree search');
  const people = { seat: 'A' as const, game: 'zole', players: [] };
  expect(othersIn(people)).toEqual([]);
  const mixed = [
    { name: 'Ilze', agent: false },
    { name: 'house', agent: true },
  ];
  expect(opponents('zole', mixed)).toBe('with Ilze and House');
});

test('a day is told by the word that is nearest', () => {
  const now = new Date(2026, 10, 18, 12);
  const ago = (days: number): string => dayOf(new Date(2026, 10, 18 - days, 23, 59), now);
  expect([ago(0), ago(1), ago(4), ago(9)]).toEqual(['today', 'yesterday', 'Saturday', '9 Nov']);
  expect(dayOf(new Date(2025, 0, 2), now)).toBe('2 Jan 2025');
});

test('a match that ends here is kept once, and can be forgotten', () => {
  const state = {
    code: 'R1',
    game: 'backgammon',
    rules: 'standard to=1',
    me: 'B',
    name: 'Room',
    over: true,
    match: 1,
    standing: [1, 0, 0, 0],
    players: [
      { seat: 'B', name: 'Anna', bot: false },
      { seat: 'A', name: 'house', bot: true, agent: 'house' },
    ],
  } as unknown as TableState;
  keepFinished({ ...state, over: false });
  expect(finishedHere()).toEqual([]);
  keepFinished(state);
  keepFinished(state);
  expect(finishedHere()).toHaveLength(1);
  expect(finishedHere()[0]).toMatchObject({
    seat: 'B',
    players: [
      { name: 'house', agent: true, score: 1 },
      { name: 'Anna', agent: false, score: 0 },
    ],
  });
  keepFinished({ ...state, match: 2 });
  forgetFinished('R1', 1);
  expect(finishedHere().map(({ match }) => match)).toEqual([2]);
});
