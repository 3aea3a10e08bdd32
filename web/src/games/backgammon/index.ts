import { asGame } from '../../lib/game';
import { everyday } from './everyday';
import { mirrored } from './switches';
import { dealName } from './text/dealName';

export const backgammon = asGame<'backgammon'>({
  name: 'backgammon',
  seats: 2,
  open: true,
  dealName,
  experiments: ['bg-'],
  reviewed: true,
  quick: 'standard to=5',
  levels: {
    beginner: 'house:level=beginner',
    club: 'house:level=club',
    master: 'house:level=master',
    'world-class': 'house',
  },
  switches: [mirrored],
  terms: [{ start: 'bg-', heading: 'ui-game-backgammon', everyday }],
  glossary: () => import('./glossary'),
  picture: () => import('./Picture.svelte'),
  emblem: () => import('./Emblem.svelte'),
  table: () => import('./table'),
  rules: () => import('./rules'),
  lesson: { rules: 'standard to=1', coach: () => import('./coach') },
  explorer: () => import('./explorer'),
  lessons: [
    { id: 'plans', place: 5 },
    { id: 'fifty', place: 6 },
  ],
  lessonBook: () => import('./lessons'),
  chance: () => import('./chance'),
});
