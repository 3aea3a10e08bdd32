import type { Replay } from '../../lib/net/replay';
import type { Seat } from '../../lib/seat';

/** Where the steps come from: a match of this server, or a record that was brought along. */
export type Source = (deal: number) => Promise<Replay>;

/** A reader of a finished match: at which step, from which seat. Deals are fetched when they are reached. */
export class Viewer {
  replay = $state.raw<Replay>();
  deal = $state(0);
  at = $state(0);
  seat = $state<Seat>('A');
  /** All hands lie open. */
  open = $state(true);
  running = $state(false);
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  steps = $derived(this.replay?.deals[this.deal]?.steps ?? []);
  step = $derived(this.steps[this.at]);
  last = $derived(this.steps.length - 1);
  nDeals = $derived(this.replay?.deals.length ?? 0);

  /** Goes to a step of a deal; a step that is not there is the nearest one that is. */
  async go(deal: number, at: number): Promise<void> {
    if (!this.replay?.deals[deal]?.steps.length) {
      const found = await this.#source(deal);
      this.replay = { ...found, record: found.record ?? this.replay?.record };
    }
    this.deal = deal;
    this.at = Math.max(0, Math.min(this.last, at));
  }

  /** One step on, into the next deal where this one is over; says whether there was one. */
  async forward(): Promise<boolean> {
    if (this.at < this.last) this.at += 1;
    else if (this.deal + 1 < this.nDeals) await this.go(this.deal + 1, 0);
    else return false;
    return true;
  }

  async back(): Promise<void> {
    if (this.at > 0) this.at -= 1;
    else if (this.deal > 0) await this.go(this.deal - 1, Number.MAX_SAFE_INTEGER);
  }

  begin = (): Promise<void> => this.go(this.deal, 0);
  end = (): Promise<void> => this.go(this.deal, this.last);
}
