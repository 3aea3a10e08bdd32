/** The page in one or more browsers, and rooms in which nobody lets a player wait. */
import { test as base, expect, type BrowserContext } from '@playwright/test';

import { makeRoom, openRoom, SEATS } from '../scripts/room.mjs';

export { expect };

/** Where the server that was started for the tests listens. */
const ADDRESS = process.env.PARLOR_ADDRESS ?? '';

/** Another way or size of something that one test shows already: only `make browser-all` runs it. */
export const MORE = { tag: '@all' };

export type Game = 'riichi' | 'zole' | 'backgammon';

/** What a player has chosen before coming. */
export const CHOSEN = { language: 'en', theme: 'system', nickname: 'Liepa', animation: false, sound: false };

interface Fixtures {
  /** Someone else at another computer. */
  other: BrowserContext;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(ADDRESS),
  storageState: async ({}, use) => use(having(CHOSEN)),
  context: async ({ context }, use) => {
    const wrong = listening(context);
    await use(context);
    expect(wrong).toEqual([]);
  },
  other: async ({ browser }, use) => {
    const storageState = having({ ...CHOSEN, nickname: 'Aino' });
    const context = await browser.newContext({ baseURL: ADDRESS, storageState, reducedMotion: 'reduce' });
    const wrong = listening(context);
    await use(context);
    await context.close();
    expect(wrong).toEqual([]);
  },
});

/** A browser that remembers these choices. */
export const having = (chosen: Partial<typeof CHOSEN>) => ({
  cookies: [],
  origins: [{ origin: ADDRESS, localStorage: [{ name: 'parlor-settings', value: JSON.stringify(chosen) }] }],
});

/** What goes wrong in the page from now on. */
function listening(context: BrowserContext): string[] {
  const wrong: string[] = [];
  context.on('weberror', (error) => wrong.push(error.error().message));
  context.on('response', (answer) => answer.status() >= 500 && wrong.push(`${answer.status()} ${answer.url()}`));
  context.on('console', (message) => {
    // The browser itself reports every refusal of the server; the page deals with those.
    const refusal = /^Failed to load resource|^WebSocket connection .* Unexpected response code: 404$/;
    if (message.type() === 'error' && !refusal.test(message.text())) wrong.push(message.text());
  });
  return wrong;
}

/** A room with one open seat, quick agents at the others, and no wait after a discard. */
export const roomAgainst = (game: Game | 'tic-tac-toe', rules: string, agent = 'random'): Promise<string> =>
  makeRoom(ADDRESS, { game, rules, agent });

/** The same, with a clock that nobody runs out of. */
export const roomWithClock = (game: Game, rules: string, open = 1): Promise<string> =>
  makeRoom(ADDRESS, { game, rules, open, clock: { move_ms: 60_000, bank_ms: 60_000 } });

/** A room whose seats are all open, with a password where one is given. */
export const roomFor = (game: Game, rules: string, password?: string): Promise<string> =>
  makeRoom(ADDRESS, { game, rules, open: SEATS[game], password });

/** A room with a password that the first page lists. */
export const listedRoom = (name: string, game: Game, password: string): Promise<string> =>
  openRoom(ADDRESS, { name, game, password });

/** A room of agents alone. */
export const agentsIn = (game: Game, rules: string, agent: string): Promise<string> =>
  makeRoom(ADDRESS, { game, rules, agent, open: 0 });
