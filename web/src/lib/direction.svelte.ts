import type { ClientMsgOf, GameName } from './wire';
import { SPEEDS, type Speed } from './pace.svelte';

/**
 * Agents alone play as fast as the spectator says. The table itself keeps the pace, so a page that is loaded again
 * finds it where it was; a new line begins with the pace that was chosen here.
 */
export class Direction {
  speed = $state<Speed>('normal');
  halted = $state(false);
  readonly #tell: (wish: ClientMsgOf<GameName>) => void;
  #said = false;

  constructor(tell: (wish: ClientMsgOf<GameName>) => void) {
    this.#tell = tell;
  }

  choose(speed: Speed): void {
    this.speed = speed;
    this.halted = false;
    this.#say();
  }

  halt(): void {
    this.halted = !this.halted;
    this.#say();
  }

  /** The table is there: it hears the pace once. */
  greet(): void {
    if (!this.#said) this.#say();
  }

  /** The line is gone, and with it what was said. */
  lost(): void {
    this.#said = false;
  }

  #say(): void {
    this.#said = true;
    this.#tell({ type: 'pace', move_ms: this.halted ? null : SPEEDS[this.speed] });
  }
}
