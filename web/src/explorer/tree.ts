/** The nodes of a search that have been fetched, by number. */
import type { ExploredNodeMsg } from '../lib/wire';
import { statesOf, type NodeState } from './replay';

export interface Branch {
  readonly node: ExploredNodeMsg;
  readonly depth: number;
  /** The children that have been fetched, in the order of the family. */
  readonly children: number[];
  /** What is known of it after each of its events; made when it is first asked for. */
  states?: readonly NodeState[];
}

export class LoadedTree {
  readonly #branches = new Map<number, Branch>();
  /** Goes up with everything that is added. */
  version = 0;

  constructor(rows: readonly ExploredNodeMsg[]) {
    this.add(rows);
  }

  get size(): number {
    return this.#branches.size;
  }

  /** Parents come before their children; what is there already is left as it is. */
  add(rows: readonly ExploredNodeMsg[]): void {
    for (const node of rows) {
      if (this.#branches.has(node.id)) continue;
      const parent = node.parent === null ? undefined : this.#branches.get(node.parent);
      this.#branches.set(node.id, { node, depth: parent ? parent.depth + 1 : 0, children: [] });
      if (parent) this.#append(parent.children, node);
    }
    this.version += 1;
  }

  /** A large family comes in pieces, and not always from its beginning. */
  #append(children: number[], { id, nth }: ExploredNodeMsg): void {
    let at = children.length;
    while (at > 0 && (this.get(children[at - 1] ?? 0)?.node.nth ?? 0) > nth) at -= 1;
    children.splice(at, 0, id);
  }

  get(id: number): Branch | undefined {
    return this.#branches.get(id);
  }

  has(id: number): boolean {
    return this.#branches.has(id);
  }

  /** Are all children of the node here? */
  isWhole({ node, children }: Branch): boolean {
    return children.length === node.n_children;
  }

  /** Which child is the first that is not here, counted from 0. */
  firstMissing({ children }: Branch): number {
    const at = children.findIndex((id, place) => this.get(id)?.node.nth !== place);
    return at < 0 ? children.length : at;
  }

  /** The way from the root to a node, both included; empty where the node is not here. */
  pathTo(id: number): number[] {
    const path: number[] = [];
    for (let at = this.get(id); at; at = at.node.parent === null ? undefined : this.get(at.node.parent))
      path.unshift(at.node.id);
    return path;
  }

  /** The node after the first `n` events of the log. */
  stateOf(branch: Branch, n: number): NodeState {
    branch.states ??= statesOf(branch.node.history);
    const { history } = branch.node;
    // The first change at or after `n`, by halving.
    let low = 0;
    let high = history.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((history[middle]?.at ?? n) < n) low = middle + 1;
      else high = middle;
    }
    return branch.states[low] as NodeState;
  }
}
