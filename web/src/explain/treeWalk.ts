/** Where the arrow keys lead in a drawn tree, as in every tree of the web. */
import type { Placed } from './treeLayout';

/** The node to go to from `at`; none where the key means nothing. A key that leads nowhere stays. */
export function goInTree(tree: readonly Placed[], at: number, key: string): number | undefined {
  const order = inOrder(tree);
  const place = order.indexOf(at);
  const one = tree[at];
  if (!one) return undefined;
  switch (key) {
    case 'ArrowDown':
      return order[place + 1] ?? at;
    case 'ArrowUp':
      return order[place - 1] ?? at;
    case 'Home':
      return order[0] ?? at;
    case 'End':
      return order.at(-1) ?? at;
    case 'ArrowRight':
      return one.children[0] ?? at;
    case 'ArrowLeft':
      return one.node.parent ?? at;
    default:
      return undefined;
  }
}

/** The nodes as they would be read: each before its children, from left to right. */
function inOrder(tree: readonly Placed[]): number[] {
  const order: number[] = [];
  const walk = (at: number): void => {
    order.push(at);
    tree[at]?.children.forEach(walk);
  };
  tree.forEach(({ node }, at) => {
    if (node.parent === null) walk(at);
  });
  return order;
}
