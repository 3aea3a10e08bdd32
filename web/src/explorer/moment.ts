/** A search after so many of its steps: what has just changed, and what is best so far. */
import type { Algorithm, Estimate, ExploreCountsMsg, ExploredStepMsg, NodeEventMsg, NodeKind } from '../lib/wire';
import type { Exploration } from './exploration';
import { brief, briefly, windowText } from './numbers';
import { isByDepth, isProbe, type CutEvent, type NodeState } from './replay';
import type { Branch } from './tree';

const NOTHING: ExploreCountsMsg = { nodes: 0, leaves: 0, cuts: 0, skipped: 0 };

export interface Moment {
  /** Steps done. */
  readonly step: number;
  /** Events of the log that have happened. */
  readonly events: number;
  /** The step that led here. */
  readonly last: ExploredStepMsg | undefined;
  /** The nodes at which something happened in it. */
  readonly touched: ReadonlySet<number>;
  /** The best line so far, from the root down; empty while there is none. */
  readonly line: ReadonlySet<number>;
  readonly counts: ExploreCountsMsg;
  /** What the root is worth so far. */
  readonly value: Estimate | undefined;
}

/** The moment after `nSteps` steps; a run with fewer of them stands still at its end. */
export function momentOf(exploration: Exploration, nSteps: number): Moment {
  const { steps, found } = exploration;
  const step = Math.max(0, Math.min(nSteps, steps.n));
  const last = steps.get(step - 1);
  const isEnd = step === steps.n;
  const events = isEnd ? found.n_events : (steps.eventsAfter(step) ?? lastPlace(exploration, last) + 1);
  return {
    step,
    events,
    last,
    touched: new Set(last?.events.map(({ node }) => node)),
    line: lineAt(exploration, events, isEnd),
    counts: isEnd ? found.counts : (last?.counts ?? NOTHING),
    value: isEnd ? (found.value ?? undefined) : valueAt(exploration, events),
  };
}

/** Where in the log the events of a step stand. A node that has not been fetched leaves its events where the step begins. */
export function placesOf({ tree }: Exploration, { first, events }: ExploredStepMsg): number[] {
  const seen = new Map<number, number>();
  return events.map(({ node }) => {
    const history = tree.get(node)?.node.history ?? [];
    const start = seen.get(node) ?? history.findIndex(({ at }) => at >= first);
    seen.set(node, start + 1);
    return history[start]?.at ?? first;
  });
}

/** The cuts that leave branches out for good: not those of the depth, nor a look at one reply. */
export const prunesIn = ({ tree }: Exploration, events: readonly NodeEventMsg[]): NodeEventMsg[] =>
  events.filter((event) => {
    const kind = tree.get(event.node)?.node.kind ?? 'leaf';
    return event.what === 'cut' && !isByDepth(event) && !isProbe(event, kind);
  });

/** Is the value of a cut an upper bound? Where it equals the limit, the side of the window says so, or who moves above. */
export function isAtMost({ tree }: Exploration, branch: Branch, { value, limit }: CutEvent, events: number): boolean {
  const { kind, parent } = branch.node;
  if (kind !== 'chance') return kind === 'min';
  if (value !== limit) return value < limit;
  const { window } = tree.stateOf(branch, events);
  if (window && window[0] !== window[1]) return window[0] === limit;
  return parent === null || tree.get(parent)?.node.kind !== 'min';
}

const lastPlace = (exploration: Exploration, step: ExploredStepMsg | undefined): number =>
  step ? Math.max(step.first, ...placesOf(exploration, step)) : -1;

/** The root as it stands: a bound while the search is still in it. */
function valueAt({ tree }: Exploration, events: number): Estimate | undefined {
  const root = tree.get(0);
  return root && estimateOf(root, tree.stateOf(root, events));
}

/** From the root by the best child of every decision. The end of a search may know better than its last event. */
function lineAt({ tree, found }: Exploration, events: number, isEnd: boolean): Set<number> {
  const line = new Set<number>();
  let branch = tree.get(0);
  while (branch) {
    const state: NodeState = tree.stateOf(branch, events);
    const next: number | undefined = (isEnd && line.size === 0 ? found.chosen : undefined) ?? state.best;
    const leads = next !== undefined && branch.node.kind !== 'chance' && tree.has(next);
    if (line.size > 0 || leads) line.add(branch.node.id);
    branch = leads ? tree.get(next) : undefined;
  }
  return line;
}

/** What a node is worth so far: the best so far only bounds a decision that is still open. */
export function estimateOf({ node }: Branch, { open, value, worth }: NodeState): Estimate | undefined {
  if (!open) return value;
  if (!worth || node.kind === 'chance') return undefined;
  return { value: worth.value, bound: node.kind === 'max' ? 'at_least' : 'at_most', error: null };
}

/** The number in a node. A sum that is not complete ends in dots. */
export function valueText(exploration: Exploration, branch: Branch, state: NodeState): string {
  const { unit } = exploration.found.values;
  const estimate = estimateOf(branch, state);
  if (estimate) return briefly(estimate, unit);
  return state.open && state.worth ? `${brief(state.worth.value, unit)}…` : '';
}

/** Searches that hand a window down: there even an open one says something. */
const WITH_WINDOWS: readonly Algorithm[] = ['alpha_beta', 'star1', 'star2'];

/** The window of a node, if its search has one. The limit of gamma pruning is one as soon as there is a limit. */
export function windowShown({ found }: Exploration, kind: NodeKind, { window }: NodeState): string {
  if (!window || kind === 'leaf') return '';
  const isLimit = found.algorithm === 'gamma' && window.some((end) => end !== null);
  return isLimit || WITH_WINDOWS.includes(found.algorithm) ? windowText(window, found.values.unit) : '';
}
