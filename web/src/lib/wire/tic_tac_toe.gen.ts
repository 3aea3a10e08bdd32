// Made from crates/wire and crates/kits by `UPDATE_TYPES=1 cargo test -p parlor-kits`. Do not edit.
import type { SeatMsg } from './seat.gen';

/** What a player answers: the place to mark. */
export type TicTacToeAction = {
  /** The square to mark. */
  cell: TicTacToeCell;
};

/**
 * A place on the board, column and row as on a chessboard: `"a3"` is the first in reading
 * order, `"c1"` the last.
 */
export type TicTacToeCell = string;

/** A chance event: there is none, so no message has this type. */
export type TicTacToeChance = never;

/** How a game ended, for its line of the score sheet. */
export type TicTacToeEntry = {
  /** Who won; nobody in a draw. */
  winner: SeatMsg | null;
};

/** What happened. */
export type TicTacToeSeen = {
  type: 'marked';
  /** The player who marked it. */
  seat: SeatMsg;
  /** The marked square. */
  cell: TicTacToeCell;
};

/** The game as everyone sees it. */
export type TicTacToeView = {
  /** Who has marked each place, in reading order from `a3` to `c1`. */
  cells: [
    SeatMsg | null,
    SeatMsg | null,
    SeatMsg | null,
    SeatMsg | null,
    SeatMsg | null,
    SeatMsg | null,
    SeatMsg | null,
    SeatMsg | null,
    SeatMsg | null,
  ];
  /** Who is to mark; nobody when the game is over. */
  mover: SeatMsg | null;
  /** Who has three in line. */
  winner: SeatMsg | null;
  /** The three places in line; empty while nobody has them. */
  line: Array<TicTacToeCell>;
};
