/** How far an agent's choice is ahead of what it did not choose, and how that is written. */
import type { Bound, Candidate, Explanation, Margins } from './wire';
import { decimal, percent, signed, signedPercent } from './i18n/numbers';
import { t } from './i18n/words.svelte';

export type Lead = 'level' | 'close' | 'clear' | 'large';

/** What a difference means. */
export function leadOf({ level, clear, large }: Margins, difference: number): Lead {
  if (difference < level) return 'level';
  if (difference < clear) return 'close';
  return difference < large ? 'clear' : 'large';
}

/** Where the zones of the margin's bar begin. */
export const CLEAR_AT = 0.25;
export const LARGE_AT = 0.6;

/** How much of the bar a difference fills: nothing where it is level, and never all of it. */
export function fillOf(margins: Margins, difference: number): number {
  const { clear, large } = margins;
  switch (leadOf(margins, difference)) {
    case 'level':
      return 0;
    case 'close':
      return (CLEAR_AT * difference) / clear;
    case 'clear':
      return CLEAR_AT + ((LARGE_AT - CLEAR_AT) * (difference - clear)) / (large - clear);
    case 'large':
      return LARGE_AT + (1 - LARGE_AT) * (1 - large / difference);
  }
}

export const choiceOf = ({ candidates, chosen }: Explanation): Candidate | undefined =>
  candidates.find(({ legal_idx }) => legal_idx === chosen);

/** What was not chosen, in the agent's order. */
export const othersOf = ({ candidates, chosen }: Explanation): Candidate[] =>
  candidates.filter(({ legal_idx }) => legal_idx !== chosen);

/** What differences are measured from: the choice, or the best where nothing was chosen. */
function startOf(why: Explanation): number | undefined {
  const choice = choiceOf(why);
  if (choice) return choice.value?.value;
  const values = why.candidates.flatMap(({ value }) => value?.value ?? []);
  return values.length > 0 ? Math.max(...values) : undefined;
}

/** What a candidate is worth beside the choice: below zero where it is worse. */
export function differenceOf(why: Explanation, { value }: Candidate): number | undefined {
  const start = startOf(why);
  return start === undefined || !value ? undefined : value.value - start;
}

/**
 * What is known of the true difference where values are only bounds: that the choice is ahead by just this, or by at
 * least this. Nothing where the truth could be on either side.
 */
function certaintyOf(why: Explanation, { value }: Candidate): 'exact' | 'at_least' | undefined {
  const choice = choiceOf(why)?.value?.bound ?? 'exact';
  if (!value || choice === 'at_most' || value.bound === 'at_least') return undefined;
  return choice === 'exact' && value.bound === 'exact' ? 'exact' : 'at_least';
}

/** Is a value so near the choice's that nobody should care? */
const isLevel = (why: Explanation, by: number): boolean =>
  Math.abs(by) < (why.margins?.level ?? 0) || !/[1-9]/.test(sizeText(why, by));

/** Nothing that was not chosen is worth more. An agent with rules of its own may choose otherwise. */
export function isBest(why: Explanation): boolean {
  if (!choiceOf(why)?.value) return false;
  return othersOf(why).every((other) => {
    const by = differenceOf(why, other);
    if (by === undefined) return true;
    return certaintyOf(why, other) !== undefined && (by <= 0 || isLevel(why, by));
  });
}

export interface Margin {
  /** How much the choice is worth more. */
  by: number;
  /** Values are only bounds: the choice is ahead by this or by more. */
  atLeast: boolean;
  lead: Lead;
  /** How much of the bar is filled, from 0 to 1. */
  fill: number;
}

/** What a margin means in a word. What is level is a close call, too; a bound that is small says nothing. */
export function leadWord({ lead, atLeast }: Margin): string {
  if (lead === 'clear' || lead === 'large') return t(`why-lead-${lead}`);
  return atLeast ? '' : t('why-lead-close');
}

/** How far the choice is ahead of one candidate; nothing where that cannot be said, or where it is not ahead. */
export function marginOver(why: Explanation, other: Candidate): Margin | undefined {
  const { margins } = why;
  const difference = differenceOf(why, other);
  const certainty = certaintyOf(why, other);
  if (!margins || difference === undefined || !certainty || difference >= margins.level) return undefined;
  const by = Math.max(0, -difference);
  // Something else than the value settled it, which the note names.
  if (other.lost_the_tie && leadOf(margins, by) === 'level') return undefined;
  return { by, atLeast: certainty === 'at_least', lead: leadOf(margins, by), fill: fillOf(margins, by) };
}

/** How far the choice is ahead of the best of the others, and of whom. */
export function marginOf(why: Explanation): (Margin & { rivals: Candidate[] }) | undefined {
  if (!isBest(why)) return undefined;
  const worth = (one: Candidate): number => one.value?.value ?? -Infinity;
  const [rival] = othersOf(why)
    .filter(({ value }) => value)
    .sort((a, b) => worth(b) - worth(a));
  const margin = rival && marginOver(why, rival);
  if (!rival || !margin) return undefined;
  const equals = othersOf(why).filter((other) => isEqual(why, other));
  return margin.lead === 'level' && equals.length > 0
    ? { ...margin, atLeast: false, rivals: equals }
    : { ...margin, rivals: [rival] };
}

/** As good as the choice, by values that are more than bounds. */
export function isEqual(why: Explanation, candidate: Candidate): boolean {
  const by = differenceOf(why, candidate);
  return by !== undefined && certaintyOf(why, candidate) === 'exact' && isLevel(why, by) && !candidate.lost_the_tie;
}

/** How far the choice is ahead of others, in words: “0.3 ahead of 4 man”. */
export function aheadText(why: Explanation, { by, lead, atLeast }: Margin, next: string): string {
  if (lead === 'level') return t(atLeast ? 'why-at-least-as-good-as' : 'why-as-good-as', { next });
  return t(atLeast ? 'why-ahead-at-least' : 'why-ahead', { next, gain: sizeText(why, by) });
}

/** The same seen from a candidate that was not chosen: “0.3 behind 9 pin”. */
export function behindText(why: Explanation, { by, atLeast }: Margin, best: string): string {
  return t(atLeast ? 'why-behind-at-least' : 'why-behind', { best, loss: sizeText(why, by) });
}

/** Points come in thousands where thousands of them are at stake: there is no room for more above a piece. */
export function inThousands({ values: { unit }, margins, candidates }: Explanation): boolean {
  const whole = unit.type === 'count' || ('decimals' in unit && unit.decimals === 0);
  const large = (margins?.large ?? 0) >= 1000 || candidates.some(({ value }) => Math.abs(value?.value ?? 0) >= 1000);
  return whole && large;
}

const MOST_DECIMALS = 3;

function write(why: Explanation, by: number, asShare: (n: number) => string, plain: typeof decimal): string {
  const { unit } = why.values;
  if (unit.type === 'percent') return asShare(by);
  if (inThousands(why)) return plain(by / 1000, 1);
  return plain(by, 'decimals' in unit ? Math.min(MOST_DECIMALS, unit.decimals) : 0);
}

/** How large a difference is, without its sign. */
export const sizeText = (why: Explanation, by: number): string => write(why, Math.abs(by), percent, decimal);

const BOUNDS: Record<Bound | 'unknown', string> = { exact: '', at_most: '≤ ', at_least: '≥ ', unknown: '≈ ' };

/** On which side of the written difference the truth is. */
function boundOf(why: Explanation, candidate: Candidate): keyof typeof BOUNDS {
  const certainty = certaintyOf(why, candidate);
  if (certainty) return certainty === 'exact' ? 'exact' : 'at_most';
  const choice = choiceOf(why)?.value?.bound;
  return choice === 'at_least' || candidate.value?.bound === 'at_most' ? 'unknown' : 'at_least';
}

/** A candidate's difference from the choice: always with a sign, `=` for an equal, `≈` for one that lost a tie. */
export function differenceText(why: Explanation, candidate: Candidate): string | undefined {
  const by = differenceOf(why, candidate);
  if (by === undefined || !candidate.value) return undefined;
  if (isEqual(why, candidate)) return '=';
  if (candidate.lost_the_tie && isLevel(why, by)) return '≈';
  return BOUNDS[boundOf(why, candidate)] + write(why, by, signedPercent, signed);
}

/** What an agent says of one answer, on its piece or button: nothing where it says nothing. */
export function answerValue(why: Explanation | undefined, idx: number): string | undefined {
  const candidate = why?.candidates.find(({ legal_idx }) => legal_idx === idx);
  if (!why || !candidate) return undefined;
  return idx === why.chosen ? t(isBest(why) ? 'why-best' : 'why-choice') : differenceText(why, candidate);
}
