import type { Pieces } from '../../lib/pieces';
import Tile from './board/Tile.svelte';
import { loadTiles } from './board/tiles';
import { tileOrder, tileName } from './text/tile';

export const tiles: Pieces = {
  is: (code) => /^[0-9][mpsz]$/.test(code),
  short: tileName,
  order: tileOrder,
  Piece: Tile,
  width: 46,
  load: loadTiles,
};
