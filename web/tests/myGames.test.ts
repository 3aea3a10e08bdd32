/** My games as rows: where each of them is, by what the server says of the seat. */
import { readFileSync } from 'node:fs';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, expect, test, vi } from 'vitest';

import { GAMES } from '../src/games/list';
import { offerGames } from '../src/lib/games';
import { words } from '../src/lib/i18n/words.svelte';
import type { RunningGame } from '../src/lib/net/myGames';
import { runningRow } from '../src/pages/home/row';
import { LOCALES } from './languages';

vi.mock('../src/pages/playNow', () => ({ tableAt: (room: string) => `/table/${room}` }));

vi.mock('../src/lib/i18n/bundles', () => ({
  loadBundle: (language: string) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const name of ['ui', 'terms', 'agents', 'riichi', 'zole', 'backgammon'])
      bundle.addResource(new FluentResource(readFileSync(`${LOCALES}/${language}/${name}.ftl`, 'utf8')));
    return Promise.resolve(bundle);
  },
  addFile: () => Promise.resolve(),
}));

beforeAll(async () => {
  offerGames(GAMES);
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
});

const RUNNING: RunningGame = {
  room: 'R1',
  name: 'Room',
  game: 'riichi',
  rules: 'tenhou length=east',
  others: [],
  playing: true,
  myTurn: true,
  here: false,
};
const rowOf = (part: Partial<RunningGame>): string => {
  const { title, state } = runningRow({ ...RUNNING, ...part });
  return `${title}, ${state}`;
};

test('a row says which deal is played and whose turn it is, also of a game on another device', () => {
  // The second deal of the East round, and the first of the South round with one honba.
  expect(rowOf({ deal: { number: 1 << 16, nth: 2 } })).toBe('Riichi · East 2, Your turn');
  expect(rowOf({ deal: { number: (4 << 16) | (1 << 8), nth: 6 } })).toBe('Riichi · South 1, honba 1, Your turn');
  expect(rowOf({ game: 'backgammon', rules: 'standard to=3', deal: { number: 1, nth: 2 } })).toBe(
    'Backgammon · Game 2, Your turn',
  );
  expect(rowOf({ game: 'zole', rules: 'lzf-classic', deal: { number: 4, nth: 5 }, myTurn: false })).toMatch(
    /^Zole · Deal 5, /,
  );
});

test('without a deal it says by which rules', () => {
  expect(rowOf({ game: 'zole', rules: 'lzf-classic', playing: false, myTurn: false })).not.toContain('Deal');
});
