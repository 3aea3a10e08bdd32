/** Numbers in a tree: as short as they can be. The formats are kept, because a tree has thousands of numbers. */
import type { Estimate, Unit } from '../lib/wire';
import { words } from '../lib/i18n/words.svelte';

const formats = new Map<string, Intl.NumberFormat>();

function write(value: number, options: Intl.NumberFormatOptions): string {
  const key = `${words.language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(words.language, options);
  formats.set(key, format);
  return format.format(value).replace('-', '−');
}

/** So many decimals are written at most; of percent, where the unit is percent. */
export function decimalsOf(unit: Unit): number {
  switch (unit.type) {
    case 'percent':
      return 0;
    case 'signed':
      return unit.decimals;
    case 'number':
      return Math.max(2, unit.decimals);
    default:
      return 2;
  }
}

/** A value of a node: 6, 6.6, +0.42. */
export function brief(value: number, unit: Unit): string {
  const decimals = decimalsOf(unit);
  switch (unit.type) {
    case 'percent':
      return write(value, { style: 'percent', maximumFractionDigits: decimals });
    case 'signed':
      return write(value, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        signDisplay: 'exceptZero',
      });
    default:
      return write(value, { maximumFractionDigits: decimals });
  }
}

/** A value with its bound: ≤5.1. */
export function briefly({ value, bound }: Pick<Estimate, 'value' | 'bound'>, unit: Unit): string {
  return (bound === 'at_least' ? '≥' : bound === 'at_most' ? '≤' : '') + brief(value, unit);
}

/** A window; an open end is infinite. */
export function windowText([alpha, beta]: readonly [number | null, number | null], unit: Unit): string {
  return `[${alpha === null ? '−∞' : brief(alpha, unit)}, ${beta === null ? '∞' : brief(beta, unit)}]`;
}

const LARGEST_DENOMINATOR = 60;

/** A probability as it would be written by hand: 0.7, 1/18, 4.2%. */
export function probabilityText(probability: number): string {
  const hundredths = probability * 100;
  if (Math.abs(hundredths - Math.round(hundredths)) < 1e-9) return write(probability, { maximumFractionDigits: 2 });
  for (let under = 3; under <= LARGEST_DENOMINATOR; under += 1) {
    const over = probability * under;
    if (Math.abs(over - Math.round(over)) < 1e-9) return `${Math.round(over)}/${under}`;
  }
  return write(probability, { style: 'percent', maximumFractionDigits: 1 });
}

/** A number of a strategy that is being learnt: small differences matter. */
export const fine = (value: number): string => write(value, { maximumFractionDigits: 4, useGrouping: true });

export const whole = (value: number): string => write(value, { maximumFractionDigits: 0, useGrouping: true });

/** A count that fits under a triangle: 840, 12k. */
export const counted = (value: number): string =>
  value < 10_000 ? whole(value) : write(value, { notation: 'compact', maximumFractionDigits: 0 });
