import { t } from './i18n/words.svelte';
import type { Seat } from './seat';
import type { NameOf } from './text/form';

/** Who sits at a seat, as the table tells it. */
export interface Player {
  seat: Seat;
  name: string;
  bot: boolean;
  /** The reader of this page. Others see the name. */
  you?: boolean;
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

/** Who sits at a seat, as this page calls them: the reader is “You”. */
export function playerAt(players: readonly Player[], seat: Seat): Player {
  const player = players.find((one) => one.seat === seat) ?? { seat, name: seat, bot: false };
  return player.you ? { ...player, name: t('ui-you') } : player;
}

/** What the players are called on this page, and which of them is the reader. */
export const namesOf = (players: readonly Player[]): NameOf =>
  Object.assign((seat: Seat) => playerAt(players, seat).name, { you: players.find(({ you }) => you)?.seat });

/** The time of the player who is asked: for this move, then from the bank. */
export interface Clock {
  /** When the move's own time ends, in milliseconds of `performance.now()`. */
  moveEnds: number;
  moveSeconds: number;
  bankSeconds: number;
}
