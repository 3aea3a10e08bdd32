/** A search that the server has laid open, with what has been fetched of it. */
import type { Explorations, NodeBoard } from '../lib/net/explorations';
import { Refused } from '../lib/net/parlor';
import type { ExplorationMsg, ExploreRequestMsg } from '../lib/wire';
import { StepLog } from './stepLog';
import { LoadedTree } from './tree';

const TRIES_MAX = 6;

/** So many nodes of a subtree are fetched at once; a larger family comes whole. */
const SUBTREE = 400;

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

  /** Fetches what is below a node; answers whether there was anything new. */
  async loadBelow(node: number): Promise<boolean> {
    const before = this.tree.size;
    const most = Math.max(SUBTREE, this.tree.get(node)?.node.n_children ?? 0);
    const { nodes } = await this.#kept((id) => this.net.nodes(id, node, most));
    this.tree.add(nodes);
    return this.tree.size > before;
  }

  /** Fetches all nodes on a way from the root. */
  async loadPath(path: readonly number[]): Promise<boolean> {
    let isNew = false;
    for (const [at, node] of path.entries()) {
      const parent = path[at - 1];
      if (this.tree.has(node) || parent === undefined) continue;
      isNew = (await this.loadBelow(parent)) || isNew;
      // A family larger than the server sends at once: nothing more can be done for this node.
      if (!this.tree.has(node)) break;
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
