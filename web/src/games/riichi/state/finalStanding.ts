import type { RiichiView } from '../../../lib/wire/riichi.gen';
import { SEATS, type Seat } from '../../../lib/seat';

/** What one thousand points are worth in the final score. */
const THOUSAND = 1000;

export interface FinalLine {
  place: number;
  seat: Seat;
  points: number;
  /** With the placement bonus, in thousands. */
  score: number;
}

/**
 * From first to last place: by points, equal ones in the order of the first deal. Those who share a place have the same
 * score; sticks that nobody has won are the first place's.
 */
export function finalStanding(view: RiichiView, standing: readonly number[]): FinalLine[] {
  const lines = view.places
    .map(({ seat, points }) => ({ place: 0, seat, points, score: (standing[SEATS.indexOf(seat)] ?? 0) / THOUSAND }))
    .sort((a, b) => b.points - a.points || SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat));
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    const shares = before && before.points === line.points && before.score === line.score;
    line.place = shares ? before.place : at + 1;
  });
  const first = lines.filter(({ place }) => place === 1);
  const sticks = view.sticks * THOUSAND;
  first.forEach((line) => (line.points += sticks / first.length));
  return lines;
}
