/** What the last step of a search did, in a sentence or two, with the arithmetic. */
import { t, words } from '../lib/i18n/words.svelte';
import type { Algorithm, ExploredStepMsg, NodeEventMsg } from '../lib/wire';
import { arithmeticOf } from './arithmetic';
import type { Exploration } from './exploration';
import { isAtMost, placesOf, prunesIn, type Moment } from './moment';
import { longName, shortName, moveText } from './names';
import { brief, briefly } from './numbers';
import { narrateRound } from './narrateRound';
import { cutOf, isByDepth, isProbe, type CutEvent } from './replay';
import type { Branch } from './tree';

export interface Sentence {
  /** Where: said first, and set apart. */
  readonly head: string;
  readonly text: string;
}

const ROUNDS: ReadonlySet<Algorithm> = new Set(['best_first', 'uct', 'ismcts', 'pimc', 'cfr']);

/** Is a step of the algorithm a playout, a world or a sweep, and not a node? */
export const hasRounds = (algorithm: Algorithm): boolean => ROUNDS.has(algorithm);

/** Sentences one after the other, each with a capital letter. */
export const joined = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => part.charAt(0).toLocaleUpperCase(words.language) + part.slice(1))
    .join(words.language === 'ja' ? '' : ' ');

export function narrate(exploration: Exploration, moment: Moment): Sentence {
  const { last, step } = moment;
  if (step === 0) return { head: '', text: t('explorer-say-start') };
  if (!last) return { head: '', text: '' };
  const told = hasRounds(exploration.found.algorithm)
    ? narrateRound(exploration, last, step)
    : narrateVisit(exploration, last);
  const isOver = step === exploration.steps.n;
  return isOver ? { ...told, text: joined([told.text, ending(exploration)]) } : told;
}

/** What the search came to. */
function ending({ found }: Exploration): string {
  // A strategy plays its moves by lot: none of them is best, and the last sweep has said what it is worth.
  if (found.algorithm === 'cfr') return '';
  const chosen = found.candidates.find(({ node }) => node !== null && node === found.chosen);
  const move = found.action ?? chosen?.action;
  if (!found.value) return '';
  const value = briefly(found.value, found.values.unit);
  const name = move && moveText(move);
  return name ? t('explorer-say-over', { move: name, value }) : t('explorer-say-over-value', { value });
}

/** A search that goes from node to node: it comes to one, and values go up from there. */
function narrateVisit(exploration: Exploration, step: ExploredStepMsg): Sentence {
  const { tree } = exploration;
  const [first, ...rest] = step.events;
  if (!first) return { head: '', text: '' };
  const cut = prunesIn(exploration, step.events).at(-1);
  const node = cut?.node ?? first.node;
  const head = t(cut ? 'explorer-say-cut-at' : 'explorer-say-at', { node: longName(tree, node) });
  const places = placesOf(exploration, step);
  const parts = [arrival(exploration, first.node, step)];
  rest.forEach((event, at) => {
    // A cut says what went up to the node on its own.
    if (!cut || event.what === 'cut') parts.push(change(exploration, event, places[at + 1] ?? step.first, first.node));
  });
  return { head, text: joined(parts) };
}

/** What was found at the node to which the search came. */
function arrival(exploration: Exploration, id: number, { events }: ExploredStepMsg): string {
  const branch = exploration.tree.get(id);
  const { unit } = exploration.found.values;
  const left = events.find((event) => event.what === 'leave' && event.node === id);
  const isDeep = events.some((event) => event.what === 'cut' && event.node === id && isByDepth(event));
  if (left?.what === 'leave' && (branch?.node.kind === 'leaf' || isDeep))
    return t(isDeep ? 'explorer-say-evaluated' : 'explorer-say-leaf', { value: briefly(left.value, unit) });
  if (!branch) return '';
  const window = events.find((event) => event.what === 'window' && event.node === id);
  const limits = window?.what === 'window' ? windowSaid(window.alpha, window.beta, exploration) : '';
  return joined([t(`explorer-say-enter-${branch.node.kind}`), limits]);
}

function windowSaid(alpha: number | null, beta: number | null, { found: { values } }: Exploration): string {
  const { unit, range } = values;
  const isLow = alpha === null || (range.type === 'fixed' && alpha <= range.low);
  const isHigh = beta === null || (range.type === 'fixed' && beta >= range.high);
  if (isLow && isHigh) return '';
  if (isHigh) return t('explorer-say-above', { alpha: brief(alpha ?? 0, unit) });
  if (isLow) return t('explorer-say-below', { beta: brief(beta ?? 0, unit) });
  return t('explorer-say-between', { alpha: brief(alpha ?? 0, unit), beta: brief(beta ?? 0, unit) });
}

/** What one event changed; `at` is its place in the log, `from` the node where the step began. */
function change(exploration: Exploration, event: NodeEventMsg, at: number, from: number): string {
  const { tree, found } = exploration;
  const branch = tree.get(event.node);
  if (!branch) return '';
  const { unit } = found.values;
  const node = shortName(branch);
  if (event.what === 'worth') return worthSaid(exploration, branch, event.value, at);
  if (event.what === 'cut') return isByDepth(event) ? '' : cutSaid(exploration, branch, event, at);
  const isOwn = event.node === from && branch.node.kind === 'leaf';
  const wasCut = cutOf(tree.stateOf(branch, at)) !== undefined;
  if (event.what === 'leave' && !isOwn && !wasCut && branch.node.parent !== null && branch.node.kind !== 'chance')
    return t('explorer-say-done', { node, value: briefly(event.value, unit) });
  return '';
}

/** A value goes up to a node: larger, smaller, or one more outcome. */
function worthSaid(exploration: Exploration, branch: Branch, value: number, at: number): string {
  const { tree, found } = exploration;
  const { unit } = found.values;
  const node = shortName(branch);
  const before = tree.stateOf(branch, at).worth?.value;
  if (branch.node.kind === 'chance') {
    const terms = arithmeticOf(exploration, branch, at, value);
    return terms
      ? t('explorer-say-sum', { node, terms, value: brief(value, unit) })
      : t('explorer-say-sum-plain', { node, value: brief(value, unit) });
  }
  if (before === undefined) return t('explorer-say-first', { node, value: brief(value, unit) });
  const side = branch.node.kind === 'min' ? 'min' : 'max';
  const args = { node, value: brief(value, unit), old: brief(before, unit) };
  return t(value === before ? `explorer-say-stays-${side}` : `explorer-say-better-${side}`, args);
}

function cutSaid(exploration: Exploration, branch: Branch, cut: CutEvent, at: number): string {
  const { found } = exploration;
  const { unit } = found.values;
  const isMost = isAtMost(exploration, branch, cut, at);
  const args = {
    node: shortName(branch),
    value: brief(cut.value, unit),
    limit: brief(cut.limit, unit),
    n: cut.n_skipped,
  };
  if (isProbe(cut, branch.node.kind)) return t('explorer-say-probe', args);
  const skipped = t('explorer-say-skipped', args);
  if (branch.node.kind !== 'chance') {
    const known = ['alpha', 'beta'].includes(cut.reason);
    return joined([known ? t(`explorer-say-${cut.reason}`, args) : `${t(`study-cut-${cut.reason}`)}.`, skipped]);
  }
  const { range } = found.values;
  const rest = range.type === 'fixed' ? (isMost ? range.high : range.low) : undefined;
  const terms = arithmeticOf(exploration, branch, at, cut.value, rest);
  const side = isMost ? 'most' : 'least';
  return joined([
    terms && rest !== undefined
      ? t(`explorer-say-chance-${side}`, { ...args, terms, rest: brief(rest, unit) })
      : t(`explorer-say-chance-${side}-plain`, args),
    skipped,
  ]);
}
