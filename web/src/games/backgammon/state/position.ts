/** The board as one player sees it: both sides in that player's numbering. */
import type { BackgammonMove, BackgammonView } from '../../../lib/wire/backgammon.gen';

export type BoardSeat = 'A' | 'B';

export interface Position {
  /** Index 0 is off, 1 to 24 the points, 25 the bar. */
  mine: number[];
  /** On my points; index 0 is their bar, 25 their off. */
  theirs: number[];
}

export function positionOf(view: BackgammonView, me: BoardSeat): Position {
  const other: BoardSeat = me === 'A' ? 'B' : 'A';
  const far = view.men[other];
  return { mine: [...view.men[me]], theirs: far.map((_, idx) => far[25 - idx] ?? 0) };
}

/** What the board looks like once a man has moved; a single man met there goes to the bar. */
export function moved(position: Position, move: BackgammonMove): Position {
  const mine = [...position.mine];
  const theirs = [...position.theirs];
  mine[move.from] = (mine[move.from] ?? 0) - 1;
  mine[move.to] = (mine[move.to] ?? 0) + 1;
  if (move.to > 0 && theirs[move.to] === 1) {
    theirs[move.to] = 0;
    theirs[0] = (theirs[0] ?? 0) + 1;
  }
  return { mine, theirs };
}

/** How far a side still has to go, from men in that side's own numbering. */
export const pips = (men: readonly number[]): number => men.reduce((sum, n, point) => sum + n * point, 0);
