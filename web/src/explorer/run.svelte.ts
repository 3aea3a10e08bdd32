/** One of the runs side by side: an agent's settings, and the last search that came of them. */
import { findGame, hasParts, loadParts } from '../lib/games';
import type { Explorations } from '../lib/net/explorations';
import { Refused } from '../lib/net/parlor';
import type { Refusal } from '../lib/refusal';
import type { ExploredStepMsg, SourceMsg } from '../lib/wire';
import { Exploration } from './exploration';
import { worldsAt, worldsIn } from './worlds';

/** Why a question got no answer; the last good state stays. */
export type Problem = Refusal;

export const problemOf = (error: unknown): Problem =>
  error instanceof Refused ? { key: error.key, told: error.told } : { key: 'ui-error-server' };

/** The nodes that a step comes to until it leaves the first of them: one visit, or the way of a round. */
function wayDown(step: ExploredStepMsg | undefined): number[] {
  const events = step?.events ?? [];
  const end = events.findIndex(({ what }) => what === 'leave');
  const before = end < 0 ? events : events.slice(0, end);
  return before.flatMap(({ what, node }) => (what === 'enter' || what === 'reenter' ? [node] : []));
}

export class Run {
  /** What is set; the search that is shown may still be that of other settings. */
  spec = $state('');
  shown = $state.raw<Exploration>();
  /** The settings of the search that is shown. */
  shownSpec = $state<string>();
  problem = $state.raw<Problem>();
  busy = $state(false);
  /** Goes up when nodes or steps were fetched, because the tree itself stays the same object. */
  fetched = $state(0);
  /** Subtrees that the reader has folded. */
  folded = $state.raw<ReadonlySet<number>>(new Set());
  #asking: AbortController | undefined;
  /** The problem of the last subtree that could not be fetched. */
  #lost: Problem | undefined;

  constructor(spec: string) {
    this.spec = spec;
  }

  get nSteps(): number {
    return this.shown?.steps.n ?? 0;
  }

  /** Asks the server. What was shown before stays until a better answer is here. */
  async ask(net: Explorations, source: SourceMsg, seed?: number): Promise<void> {
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    this.busy = true;
    const { spec } = this;
    try {
      const found = await Exploration.of(net, { source, agent: spec, seed: seed ?? null }, asking.signal);
      if (asking.signal.aborted) return;
      this.shown = found;
      this.shownSpec = spec;
      this.folded = new Set();
      this.problem = undefined;
      void this.#learnPieces(found.found.game);
    } catch (error) {
      if (!asking.signal.aborted) this.problem = problemOf(error);
    } finally {
      if (this.#asking === asking) this.busy = false;
    }
  }

  /** Cards are named as their game names them, as soon as it is here; until then by their codes. */
  async #learnPieces(game: string | null): Promise<void> {
    if (!game || !findGame(game) || hasParts(game)) return;
    await loadParts(game).catch(() => undefined);
    this.fetched += 1;
  }

  /** Makes sure that a step can be shown: its events, and the nodes on the way to it. */
  async reach(nSteps: number): Promise<void> {
    const { shown } = this;
    if (!shown) return;
    const step = Math.min(nSteps, shown.steps.n);
    // Where a step ends is where the next begins.
    const needed = [step - 1, step].filter((nth) => nth >= 0 && nth < shown.steps.n);
    const known = needed.every((nth) => shown.steps.get(nth) !== undefined);
    for (const nth of needed) await shown.steps.at(nth);
    let isNew = await shown.loadPath([...shown.steps.openAfter(step - 1), ...wayDown(shown.steps.get(step - 1))]);
    const range = worldsIn(shown, step);
    if (range) isNew = (await shown.loadChildren(0, range.from, range.to)) || isNew;
    for (const world of worldsAt(shown, step) ?? []) {
      const branch = shown.tree.get(world);
      if (branch && !shown.tree.isWhole(branch)) isNew = (await shown.loadBelow(world)) || isNew;
    }
    if (!known || isNew) this.fetched += 1;
  }

  async unfold(node: number): Promise<void> {
    const branch = this.shown?.tree.get(node);
    if (!this.shown || !branch) return;
    if (this.folded.has(node)) {
      const folded = new Set(this.folded);
      folded.delete(node);
      this.folded = folded;
    }
    try {
      if (!this.shown.tree.isWhole(branch) && (await this.shown.loadBelow(node))) this.fetched += 1;
      if (this.problem === this.#lost) this.problem = undefined;
    } catch (error) {
      this.problem = this.#lost = problemOf(error);
    }
  }

  fold(node: number): void {
    this.folded = new Set([...this.folded, node]);
  }

  /** Shows a node that may not have been fetched. */
  async reveal(path: readonly number[]): Promise<void> {
    const way = new Set(path.slice(0, -1));
    if ([...way].some((node) => this.folded.has(node)))
      this.folded = new Set([...this.folded].filter((node) => !way.has(node)));
    if (await this.shown?.loadPath(path)) this.fetched += 1;
  }
}
