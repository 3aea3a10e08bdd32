/** What someone is called who has chosen no name. */
import { t } from './i18n/words.svelte';
import { settings } from './settings.svelte';

/** More guests than sit at any table. */
const MOST_GUESTS = 20;

/** The chosen nickname, or that of a guest. */
export const ownName = (): string => settings.chosen.nickname || t('ui-guest');

/** Guests are numbered: “Guest 2” where “Guest” is taken. A name that was chosen is not changed. */
export function otherName(taken: string): string | undefined {
  if (settings.chosen.nickname || !taken.startsWith(t('ui-guest'))) return undefined;
  const n = Number(taken.slice(t('ui-guest').length).trim() || 1) + 1;
  return n <= MOST_GUESTS ? `${t('ui-guest')} ${n}` : undefined;
}
