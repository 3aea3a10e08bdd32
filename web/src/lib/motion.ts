import { prefersReducedMotion } from 'svelte/motion';

import { settings } from './settings.svelte';

/** How long a move takes: not at all where the player or the system wants stillness. */
export const motion = (ms: number): number => (settings.chosen.animation && !prefersReducedMotion.current ? ms : 0);
