// Made from crates/wire and crates/kits by `UPDATE_TYPES=1 cargo test -p parlor-kits`. Do not edit.
import type { SeatMsg } from './seat.gen';

/** What a player says. */
export type KuhnAction = { type: 'check' } | { type: 'bet' } | { type: 'call' } | { type: 'fold' };

/** The name of a chance event. */
export type KuhnAddress = { type: 'deal' };

/** How far the betting is. */
export type KuhnBetting =
  | { type: 'undealt' }
  | {
      type: 'opening';
      /** The player to act. */
      by: SeatMsg;
    }
  | {
      type: 'checked';
      /** Who has checked. */
      by: SeatMsg;
    }
  | {
      type: 'bet';
      /** Who has bet. */
      by: SeatMsg;
    }
  | {
      type: 'folded';
      /** The player who folded. */
      by: SeatMsg;
    }
  | {
      type: 'showdown';
      /** What the winner wins. */
      stake: number;
    };

/** A card; the higher wins. */
export type KuhnCard = 'J' | 'Q' | 'K';

/** The dealt cards. */
export type KuhnChance = {
  /** The cards of seats A and B. */
  cards: [KuhnCard, KuhnCard];
};

/** How a deal ended, for its line of the score sheet. */
export type KuhnEntry = {
  /** Who won; nobody before it is over. */
  winner: SeatMsg | null;
  /** How much. */
  stake: number;
  /** The cards of seats A and B, if they were shown. */
  cards: [KuhnCard, KuhnCard] | null;
};

/** What one player learns. */
export type KuhnSeen =
  | {
      type: 'i_got';
      /** My card. */
      card: KuhnCard;
    }
  | {
      type: 'said';
      /** The player who acted. */
      seat: SeatMsg;
      /** The check, bet, call or fold. */
      action: KuhnAction;
    }
  | {
      type: 'other_showed';
      /** The opponent's card. */
      card: KuhnCard;
    };

/** What lies open: all that a spectator sees. */
export type KuhnTable = {
  /** The cards of seats A and B, once they were shown. */
  cards: [KuhnCard | null, KuhnCard | null];
  /** How far the betting is. */
  betting: KuhnBetting;
};

/** What one player knows. */
export type KuhnView = {
  /** Who it is. */
  me: SeatMsg;
  /** My card, once it is dealt. */
  mine: KuhnCard | null;
  /** The other's card, once it was shown. */
  other: KuhnCard | null;
  /** How far the betting is. */
  betting: KuhnBetting;
};
