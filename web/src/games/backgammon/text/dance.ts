import { t } from '../../../lib/i18n/words.svelte';
import type { Position } from '../state/position';

/** Why the turn passes: no man can enter, or none can move. */
export const danceOf = (position: Position): string => t((position.mine[25] ?? 0) > 0 ? 'bg-dance-bar' : 'bg-dance');
