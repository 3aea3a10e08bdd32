import { at, START, type BoardPicture } from '../rules/boards';

/** Dice, cubes and checkers, and what follows: `d5` is a die, `c2` a cube. */
export const PICTURES: Readonly<Record<string, string>> = {
  'bg-checker': "light '× '15 dark '× '15",
  'bg-dice': 'd5+d2',
  'bg-doublet': "d4+d4 > '4 '+ '4 '+ '4 '+ '4",
  'bg-opening-roll': "d6 '> d3 > d6+d3",
  'bg-cube': 'c2 c4 c8 c16 c32 c64',
  'bg-double': 'c1 > c2!',
  'bg-redouble': 'c2 > c4!',
  'bg-take': 'c2! > @bg-take > c2',
  'bg-drop': 'c2! > @bg-drop > #-1',
  'bg-crawford': "'5: '3–2 c1 | '5: '4–2 c1~ | '5: '4–3 c1",
  'bg-jacoby': 'bg-gammon: c1 > #+1 | bg-gammon: c2 > #+4',
};

export interface MarkedBoard extends BoardPicture {
  /** The points it is about; 25 is the bar, 0 and 26 are where mine and theirs are borne off. */
  marked?: readonly number[];
  /** What is counted there. */
  note?: string;
}

const HOME = [1, 2, 3, 4, 5, 6];
const OUTER = [7, 8, 9, 10, 11, 12];

/** Positions that show one term each. Light moves from 24 down to 1, dark the other way. */
export const POSITIONS: Readonly<Record<string, MarkedBoard>> = {
  'bg-board': { position: START, moves: [] },
  'bg-bar': { position: at('25:1 24:1 13:5 8:3 6:5', '1:2 12:5 17:3 19:5'), moves: [], marked: [25] },
  'bg-home': { position: at('6:5 5:4 4:3 3:3', '19:5 20:4 21:3 22:3'), moves: [], marked: HOME },
  'bg-blot': { position: at('24:2 13:4 10:1 8:3 6:5', '1:2 12:5 17:3 19:5'), moves: [], marked: [10] },
  'bg-made-point': { position: at('24:2 13:5 8:2 6:4 5:2', '1:2 12:5 17:3 19:5'), moves: [], marked: [5] },
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
  'bg-gammon': { position: at('0:15', '12:2 17:3 19:4 20:3 21:3'), moves: [], marked: [26] },
  'bg-backgammon': { position: at('0:15', '1:1 19:4 20:4 21:3 22:3'), moves: [], marked: [1] },
  'bg-prime': {
    position: at('24:1 9:2 8:2 7:2 6:3 5:3 4:2', '1:2 12:4 17:3 19:4 20:2'),
    moves: [],
    marked: [4, 5, 6, 7, 8, 9],
  },
  'bg-anchor': { position: at('20:2 13:5 8:3 6:5', '1:2 12:5 17:3 19:5'), moves: [], marked: [20] },
  'bg-point': { position: START, moves: [], marked: [8] },
  'bg-outer': { position: START, moves: [], marked: OUTER },
  'bg-roll': { position: START, moves: [], dice: [3, 1] },
  'bg-off': { position: at('6:2 5:3 4:2 0:8', '19:3 20:3 22:2 24:2 25:5'), moves: [], marked: [0] },
  'bg-pip-count': { position: at('6:2 4:1 0:12', '19:5 20:4 21:3 22:3'), moves: [], note: '2 × 6 + 4 = 16' },
  'bg-no-move': { position: at('25:1 13:4 8:4 6:6', '19:3 20:3 21:2 22:2 23:2 24:3'), moves: [], dice: [6, 4] },
  'bg-single': { position: at('0:15', '21:4 22:3 23:3 25:5'), moves: [], marked: [26] },
  'bg-plan-running': { position: at('12:2 10:2 8:3 6:4 5:4', '14:4 16:4 18:4 19:3'), moves: [] },
  'bg-plan-blitz': {
    position: at('24:2 13:3 8:3 6:3 5:2 3:2', '0:1 2:1 12:5 17:3 19:5'),
    moves: [
      { from: 8, to: 2 },
      { from: 6, to: 2 },
    ],
    dice: [6, 4],
  },
  'bg-plan-priming': {
    position: at('13:2 9:2 8:2 7:2 6:3 5:2 4:2', '1:1 2:1 12:4 17:3 19:4 20:2'),
    moves: [],
    marked: [4, 5, 6, 7, 8, 9],
  },
  'bg-plan-holding': {
    position: at('20:2 13:4 8:3 6:4 5:2', '12:3 15:2 17:3 19:4 21:3'),
    moves: [],
    marked: [20],
  },
  'bg-plan-back': {
    position: at('24:2 22:2 8:3 6:4 5:2 4:2', '12:3 15:3 17:3 18:2 19:2 20:2'),
    moves: [],
    marked: [24, 22],
  },
};
