/** The tree of an explanation: where the arrow keys lead in it. */
import { expect, test } from 'vitest';

import { placeTree } from '../src/explain/treeLayout';
import { goInTree } from '../src/explain/treeWalk';
import type { TreeNode } from '../src/lib/wire';

const node = (parent: number | null): TreeNode => ({
  parent,
  kind: 'max',
  mover: null,
  edge: { key: 'verbatim' },
  probability: null,
  window: null,
  value: null,
  cut: null,
  tone: 'plain',
  n_below: 0,
});

test('the arrow keys go through the tree as it is drawn, not as it is listed', () => {
  // The root, its children 1 and 2, then the children of both: 3 below 1, 4 below 2.
  const { placed } = placeTree([null, 0, 0, 1, 2].map(node));
  const way = (from: number, ...keys: string[]): (number | undefined)[] => {
    let at: number | undefined = from;
    return keys.map((key) => (at = goInTree(placed, at ?? 0, key)));
  };
  expect(way(0, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual([1, 3, 2, 4, 4]);
  expect(way(4, 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')).toEqual([2, 3, 1, 0, 0]);
  expect(way(0, 'End', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight')).toEqual([4, 0, 1, 3, 3]);
  expect(way(2, 'x')).toEqual([undefined]);
});
