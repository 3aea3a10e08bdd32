/** What a round did: a playout, an expansion, a world, a sweep. */
import { t } from '../lib/i18n/words.svelte';
import type { ExploredStepMsg } from '../lib/wire';
import { decimal } from '../lib/i18n/numbers';
import type { Exploration } from './exploration';
import { placesOf } from './moment';
import { shortName } from './names';
import { brief, briefly, whole } from './numbers';
import type { Sentence } from './narrate';

export function narrateRound(exploration: Exploration, step: ExploredStepMsg, nth: number): Sentence {
  const { algorithm } = exploration.found;
  const head = t(`explorer-say-round-${algorithm}`, { n: whole(nth) });
  const say: (exploration: Exploration, step: ExploredStepMsg, nth: number) => string =
    algorithm === 'cfr' ? sweep : algorithm === 'pimc' ? world : way;
  return { head, text: say(exploration, step, nth) };
}

/** What each move comes to in the world of the round. */
function world({ tree, found }: Exploration, { events }: ExploredStepMsg): string {
  const worth = events.flatMap((event) => {
    const branch = tree.get(event.node);
    const isMove = branch && branch.node.parent !== null && branch.node.parent !== 0;
    if (event.what !== 'leave' || !isMove) return [];
    return [`${shortName(branch)} ${briefly(event.value, found.values.unit)}`];
  });
  return worth.length > 0 ? `${worth.join(', ')}.` : '';
}

/** The way of the round from the root, what came of it, and what its first move is worth now. */
function way(exploration: Exploration, step: ExploredStepMsg): string {
  const { tree, found } = exploration;
  const { events } = step;
  const { unit } = found.values;
  const nodes = events.filter(({ what }) => what === 'enter' || what === 'reenter').map(({ node }) => node);
  const names = nodes.flatMap((id) => {
    const branch = tree.get(id);
    return branch && branch.node.parent !== null ? [shortName(branch)] : [];
  });
  const result = events.find(({ what }) => what === 'worth');
  const move = events.map(({ node }) => tree.get(node)).find((branch) => branch?.node.parent === 0);
  const after = move && tree.stateOf(move, Math.max(...placesOf(exploration, step)) + 1);
  const parts = [
    result?.what === 'worth'
      ? t('explorer-say-way', { way: names.slice(0, 6).join(' → '), value: brief(result.value, unit) })
      : names.slice(0, 6).join(' → '),
    move && after?.value
      ? t('explorer-say-mean', { node: shortName(move), value: briefly(after.value, unit), n: after.visits })
      : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** How good the strategy is after a sweep. */
function sweep({ found }: Exploration, _: ExploredStepMsg, nth: number): string {
  const learnt = found.learning[nth - 1];
  if (!learnt) return '';
  return t('explorer-say-sweep', {
    n: learnt.n,
    value: decimal(learnt.value, 4),
    exploitability: decimal(learnt.exploitability, 4),
  });
}
