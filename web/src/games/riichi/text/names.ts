import type { RiichiView, RiichiWind } from '../../../lib/wire/riichi.gen';
import { t } from '../../../lib/i18n/words.svelte';
import { seatIdx } from '../../../lib/seat';

/** “East 3”: the wind of the round and the number of the deal in it. */
export const dealName = (view: RiichiView): string =>
  t('riichi-deal-called', { wind: view.round, n: seatIdx(view.dealer) + 1 });

export const windName = (wind: RiichiWind): string => t(`riichi-tile-${wind}`);
