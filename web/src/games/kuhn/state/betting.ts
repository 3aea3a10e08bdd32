import { opponent, type Seat } from '../../../lib/seat';
import type { KuhnAction, KuhnBetting, KuhnView } from '../../../lib/wire/kuhn.gen';

export type Word = KuhnAction['type'];

/** Who must say something. */
export function moverIn(betting: KuhnBetting): Seat | undefined {
  if (betting.type === 'opening') return betting.by;
  return betting.type === 'checked' || betting.type === 'bet' ? opponent(betting.by) : undefined;
}

export const isOver = ({ type }: KuhnBetting): boolean => type === 'folded' || type === 'showdown';

/** How many chips a player has put in: one before the cards, one more to bet or to call. */
export function chipsOf(betting: KuhnBetting, seat: Seat): number {
  switch (betting.type) {
    case 'undealt':
      return 0;
    case 'bet':
      return betting.by === seat ? 2 : 1;
    case 'folded':
      return betting.by === seat ? 1 : 2;
    case 'showdown':
      return betting.stake;
    default:
      return 1;
  }
}

/** What a player said last, where the betting tells it: after a call it does not say who had bet. */
export function lastWord(betting: KuhnBetting, seat: Seat): Word | undefined {
  switch (betting.type) {
    case 'checked':
      return betting.by === seat ? 'check' : undefined;
    case 'bet':
      return betting.by === seat ? 'bet' : undefined;
    case 'folded':
      return betting.by === seat ? 'fold' : 'bet';
    case 'showdown':
      return betting.stake === 1 ? 'check' : undefined;
    default:
      return undefined;
  }
}

const ORDER = 'JQK';

/** Who has won, and how much; nothing before the deal is over, or where its cards are not known. */
export function winIn({ me, mine, other, betting }: KuhnView): { winner: Seat; stake: number } | undefined {
  if (betting.type === 'folded') return { winner: opponent(betting.by), stake: 1 };
  if (betting.type !== 'showdown' || !mine || !other) return undefined;
  return { winner: ORDER.indexOf(mine) > ORDER.indexOf(other) ? me : opponent(me), stake: betting.stake };
}
