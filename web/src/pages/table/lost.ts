import { t } from '../../lib/i18n/words.svelte';
import type { TableState } from '../../lib/net/parlor';

/** What is said while the connection is down: how long the table waits for me, or that my clock runs. */
export function lostWords(at: Pick<TableState, 'watching' | 'lostMs'> | undefined): string {
  if (!at || at.watching) return t('ui-connection-lost');
  if (at.lostMs === undefined) return t('ui-connection-lost-clock');
  return t('ui-connection-lost-held', { n: Math.round(at.lostMs / 1000) });
}
