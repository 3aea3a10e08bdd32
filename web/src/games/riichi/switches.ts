import type { GameSwitch } from '../../lib/settings.svelte';

/** Index numbers on all tiles, large Arabic numerals instead of kanji. */
export const arabicTiles: GameSwitch = { key: 'arabicTiles', message: 'riichi-arabic-tiles', usual: false };
