import { asGame } from '../../lib/game';

export const riichi = asGame<'riichi'>({
  name: 'riichi',
  seats: 4,
  quick: 'tenhou length=east',
  levels: { beginner: 'house:level=beginner', club: 'house:level=club', master: 'house' },
  switches: [['arabicTiles', 'riichi-arabic-tiles']],
  terms: [
    ['riichi-', 'ui-game-riichi'],
    ['yaku-', 'riichi-yaku'],
  ],
  picture: () => import('./Picture.svelte'),
  table: () => import('./table'),
  rules: () => import('./rules'),
  chance: () => import('./chance'),
});
