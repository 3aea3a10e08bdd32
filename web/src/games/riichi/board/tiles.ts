import { spriteLoader } from '../../../drawings/sprite';

export const loadTiles = spriteLoader('tiles', () => import('./tiles.svg?raw'));
