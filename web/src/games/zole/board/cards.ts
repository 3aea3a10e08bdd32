import { spriteLoader } from '../../../drawings/sprite';

export const loadCards = spriteLoader('cards', () => import('./cards.svg?raw'));
