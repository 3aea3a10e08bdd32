import type { ShownCube } from '../state/awaited';
import type { BackgammonMove } from '../../../lib/wire/backgammon.gen';
import type { Position } from '../state/position';

export interface BoardPicture {
  position: Position;
  dice?: number[];
  moves: BackgammonMove[];
  cube?: ShownCube;
}

/** Men by point in my numbering: `24:2 13:5`. */
function men(text: string): number[] {
  const out = Array.from({ length: 26 }, () => 0);
  for (const word of text.split(' ')) {
    const [point, n] = word.split(':').map(Number);
    if (point !== undefined) out[point] = n ?? 0;
  }
  return out;
}
/** A position from both sides’ men, both in my numbering. */
export const at = (mine: string, theirs: string): Position => ({ mine: men(mine), theirs: men(theirs) });

/** How a game begins. */
export const START = at('24:2 13:5 8:3 6:5', '1:2 12:5 17:3 19:5');

/** Positions that show one rule each, in the order of the rules. */
export const EXAMPLES: Record<string, BoardPicture> = {
  'rules-backgammon-aim': { position: START, moves: [] },
  'rules-backgammon-move': {
    position: START,
    dice: [3, 1],
    moves: [
      { from: 8, to: 5 },
      { from: 6, to: 5 },
    ],
  },
  'rules-backgammon-hit': {
    position: at('24:2 13:4 10:1 8:3 6:5', '1:1 4:1 12:5 17:3 19:5'),
    dice: [6, 2],
    moves: [
      { from: 10, to: 4 },
      { from: 6, to: 4 },
    ],
  },
  'rules-backgammon-off': {
    position: at('6:2 5:3 4:2 3:2 2:1 0:5', '19:3 20:3 22:2 24:2 25:5'),
    dice: [6, 4],
    moves: [
      { from: 6, to: 0 },
      { from: 4, to: 0 },
    ],
  },
  'rules-backgammon-win': { position: at('0:15', '1:1 19:4 20:4 21:3 22:3'), moves: [] },
  'rules-backgammon-cube': {
    position: at('24:1 13:3 8:3 7:2 6:4 5:2', '1:2 12:4 17:3 19:4 21:2'),
    moves: [],
    cube: { value: 2, side: 'theirs', offered: false },
  },
};
