import { at, START, type BoardPicture } from '../rules/boards';

/** What two dice show. */
export const DICE: Readonly<Record<string, readonly number[]>> = {
  'bg-dice': [5, 2],
  'bg-doublet': [4, 4],
  'bg-opening-roll': [6, 3],
};

/** Positions that show one term each. Light moves from 24 down to 1, dark the other way. */
export const POSITIONS: Readonly<Record<string, BoardPicture>> = {
  'bg-board': { position: START, moves: [] },
  'bg-bar': { position: at('25:1 24:1 13:5 8:3 6:5', '1:2 12:5 17:3 19:5'), moves: [] },
  'bg-home': { position: at('6:5 5:4 4:3 3:3', '19:5 20:4 21:3 22:3'), moves: [] },
  'bg-blot': { position: at('24:2 13:4 10:1 8:3 6:5', '1:2 12:5 17:3 19:5'), moves: [] },
  'bg-made-point': { position: at('24:2 13:5 8:2 6:4 5:2', '1:2 12:5 17:3 19:5'), moves: [] },
  'bg-hit': {
    position: at('24:2 13:5 8:3 6:5', '1:1 4:1 12:5 17:3 19:5'),
    moves: [{ from: 8, to: 4 }],
    dice: [4, 2],
  },
  'bg-enter': {
    position: at('25:1 24:1 13:5 8:3 6:5', '1:2 12:5 17:3 19:5'),
    moves: [{ from: 25, to: 22 }],
    dice: [3, 6],
  },
  'bg-bear-off': {
    position: at('6:2 5:3 4:2 3:2 2:1 0:5', '19:3 20:3 22:2 24:2 25:5'),
    moves: [{ from: 6, to: 0 }],
    dice: [6, 1],
  },
  'bg-cube': {
    position: START,
    moves: [],
    cube: { value: 2, side: 'mine', offered: false },
  },
  'bg-gammon': { position: at('0:15', '12:2 17:3 19:4 20:3 21:3'), moves: [] },
  'bg-backgammon': { position: at('0:15', '1:1 19:4 20:4 21:3 22:3'), moves: [] },
  'bg-prime': { position: at('24:1 9:2 8:2 7:2 6:3 5:3 4:2', '1:2 12:4 17:3 19:4 20:2'), moves: [] },
  'bg-anchor': { position: at('20:2 13:5 8:3 6:5', '1:2 12:5 17:3 19:5'), moves: [] },
  'bg-plan-back': { position: at('24:2 22:2 8:3 6:4 5:2 4:2', '12:3 15:3 17:3 18:2 19:2 20:2'), moves: [] },
};
