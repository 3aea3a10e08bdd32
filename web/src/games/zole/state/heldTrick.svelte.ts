import type { ZoleTrick, ZoleView } from '../../../lib/wire/zole.gen';
import type { Seat } from '../../../lib/seat';
import { motion } from '../../../lib/motion';
import { CARDS_OF_A_TRICK, takerOf } from './tally';

/** How long a full trick lies open for all to see, in milliseconds. */
export const LIES_OPEN = 900;
/** How long it takes to sweep it to the player who took it. */
export const IS_SWEPT = 240;

const nTaken = (view: ZoleView): number => view.players.reduce((sum, player) => sum + player.won.length, 0);

/**
 * The trick that has just been filled. The server gives it to its taker at once, and computers play
 * on at once; on the table it lies for a moment, and what was played after it waits behind it.
 */
export class HeldTrick {
  trick = $state.raw<ZoleTrick>();
  taker = $state.raw<Seat>();
  /** It is on its way to its taker. */
  swept = $state.raw(false);
  #before: ZoleView | undefined;
  #lies = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The next position. For an onlooker, who sets the pace, the next card ends the wait. */
  see(view: ZoleView, onlooker: boolean): void {
    const taken = this.#before ? nTaken(view) - nTaken(this.#before) : 0;
    this.#before = view;
    if (view.last_trick && taken === CARDS_OF_A_TRICK) this.#lay(view.last_trick, takerOf(view));
    else if (!view.last_trick || taken !== 0 || (onlooker && (view.trick?.plays.length ?? 0) > 0)) this.drop();
  }

  /** A player who has seen enough sends it off. */
  hurry(): void {
    if (this.#lies) this.#sweep();
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.#lies = false;
    this.trick = undefined;
    this.swept = false;
  }

  #lay(trick: ZoleTrick, taker: Seat | undefined): void {
    this.drop();
    this.#lies = true;
    this.trick = trick;
    this.taker = taker;
    this.#timer = setTimeout(() => this.#sweep(), LIES_OPEN);
  }

  /** Where stillness is wanted the trick lies as long and is gone at once. */
  #sweep(): void {
    clearTimeout(this.#timer);
    this.#lies = false;
    this.swept = true;
    const lasts = motion(IS_SWEPT);
    if (lasts === 0) this.drop();
    else this.#timer = setTimeout(() => this.drop(), lasts);
  }
}
