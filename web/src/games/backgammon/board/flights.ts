import type { Position } from '../state/position';

/** A man on its way from one place to another, in my numbering. */
export interface Flight {
  mine: boolean;
  from: number;
  to: number;
}

/** More men than a turn can move and hit: another game has begun, and nothing flies. */
const MOST = 8;

/** Which men have moved between two positions. Only where they stand counts, not by which rule. */
export function flightsBetween(before: Position, after: Position): Flight[] {
  const mine = pair(change(before.mine, after.mine), 25, true);
  const theirs = pair(change(before.theirs, after.theirs), 0, false);
  return mine.length + theirs.length > MOST ? [] : [...mine, ...theirs];
}

interface Change {
  left: number[];
  reached: number[];
}

function change(before: readonly number[], after: readonly number[]): Change {
  const out: Change = { left: [], reached: [] };
  before.forEach((n, place) => {
    const gained = (after[place] ?? 0) - n;
    for (let k = 0; k < Math.abs(gained); k += 1) (gained > 0 ? out.reached : out.left).push(place);
  });
  return out;
}

/** Men that were hit go to the bar; the others keep their order along the way. */
function pair({ left, reached }: Change, bar: number, mine: boolean): Flight[] {
  const hit = reached.filter((place) => place === bar).length;
  const towardsHome = [...left].sort((a, b) => (mine ? b - a : a - b));
  // The checker that was hit stood nearest to the end of the way: that is where the other side comes from.
  const struck = hit > 0 ? towardsHome.splice(-hit) : [];
  const ends = reached.filter((place) => place !== bar).sort((a, b) => (mine ? b - a : a - b));
  return [
    ...towardsHome.flatMap((from, at) => {
      const to = ends[at];
      return to === undefined ? [] : [{ mine, from, to }];
    }),
    ...struck.map((from) => ({ mine, from, to: bar })),
  ];
}
