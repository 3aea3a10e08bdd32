/** Brings all games along with what their tables need, as the page does. Call it in `beforeAll`. */
import { vi } from 'vitest';

import { GAMES } from '../src/games/list';
import { loadParts, offerGames } from '../src/lib/games';

/** Boards ask how wide the screen is, settings which language the reader speaks. */
const matchMedia = (): object => ({ matches: false, addEventListener: () => undefined });

export async function bringGames(): Promise<void> {
  vi.stubGlobal('window', { matchMedia });
  vi.stubGlobal('navigator', { languages: ['en'] });
  offerGames(GAMES);
  await Promise.all(GAMES.map(({ name }) => loadParts(name)));
}
