import { POSITIONS } from '../glossary/drawings';
import { at, START, type BoardPicture } from '../rules/boards';

const board = (mine: string, theirs: string): BoardPicture => ({ position: at(mine, theirs), moves: [] });
const START_BOARD: BoardPicture = { position: START, moves: [] };

/** What each step draws. Light moves from 24 down to 1, dark the other way. */
export const BOARDS: Readonly<Record<string, BoardPicture>> = {
  stop: START_BOARD,
  bar: board('24:2 13:5 8:3 6:5', '0:1 1:1 12:5 17:3 19:5'),
  distance: board('10:2 8:4 6:5 5:2 4:2', '12:2 15:3 17:3 19:4 20:3'),
  points: POSITIONS['bg-prime'] ?? START_BOARD,
  blots: board('24:1 20:1 13:5 9:1 8:2 6:5', '1:2 12:5 17:3 19:5'),
  off: POSITIONS['bg-bear-off'] ?? START_BOARD,
  running: board('10:2 8:4 6:5 5:2 4:2', '12:2 15:3 17:3 19:4 20:3'),
  blitz: board('13:2 8:3 6:4 5:3 4:3', '0:2 12:5 17:3 19:5'),
  priming: POSITIONS['bg-prime'] ?? START_BOARD,
  holding: board('20:2 13:4 8:3 6:4 5:2', '12:4 17:3 19:5 22:3'),
  back: POSITIONS['bg-plan-back'] ?? START_BOARD,
  strategies: START_BOARD,
};
