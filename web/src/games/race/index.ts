import { asGame } from '../../lib/game';

export const race = asGame<'race'>({
  name: 'race',
  seats: 2,
  open: true,
  teaching: true,
  quick: 'sprint games=3',
  levels: { beginner: 'random', club: 'expectiminimax:depth=2', master: 'house' },
  picture: () => import('./Picture.svelte'),
  emblem: () => import('./Emblem.svelte'),
  table: () => import('./table'),
  rules: () => import('./rules'),
  explorer: () => import('./explorer'),
  chance: () => import('./chance'),
});
