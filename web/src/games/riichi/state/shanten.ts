/**
 * How many tiles a hand is away from being ready: 0 is ready, −1 is complete. For learners' eyes
 * only; what may be done the server says.
 */

/** How many of each of the 34 kinds: man, pin, sou, then honours. */
export type Counts = number[];

const KINDS = 34;
const SUITED = 27;
const SETS = 4;

export const kindIdx = (tile: string): number =>
  'mpsz'.indexOf(tile[1] ?? 'z') * 9 + (tile[0] === '0' ? 5 : Number(tile[0])) - 1;

export const kindAt = (idx: number): string => `${(idx % 9) + 1}${'mpsz'[Math.floor(idx / 9)] ?? 'z'}`;

export function countsOf(tiles: readonly string[]): Counts {
  const counts = Array.from({ length: KINDS }, () => 0);
  for (const tile of tiles) counts[kindIdx(tile)] = (counts[kindIdx(tile)] ?? 0) + 1;
  return counts;
}

export function shanten(counts: Counts, nMelds: number): number {
  const standard = sets(counts, nMelds);
  return nMelds > 0 ? standard : Math.min(standard, sevenPairs(counts), orphans(counts));
}

/** Seven different pairs. */
function sevenPairs(counts: Counts): number {
  const pairs = counts.filter((n) => n >= 2).length;
  const kinds = counts.filter((n) => n > 0).length;
  return 6 - pairs + Math.max(0, 7 - kinds);
}

/** One of each terminal and honour, and one of them twice. */
function orphans(counts: Counts): number {
  const edges = counts.filter((_, idx) => idx >= SUITED || idx % 9 === 0 || idx % 9 === 8);
  return 13 - edges.filter((n) => n > 0).length - (edges.some((n) => n >= 2) ? 1 : 0);
}

/** Four sets and a pair: takes the hand apart in every way that could be best. */
function sets(hand: Counts, nMelds: number): number {
  const counts = [...hand];
  let best = 8;
  const at = (idx: number): number => counts[idx] ?? 0;
  const add = (idx: number, n: number): void => void (counts[idx] = at(idx) + n);

  function walk(from: number, nSets: number, nParts: number, pair: boolean): void {
    let idx = from;
    while (idx < KINDS && at(idx) === 0) idx += 1;
    if (idx >= KINDS) {
      best = Math.min(best, 8 - 2 * nSets - Math.min(nParts, SETS - nSets) - (pair ? 1 : 0));
      return;
    }
    const room = nSets + nParts < SETS;
    const take = (tiles: number[], next: () => void): void => {
      for (const tile of tiles) add(tile, -1);
      next();
      for (const tile of tiles) add(tile, 1);
    };
    const inRun = (step: number): boolean => idx < SUITED && (idx % 9) + step < 9 && at(idx + step) > 0;
    if (nSets < SETS) {
      if (at(idx) >= 3) take([idx, idx, idx], () => walk(idx, nSets + 1, nParts, pair));
      if (inRun(1) && inRun(2)) take([idx, idx + 1, idx + 2], () => walk(idx, nSets + 1, nParts, pair));
    }
    if (at(idx) >= 2 && !pair) take([idx, idx], () => walk(idx, nSets, nParts, true));
    if (room) {
      if (at(idx) >= 2) take([idx, idx], () => walk(idx, nSets, nParts + 1, pair));
      if (inRun(1)) take([idx, idx + 1], () => walk(idx, nSets, nParts + 1, pair));
      if (inRun(2)) take([idx, idx + 2], () => walk(idx, nSets, nParts + 1, pair));
    }
    const all = at(idx);
    counts[idx] = 0;
    walk(idx + 1, nSets, nParts, pair);
    counts[idx] = all;
  }
  walk(0, nMelds, 0, false);
  return best;
}
