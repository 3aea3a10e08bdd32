import { t } from '../../../lib/i18n/words.svelte';
import type { RiichiWind } from '../../../lib/wire/riichi.gen';

const WINDS: readonly RiichiWind[] = ['east', 'south', 'west', 'north'];

/** By the number that our matches give a deal: 8 bits for repeats, 8 for honba, then four deals to a round. */
export function dealName(number: number): string {
  const [nth, honba] = [number >> 16, (number >> 8) & 0xff];
  const deal = t('riichi-deal-called', { wind: WINDS[nth >> 2] ?? 'north', n: (nth & 3) + 1 });
  return honba > 0 ? t('riichi-deal-honba', { deal, n: honba }) : deal;
}
