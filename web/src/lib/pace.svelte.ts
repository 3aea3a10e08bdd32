/** How long each step stays on the screen when agents play each other, in milliseconds. */
export const SPEEDS = { slow: 2000, normal: 900, fast: 300, live: 0 } as const;
export type Speed = keyof typeof SPEEDS;

/**
 * Lets what happens at a table pass by at the onlooker's pace. What comes faster waits in a line;
 * nothing is left out. Without an onlooker who wants it slower everything passes at once.
 */
export class Pace {
  speed = $state<Speed>('live');
  halted = $state(false);
  /** How many steps wait. */
  waiting = $state(0);
  #line: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A step: shown now, or when its turn comes. */
  step(show: () => void): void {
    if (this.speed === 'live' && !this.halted && this.#line.length === 0) {
      show();
      return;
    }
    this.#line.push(show);
    this.#go();
  }

  /** Something that belongs to the step before it. */
  along(tell: () => void): void {
    const last = this.#line.pop();
    if (!last) {
      tell();
      return;
    }
    this.#line.push(() => {
      last();
      tell();
    });
  }

  choose(speed: Speed): void {
    this.speed = speed;
    this.halted = false;
    this.#again();
  }

  halt(): void {
    this.halted = !this.halted;
    this.#again();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#line = [];
  }

  #again(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#go();
  }

  #go(): void {
    this.waiting = this.#line.length;
    if (this.#timer !== undefined || this.halted || this.#line.length === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#line.shift()?.();
      this.#go();
    }, SPEEDS[this.speed]);
  }
}
