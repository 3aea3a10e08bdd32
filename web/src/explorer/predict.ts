/** What a student can be asked before a step is shown. The answer is in the step itself. */
import { words } from '../lib/i18n/words.svelte';
import type { ExploredStepMsg } from '../lib/wire';
import type { Exploration } from './exploration';
import { placesOf, prunesIn } from './moment';
import { longName, shortName } from './names';
import { briefly, decimalsOf } from './numbers';
import { cutOf } from './replay';

export type Question =
  | {
      readonly kind: 'value';
      readonly node: string;
      readonly answer: number;
      readonly shown: string;
      readonly near: number;
    }
  | { readonly kind: 'cut'; readonly node: string; readonly answer: boolean }
  | { readonly kind: 'choice'; readonly moves: readonly string[]; readonly answer: number };

/** The question before a step; none where there is nothing to foresee. */
export function questionBefore(exploration: Exploration, step: ExploredStepMsg, isLast: boolean): Question | undefined {
  return (isLast ? choiceIn(exploration) : undefined) ?? cutIn(exploration, step) ?? valueIn(exploration, step);
}

/** Which move the search chooses: asked before its last step. */
function choiceIn({ tree, found }: Exploration): Question | undefined {
  const moves = tree.get(0)?.children ?? [];
  const answer = moves.indexOf(found.chosen ?? -1);
  if (moves.length < 2 || moves.length > 6 || answer < 0) return undefined;
  return {
    kind: 'choice',
    answer,
    moves: moves.flatMap((id) => {
      const branch = tree.get(id);
      return branch ? [shortName(branch)] : [];
    }),
  };
}

/** Will the rest of a node be left out? Asked where a value goes up to a node with children still to come. */
function cutIn(exploration: Exploration, step: ExploredStepMsg): Question | undefined {
  const { tree, found } = exploration;
  const { events } = step;
  if (found.counts.cuts === 0) return undefined;
  const [cut] = prunesIn(exploration, events);
  if (cut) return { kind: 'cut', node: longName(tree, cut.node), answer: true };
  const after = Math.max(...placesOf(exploration, step)) + 1;
  const waits = events.find(({ what, node }) => {
    const branch = tree.get(node);
    if (what !== 'worth' || !branch || branch.node.parent === null) return false;
    const isCut = cutOf(tree.stateOf(branch, after)) !== undefined;
    return !isCut && branch.children.some((id) => unseen(id));
  });
  function unseen(id: number): boolean {
    const child = tree.get(id);
    return child !== undefined && tree.stateOf(child, after).visits === 0;
  }
  return waits && { kind: 'cut', node: longName(tree, waits.node), answer: false };
}

/** What a node that is now complete is worth. */
function valueIn({ tree, found }: Exploration, { events }: ExploredStepMsg): Question | undefined {
  const left = events.findLast(({ what, node }) => what === 'leave' && tree.get(node)?.node.kind !== 'leaf');
  if (left?.what !== 'leave' || left.value.bound !== 'exact') return undefined;
  const { unit } = found.values;
  return {
    kind: 'value',
    node: longName(tree, left.node),
    answer: left.value.value * (unit.type === 'percent' ? 100 : 1),
    shown: briefly(left.value, unit),
    // Right is what is written with the digits that are shown.
    near: 0.5 * 10 ** -decimalsOf(unit) + 1e-9,
  };
}

/** Does the reader's language write 1,234 for a thousand and more? */
const groupsByComma = (): boolean =>
  new Intl.NumberFormat(words.language).formatToParts(12_345).some(({ value }) => value === ',');

/** Reads a number as it is typed, with a comma or a point, with or without a percent sign. */
export function readNumber(text: string): number | undefined {
  const bare = text.replace(/%\s*$/, '').replaceAll(/\s/g, '').replace('−', '-');
  const isGrouped = groupsByComma() && /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(bare);
  const plain = isGrouped ? bare.replaceAll(',', '') : bare.replace(',', '.');
  const value = Number(plain);
  return plain === '' || Number.isNaN(value) ? undefined : value;
}

export function isRight(question: Question, answer: number | boolean): boolean {
  if (question.kind === 'value')
    return typeof answer === 'number' && Math.abs(answer - question.answer) <= question.near;
  return answer === question.answer;
}
