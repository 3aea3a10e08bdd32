import { settings } from './settings.svelte';

/** Half of what a checker needs for its way. */
const STEP_MS = 150;
/** Someone who was away for long does not sit through all of it. */
const MOST = 24;

type Show = (last: boolean) => void;

/**
 * What happened while the line was lost comes all at once when it is back. It passes by at double
 * speed, in its order, so that the player sees what was played; only the last of it can be answered.
 */
export class CatchUp {
  #returning = false;
  #line: Show[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The line is back. */
  begin(): void {
    this.#returning = settings.chosen.animation;
  }

  pass(show: Show): void {
    if (!this.#returning) {
      show(true);
      return;
    }
    this.#line.push(show);
    if (this.#line.length > MOST) this.#line.shift()?.(false);
    this.#timer ??= setTimeout(() => this.#next(), 0);
  }

  /** Something that belongs to the step before it. */
  along(tell: () => void): void {
    const last = this.#line.pop();
    if (!last) {
      tell();
      return;
    }
    this.#line.push((isLast) => {
      last(isLast);
      tell();
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#line = [];
  }

  #next(): void {
    this.#timer = undefined;
    const show = this.#line.shift();
    if (this.#line.length > 0) this.#timer = setTimeout(() => this.#next(), STEP_MS);
    else this.#returning = false;
    show?.(this.#line.length === 0);
  }
}
