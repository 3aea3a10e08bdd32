import type { Room } from '../lib/net/parlor';

export const ROOMS: Room[] = [
  {
    code: 'VAKARS',
    name: 'Vakara zole',
    game: 'zole',
    rules: 'klasiskā',
    seats: ['person', 'person', 'open'],
    clock: { move: 5, bank: 60 },
    locked: false,
  },
  {
    code: 'TMC',
    name: 'Tampere mahjong club',
    game: 'riichi',
    rules: 'East–South',
    seats: ['person', 'person', 'bot', 'open'],
    clock: { move: 5, bank: 10 },
    locked: true,
  },
  {
    code: 'KALN-42',
    name: 'Backgammon, to 7',
    game: 'backgammon',
    rules: 'match, cube',
    seats: ['person', 'open'],
    clock: { move: 10, bank: 120 },
    locked: false,
  },
  {
    code: 'HAJIME',
    name: '初心者歓迎',
    game: 'riichi',
    rules: 'East only',
    seats: ['person', 'person', 'person', 'open'],
    clock: null,
    locked: false,
  },
  {
    code: 'TARTU',
    name: 'Tartu, five minutes each',
    game: 'backgammon',
    rules: 'to 3',
    seats: ['person', 'open'],
    clock: { move: 0, bank: 300 },
    locked: false,
  },
];
