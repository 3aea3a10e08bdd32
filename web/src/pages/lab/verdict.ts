/** What a report of the lab says of the figures that a source has published. */

/** A figure with its interval, where it has one. */
export interface Measured {
  value: number;
  interval: readonly [number, number] | null;
}

/** A figure of the source beside ours. */
export interface Figure {
  what: string;
  agreement: 'equal' | 'overlap' | 'refuted' | 'open' | 'no-source';
  /** As people read it: what, the source's, its interval, ours, our interval, the verdict. */
  cells: readonly string[];
  source: Measured | null;
  ours: Measured;
}

/** A report as `parlor experiment run` writes it. */
export interface Report {
  id: string;
  source: string;
  protocol: string;
  deviations: readonly string[];
  remarks: readonly string[];
  plots: readonly string[];
  comparisons: readonly Figure[];
  run: { command: string; date: string };
  seed: number;
}

/** Under a reading: only if the source is taken to have meant something else than the rules. */
export type Verdict = 'reproduced' | 'reading' | 'refuted' | 'open' | 'new';

export type Tally = Readonly<Record<Verdict, number>>;

/** What the list of the lab has of a report. */
export interface Summary {
  id: string;
  tally: Tally;
}

/** How a figure is called that follows the source's own mistake. */
const READING = /source's mask/;

export function verdictOf({ agreement, what }: Pick<Figure, 'agreement' | 'what'>): Verdict {
  if (agreement === 'refuted' || agreement === 'open') return agreement;
  if (agreement === 'no-source') return 'new';
  return READING.test(what) ? 'reading' : 'reproduced';
}

export function tallyOf(figures: readonly Pick<Figure, 'agreement' | 'what'>[]): Tally {
  const tally = { reproduced: 0, reading: 0, refuted: 0, open: 0, new: 0 };
  for (const figure of figures) tally[verdictOf(figure)] += 1;
  return tally;
}

/** The verdict on a whole experiment: in part, where some figures hold and others do not. */
export function markOf({ reproduced, reading, refuted, open }: Tally): Verdict {
  const held = reproduced + reading;
  if (held === 0 && refuted === 0) return open > 0 ? 'open' : 'new';
  if (refuted > held) return 'refuted';
  return refuted > 0 || reading > 0 ? 'reading' : 'reproduced';
}

export const sumOf = (tallies: readonly Tally[], verdict: Verdict): number =>
  tallies.reduce((sum, tally) => sum + tally[verdict], 0);
