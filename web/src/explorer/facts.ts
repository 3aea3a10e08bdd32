/** All that is known of one node at a moment, in words. */
import { t } from '../lib/i18n/words.svelte';
import { percent } from '../lib/i18n/numbers';
import type { Exploration } from './exploration';
import { valueText, windowShown } from './moment';
import { shortName } from './names';
import { brief, probabilityText, whole } from './numbers';
import { cutOf } from './replay';
import type { Branch } from './tree';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

export function factsOf(exploration: Exploration, branch: Branch, events: number): Fact[] {
  const { node } = branch;
  const { tree, found } = exploration;
  const { unit } = found.values;
  const state = tree.stateOf(branch, events);
  const facts: Fact[] = [];
  const add = (key: string, value: string | undefined): void => {
    if (value) facts.push({ name: t(`explorer-fact-${key}`), value });
  };
  add('kind', t(`study-node-${node.kind === 'leaf' ? 'leaf-word' : node.kind}`));
  if (node.probability !== null) add('probability', probabilityText(node.probability));
  add('value', valueText(exploration, branch, state));
  add('window', windowShown(exploration, node.kind, state));
  const { low = null, high = null } = state.worth ?? {};
  if (node.kind === 'chance' && low !== null && high !== null)
    add('range', `${brief(low, unit)} … ${brief(high, unit)}`);
  const best = state.best === undefined ? undefined : tree.get(state.best);
  if (best) add('best', shortName(best));
  if (state.share !== undefined) add('share', percent(state.share));
  if (state.visits > 1) add('visits', whole(state.visits));
  const cut = cutOf(state);
  if (cut) add('cut', `${t(`study-cut-${cut.reason}`)}: ${t('explorer-say-skipped', { n: cut.n_skipped })}`);
  if (!node.visited) add('cut', t('explorer-never-visited'));
  if (node.n_below > 0) add('below', whole(node.n_below));
  if (node.n_unlisted > 0) add('unlisted', whole(node.n_unlisted));
  return facts;
}
