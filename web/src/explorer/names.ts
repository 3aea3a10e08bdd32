/** What a node is called in a sentence and for a screen reader. */
import { t } from '../lib/i18n/words.svelte';
import { say } from '../lib/say';
import type { ExploredNodeMsg } from '../lib/wire';
import { probabilityText } from './numbers';
import type { Branch, LoadedTree } from './tree';

/** What leads to a node: a play, a roll, a card; a probability where an outcome has no name. */
export function edgeText(node: ExploredNodeMsg): string {
  const said = node.edge.key ? say(node.edge) : '';
  return said || (node.probability === null ? '' : probabilityText(node.probability));
}

/** The node by what leads to it; by its place among its siblings where that has no name. */
export function shortName(tree: LoadedTree, branch: Branch): string {
  const { node } = branch;
  if (node.parent === null) return t('explorer-root');
  const said = node.edge.key ? say(node.edge) : '';
  if (said) return said;
  if (node.probability !== null) return t('explorer-outcome', { p: probabilityText(node.probability) });
  return t('explorer-branch', { n: (tree.get(node.parent)?.children.indexOf(node.id) ?? 0) + 1 });
}

/** The way from the root to the node: “B, 2”. */
export function longName(tree: LoadedTree, id: number): string {
  const names = tree.pathTo(id).flatMap((step) => {
    const branch = tree.get(step);
    return branch && branch.node.parent !== null ? [shortName(tree, branch)] : [];
  });
  return names.length > 0 ? names.join(', ') : t('explorer-root');
}
