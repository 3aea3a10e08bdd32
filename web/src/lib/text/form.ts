/** The game in words: for a screen reader, for the command line, for tests. */
import type { Seat } from '../seat';

/** What a player is called on this page. */
export interface NameOf {
  (seat: Seat): string;
  /** The reader's own seat, where one of the players is the reader. */
  readonly you?: Seat;
}

/** A part of the position under the word that asks for it: “hand”, “river east”, “dice”. */
export interface Line {
  /** What the command line understands, in every language and in the reader's. */
  words: string[];
  title: string;
  text: string;
}

/** A legal answer with its short key. */
export interface Answer {
  key: string;
  text: string;
  idx: number;
}
