/** A search that the server has laid open, with what has been fetched of it. */
import type { Explorations, FirstChild, NodeBoard } from '../lib/net/explorations';
import { Refused } from '../lib/net/parlor';
import type { ExplorationMsg, ExploreRequestMsg } from '../lib/wire';
import { StepLog } from './stepLog';
import { LoadedTree } from './tree';

const TRIES_MAX = 6;

/** So many nodes of a subtree are fetched at once; a larger family in pieces of as many as a server sends. */
const SUBTREE = 400;
const PIECE_MAX = 5_000;

export class Exploration {
  readonly tree: LoadedTree;
  readonly steps: StepLog;
  #id: string;

  constructor(
    readonly found: ExplorationMsg,
    private readonly request: ExploreRequestMsg,
    private readonly net: Explorations,
  ) {
    this.#id = found.id;
    this.tree = new LoadedTree(found.nodes);
    this.steps = new StepLog(found.n_steps, found.steps, (from, n) => this.#kept((id) => net.steps(id, from, n)));
  }

  /** Asks for a search. The server answers one question at a time: a question that comes too early is asked again. */
  static async of(net: Explorations, request: ExploreRequestMsg, signal?: AbortSignal): Promise<Exploration> {
    for (let tries = 1; ; tries += 1) {
      try {
        return new Exploration(await net.explore(request, signal), request, net);
      } catch (error) {
        const isEarly = error instanceof Refused && error.key === 'ui-refused-too-fast';
        if (!isEarly || tries >= TRIES_MAX || signal?.aborted) throw error;
        await new Promise((resolve) => setTimeout(resolve, 150 * tries));
      }
    }
  }

  /** The server forgets searches after a while. Asked again, it refuses a search that has come out otherwise. */
  async #kept<T>(ask: (id: string) => Promise<T>): Promise<T> {
    try {
      return await ask(this.#id);
    } catch (error) {
      if (!(error instanceof Refused && error.key.endsWith('-not-found'))) throw error;
      this.#id = (await this.net.explore({ ...this.request, again: this.#id })).id;
      return ask(this.#id);
    }
  }

  async #load(node: number, first: FirstChild, most: number): Promise<boolean> {
    const before = this.tree.size;
    const { nodes } = await this.#kept((id) => this.net.nodes(id, node, first, most));
    this.tree.add(nodes);
    return this.tree.size > before;
  }

  /** Fetches what is below a node, from its first child that is not here; answers whether there was anything new. */
  loadBelow(node: number): Promise<boolean> {
    const branch = this.tree.get(node);
    const from = !branch || this.tree.isWhole(branch) ? 0 : this.tree.firstMissing(branch);
    const left = (branch?.node.n_children ?? 0) - from;
    return this.#load(node, { from }, Math.min(PIECE_MAX, Math.max(SUBTREE, left)));
  }

  /** Fetches the children from one number up to another one, where they are not here. */
  async loadChildren(node: number, from: number, to: number): Promise<boolean> {
    const children = this.tree.get(node)?.children ?? [];
    const isHere = (nth: number): boolean => children.some((id) => this.tree.get(id)?.node.nth === nth);
    const wanted = Array.from({ length: to - from }, (_, at) => from + at);
    if (wanted.every(isHere)) return false;
    return this.#load(node, { from }, SUBTREE);
  }

  /** Fetches all nodes on a way from the root; of a large family the piece that holds the one on the way. */
  async loadPath(path: readonly number[]): Promise<boolean> {
    let isNew = false;
    for (const [at, node] of path.entries()) {
      const parent = path[at - 1];
      if (this.tree.has(node) || parent === undefined) continue;
      isNew = (await this.#load(parent, { near: node }, SUBTREE)) || isNew;
    }
    return isNew;
  }

  board(node: number): Promise<NodeBoard> {
    return this.#kept((id) => this.net.board(id, node));
  }

  async find(text: string, after: number): Promise<number[]> {
    return (await this.#kept((id) => this.net.find(id, text, after))).path;
  }
}
