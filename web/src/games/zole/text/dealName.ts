import { t } from '../../../lib/i18n/words.svelte';

/** “Deal 6”: players count them through the match. */
export const dealName = (_: number, nth: number): string => t('zole-deal-n', { n: nth });
