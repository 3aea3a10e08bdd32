import type { RiichiView } from '../../lib/messages/riichi';
import { SEATS, type Seat } from '../../lib/seat';

/** What one thousand points are worth in the final score. */
const THOUSAND = 1000;

export interface FinalLine {
  place: number;
  seat: Seat;
  points: number;
  /** With the placement bonus, in thousands. */
  score: number;
}

/** From first to last place: by points, equal ones in the order of the first deal. */
export function finalStanding(view: RiichiView, standing: readonly number[]): FinalLine[] {
  return [...view.places]
    .sort((a, b) => b.points - a.points || SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat))
    .map(({ seat, points }, at) => ({
      place: at + 1,
      seat,
      points,
      score: (standing[SEATS.indexOf(seat)] ?? 0) / THOUSAND,
    }));
}
