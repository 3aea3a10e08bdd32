/** Where the nodes of a tree are drawn: leaves side by side, parents over the middle of their children. */
import type { Branch, LoadedTree } from './tree';

/** One node in its place. Across, one leaf is one unit; down, one level is. */
export interface Placed {
  readonly branch: Branch;
  readonly id: number;
  readonly depth: number;
  /** The middle of the node. */
  readonly x: number;
  /** Its subtree reaches from `left` to `left + width`. */
  readonly left: number;
  readonly width: number;
  readonly parent: Placed | undefined;
  /** Those that are drawn; none where the subtree is folded or not fetched. */
  readonly children: readonly Placed[];
}

export interface Layout {
  readonly root: Placed | undefined;
  readonly byId: ReadonlyMap<number, Placed>;
  readonly width: number;
  /** Levels. */
  readonly depth: number;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Draft = Writable<Placed> & { children: Draft[]; parent: Draft | undefined };

/**
 * Lays the tree out. Subtrees of `folded` nodes take the room of one leaf; where `only` names some children of the
 * root, the others are left out.
 */
export function layOut(tree: LoadedTree, folded: ReadonlySet<number>, only?: readonly number[]): Layout {
  const byId = new Map<number, Placed>();
  const top = tree.get(0);
  if (!top) return { root: undefined, byId, width: 1, depth: 0 };
  const order = draftsOf(tree, top, folded, only);
  let width = 0;
  let depth = 0;
  // The order is a parent before its children and the leaves from left to right: places come backwards.
  for (const draft of order) {
    byId.set(draft.id, draft);
    depth = Math.max(depth, draft.depth);
    if (draft.children.length > 0) continue;
    draft.left = width;
    draft.x = width + 0.5;
    draft.width = 1;
    width += 1;
  }
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const draft = order[at] as Draft;
    const first = draft.children[0];
    const last = draft.children.at(-1);
    if (!first || !last) continue;
    draft.left = first.left;
    draft.width = last.left + last.width - first.left;
    draft.x = (first.x + last.x) / 2;
  }
  return { root: order[0], byId, width: Math.max(1, width), depth: depth - top.depth + 1 };
}

/** Every node that is not inside a folded one, in the order of a walk from left to right. No recursion: trees are deep. */
function draftsOf(
  tree: LoadedTree,
  top: Branch,
  folded: ReadonlySet<number>,
  only: readonly number[] = top.children,
): Draft[] {
  const order: Draft[] = [];
  const waiting: Draft[] = [draftOf(top, undefined)];
  for (let draft = waiting.pop(); draft; draft = waiting.pop()) {
    order.push(draft);
    if (folded.has(draft.id)) continue;
    for (const id of draft.branch === top ? only : draft.branch.children) {
      const child = tree.get(id);
      if (child) draft.children.push(draftOf(child, draft));
    }
    for (let at = draft.children.length - 1; at >= 0; at -= 1) waiting.push(draft.children[at] as Draft);
  }
  return order;
}

const draftOf = (branch: Branch, parent: Draft | undefined): Draft => ({
  branch,
  id: branch.node.id,
  depth: branch.depth,
  x: 0,
  left: 0,
  width: 1,
  parent,
  children: [],
});

/** Children closer together than this are not told apart: their parent is drawn as a triangle with a count. */
export const MIN_LEAF = 9;

export interface View {
  /** Pixels for each leaf. */
  readonly spacing: number;
  /** The part that is drawn, in leaves. */
  readonly from: number;
  readonly to: number;
}

/** A node that is drawn, with what is under it or without. */
export interface Shown {
  readonly placed: Placed;
  /** Its children are too close together, folded or not fetched: a triangle stands for them. */
  readonly closed: boolean;
}

/** The nodes in view. The work is that of what is drawn, not of the whole tree. */
export function shownIn({ root }: Layout, view: View): Shown[] {
  const shown: Shown[] = [];
  const waiting = root ? [root] : [];
  for (let placed = waiting.pop(); placed; placed = waiting.pop()) {
    const { children, width, left, branch } = placed;
    // An edge may cross the view though neither end is in it; its parent is above, so it is kept.
    if (left + width < view.from || left > view.to) continue;
    const close = children.length > 0 && (width * view.spacing) / children.length < MIN_LEAF;
    const closed = close || (children.length === 0 && branch.node.n_children > 0);
    shown.push({ placed, closed });
    if (!closed) for (let at = children.length - 1; at >= 0; at -= 1) waiting.push(children[at] as Placed);
  }
  return shown;
}

/** The nearest node on the way from the root to a node that is drawn itself. */
export function nearestShown(layout: Layout, path: readonly number[], spacing: number): Placed | undefined {
  let found: Placed | undefined;
  for (const id of path) {
    const placed = layout.byId.get(id);
    if (!placed) break;
    found = placed;
    const { children, width } = placed;
    if (children.length > 0 && (width * spacing) / children.length < MIN_LEAF) break;
  }
  return found;
}
