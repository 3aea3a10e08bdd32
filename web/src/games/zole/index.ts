import { asGame } from '../../lib/game';
import { eyesOnCards, trumpBand } from './switches';

export const zole = asGame<'zole'>({
  name: 'zole',
  seats: 3,
  experiments: ['zole-'],
  quick: 'lzf-classic',
  levels: { beginner: 'house:level=beginner', club: 'house:level=club', master: 'house' },
  switches: [trumpBand, eyesOnCards],
  terms: [{ start: 'zole-', heading: 'ui-game-zole' }],
  glossary: () => import('./glossary'),
  picture: () => import('./Picture.svelte'),
  emblem: () => import('./Emblem.svelte'),
  table: () => import('./table'),
  rules: () => import('./rules'),
  chance: () => import('./chance'),
});
