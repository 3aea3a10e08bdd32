/** Which figures a chart can show together, and where they lie in it. */
import { verdictOf, type Figure, type Measured } from './verdict';

/** Beyond this a chart is a table. */
const MOST = 10;

export interface Compared extends Figure {
  source: Measured;
}

const isShare = ({ cells }: Figure): boolean => cells[1]?.endsWith('%') ?? false;

const isDecided = (figure: Figure): figure is Compared =>
  figure.source !== null && ['reproduced', 'reading', 'differs', 'refuted'].includes(verdictOf(figure));

/** “running v random, 1000 games”: what, and how often it was tried. */
const TRIED = /^(.*), ([\d,]+) \w+$/;

/** Of figures that were measured with several samples, those with the largest. */
function largestSamples(figures: readonly Compared[]): Compared[] {
  const best = new Map<string, { figure: Compared; tried: number }>();
  for (const figure of figures) {
    const [, what = figure.what, n = '0'] = TRIED.exec(figure.what) ?? [];
    const tried = Number(n.replaceAll(',', ''));
    if (tried >= (best.get(what)?.tried ?? 0)) best.set(what, { figure: { ...figure, what }, tried });
  }
  return [...best.values()].map(({ figure }) => figure);
}

/** Figures that a verdict was found on and that one axis can have: shares, where there are any. */
export function comparable(figures: readonly Figure[]): Compared[] {
  const decided = figures.filter(isDecided);
  const shares = decided.filter(isShare);
  return largestSamples(shares.length > 1 ? shares : decided.filter((figure) => !isShare(figure))).slice(0, MOST);
}

const endsOf = ({ value, interval }: Measured): number[] => [value, ...(interval ?? [])];

export interface Axis {
  /** From 0 to 1. */
  at(value: number): number;
  ticks: number[];
}

/** Linear, or by powers of ten where figures differ by more than a thousand times. */
export function axisOf(figures: readonly Compared[]): Axis {
  const all = figures.flatMap(({ source, ours }) => [...endsOf(source), ...endsOf(ours)]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  if (low > 0 && high / low > 1000) {
    const [from, to] = [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))];
    const step = Math.max(1, Math.ceil((to - from) / 5));
    const ticks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => 10 ** (from + n * step));
    return { at: (value) => (Math.log10(value) - from) / (to - from), ticks };
  }
  const step = niceStep((high - low) / 5 || Math.abs(high) / 5 || 1);
  const from = Math.floor(low / step) * step;
  const to = Math.max(Math.ceil(high / step) * step, from + step);
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, n) => from + n * step);
  return { at: (value) => (value - from) / (to - from), ticks };
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  return power * ([1, 2, 5, 10].find((times) => times * power >= wanted) ?? 10);
}

export const isPercent = (figures: readonly Figure[]): boolean => figures.every(isShare);
