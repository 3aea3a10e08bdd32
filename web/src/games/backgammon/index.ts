import { asGame } from '../../lib/game';

export const backgammon = asGame<'backgammon'>({
  name: 'backgammon',
  seats: 2,
  open: true,
  quick: 'standard to=5',
  levels: { beginner: 'house:level=beginner', club: 'house:level=club', master: 'house' },
  switches: [['mirrored', 'bg-mirrored']],
  terms: [['bg-', 'ui-game-backgammon']],
  picture: () => import('./Picture.svelte'),
  table: () => import('./table'),
  rules: () => import('./rules'),
  chance: () => import('./chance'),
});
