/** What a node is called in a sentence and for a screen reader. */
import { t } from '../lib/i18n/words.svelte';
import { pieceName } from '../lib/pieces';
import { say } from '../lib/say';
import type { ExploredNodeMsg, Message } from '../lib/wire';
import { probabilityText } from './numbers';
import type { Branch, LoadedTree } from './tree';

/** A move: its cards alone where it has some, otherwise its words. */
export function moveText(move: Message): string {
  const pieces = (move.args ?? []).flatMap(([, arg]) => (arg.type === 'pieces' ? arg.value : []));
  return pieces.length > 0 ? pieces.map(pieceName).join(' ') : move.key ? say(move) : '';
}

/** What leads to a node: a play, a roll, a card; a probability where an outcome has no name. */
export const edgeText = ({ edge, probability }: ExploredNodeMsg): string =>
  moveText(edge) || (probability === null ? '' : probabilityText(probability));

/** The node by what leads to it; by its place among its siblings where that has no name. */
export function shortName(branch: Branch): string {
  const { node } = branch;
  if (node.parent === null) return t('explorer-root');
  const said = moveText(node.edge);
  if (said) return said;
  if (node.probability !== null) return t('explorer-outcome', { p: probabilityText(node.probability) });
  return t('explorer-branch', { n: node.nth + 1 });
}

/** The way from the root to the node: “B, 2”. */
export function longName(tree: LoadedTree, id: number): string {
  const names = tree.pathTo(id).flatMap((step) => {
    const branch = tree.get(step);
    return branch && branch.node.parent !== null ? [shortName(branch)] : [];
  });
  return names.length > 0 ? names.join(', ') : t('explorer-root');
}
