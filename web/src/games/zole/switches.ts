import type { GameSwitch } from '../../lib/settings.svelte';

/** A band on every trump. */
export const trumpBand: GameSwitch = { key: 'trumpBand', message: 'zole-trump-band', usual: true };
/** What a card counts, in its corner. */
export const eyesOnCards: GameSwitch = { key: 'eyesOnCards', message: 'zole-eyes-on-cards', usual: true };
