import { SEATS, type Seat } from '../../lib/seat';

/** The place in a replay as an address names it: `#2.14` is step 14 of deal 2, both counted from 1; `#2.14B` seen from B. */
export const placeText = (deal: number, at: number, seat?: Seat): string => `#${deal + 1}.${at + 1}${seat ?? ''}`;

export function placeIn(hash: string): { deal: number; at: number; seat: Seat | undefined } {
  const [, deal = '1', at = '1', seat] = /^#(\d+)\.(\d+)([A-D])?$/.exec(hash) ?? [];
  return {
    deal: Math.max(0, Number(deal) - 1),
    at: Math.max(0, Number(at) - 1),
    seat: SEATS.find((one) => one === seat),
  };
}
