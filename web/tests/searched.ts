/** A small search of its own that writes a log, so that the explorer can be tested without a server. */
import type {
  Algorithm,
  ChangeMsg,
  Estimate,
  ExplorationMsg,
  ExploredNodeMsg,
  ExploredNodesMsg,
  ExploredStepMsg,
  NodeEventMsg,
  NodeKind,
} from '../src/lib/wire';
import type { Explorations, FirstChild } from '../src/lib/net/explorations';
import { Exploration } from '../src/explorer/exploration';

/** A leaf is its value; a branch may have a name or a probability. */
export type Tree = number | { kind: Exclude<NodeKind, 'leaf'>; below: readonly Below[] };
export type Below = readonly [edge: string | number, tree: Tree];

export const max = (...below: Below[]): Tree => ({ kind: 'max', below });
export const min = (...values: number[]): Tree => ({
  kind: 'min',
  below: values.map((value, at) => [String(at + 1), value]),
});
export const chance = (...below: Below[]): Tree => ({ kind: 'chance', below });

type Event = NodeEventMsg extends infer E ? (E extends { node: number } ? Omit<E, 'node'> : never) : never;
const exact = (value: number): Estimate => ({ value, bound: 'exact', error: null });
const judged = (value: number, alpha: number, beta: number): Estimate => ({
  value,
  bound: value <= alpha ? 'at_most' : value >= beta ? 'at_least' : 'exact',
  error: null,
});
const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

class Searcher {
  readonly nodes: ExploredNodeMsg[] = [];
  readonly events: NodeEventMsg[] = [];
  readonly skipped: ExploredNodeMsg[] = [];
  readonly counts = { nodes: 0, leaves: 0, cuts: 0, skipped: 0 };
  /** Where in the log each event stands: not every event of a log is sent. */
  readonly places: number[] = [];
  #place = 0;
  /** What has been counted after each event. */
  readonly counted: ExploredStepMsg['counts'][] = [];

  constructor(
    readonly prunes: boolean,
    readonly low: number,
    readonly high: number,
  ) {}

  log(node: number, event: Event): void {
    this.nodes[node]?.history.push({ at: this.#place, ...event } as ChangeMsg);
    this.places.push(this.#place);
    this.#place += event.what === 'enter' ? 2 : 1;
    this.events.push({ node, ...event } as NodeEventMsg);
    this.counted.push({ ...this.counts });
  }

  row(tree: Tree, edge: string | number, parent: number | null, visited: boolean): ExploredNodeMsg {
    return {
      id: this.nodes.length,
      parent,
      nth: this.#nth(parent),
      kind: typeof tree === 'number' ? 'leaf' : tree.kind,
      mover: null,
      edge: { key: 'verbatim', args: [['text', { type: 'text', value: typeof edge === 'string' ? edge : '' }]] },
      probability: typeof edge === 'number' ? edge : null,
      visited,
      history: [],
      n_children: typeof tree === 'number' ? 0 : tree.below.length,
      n_below: size(tree) - 1,
      n_unlisted: 0,
    };
  }

  /** How many children a node has had so far. */
  readonly #families = new Map<number | null, number>();

  #nth(parent: number | null): number {
    const nth = this.#families.get(parent) ?? 0;
    this.#families.set(parent, nth + 1);
    return nth;
  }

  search(tree: Tree, edge: string | number, parent: number | null, alpha: number, beta: number): Estimate {
    const row = this.row(tree, edge, parent, true);
    const id = row.id;
    this.nodes.push(row);
    this.counts.nodes += 1;
    this.log(id, { what: 'enter' });
    if (this.prunes) this.log(id, { what: 'window', alpha: finite(alpha), beta: finite(beta) });
    const value = typeof tree === 'number' ? exact(tree) : this.inner(tree, id, alpha, beta);
    if (typeof tree === 'number') this.counts.leaves += 1;
    this.log(id, { what: 'leave', value });
    return value;
  }

  inner(tree: Exclude<Tree, number>, id: number, alpha: number, beta: number): Estimate {
    return tree.kind === 'chance' ? this.mean(tree, id, alpha, beta) : this.choice(tree, id, alpha, beta);
  }

  choice(tree: Exclude<Tree, number>, id: number, alpha: number, beta: number): Estimate {
    const isMax = tree.kind === 'max';
    let best: number | undefined;
    let [low, high] = [alpha, beta];
    for (const [at, [edge, child]] of tree.below.entries()) {
      const number = this.nodes.length;
      const { value } = this.search(child, edge, id, low, high);
      const isBetter = best === undefined || (isMax ? value > best : value < best);
      if (isBetter) best = value;
      if (isMax) low = Math.max(low, best ?? low);
      else high = Math.min(high, best ?? high);
      this.log(id, { what: 'worth', value: best ?? value, low: finite(low), high: finite(high) });
      if (isBetter) this.log(id, { what: 'best', child: number });
      const left = tree.below.length - at - 1;
      if (this.prunes && left > 0 && low >= high) {
        this.cut(tree, id, at, isMax ? 'beta' : 'alpha', best ?? value, isMax ? beta : alpha);
        break;
      }
    }
    return this.prunes ? judged(best ?? 0, alpha, beta) : exact(best ?? 0);
  }

  mean(tree: Exclude<Tree, number>, id: number, alpha: number, beta: number): Estimate {
    let [sum, left] = [0, 1];
    for (const [at, [edge, child]] of tree.below.entries()) {
      const probability = Number(edge);
      left -= probability;
      const need = Math.max(this.low, (alpha - sum - left * this.high) / probability);
      const limit = Math.min(this.high, (beta - sum - left * this.low) / probability);
      const { value } = this.search(child, edge, id, this.prunes ? need : -Infinity, this.prunes ? limit : Infinity);
      sum += probability * value;
      this.log(id, { what: 'worth', value: sum, low: sum + left * this.low, high: sum + left * this.high });
      if (!this.prunes || at === tree.below.length - 1) continue;
      if (value <= need) return this.stopped(tree, id, at, sum + left * this.high, alpha, 'at_most');
      if (value >= limit) return this.stopped(tree, id, at, sum + left * this.low, beta, 'at_least');
    }
    return this.prunes ? judged(sum, alpha, beta) : exact(sum);
  }

  stopped(
    tree: Exclude<Tree, number>,
    id: number,
    at: number,
    value: number,
    limit: number,
    bound: Estimate['bound'],
  ): Estimate {
    this.cut(tree, id, at, 'star1', value, limit);
    return { value, bound, error: null };
  }

  cut(
    tree: Exclude<Tree, number>,
    id: number,
    at: number,
    reason: 'alpha' | 'beta' | 'star1',
    value: number,
    limit: number,
  ): void {
    const rest = tree.below.slice(at + 1);
    this.counts.cuts += 1;
    this.counts.skipped += rest.length;
    this.log(id, { what: 'cut', reason, n_skipped: rest.length, value, limit });
    for (const [edge, child] of rest) this.skip(child, edge, id);
  }

  /** Numbers of nodes never visited come after all others: they are given at the end. */
  skip(tree: Tree, edge: string | number, parent: number): void {
    const row = { ...this.row(tree, edge, parent, false), id: -1 - this.skipped.length };
    this.skipped.push(row);
    if (typeof tree !== 'number') for (const [name, child] of tree.below) this.skip(child, name, row.id);
  }
}

const size = (tree: Tree): number =>
  typeof tree === 'number' ? 1 : tree.below.reduce((sum, [, child]) => sum + size(child), 1);

export interface Wish {
  algorithm: Algorithm;
  prunes?: boolean;
  bounds?: readonly [number, number];
}

/** The message that a server would send. */
export function searched(tree: Tree, { algorithm, prunes = false, bounds = [0, 10] }: Wish): ExplorationMsg {
  const hasBounds = algorithm !== 'minimax' && algorithm !== 'alpha_beta';
  const [low, high] = hasBounds ? bounds : [-Infinity, Infinity];
  const searcher = new Searcher(prunes, low, high);
  const value = searcher.search(tree, '', null, low, high);
  const { nodes, events, counted, places } = searcher;
  const real = (id: number): number => (id < 0 ? nodes.length - 1 - id : id);
  const skipped = searcher.skipped.map((row) => ({ ...row, id: real(row.id), parent: real(row.parent ?? 0) }));
  const firsts = events.flatMap(({ what }, at) => (what === 'enter' ? [at] : []));
  const steps = firsts.map((first, at) => {
    const end = firsts[at + 1] ?? events.length;
    return { first: places[first] ?? 0, events: events.slice(first, end), counts: counted[end - 1] ?? searcher.counts };
  });
  const chosen = nodes[0]?.history.findLast(({ what }) => what === 'best');
  const child = chosen?.what === 'best' ? chosen.child : null;
  return {
    id: 'test',
    game: null,
    position: null,
    agent: algorithm,
    algorithm,
    values: {
      label: { key: 'study-utility' },
      unit: { type: 'number', decimals: 2 },
      range: { type: 'fixed', low: bounds[0], high: bounds[1] },
    },
    counts: searcher.counts,
    n_nodes: nodes.length,
    n_steps: steps.length,
    n_events: (places.at(-1) ?? 0) + 1,
    value,
    action: nodes[child ?? -1]?.edge ?? null,
    chosen: child,
    candidates: [],
    think_ms: 1,
    nodes: [...nodes, ...skipped],
    steps: { first: 0, open: [], steps },
    learning: [],
  };
}

/** What is below a node, breadth first, from one of its children on. */
function belowIn(all: readonly ExploredNodeMsg[], node: number, first: FirstChild, most: number): ExploredNodesMsg {
  const found: ExploredNodeMsg[] = [];
  const near = 'near' in first ? (all.find(({ id }) => id === first.near)?.nth ?? 0) : 0;
  const from = 'near' in first ? near - (near % most) : first.from;
  for (let level = [node]; level.length > 0; ) {
    const isIn = ({ parent, nth }: ExploredNodeMsg): boolean => parent !== node || nth >= from;
    const next = all.filter((one) => one.parent !== null && level.includes(one.parent) && isIn(one));
    found.push(...next);
    level = next.map(({ id }) => id);
  }
  return { nodes: found.slice(0, most) };
}

/** The same as the explorer holds it; with `top` only so many nodes and steps come at first. */
export function explored(tree: Tree, wish: Wish, top = Infinity): Exploration {
  const whole = searched(tree, wish);
  const refuse = (): Promise<never> => Promise.reject(new Error('not in this test'));
  const net: Explorations = {
    treeAgents: () => Promise.resolve([]),
    explore: () => Promise.resolve(whole),
    nodes: (_, below, first, most) => Promise.resolve(belowIn(whole.nodes, below, first, most)),
    steps: (_, from, n) => {
      const before = new Exploration(whole, { source: { kind: 'tree', text: '' }, agent: '' }, net);
      return Promise.resolve({
        first: from,
        open: before.steps.openAfter(from),
        steps: whole.steps.steps.slice(from, from + n),
      });
    },
    board: refuse,
    find: refuse,
  };
  const first = {
    ...whole,
    nodes: whole.nodes.slice(0, top),
    steps: { ...whole.steps, steps: whole.steps.steps.slice(0, top) },
  };
  return new Exploration(first, { source: { kind: 'tree', text: '' }, agent: '' }, net);
}

export const REPLY = max(
  ['A', chance([0.7, min(6, 9)], [0.3, min(8, 10)])],
  ['B', chance([0.7, min(3, 5)], [0.3, min(2, 4)])],
  ['C', chance([0.7, min(7, 5)], [0.3, min(4, 6)])],
);
export const MINIMAX = max(['A', min(3, 12, 8)], ['B', min(2, 4, 6)], ['C', min(14, 5, 2)]);
