import type { ClientMsgOf, GameName } from '../wire';
import type { LinkStatus, TableLink, TableListener, TableState, Told } from './parlor';

/** From the worst: a table of two lines is as well connected as the worse of them. */
const WORST: LinkStatus[] = ['elsewhere', 'closed', 'lost', 'connecting', 'open'];

/**
 * Two people at one screen: two seats of one room, each with its own line. The table is shown as
 * the one who is asked sees it, so each plays with the own numbering. For games without secrets.
 */
export class SharedTable implements TableLink {
  readonly #links: [TableLink, TableLink];
  readonly #listener: TableListener;
  readonly #states: (TableState | undefined)[] = [undefined, undefined];
  readonly #status: LinkStatus[] = ['connecting', 'connecting'];
  /** The questions that were answered and are not yet closed: the other's may come first. */
  readonly #answered: (readonly unknown[] | undefined)[] = [undefined, undefined];
  #shown: 0 | 1 = 0;
  #ready = false;

  constructor(open: (nth: 0 | 1, listener: TableListener) => TableLink, listener: TableListener) {
    this.#listener = listener;
    const listen = (nth: 0 | 1): TableListener => ({
      state: (state) => this.#arrive(nth, state),
      // Both see the same; one tells.
      seen: (seen) => nth === 0 && listener.seen(seen),
      refused: (reason) => {
        this.#answered[nth] = undefined;
        listener.refused(reason);
      },
      link: (status) => this.#linked(nth, status),
    });
    this.#links = [open(0, listen(0)), open(1, listen(1))];
  }

  #arrive(nth: 0 | 1, state: TableState): void {
    this.#states[nth] = state;
    const asked = this.#asked();
    if (asked === 0 || asked === 1) this.#shown = asked;
    const shown = this.#states[this.#shown];
    if (shown) this.#listener.state({ ...shown, shared: true });
    this.#begin();
  }

  /** Whose answer is wanted: to an offer of the other before anything else. */
  #asked(): number {
    const offered = this.#states.findIndex((one) => one?.resign && !one.resign.mine);
    if (offered >= 0) return offered;
    return this.#states.findIndex((one, nth) => {
      const legal = one?.situation?.legal ?? [];
      return legal.length > 0 && legal !== this.#answered[nth];
    });
  }

  /** What was answered on a line that is lost may never have arrived: the question is open again. */
  #linked(nth: 0 | 1, status: LinkStatus): void {
    this.#status[nth] = status;
    if (status !== 'open') this.#answered[nth] = undefined;
    const worst = WORST.find((one) => this.#status.includes(one));
    if (worst) this.#listener.link(worst);
  }

  /** Both are here, so nobody has to say that they are ready. */
  #begin(): void {
    const [first, second] = this.#states;
    const gathering = first && second && !first.situation && !first.over && !first.watching && !second.watching;
    if (!gathering || this.#ready) return;
    this.#ready = true;
    this.ready();
  }

  act(idx: number): void {
    this.#answered[this.#shown] = this.#states[this.#shown]?.situation?.legal;
    this.#links[this.#shown].act(idx);
  }

  ask(agent: string, signal?: AbortSignal, thinkMs?: number): Promise<Told> {
    return this.#links[this.#shown].ask(agent, signal, thinkMs);
  }

  ready(): void {
    this.#links.forEach((link) => link.ready());
  }

  rematch(): void {
    this.#links.forEach((link) => link.rematch());
  }

  say(text: string): void {
    this.#links[0].say(text);
  }

  stop(): void {
    this.#links[0].stop();
  }

  tell(wish: ClientMsgOf<GameName>): void {
    const links = wish.type === 'leave' ? this.#links : [this.#links[this.#shown]];
    links.forEach((link) => link.tell?.(wish));
  }

  close(): void {
    this.#links.forEach((link) => link.close());
  }
}
