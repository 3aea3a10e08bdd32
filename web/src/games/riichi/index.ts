import { asGame } from '../../lib/game';
import { arabicTiles } from './switches';

export const riichi = asGame<'riichi'>({
  name: 'riichi',
  seats: 4,
  quick: 'tenhou length=east',
  levels: { beginner: 'house:level=beginner', club: 'house:level=club', master: 'house' },
  switches: [arabicTiles],
  terms: [
    { start: 'riichi-', heading: 'ui-game-riichi' },
    { start: 'yaku-', heading: 'riichi-yaku', romanised: true },
  ],
  picture: () => import('./Picture.svelte'),
  table: () => import('./table'),
  rules: () => import('./rules'),
  lesson: { rules: 'tenhou length=east', coach: () => import('./coach') },
  chance: () => import('./chance'),
});
