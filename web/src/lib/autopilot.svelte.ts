import { SPEEDS, type Speed } from './pace.svelte';

/** Asks an agent and answers as it would; the table gives it both. */
interface Seatmate {
  /** What the agent would do; `gone` if the question was withdrawn before it answered. */
  ask: (agent: string) => Promise<number | 'gone' | undefined>;
  act: (idx: number) => void;
}

/**
 * Lets an agent play my seat at a practice table: it is asked at every question, what it says is
 * shown for a while, and then done. So agents play each other under the eyes of the player who sits there.
 */
export class Autopilot {
  /** Who plays for me; nobody while I play myself. */
  agent = $state<string>();
  speed = $state<Speed>('normal');
  halted = $state(false);
  readonly #mate: Seatmate;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The question that was last taken up. */
  #question: unknown;
  #thinks = false;

  constructor(mate: Seatmate) {
    this.#mate = mate;
  }

  choose(speed: Speed): void {
    this.speed = speed;
    this.halted = false;
    // What is thought about needs no second thought: it is done at the new speed.
    if (!this.#thinks) this.#question = undefined;
  }

  /** Back to the own hands. */
  release(): void {
    this.agent = undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** A question is open. `question` is the same as long as it is the same one. */
  async take(question: unknown): Promise<void> {
    const { agent } = this;
    if (!agent || this.halted || this.#question === question) return;
    this.#question = question;
    clearTimeout(this.#timer);
    this.#thinks = true;
    const chosen = await this.#mate.ask(agent);
    this.#thinks = false;
    // The player has answered meanwhile, and the table asks something else.
    if (this.#question !== question) return;
    if (chosen === 'gone') {
      this.#question = undefined;
      return;
    }
    if (chosen === undefined || chosen < 0) {
      this.release();
      return;
    }
    this.#timer = setTimeout(() => {
      if (this.halted || this.agent !== agent) this.#question = undefined;
      else this.#mate.act(chosen);
    }, SPEEDS[this.speed]);
  }
}
