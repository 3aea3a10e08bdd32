/** The steps of a log, fetched in pieces as they are needed. */
import type { ExploredStepMsg, ExploredStepsMsg } from '../lib/wire';
import { isByDepth } from './replay';

export type FetchSteps = (from: number, n: number) => Promise<ExploredStepsMsg>;

/** So many steps are fetched at once. */
const PIECE = 200;

export class StepLog {
  readonly #steps = new Map<number, ExploredStepMsg>();
  /** The way from the root to where the search is before a step, for the first step of each piece. */
  readonly #open = new Map<number, readonly number[]>();
  readonly #coming = new Map<number, Promise<void>>();

  constructor(
    readonly n: number,
    first: ExploredStepsMsg,
    private readonly fetch: FetchSteps,
  ) {
    this.#keep(first);
  }

  /** The step of this number, counted from 0, if it has been fetched. */
  get(nth: number): ExploredStepMsg | undefined {
    return this.#steps.get(nth);
  }

  /** The same; fetched where it has to be. */
  async at(nth: number): Promise<ExploredStepMsg | undefined> {
    if (nth < 0 || nth >= this.n) return undefined;
    if (!this.#steps.has(nth)) await this.#fetched(Math.floor(nth / PIECE) * PIECE);
    return this.#steps.get(nth);
  }

  #fetched(from: number): Promise<void> {
    const coming = this.#coming.get(from) ?? this.fetch(from, PIECE).then((steps) => this.#keep(steps));
    this.#coming.set(from, coming);
    return coming.catch((error: unknown) => {
      this.#coming.delete(from);
      throw error;
    });
  }

  #keep({ first, open, steps }: ExploredStepsMsg): void {
    this.#open.set(first, open);
    steps.forEach((step, at) => this.#steps.set(first + at, step));
  }

  /**
   * How many events of the log have happened after so many steps: as many as there are before the next step. Not every
   * event of the log is told, so they cannot be counted.
   */
  eventsAfter(nSteps: number): number | undefined {
    return nSteps === 0 ? 0 : this.#steps.get(nSteps)?.first;
  }

  /** The nodes that are open after so many steps, from the root down. */
  openAfter(nSteps: number): number[] {
    const known = this.#open.get(nSteps);
    if (known) return [...known];
    const start = this.#pieceOf(nSteps);
    if (start === undefined) return [];
    const open = [...(this.#open.get(start) ?? [])];
    for (let nth = start; nth < nSteps; nth += 1)
      for (const { what, node } of this.#steps.get(nth)?.events ?? []) {
        if (what === 'enter' || what === 'reenter') open.push(node);
        else if (what === 'leave') open.pop();
      }
    return open;
  }

  /** The last piece that begins before a step and reaches up to it. */
  #pieceOf(nSteps: number): number | undefined {
    const starts = [...this.#open.keys()].filter((start) => start < Math.max(1, nSteps));
    const start = Math.max(...starts);
    return starts.length > 0 && (nSteps === 0 || this.#steps.has(nSteps - 1)) ? start : undefined;
  }

  /** The first number of steps above `nSteps` after which there is one more cut. */
  async nextCut(nSteps: number): Promise<number | undefined> {
    // A cut that the search takes back is counted no more, so only a search without any is known at once.
    if (((await this.at(this.n - 1))?.counts.cuts ?? 0) === 0) return undefined;
    for (let nth = nSteps; nth < this.n; nth += 1) {
      const step = await this.at(nth);
      if (step?.events.some((event) => event.what === 'cut' && !isByDepth(event))) return nth + 1;
    }
    return undefined;
  }
}
