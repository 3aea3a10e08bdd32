import type { TableState } from '../../lib/net/parlor';
import { partsOf } from '../../lib/games';
import { t } from '../../lib/i18n/words.svelte';

/** Which game this is, and where in it we are. */
export function whereAt(state: TableState): string {
  const { game, situation } = state;
  return situation ? partsOf(game).where(situation.view, state) : t(`ui-game-${game}`);
}
