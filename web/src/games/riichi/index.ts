import { asGame } from '../../lib/game';
import { everyday } from './everyday';
import { arabicTiles } from './switches';
import { dealName } from './text/dealName';

export const riichi = asGame<'riichi'>({
  name: 'riichi',
  seats: 4,
  ranked: true,
  dealName,
  experiments: ['riichi-', 'lt-', 'fi-', 'jp-'],
  quick: 'tenhou length=east',
  levels: { beginner: 'house:level=beginner', club: 'house:level=club', master: 'house' },
  switches: [arabicTiles],
  terms: [
    { start: 'riichi-', heading: 'ui-game-riichi', everyday },
    { start: 'yaku-', heading: 'riichi-yaku', romanised: true },
  ],
  glossary: () => import('./glossary'),
  picture: () => import('./Picture.svelte'),
  emblem: () => import('./Emblem.svelte'),
  table: () => import('./table'),
  rules: () => import('./rules'),
  lesson: { rules: 'tenhou length=deal uma=0/0/0/0 return_points=25000', coach: () => import('./coach') },
  lessons: [{ id: 'riichi', place: 9 }],
  lessonBook: () => import('./lessons'),
  chance: () => import('./chance'),
});
