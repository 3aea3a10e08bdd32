import { signed } from '../i18n/numbers';
import { t } from '../i18n/words.svelte';
import type { TableState } from '../net/parlor';
import { seatIdx } from '../seat';
import type { Line, NameOf } from './form';

/** “Ann +4, Ben −2, Cat −2”; nothing where no score is kept. */
export function scoreLine({ players, sheet }: Pick<TableState, 'players' | 'sheet'>, nameOf: NameOf): Line[] {
  if (!sheet) return [];
  const standing = sheet.at(-1)?.standing ?? [];
  const text = players.map(({ seat }) => `${nameOf(seat)} ${signed(standing[seatIdx(seat)] ?? 0)}`).join(', ');
  return [{ words: ['score', t('ui-score')], title: t('ui-score'), text }];
}
