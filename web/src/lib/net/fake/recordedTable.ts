import type { Explanation } from '../../messages/explanation';
import { SEATS, type Seat } from '../../seat';
import type { GameName, Situation } from '../game';
import type { TableLink, TableListener, TableState } from '../parlor';
import { PLAYERS } from './people';
import { recorded, type Step } from './recorded';

/** Plays a recorded game back: whatever is answered, the game goes on as it was recorded. */
export class RecordedTable implements TableLink {
  #steps: Step[] = [];
  #at = 0;
  #closed = false;
  readonly #game: GameName;
  readonly #listener: TableListener;
  readonly #advise: () => Promise<Explanation>;

  constructor(game: GameName, listener: TableListener, advise: () => Promise<Explanation>) {
    this.#game = game;
    this.#listener = listener;
    this.#advise = advise;
    void this.#begin();
  }

  async #begin(): Promise<void> {
    this.#steps = await recorded(this.#game);
    this.#listener.link('open');
    this.#show();
  }

  act(): void {
    if (this.#at + 1 < this.#steps.length) {
      this.#at += 1;
      setTimeout(() => this.#show(), 30);
    }
  }

  ask(): Promise<Explanation> {
    return this.#advise();
  }

  ready(): void {
    this.#at = 0;
    this.#show();
  }

  rematch(): void {}
  say(): void {}
  stop(): void {}

  close(): void {
    this.#closed = true;
  }

  #show(): void {
    const step = this.#steps[this.#at];
    if (!step || this.#closed) return;
    for (const seen of step.seen) this.#listener.seen(seen);
    this.#listener.state(stateOf(this.#game, step.situation, this.#at + 1 === this.#steps.length));
  }
}

/** The seat that a recorded view belongs to. Backgammon is open to all; its record was kept by seat A. */
const seatOf = (situation: Situation): Seat => (situation.game === 'backgammon' ? 'A' : situation.view.me);

export function stateOf(game: GameName, situation: Situation, last: boolean): TableState {
  const me = seatOf(situation);
  // The cast follows the recorded seat: the first of the list is always the reader.
  const turn = SEATS.indexOf(me);
  const people = PLAYERS[game];
  const players = people.map((player, idx) => ({
    ...player,
    seat: SEATS[(idx + turn) % people.length] ?? player.seat,
  }));
  return {
    code: game,
    game,
    rules: 'tenhou',
    practice: true,
    me,
    players,
    situation,
    clock: undefined,
    open: undefined,
    sheet: undefined,
    between: last,
    over: false,
    chat: [],
    chatOpen: last,
  };
}
