import { asGame } from '../../lib/game';

export const ticTacToe = asGame<'tic-tac-toe'>({
  name: 'tic-tac-toe',
  seats: 2,
  open: true,
  teaching: true,
  quick: 'classic games=3',
  levels: { beginner: 'random', club: 'alphabeta:depth=2', master: 'house' },
  picture: () => import('./Picture.svelte'),
  emblem: () => import('./Emblem.svelte'),
  table: () => import('./table'),
  rules: () => import('./rules'),
  explorer: () => import('./explorer'),
  chance: () => import('./chance'),
});
