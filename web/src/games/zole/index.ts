import { asGame } from '../../lib/game';
import { everyday } from './everyday';
import { eyesOnCards, trumpBand } from './switches';
import { dealName } from './text/dealName';

export const zole = asGame<'zole'>({
  name: 'zole',
  seats: 3,
  dealName,
  experiments: ['zole-'],
  reviewed: true,
  quick: 'lzf-classic',
  levels: { beginner: 'house:level=beginner', club: 'house:level=club', master: 'house' },
  switches: [trumpBand, eyesOnCards],
  terms: [{ start: 'zole-', heading: 'ui-game-zole', everyday }],
  glossary: () => import('./glossary'),
  picture: () => import('./Picture.svelte'),
  emblem: () => import('./Emblem.svelte'),
  table: () => import('./table'),
  rules: () => import('./rules'),
  lesson: { rules: 'lzf-classic, round_length=1', coach: () => import('./coach') },
  lessons: [
    { id: 'worlds', place: 8 },
    { id: 'zole', place: 10 },
  ],
  lessonBook: () => import('./lessons'),
  explorer: () => import('./explorer'),
  chance: () => import('./chance'),
});
