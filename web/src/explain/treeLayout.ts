import type { TreeNode } from '../lib/wire';

export interface Placed {
  idx: number;
  node: TreeNode;
  x: number;
  y: number;
  depth: number;
  children: number[];
}

/** Leaves side by side, parents over the middle of their children. Units: one leaf, one level. */
export function placeTree(nodes: readonly TreeNode[]): { placed: Placed[]; width: number; depth: number } {
  const children: number[][] = nodes.map(() => []);
  nodes.forEach((node, idx) => {
    if (node.parent !== null) children[node.parent]?.push(idx);
  });
  const placed: Placed[] = nodes.map((node, idx) => ({
    idx,
    node,
    x: 0,
    y: 0,
    depth: 0,
    children: children[idx] ?? [],
  }));
  let width = 0;
  let deepest = 0;
  // Parents stand before their children in the list: depths forwards, places backwards.
  for (const one of placed) {
    one.depth = one.node.parent === null ? 0 : (placed[one.node.parent]?.depth ?? 0) + 1;
    deepest = Math.max(deepest, one.depth);
  }
  const walk = (idx: number): void => {
    const one = placed[idx];
    if (!one) return;
    one.children.forEach(walk);
    const first = placed[one.children[0] ?? -1];
    const last = placed[one.children.at(-1) ?? -1];
    one.x = first && last ? (first.x + last.x) / 2 : width++;
    one.y = one.depth;
  };
  placed.filter((one) => one.node.parent === null).forEach((one) => walk(one.idx));
  return { placed, width: Math.max(1, width), depth: deepest };
}
