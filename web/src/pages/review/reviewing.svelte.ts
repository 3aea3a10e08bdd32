import { Refused } from '../../lib/net/parlor';
import type { Reviews } from '../../lib/net/reviews';
import { refusalText } from '../../lib/refusal';
import { t } from '../../lib/i18n/words.svelte';
import type { ReviewMsg, ReviewSourceMsg } from '../../lib/wire';
import { folded, isOver, judgedIn } from './fold';
import { keep, keptAs, type Kept } from './kept';

const LOOK_MS = 700;
const QUEUED_MS = 3000;
/** The review that this browser has begun last: the server judges one at a time for each address. */
const LAST = 'parlor-review';

/** A match on its way through the server's judge. */
export class Reviewing {
  review = $state.raw<ReviewMsg>();
  /** Why there is none, or no more of it, in words. */
  failed = $state('');
  /** Another match of this address is judged; this one is begun when it is over. */
  queued = $state(false);
  /** The server has no judge for this game. */
  unjudged = $state(false);
  decisions = $derived(judgedIn(this.review));
  running = $derived(this.review !== undefined && !isOver(this.review));
  readonly #net: Reviews;
  readonly #source: ReviewSourceMsg;
  readonly #key: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(net: Reviews, source: ReviewSourceMsg, key: string) {
    this.#net = net;
    this.#source = source;
    this.#key = key;
  }

  /** Shows what is kept, goes on where it was left, or begins. */
  async open(): Promise<void> {
    const kept = (await keptAs(this.#key))?.review;
    this.review = kept;
    if (!kept || kept.state === 'failed') return this.begin();
    if (!isOver(kept)) await this.#look();
  }

  async begin(): Promise<void> {
    this.failed = '';
    try {
      this.review = await this.#begun();
      sessionStorage.setItem(LAST, this.review.id);
      void this.#keep();
      this.#wait();
      this.queued = false;
    } catch (error) {
      // Someone else at this address has a match judged: this one comes next.
      this.queued = error instanceof Refused && error.key === 'ui-refused-too-fast';
      if (this.queued) return this.#wait();
      this.unjudged = error instanceof Refused && error.key === 'ui-refused-not-now';
      this.#fails(error);
    }
  }

  /** A review of another match that nobody looks at any more gives way. */
  async #begun(): Promise<ReviewMsg> {
    try {
      return await this.#net.begin(this.#source);
    } catch (error) {
      const last = sessionStorage.getItem(LAST);
      if (!(error instanceof Refused) || error.key !== 'ui-refused-too-fast' || !last) throw error;
      await this.#net.stop(last).catch(() => undefined);
      sessionStorage.removeItem(LAST);
      return this.#net.begin(this.#source);
    }
  }

  async stop(): Promise<void> {
    if (!this.review) return;
    try {
      await this.#net.stop(this.review.id);
      await this.#look();
    } catch (error) {
      this.#fails(error);
    }
  }

  /** Nobody looks any more; the server goes on for a while, and so does who comes back. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#left) return;
    if (this.queued) this.#timer = setTimeout(() => void this.begin(), QUEUED_MS);
    else if (this.running) this.#timer = setTimeout(() => void this.#look(), LOOK_MS);
  }

  async #look(): Promise<void> {
    const { review } = this;
    if (!review) return;
    const from = review.decisions.length;
    try {
      const now = await this.#net.look(review.id, from);
      if (this.review?.id !== now.id) return;
      this.failed = '';
      this.review = folded(this.review, now, from);
      void this.#keep();
    } catch (error) {
      // The server has forgotten it, or was started anew: it is judged again.
      if (error instanceof Refused && error.key === 'ui-refused-not-found') return this.begin();
      this.#fails(error);
    }
    this.#wait();
  }

  async #keep(): Promise<void> {
    const before = await keptAs(this.#key);
    const entry: Kept = { ...before, key: this.#key, at: Date.now() };
    await keep({ ...entry, review: this.review && { ...this.review } });
  }

  #fails(error: unknown): void {
    this.failed = error instanceof Refused ? refusalText(error) : t('ui-error-server');
  }
}
