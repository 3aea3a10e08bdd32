/** The state of the explorer: what is searched, the runs side by side, and the step that all of them are at. */
import type { Explorations } from '../lib/net/explorations';
import type { SourceMsg } from '../lib/wire';
import { RUNS_MAX, type Place } from './address';
import { problemOf, Run, type Problem } from './run.svelte';

export class Explorer {
  source = $state.raw<SourceMsg>({ kind: 'tree', text: '' });
  runs = $state<Run[]>([]);
  /** Steps done. A run with fewer of them stands still at its end. */
  step = $state(0);
  /** The node that is looked at, and in which run. */
  selected = $state.raw<readonly [run: number, node: number]>();
  playing = $state(false);
  /** Why the source cannot be searched; what is shown is the last that could. */
  problem = $state.raw<Problem>();
  busy = $state(false);
  seed: number | undefined;
  #asked = 0;
  #gone = 0;
  /** The problem of the last fetch, as long as it is not solved. */
  #lost: Problem | undefined;

  constructor(private readonly net: Explorations) {}

  readonly nSteps = $derived.by(() => Math.max(0, ...this.runs.map((run) => run.nSteps)));

  get place(): Place {
    return {
      source: this.source,
      runs: this.runs.map((run) => run.shownSpec ?? run.spec),
      step: this.step,
      node: this.selected,
      seed: this.seed,
    };
  }

  /** Searches a source by these agents. Where none of them can, everything stays as it is. */
  async open({ source, runs, step, node, seed }: Place): Promise<boolean> {
    const asked = (this.#asked += 1);
    this.busy = true;
    const fresh = runs.slice(0, RUNS_MAX).map((spec) => new Run(spec));
    // One after the other: the server answers one question at a time.
    for (const run of fresh) {
      await run.ask(this.net, source, seed);
      if (asked !== this.#asked) return false;
    }
    this.busy = false;
    const failed = fresh.find(({ problem }) => problem)?.problem;
    this.problem = fresh.some(({ shown }) => shown) ? undefined : failed;
    if (this.problem && this.runs.length > 0) return false;
    // Said once, beside what was asked for.
    if (this.problem) for (const run of fresh) run.problem = undefined;
    this.source = source;
    this.seed = seed;
    this.runs = fresh;
    this.selected = undefined;
    await this.go(step ?? this.nSteps);
    if (node) await this.look(node[0], node[1]);
    return !this.problem;
  }

  /** Other settings for one run. The step stays, or the end where it was shown. */
  async change(nth: number, spec: string): Promise<void> {
    const run = this.runs[nth];
    if (!run) return;
    const wasEnd = this.step >= this.nSteps;
    run.spec = spec;
    await run.ask(this.net, this.source, this.seed);
    if (this.selected?.[0] === nth) this.selected = undefined;
    await this.go(wasEnd ? this.nSteps : this.step);
  }

  async add(spec: string): Promise<void> {
    if (this.runs.length >= RUNS_MAX) return;
    this.runs.push(new Run(spec));
    await this.change(this.runs.length - 1, spec);
  }

  remove(nth: number): void {
    if (this.runs.length < 2) return;
    this.runs.splice(nth, 1);
    this.selected = undefined;
    void this.go(this.step);
  }

  /** Goes to a step; what it needs is fetched first. */
  async go(step: number): Promise<void> {
    const gone = (this.#gone += 1);
    const to = Math.max(0, Math.min(step, this.nSteps));
    const isHere = await this.#fetched(() => Promise.all(this.runs.map((run) => run.reach(to))));
    // A reader who went elsewhere in the meantime stays there.
    if (gone !== this.#gone) return;
    if (isHere) this.step = to;
    else this.playing = false;
  }

  /** Fetches more of what is shown. Answers with nothing where that failed; the problem is said until it works again. */
  async #fetched<T>(fetch: () => Promise<T>): Promise<T | undefined> {
    try {
      const found = await fetch();
      if (this.problem === this.#lost) this.problem = undefined;
      this.#lost = undefined;
      return found;
    } catch (error) {
      this.problem = this.#lost = problemOf(error);
      return undefined;
    }
  }

  /** The next cut of any run. */
  async nextCut(): Promise<boolean> {
    const gone = this.#gone;
    const cuts = await this.#fetched(() =>
      Promise.all(this.runs.map((run) => run.shown?.steps.nextCut(Math.min(this.step, run.nSteps)))),
    );
    const next = Math.min(...(cuts ?? []).flatMap((cut) => cut ?? []));
    if (!Number.isFinite(next) || gone !== this.#gone) return false;
    await this.go(next);
    return true;
  }

  /** Looks at a node, also one that has not been fetched. */
  async look(nth: number, node: number, path?: readonly number[]): Promise<void> {
    const run = this.runs[nth];
    if (!run?.shown) return;
    if (path) await this.#fetched(() => run.reveal(path));
    if (run.shown.tree.has(node)) this.selected = [nth, node];
  }
}
