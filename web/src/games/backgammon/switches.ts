import type { GameSwitch } from '../../lib/settings.svelte';

/** Home on the left. */
export const mirrored: GameSwitch = { key: 'mirrored', message: 'bg-mirrored', usual: false };
