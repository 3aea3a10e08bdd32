import { asGame } from '../../lib/game';

export const zole = asGame<'zole'>({
  name: 'zole',
  seats: 3,
  quick: 'lzf-classic',
  levels: { beginner: 'rules', club: 'pimc:worlds=20', master: 'house' },
  switches: [
    ['trumpBand', 'zole-trump-band'],
    ['eyesOnCards', 'zole-eyes-on-cards'],
  ],
  terms: [['zole-', 'ui-game-zole']],
  picture: () => import('./Picture.svelte'),
  table: () => import('./table'),
  rules: () => import('./rules'),
  chance: () => import('./chance'),
});
