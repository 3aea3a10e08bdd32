import { t, words } from '../i18n/words.svelte';

/** “You may ron, pon or pass.” Nothing where only a piece is to be chosen. */
export function youMay(answers: readonly string[]): string {
  const names = [...new Set(answers)].map((name) => name.toLocaleLowerCase());
  const either = new Intl.ListFormat(words.language, { type: 'disjunction' });
  return names.length > 0 ? t('ui-you-may', { answers: either.format(names) }) : '';
}
