import type { MyGames, RunningGame } from '../../lib/net/myGames';
import { mayHaveGames, together } from '../../lib/net/myGames';
import type { Parlor } from '../../lib/net/parlor';
import type { FinishedGameMsg } from '../../lib/wire';
import { t } from '../../lib/i18n/words.svelte';
import { toasts } from '../../lib/toasts.svelte';

/** How often the list is looked at again. */
const AGAIN_MS = 30_000;

/** My games as the pages show them: looked at now and then, and kept while the server cannot be reached. */
export class MyGamesList {
  running = $state.raw<RunningGame[]>();
  finished = $state.raw<FinishedGameMsg[]>([]);
  /** The personal link has more finished ones. */
  more = $state(false);
  failed = $state(false);
  readonly #parlor: Parlor;
  readonly #onLinkGone: () => void;
  #sent = 0;

  /** `onLinkGone` hears that the personal link was replaced or deleted on another device. */
  constructor(parlor: Parlor, onLinkGone: () => void) {
    this.#parlor = parlor;
    this.#onLinkGone = onLinkGone;
    // Someone who is here for the first time has nothing to wait for.
    if (!mayHaveGames()) this.running = [];
  }

  get isEmpty(): boolean {
    return !this.failed && this.running?.length === 0 && this.finished.length === 0;
  }

  /** How many there are, as far as that is known. */
  get n(): number {
    return (this.running?.length ?? 0) + this.finished.length;
  }

  /** Looks now and then again; the answer ends it. */
  follow(): () => void {
    void this.look();
    const again = setInterval(() => document.hidden || void this.look(), AGAIN_MS);
    return () => clearInterval(again);
  }

  async look(): Promise<void> {
    const found = await this.#parlor.myGames();
    this.#hear(found);
    this.failed = found.failed !== undefined && !this.running;
    // What was there is shown until the server answers again.
    if (found.failed && this.running) return;
    if (!found.failed || found.running.length > 0) this.running = found.running;
    this.finished = this.#sent > found.sent ? together(found.finished, this.finished) : found.finished;
    this.#sent = Math.max(this.#sent, found.sent);
    this.more = this.#sent > found.sent ? this.more : found.more;
  }

  /** The next page of the personal link. */
  async next(): Promise<void> {
    const found = await this.#parlor.myGames(this.#sent);
    this.#hear(found);
    if (found.failed) {
      toasts.say(t(found.failed));
      return;
    }
    this.finished = together(this.finished, found.finished);
    this.#sent = found.sent;
    this.more = found.more;
  }

  async remove({ room, match }: FinishedGameMsg): Promise<void> {
    await this.#parlor.removeFinished(room, match);
    this.finished = this.finished.filter((one) => one.room !== room || one.match !== match);
    this.#sent = Math.max(0, this.#sent - 1);
  }

  async leave(game: RunningGame): Promise<void> {
    await this.#parlor.leaveGame(game);
    this.running = this.running?.filter(({ room }) => room !== game.room);
  }

  #hear({ failed }: MyGames): void {
    if (failed !== 'ui-refused-link') return;
    toasts.say(t(failed));
    this.#onLinkGone();
  }
}
