import type { GameName, Level } from '../lib/game';
import { t } from '../lib/i18n/words.svelte';
import { Refused, type Parlor } from '../lib/net/parlor';
import { router } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import { toasts } from '../lib/toasts.svelte';

export const tableAt = (code: string): string => `/table/${encodeURIComponent(code)}`;

export const nickname = (): string => settings.chosen.nickname || t('ui-guest');

/** Says why something could not be done. */
export const complain = (error: unknown): void =>
  toasts.say(t(error instanceof Refused ? error.key : 'ui-error-server'));

/** Sits down against bots of a level, the strongest by default, and goes to the table. */
export async function playNow(parlor: Parlor, game: GameName, level: Level = 'master'): Promise<void> {
  try {
    router.go(tableAt(await parlor.playNow(game, nickname(), level)));
  } catch (error) {
    complain(error);
  }
}
