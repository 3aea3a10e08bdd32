import type { RiichiView } from '../../../lib/messages/riichi';
import { countsOf, kindAt, kindIdx, shanten } from './shanten';

/** What a hand of thirteen waits for or is helped by, and how many of each lie unseen. */
export interface Progress {
  shanten: number;
  tiles: { kind: string; left: number }[];
  left: number;
}

/** All tiles that I can see: my own, the rivers, the sets, the indicators. */
function seenIn(view: RiichiView): number[] {
  const rivers = view.places.flatMap((place) => place.river.filter(({ called }) => !called).map(({ tile }) => tile));
  const melds = view.places.flatMap((place) => place.melds.flatMap((meld) => meld.tiles));
  return countsOf([...view.own.concealed, ...rivers, ...melds, ...view.dora_indicators, ...view.ura_indicators]);
}

/** The hand without one tile; as it stands where it has thirteen. */
export function progressOf(view: RiichiView, without?: string): Progress {
  const tiles = [...view.own.concealed];
  if (without !== undefined) {
    const at = tiles.indexOf(without);
    if (at >= 0) tiles.splice(at, 1);
  }
  const nMelds = view.places.find((place) => place.seat === view.me)?.melds.length ?? 0;
  const seen = seenIn(view);
  const counts = countsOf(tiles);
  const now = shanten(counts, nMelds);
  const helping = counts.flatMap((n, idx) => {
    if (n >= 4) return [];
    counts[idx] = n + 1;
    const helps = shanten(counts, nMelds) < now;
    counts[idx] = n;
    return helps ? [{ kind: kindAt(idx), left: Math.max(0, 4 - (seen[idx] ?? 0)) }] : [];
  });
  return { shanten: now, tiles: helping, left: helping.reduce((sum, { left }) => sum + left, 0) };
}

/** How far the hand is as it stands, whether it holds thirteen or fourteen. */
export function handShanten(view: RiichiView): number {
  const nMelds = view.places.find((place) => place.seat === view.me)?.melds.length ?? 0;
  return shanten(countsOf(view.own.concealed), nMelds);
}

/** How many of a kind lie unseen. */
export const unseen = (view: RiichiView, kind: string): number => Math.max(0, 4 - (seenIn(view)[kindIdx(kind)] ?? 0));
