import { asGame } from '../../lib/game';

export const kuhn = asGame<'kuhn'>({
  name: 'kuhn',
  seats: 2,
  teaching: true,
  quick: 'classic games=10',
  levels: { beginner: 'random', club: 'pimc', master: 'house' },
  picture: () => import('./Picture.svelte'),
  emblem: () => import('./Emblem.svelte'),
  table: () => import('./table'),
  rules: () => import('./rules'),
  explorer: () => import('./explorer'),
  lessons: [{ id: 'hidden', place: 7 }],
  lessonBook: () => import('./lessons'),
  chance: () => import('./chance'),
});
