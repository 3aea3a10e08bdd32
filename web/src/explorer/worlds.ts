/** A search of thousands of worlds: the one it is in is drawn, with those just before it. */
import type { Exploration } from './exploration';

/** So many worlds are told apart side by side. */
const SIDE_BY_SIDE = 12;
const SHOWN = 5;

/** The worlds that are drawn after so many steps; none where all of them are, or where there are no worlds. */
export function worldsAt({ tree, found }: Exploration, step: number): readonly number[] | undefined {
  const root = tree.get(0);
  if (found.algorithm !== 'pimc' || !root || root.node.n_children <= SIDE_BY_SIDE) return undefined;
  const last = Math.max(SHOWN, Math.min(step, root.children.length));
  return root.children.slice(last - SHOWN, last);
}
