import { spriteLoader } from './sprite';

export const loadCards = spriteLoader('cards', () => import('./cards.svg?raw'));
