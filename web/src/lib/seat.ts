import type { Seat } from './wire';

/** A place at the table, in turn order. */
export type { Seat };

export const SEATS: readonly Seat[] = ['A', 'B', 'C', 'D'];

export const seatIdx = (seat: Seat): number => SEATS.indexOf(seat);

/** How many places after `me` a seat sits: 0 is me, 1 is next in turn. */
export function placesAfter(me: Seat, seat: Seat, nSeats: number): number {
  return (seatIdx(seat) - seatIdx(me) + nSeats) % nSeats;
}

/** The other of two. */
export const opponent = (seat: Seat): Seat => (seat === 'A' ? 'B' : 'A');
