import type { GameName, Level } from '../lib/game';
import { otherName, ownName } from '../lib/guest';
import { t } from '../lib/i18n/words.svelte';
import { Refused, type Parlor } from '../lib/net/parlor';
import { router } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import { toasts } from '../lib/toasts.svelte';

export const tableAt = (code: string): string => `/table/${encodeURIComponent(code)}`;

export const nickname = ownName;

/** Says why something could not be done. */
export const complain = (error: unknown): void =>
  toasts.say(t(error instanceof Refused ? error.key : 'ui-error-server'));

/** Takes a seat; a guest whose name is taken gets another one. */
export async function sitDown(parlor: Parlor, code: string, password: string, name = nickname()): Promise<string> {
  try {
    return await parlor.join(code, password, name);
  } catch (error) {
    const other = error instanceof Refused && error.key === 'ui-refused-name' ? otherName(name) : undefined;
    if (other === undefined) throw error;
    return sitDown(parlor, code, password, other);
  }
}

/** Sits down against bots, of the level that was chosen on the game's card, and goes to the table. */
export async function playNow(parlor: Parlor, game: GameName, level: Level = settings.levelOf(game)): Promise<void> {
  try {
    router.go(tableAt(await parlor.playNow(game, nickname(), level)));
  } catch (error) {
    complain(error);
  }
}
