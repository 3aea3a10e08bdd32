import type { Explanation } from '../messages/explanation';
import type { TableLink, TableListener, TableState } from './parlor';
import type { TableWish } from './wish';

/**
 * Two people at one screen: two seats of one room, each with its own line. The table is shown as
 * the one who is asked sees it, so each plays with the own numbering. For games without secrets.
 */
export class SharedTable implements TableLink {
  readonly #links: [TableLink, TableLink];
  readonly #listener: TableListener;
  readonly #states: (TableState | undefined)[] = [undefined, undefined];
  #shown: 0 | 1 = 0;
  #ready = false;

  constructor(open: (nth: 0 | 1, listener: TableListener) => TableLink, listener: TableListener) {
    this.#listener = listener;
    const listen = (nth: 0 | 1): TableListener => ({
      state: (state) => this.#arrive(nth, state),
      // Both see the same; one tells.
      seen: (seen) => nth === 0 && listener.seen(seen),
      refused: listener.refused,
      link: (status) => nth === 0 && listener.link(status),
    });
    this.#links = [open(0, listen(0)), open(1, listen(1))];
  }

  #arrive(nth: 0 | 1, state: TableState): void {
    this.#states[nth] = state;
    const asked = this.#states.findIndex((one) => (one?.situation?.legal.length ?? 0) > 0);
    if (asked === 0 || asked === 1) this.#shown = asked;
    const shown = this.#states[this.#shown];
    if (shown) this.#listener.state({ ...shown, shared: true });
    this.#begin();
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
    this.#links[this.#shown].act(idx);
  }

  ask(agent: string): Promise<Explanation> {
    return this.#links[this.#shown].ask(agent);
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

  tell(wish: TableWish): void {
    const links = wish.type === 'leave' ? this.#links : [this.#links[this.#shown]];
    links.forEach((link) => link.tell?.(wish));
  }

  close(): void {
    this.#links.forEach((link) => link.close());
  }
}
