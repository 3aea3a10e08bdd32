/** What a win brings, part by part: the hand itself, the counters, the sticks on the table. */
import type { RiichiPrice, RiichiWin } from '../../../lib/wire/riichi.gen';
import { SEATS } from '../../../lib/seat';

export interface Payment {
  /** For the hand alone. */
  hand: number;
  /** For the counters. */
  honba: number;
  /** From the table. */
  sticks: number;
}

/** What all together pay for the hand alone. */
const total = (price: RiichiPrice): number => {
  switch (price.type) {
    case 'ron':
      return price.points;
    case 'dealer_tsumo':
      return 3 * price.each;
    case 'tsumo':
      return price.dealer + 2 * price.others;
  }
};

export function paymentOf(win: Pick<RiichiWin, 'seat' | 'deltas'>, price: RiichiPrice): Payment {
  const gain = win.deltas[SEATS.indexOf(win.seat)] ?? 0;
  const paid = win.deltas.reduce((sum, delta) => sum + Math.max(0, -delta), 0);
  const hand = total(price);
  return { hand, honba: paid - hand, sticks: gain - paid };
}
