import type { Arg, Estimate, Message, Unit } from './wire';
import type { Seat } from './seat';
import { decimal, percent, points, signed } from './i18n/numbers';
import { pieceName } from './pieces';
import { t, type Args } from './i18n/words.svelte';

export type SeatName = (seat: Seat) => string;

const letter: SeatName = (seat) => seat;

/** A message of an agent in the reader's language. */
export function say(message: Message, nameOf: SeatName = letter): string {
  const args: Args = {};
  for (const [name, arg] of message.args ?? []) args[name] = valueOf(arg, nameOf);
  if (message.key === 'verbatim') return String(args['text'] ?? '');
  return t(message.key, args);
}

/** Columns without a word over them need no row for headings. */
export const hasHeadings = (labels: readonly Message[], nameOf?: SeatName): boolean =>
  labels.some((label) => say(label, nameOf) !== '');

function valueOf(arg: Arg, nameOf: SeatName): string | number {
  switch (arg.type) {
    case 'text':
      return arg.value;
    case 'number':
      // Whole numbers go in as numbers, so that the language can choose its plural.
      return arg.value.unit.type === 'count' ? arg.value.value : written(arg.value.value, arg.value.unit);
    case 'pieces':
      return arg.value.map(pieceName).join(' ');
    case 'seat':
      return nameOf(arg.value);
    case 'message':
      return say(arg.value, nameOf);
  }
}

/** A number as its unit says. */
export function written(value: number, unit: Unit): string {
  switch (unit.type) {
    case 'count':
      return points(value);
    case 'percent':
      return percent(value);
    case 'seconds':
      return t('ui-seconds-decimal', { n: decimal(value, 1) });
    case 'number':
      return decimal(value, unit.decimals);
    case 'signed':
      return signed(value, unit.decimals);
  }
}

/** A value with its bound: ≥ 0.4. */
export function estimate(found: Estimate, unit: Unit): string {
  const sign = found.bound === 'at_least' ? '≥ ' : found.bound === 'at_most' ? '≤ ' : '';
  return sign + written(found.value, unit);
}
