import type { ActionOf, GameName } from '../../lib/game';
import { Refused } from '../../lib/net/parlor';
import type { Advice } from '../../lib/net/practice';
import type { Seat } from '../../lib/seat';
import { FIRST_MS, isAll } from '../../lib/thought';
import type { Viewer } from './viewer.svelte';

/** What agents say at the steps of a match. What was said once is shown again when the reader comes back. */
export class Adviser {
  /** Who is asked: a spec. */
  agent = $state('');
  asking = $state(false);
  /** Why there was no answer: a message. */
  failed = $state('');
  readonly #viewer: Viewer;
  #chosen = $state<Seat>();
  #said = $state.raw<ReadonlyMap<string, Advice>>(new Map());
  #wait: AbortController | undefined;

  constructor(viewer: Viewer, agent: string) {
    this.#viewer = viewer;
    this.agent = agent;
  }

  /** Who decides at this step. */
  asked = $derived.by((): readonly Seat[] => this.#viewer.step?.asked ?? []);
  /** For whom the agent is asked: the seat that was chosen, the one that is looked from, or the first. */
  seat = $derived.by((): Seat | undefined => {
    const wanted = [this.#chosen, this.#viewer.seat].find((seat) => seat && this.asked.includes(seat));
    return wanted ?? this.asked[0];
  });
  advice = $derived(this.#said.get(this.#key()));
  /** What was answered here in the game. */
  played = $derived.by((): ActionOf<GameName> | undefined => {
    const next = this.#viewer.steps[this.#viewer.at + 1]?.answers ?? [];
    return next.find(({ seat }) => seat === this.seat)?.action;
  });

  choose(seat: Seat): void {
    this.leave();
    this.#chosen = seat;
  }

  async ask(): Promise<void> {
    const { seat } = this;
    if (this.asking || !seat) return;
    const key = this.#key();
    const wait = (this.#wait = new AbortController());
    this.asking = true;
    this.failed = '';
    try {
      const { deal, at: step } = this.#viewer;
      const question = { agent: this.agent, at: { deal, step, seat }, signal: wait.signal };
      // Soon what comes to mind first, then what all the time that the server gives brings.
      for (const thinkMs of [FIRST_MS, undefined]) {
        const advice = await this.#viewer.source.ask({ ...question, thinkMs });
        if (wait.signal.aborted) return;
        this.#said = new Map([...this.#said, [key, advice]]);
        if (isAll(advice.cost.think_ms, thinkMs)) break;
      }
    } catch (error) {
      if (!wait.signal.aborted && !this.#said.has(key))
        this.failed = error instanceof Refused ? error.key : 'ui-error-server';
    } finally {
      if (this.#wait === wait) this.asking = false;
    }
  }

  /** The question is not of interest any more: the agent stops. */
  leave(): void {
    this.#wait?.abort();
    this.#wait = undefined;
    this.asking = false;
    this.failed = '';
  }

  #key(): string {
    return [this.#viewer.deal, this.#viewer.at, this.seat, this.agent].join();
  }
}
