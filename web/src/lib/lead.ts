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

/** The same in a word. What is level is a close call, too. */
export const leadWord = (lead: Lead): string => t(`why-lead-${lead === 'level' ? 'close' : lead}`);

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

/** Is a value so near the choice's that nobody should care? */
const isLevel = (why: Explanation, by: number): boolean =>
  Math.abs(by) < (why.margins?.level ?? 0) || !/[1-9]/.test(sizeText(why, by));

/** Nothing that was not chosen is worth more. An agent with rules of its own may choose otherwise. */
export function isBest(why: Explanation): boolean {
  if (!choiceOf(why)?.value) return false;
  return othersOf(why).every((other) => {
    const by = differenceOf(why, other);
    return by === undefined || by <= 0 || isLevel(why, by);
  });
}

export interface Margin {
  /** How much the choice is worth more. */
  by: number;
  lead: Lead;
  /** How much of the bar is filled, from 0 to 1. */
  fill: number;
}

/** How far the choice is ahead of one candidate; nothing where that cannot be said, or where it is not ahead. */
export function marginOver(why: Explanation, other: Candidate): Margin | undefined {
  const { margins } = why;
  const difference = differenceOf(why, other);
  if (!margins || difference === undefined || difference >= margins.level) return undefined;
  const by = Math.max(0, -difference);
  return { by, lead: leadOf(margins, by), fill: fillOf(margins, by) };
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
  return { ...margin, rivals: margin.lead === 'level' && equals.length > 0 ? equals : [rival] };
}

/** As good as the choice, by a value that is no mere bound. */
export function isEqual(why: Explanation, candidate: Candidate): boolean {
  const by = differenceOf(why, candidate);
  return by !== undefined && candidate.value?.bound === 'exact' && isLevel(why, by);
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

const BOUNDS: Record<Bound, string> = { exact: '', at_most: '≤ ', at_least: '≥ ' };

/** A candidate's difference from the choice: always with a sign, `=` for an equal. */
export function differenceText(why: Explanation, candidate: Candidate): string | undefined {
  const by = differenceOf(why, candidate);
  if (by === undefined || !candidate.value) return undefined;
  if (isEqual(why, candidate)) return '=';
  return BOUNDS[candidate.value.bound] + write(why, by, signedPercent, signed);
}

/** What an agent says of one answer, on its piece or button: nothing where it says nothing. */
export function answerValue(why: Explanation | undefined, idx: number): string | undefined {
  const candidate = why?.candidates.find(({ legal_idx }) => legal_idx === idx);
  if (!why || !candidate) return undefined;
  return idx === why.chosen ? t(isBest(why) ? 'why-best' : 'why-choice') : differenceText(why, candidate);
}
