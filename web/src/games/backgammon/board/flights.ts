import type { Position } from '../state/position';

/** A man on its way from one place to another, in my numbering. */
export interface Flight {
  mine: boolean;
  from: number;
  to: number;
}

/** A flight with the places in the two stacks, counted from the edge of the board. */
export interface StackedFlight extends Flight {
  fromNth: number;
  toNth: number;
}

/** More men than a turn can move and hit: another game has begun, and nothing flies. */
const MOST = 8;

/** Which men have moved between two positions, in the order of the turn. Only where they stand counts, not by which rule. */
export function flightsBetween(before: Position, after: Position): Flight[] {
  const mine = pair(change(before.mine, after.mine), 25, true);
  const theirs = pair(change(before.theirs, after.theirs), 0, false);
  const moves = [...mine.moved, ...theirs.moved];
  const hits = [...mine.hit, ...theirs.hit];
  if (moves.length + hits.length > MOST) return [];
  // A man leaves for the bar when the one that hits it has arrived.
  const inTurn = moves.flatMap((move) => [
    move,
    ...taken(hits, (hit) => hit.from === move.to && hit.mine !== move.mine),
  ]);
  return [...inTurn, ...hits];
}

/** Where in their stacks men start and land when they go one after the other. */
export function stacked(before: Position, flights: readonly Flight[]): StackedFlight[] {
  const counts = { mine: [...before.mine], theirs: [...before.theirs] };
  return flights.map((flight) => {
    const men = flight.mine ? counts.mine : counts.theirs;
    const fromNth = (men[flight.from] ?? 1) - 1;
    const toNth = men[flight.to] ?? 0;
    men[flight.from] = fromNth;
    men[flight.to] = toNth + 1;
    return { ...flight, fromNth: Math.max(0, fromNth), toNth };
  });
}

/** Takes out of a list what is wanted of it. */
function taken(hits: Flight[], wanted: (hit: Flight) => boolean): Flight[] {
  const at = hits.findIndex(wanted);
  return at < 0 ? [] : hits.splice(at, 1);
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
function pair({ left, reached }: Change, bar: number, mine: boolean): { moved: Flight[]; hit: Flight[] } {
  const nHit = reached.filter((place) => place === bar).length;
  const towardsHome = [...left].sort((a, b) => (mine ? b - a : a - b));
  // The checker that was hit stood nearest to the end of the way: that is where the other side comes from.
  const struck = nHit > 0 ? towardsHome.splice(-nHit) : [];
  const ends = reached.filter((place) => place !== bar).sort((a, b) => (mine ? b - a : a - b));
  return {
    moved: towardsHome.flatMap((from, at) => {
      const to = ends[at];
      return to === undefined ? [] : [{ mine, from, to }];
    }),
    hit: struck.map((from) => ({ mine, from, to: bar })),
  };
}
