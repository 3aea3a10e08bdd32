import { keepContribution, keepPromise, keepTaken, keepTranscript, keptOf, type Kept } from '../fair/kept';
import type { PromiseMsg } from '../wire';
import type { Known, TableEvent } from './fold';
import type { TableState } from './parlor';

/** Keeps what a table promises and records, so that the record can be compared with it later. */
export class Keeping {
  readonly #room: string;
  /** What was promised for the match that is played or was the last: the next is promised at its end. */
  #promise: PromiseMsg | undefined;
  /** What is kept of the match that is shown: it is asked for with every frame, and changes a few times a match. */
  #shown: { matchId: string; kept: Kept | undefined } | undefined;

  constructor(room: string) {
    this.#room = room;
  }

  /** Keeps what was promised and recorded so far, before anything can be changed. */
  state({ promise, phase, sheet, transcript, n_matches }: Known): void {
    if (promise) this.#keep(promise, n_matches);
    if (!promise || phase.type === 'over') return;
    this.#promise = promise;
    if (transcript !== undefined && sheet.length > 0) keepTranscript(promise.match_id, sheet.length - 1, transcript);
  }

  /** The same of what has just happened. */
  happened(event: TableEvent, { me, promise, n_matches }: Known): void {
    if (event.type === 'promised') this.#keep(event.promise, n_matches);
    if (event.type === 'pledging') this.#promise = promise ?? undefined;
    if (event.type === 'promised' && event.promise.match_id === this.#promise?.match_id) this.#promise = event.promise;
    const matchId = this.#promise?.match_id;
    if (matchId === undefined) return;
    if (event.type === 'match_began' && me !== null) {
      keepTaken(matchId, me, event.contributions);
      this.#shown = undefined;
    }
    if (event.type === 'deal_ended' && event.transcript !== undefined)
      keepTranscript(matchId, event.deal, event.transcript);
  }

  contributed(matchId: string, entrant: number, shown: string): void {
    keepContribution(matchId, entrant, shown);
    this.#shown = undefined;
  }

  /** What a player may copy, to compare the record with it later. */
  fair({ promise, phase, me }: Known): TableState['fair'] {
    const shown = phase.type === 'gathering' ? promise : this.#promise;
    if (!shown) return undefined;
    const matchId = shown.match_id;
    if (this.#shown?.matchId !== matchId) this.#shown = { matchId, kept: keptOf(matchId) };
    const { kept } = this.#shown;
    const mine = me ?? -1;
    return {
      // What was kept first, not what the server says now.
      promise: kept?.commitment ?? shown.commitment,
      number: shown.chain_number,
      contribution: kept?.contributions[mine],
      dropped: kept?.taken[mine] === false,
    };
  }

  /** A promise is always for the match after those that are over. */
  #keep(promise: PromiseMsg, nOver: number): void {
    keepPromise(promise, { room: this.#room, number: nOver + 1 });
    this.#shown = undefined;
  }
}
