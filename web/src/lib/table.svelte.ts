import type { Explanation } from './messages/explanation';
import type { LinkStatus, Parlor, TableLink, TableState } from './net/parlor';
import type { Seen } from './net/game';
import { playerAt } from './player';
import type { Seat } from './seat';
import { announce } from './text/announce';
import { say } from '../explain/say';
import { settings } from './settings.svelte';
import { toasts } from './toasts.svelte';
import { t } from './i18n/words.svelte';

/** One table as the page sees it: the latest state, what was said about it, and the line to it. */
export class Table {
  state = $state.raw<TableState>();
  status = $state<LinkStatus>('connecting');
  /** What has happened, in words; the newest last. */
  record = $state<string[]>([]);
  explanation = $state.raw<Explanation>();
  asking = $state(false);
  error = $state('');
  readonly #link: TableLink;
  /** Who may be asked, or seated, in a game. */
  readonly agents: Parlor['agents'];
  #wasLost = false;

  constructor(parlor: Parlor, code: string) {
    this.agents = (game) => parlor.agents(game);
    this.#link = parlor.open(
      code,
      {
        state: (state) => this.#arrive(state),
        seen: (seen) => this.#hear(seen),
        refused: (reason) => toasts.say(t('ui-not-allowed', { reason: say(reason) })),
        link: (status) => this.#connected(status),
      },
      settings.chosen.nickname || t('ui-guest'),
    );
  }

  nameOf = (seat: Seat): string => (this.state ? playerAt(this.state.players, seat).name : seat);

  act(idx: number): void {
    const { state } = this;
    if (!state?.situation || this.status !== 'open') return;
    // The choice leaves the table at once; the server's next state says what came of it.
    this.state = { ...state, situation: { ...state.situation, legal: [] }, clock: undefined };
    this.explanation = undefined;
    this.#link.act(idx);
  }

  async ask(agent: string): Promise<void> {
    this.asking = true;
    try {
      this.explanation = await this.#link.ask(agent);
    } catch {
      toasts.say(t('ui-error-advice'));
    } finally {
      this.asking = false;
    }
  }

  ready = (): void => this.#link.ready();
  rematch = (): void => this.#link.rematch();
  say = (text: string): void => this.#link.say(text);
  stop = (): void => this.#link.stop();
  close = (): void => this.#link.close();

  #arrive(state: TableState): void {
    if (this.explanation && state.situation?.legal.length === 0) this.explanation = undefined;
    this.state = state;
  }

  #hear(seen: Seen): void {
    const words = announce(seen, this.nameOf);
    if (words) this.record = [...this.record, words];
  }

  #connected(status: LinkStatus): void {
    if (status === 'open' && this.#wasLost) toasts.say(t('ui-back-at-table'));
    this.#wasLost = status === 'lost' || (this.#wasLost && status !== 'open');
    this.status = status;
  }
}
