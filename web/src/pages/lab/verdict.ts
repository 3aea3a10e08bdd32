/** What a report of the lab says of what a source has published. */

/** A figure with its interval, where it has one. */
export interface Measured {
  value: number;
  interval: readonly [number, number] | null;
}

/** A figure of the source beside ours. */
export interface Figure {
  what: string;
  /** Unclear: the samples cannot tell. */
  agreement: 'equal' | 'agrees' | 'unclear' | 'differs' | 'refuted' | 'open' | 'no-source';
  /** As people read it: what, the source's, its interval, ours, our interval, the agreement. */
  cells: readonly string[];
  source: Measured | null;
  ours: Measured;
}

/** The source read in one way, and what came of it. */
export interface Trial {
  /** None: as it is printed. */
  reading: string | null;
  outcome: 'holds' | 'fails' | 'disproved' | 'undecided';
  ours: string;
}

/** What a source says in plain words, and what became of it. */
export interface Claim {
  claim: string;
  verdict: 'reproduced' | 'read' | 'not-reproduced' | 'refuted' | 'undecided';
  reading: string | null;
  ours: string;
  source: string;
  why: string;
  trials: readonly Trial[];
  /** The claim as it was stated; whose it is: the source's, another's, or a check of ours. */
  stated: { origin: 'source' | 'ours' | { other: string } };
}

/** A report as `parlor experiment run` writes it. */
export interface Report {
  id: string;
  title: string;
  source: string;
  protocol: string;
  deviations: readonly string[];
  /** What follows from the figures. */
  notes: readonly string[];
  remarks: readonly string[];
  plots: readonly string[];
  claims: readonly Claim[];
  comparisons: readonly Figure[];
  run: { command: string; date: string };
  seed: number;
}

/** Under a reading: if the source's words are taken in another way. In part: some of an experiment's claims hold. */
export type Verdict = 'reproduced' | 'reading' | 'part' | 'differs' | 'refuted' | 'open' | 'new';

export type Tally = Readonly<Record<Verdict, number>>;

/** What the list of the lab has of a report. */
export interface Summary {
  id: string;
  title: string;
  /** What is counted. */
  of: 'claims' | 'figures';
  tally: Tally;
}

/** How a figure is called that follows the source's own mistake. */
const READING = /source's mask/;

export function verdictOf({ agreement, what }: Pick<Figure, 'agreement' | 'what'>): Verdict {
  if (agreement === 'unclear') return 'open';
  if (agreement === 'differs' || agreement === 'refuted' || agreement === 'open') return agreement;
  if (agreement === 'no-source') return 'new';
  return READING.test(what) ? 'reading' : 'reproduced';
}

const OF_CLAIM: Readonly<Record<Claim['verdict'], Verdict>> = {
  reproduced: 'reproduced',
  read: 'reading',
  'not-reproduced': 'differs',
  refuted: 'refuted',
  undecided: 'open',
};

export const verdictOfClaim = ({ verdict }: Pick<Claim, 'verdict'>): Verdict => OF_CLAIM[verdict];

export function count(verdicts: readonly Verdict[]): Tally {
  const tally = { reproduced: 0, reading: 0, part: 0, differs: 0, refuted: 0, open: 0, new: 0 };
  for (const verdict of verdicts) tally[verdict] += 1;
  return tally;
}

export const isSources = ({ stated }: Pick<Claim, 'stated'>): boolean => stated.origin === 'source';

/** What the list shows of a report: the source's claims, or where it makes none its figures. */
export function summaryOf({ id, title, claims, comparisons }: Report): Summary {
  const made = claims.filter(isSources);
  const of = made.length > 0 ? 'claims' : 'figures';
  return { id, title, of, tally: count(of === 'claims' ? made.map(verdictOfClaim) : comparisons.map(verdictOf)) };
}

export const heldOf = ({ reproduced, reading }: Tally): number => reproduced + reading;

/** All on which there is a verdict. */
export const decidedOf = (tally: Tally): number => heldOf(tally) + tally.differs + tally.refuted;

/** The verdict on a whole experiment: in part, where some claims hold and others do not. */
export function markOf(tally: Tally): Verdict {
  const { reading, differs, refuted, open } = tally;
  const [held, not] = [heldOf(tally), differs + refuted];
  if (held === 0 && not === 0) return open > 0 ? 'open' : 'new';
  if (held === 0) return differs > 0 ? 'differs' : 'refuted';
  if (not > 0) return 'part';
  return reading > 0 ? 'reading' : 'reproduced';
}

export const sumOf = (tallies: readonly Tally[], verdict: Verdict): number =>
  tallies.reduce((sum, tally) => sum + tally[verdict], 0);
