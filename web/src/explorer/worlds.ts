/** A search of thousands of worlds: the one it is in is drawn, with those just before it. */
import type { Exploration } from './exploration';

/** So many worlds are told apart side by side. */
const SIDE_BY_SIDE = 12;
const SHOWN = 5;

/** Which worlds are drawn after so many steps, by their numbers; none where all of them are, or where there are no worlds. */
export function worldsIn(
  { tree, found }: Exploration,
  step: number,
): { readonly from: number; readonly to: number } | undefined {
  const n = tree.get(0)?.node.n_children ?? 0;
  if (found.algorithm !== 'pimc' || n <= SIDE_BY_SIDE) return undefined;
  const to = Math.max(SHOWN, Math.min(step, n));
  return { from: to - SHOWN, to };
}

/** The same as nodes: those of them that have been fetched. */
export function worldsAt(exploration: Exploration, step: number): readonly number[] | undefined {
  const range = worldsIn(exploration, step);
  const isIn = (nth: number): boolean => range !== undefined && nth >= range.from && nth < range.to;
  const children = exploration.tree.get(0)?.children ?? [];
  return range && children.filter((id) => isIn(exploration.tree.get(id)?.node.nth ?? -1));
}
