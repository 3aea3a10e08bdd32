import { t } from '../../../lib/i18n/words.svelte';

/** “Game 3”: a match is made of games. */
export const dealName = (_: number, nth: number): string => t('bg-game-n', { n: nth });
