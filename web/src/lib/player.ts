import type { Seat } from './seat';

/** Who sits at a seat, as the table tells it. */
export interface Player {
  seat: Seat;
  name: string;
  bot: boolean;
  /** The agent's spec or level, under a bot's name. */
  agent?: string;
  /** Left the table for now: a bot plays. */
  away?: boolean;
  /** The time that runs for someone else, where everyone can see whose turn it is. */
  clock?: Clock;
  /** Seconds left in the bank. */
  bank?: number;
  /** What the last move of a computer took. */
  think?: { seconds: number; nodes: number | null };
  ready?: boolean;
}

export const playerAt = (players: readonly Player[], seat: Seat): Player =>
  players.find((player) => player.seat === seat) ?? { seat, name: seat, bot: false };

/** The time of the player who is asked: for this move, then from the bank. */
export interface Clock {
  /** When the move's own time ends, in milliseconds of `performance.now()`. */
  moveEnds: number;
  moveSeconds: number;
  bankSeconds: number;
}
