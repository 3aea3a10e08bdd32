/** Searches laid open: the server runs one, and hands out its tree and its log piece by piece. */
import type { GameName, ViewOf } from '../game';
import type {
  AgentMsg,
  ExplorationMsg,
  ExploreRequestMsg,
  ExploredNodesMsg,
  ExploredStepsMsg,
  FoundNodeMsg,
  NodeBoardMsg,
} from '../wire';
import { words } from '../i18n/words.svelte';
import { ADDRESSES } from './addresses';
import { call } from './http';

/** The position at a node, in whatever game it is. */
export type NodeBoard = NodeBoardMsg<ViewOf<GameName>>;

/** With which child a part of a tree begins: with that number, or with the piece of the family that holds a node. */
export type FirstChild = { from: number } | { near: number };

export interface Explorations {
  /** Who can search a tree written by hand. */
  treeAgents(): Promise<AgentMsg[]>;
  explore(request: ExploreRequestMsg, signal?: AbortSignal): Promise<ExplorationMsg>;
  /** What is below a node, breadth first, without the node itself. */
  nodes(id: string, below: number, first: FirstChild, most: number): Promise<ExploredNodesMsg>;
  steps(id: string, from: number, n: number): Promise<ExploredStepsMsg>;
  board(id: string, node: number): Promise<NodeBoard>;
  /** The next node after one whose edge reads so. */
  find(id: string, text: string, after: number): Promise<FoundNodeMsg>;
}

/** By this name the agents of trees written by hand are listed. */
const WRITTEN_TREE = 'tree';

export const explorations: Explorations = {
  treeAgents: () => call(ADDRESSES.agents(WRITTEN_TREE)),
  explore: (request, signal) => call(ADDRESSES.explore, request, signal),
  nodes: (id, below, first, most) => call(ADDRESSES.exploredNodes(id, below, first, most)),
  steps: (id, from, n) => call(ADDRESSES.exploredSteps(id, from, n)),
  board: (id, node) => call(ADDRESSES.exploredBoard(id, node)),
  find: (id, text, after) => call(ADDRESSES.exploredFind(id, text, after, words.language)),
};
