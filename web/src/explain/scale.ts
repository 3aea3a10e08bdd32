import type { Range } from '../lib/wire';

/** From where to where values are drawn. */
export function span(range: Range, values: readonly number[]): { low: number; high: number } {
  const finite = values.filter(Number.isFinite);
  const least = Math.min(...finite, Infinity);
  const most = Math.max(...finite, -Infinity);
  if (range.type === 'fixed') return { low: range.low, high: range.high };
  if (finite.length === 0) return { low: 0, high: 1 };
  if (range.type === 'from_zero') return { low: Math.min(0, least), high: Math.max(0, most) };
  return least === most ? { low: least - 1, high: most } : { low: least, high: most };
}

/** Where a value lies between the ends, from 0 to 1. */
export function share(value: number, { low, high }: { low: number; high: number }): number {
  return high > low ? Math.max(0, Math.min(1, (value - low) / (high - low))) : 0;
}

/** Round numbers to write along an axis, at most `most` of them. */
export function ticks({ low, high }: { low: number; high: number }, most = 5): number[] {
  const raw = (high - low) / most;
  if (!(raw > 0)) return [low];
  const size = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((n) => n * size).find((n) => n >= raw) ?? 10 * size;
  const out: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high + step / 1000; at += step)
    out.push(Number(at.toPrecision(12)));
  return out;
}
