// Made from crates/wire and crates/kits by `UPDATE_TYPES=1 cargo test -p parlor-kits`. Do not edit.
import type { SeatMsg } from './seat.gen';

/** What a player does with a throw. */
export type RaceAction = { type: 'step' } | { type: 'decline' };

/** The name of a chance event. */
export type RaceAddress = {
  type: 'throw';
  /** How many throws of the race came before. */
  n: number;
};

/** What the die shows. */
export type RaceChance = {
  /** 1 up to the number of its faces. */
  face: number;
};

/** How a race ended, for its line of the score sheet. */
export type RaceEntry = {
  /** Who won; nobody before it is over. */
  winner: SeatMsg | null;
};

/** What happened. */
export type RaceSeen =
  | {
      type: 'threw';
      /** What the die shows. */
      face: number;
    }
  | {
      type: 'chose';
      /** The player who decided. */
      seat: SeatMsg;
      /** The decision. */
      action: RaceAction;
    };

/** The race as everyone sees it. */
export type RaceView = {
  /** Steps from start to end. */
  length: number;
  /** The highest throw. */
  faces: number;
  /** Steps that seats A and B have still to go; 0 for the winner. */
  to_go: [number, number];
  /** Have seats A and B still the right to decline a throw? */
  may_decline: [boolean, boolean];
  /** Whose turn it is; nobody's when the race is over. */
  mover: SeatMsg | null;
  /** What the mover has thrown and may step or decline; nothing while the die is to be thrown. */
  thrown: number | null;
  /** Is this the second throw of the turn? It must be used. */
  again: boolean;
  /** Who has reached the end. */
  winner: SeatMsg | null;
};
