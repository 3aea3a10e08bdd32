import type { BackgammonView } from '../../../lib/wire/backgammon.gen';
import { motion } from '../../../lib/motion';
import { flightsBetween } from '../board/flights';
import { positionOf, type BoardSeat } from './position';

/** How long dice are seen before the first checker moves, in milliseconds. */
export const SEEN_FIRST = 500;
/** How long one checker is on its way. */
export const EACH_CHECKER = 300;
/** How long dice lie there at least, also where nothing moves. */
export const LIE_AT_LEAST = 1200;

export interface Roll {
  dice: [number, number];
  seat: BoardSeat;
  /** The turn is over: the dice lie there until the next roll. */
  played: boolean;
  /** No checker could move. */
  danced: boolean;
}

const seatOf = (view: BackgammonView): BoardSeat => (view.on_roll === 'B' ? 'B' : 'A');

/**
 * The dice on the table. A computer rolls and plays at once, and the next roll may come with its play: what it rolled
 * lies there until its checkers have moved, and what was rolled after it waits.
 */
export class ShownRoll {
  /** The dice that are seen now. */
  current = $derived.by((): Roll | undefined => this.#held ?? this.#last);
  #held = $state.raw<Roll>();
  #last = $state.raw<Roll>();
  #before: BackgammonView | undefined;
  #since = 0;
  #lead = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Is a roll of the other player still being shown? */
  get holds(): boolean {
    return this.#held !== undefined;
  }

  /** The next position. Where `waits` is not wanted, as for an onlooker, everything is shown as it comes. */
  see(view: BackgammonView, me: BoardSeat, waits: boolean): void {
    const before = this.#before;
    this.#before = view;
    this.#lead = 0;
    if (before && view.turns < before.turns) {
      this.drop();
      this.#last = undefined;
    }
    if (before && this.#last && !this.#last.played && view.turns !== before.turns) this.#play(before, view, me, waits);
    if (view.phase.type !== 'to_move') return;
    const known = this.#last;
    if (known && !known.played && before?.turns === view.turns && before.phase.type === 'to_move') return;
    this.#last = { dice: view.phase.dice, seat: seatOf(view), played: false, danced: false };
    this.#since = performance.now();
  }

  /** Milliseconds until the first checker of the play that was just made may move; asked for once. */
  takeLead(): number {
    const lead = this.#lead;
    this.#lead = 0;
    return lead;
  }

  /** A player who goes on has seen enough. */
  hurry(): void {
    this.drop();
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.#held = undefined;
  }

  /** The turn was played: its dice stay until that has been shown. */
  #play(before: BackgammonView, after: BackgammonView, me: BoardSeat, waits: boolean): void {
    const roll = this.#last;
    if (!roll) return;
    this.drop();
    const nMoves = flightsBetween(positionOf(before, me), positionOf(after, me)).length;
    const danced = nMoves === 0;
    this.#last = { ...roll, played: true, danced };
    if (!waits || roll.seat === me) return;
    const left = Math.max(0, SEEN_FIRST - (performance.now() - this.#since));
    this.#lead = motion(left);
    this.#held = { ...roll, danced };
    this.#timer = setTimeout(() => this.drop(), Math.max(LIE_AT_LEAST, this.#lead + motion(EACH_CHECKER) * nMoves));
  }
}
