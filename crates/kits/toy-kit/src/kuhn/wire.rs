//! Kuhn poker's messages.

use parlor_game::{Game, Seat};
use parlor_toy::{
    Betting, Card, Cards, Deal, Known, Kuhn, KuhnAction as Action, KuhnSeen as Seen,
    KuhnView as View,
};
use parlor_wire::{Codec, SeatMsg};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The messages of Kuhn poker.
#[derive(Clone, Copy, Debug)]
pub struct KuhnWire;

/// A card; the higher wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "kuhn.gen.ts")]
pub enum KuhnCard {
    /// The jack, which loses to both.
    J,
    /// The queen, which beats the jack.
    Q,
    /// The king, which beats both.
    K,
}

/// What a player says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "kuhn.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum KuhnAction {
    /// Puts nothing in, with no bet to answer.
    Check,
    /// Puts 1 in.
    Bet,
    /// Answers a bet with 1.
    Call,
    /// Gives up the pot.
    Fold,
}

/// How far the betting is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "kuhn.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum KuhnBetting {
    /// The cards are not dealt.
    Undealt,
    /// A player checks or bets first.
    Opening {
        /// The player to act.
        by: SeatMsg,
    },
    /// The first player has checked; the other checks or bets.
    Checked {
        /// Who has checked.
        by: SeatMsg,
    },
    /// A player has bet; the other calls or folds.
    Bet {
        /// Who has bet.
        by: SeatMsg,
    },
    /// A player has given up.
    Folded {
        /// The player who folded.
        by: SeatMsg,
    },
    /// The cards decide.
    Showdown {
        /// What the winner wins.
        stake: i32,
    },
}

/// What one player knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "kuhn.gen.ts")]
pub struct KuhnView {
    /// Who it is.
    pub me: SeatMsg,
    /// My card, once it is dealt.
    pub mine: Option<KuhnCard>,
    /// The other's card, once it was shown.
    pub other: Option<KuhnCard>,
    /// How far the betting is.
    pub betting: KuhnBetting,
}

/// What lies open: all that a spectator sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "kuhn.gen.ts")]
pub struct KuhnTable {
    /// The cards of seats A and B, once they were shown.
    pub cards: [Option<KuhnCard>; 2],
    /// How far the betting is.
    pub betting: KuhnBetting,
}

/// What one player learns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "kuhn.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum KuhnSeen {
    /// I was dealt a card.
    IGot {
        /// My card.
        card: KuhnCard,
    },
    /// A player has said something.
    Said {
        /// The player who acted.
        seat: SeatMsg,
        /// The check, bet, call or fold.
        action: KuhnAction,
    },
    /// The other had to show its card.
    OtherShowed {
        /// The opponent's card.
        card: KuhnCard,
    },
}

/// How a deal ended, for its line of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "kuhn.gen.ts")]
pub struct KuhnEntry {
    /// Who won; nobody before it is over.
    pub winner: Option<SeatMsg>,
    /// How much.
    pub stake: i32,
    /// The cards of seats A and B, if they were shown.
    pub cards: Option<[KuhnCard; 2]>,
}

/// The name of a chance event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "kuhn.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum KuhnAddress {
    /// The cards.
    Deal,
}

/// The dealt cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "kuhn.gen.ts")]
pub struct KuhnChance {
    /// The cards of seats A and B.
    pub cards: [KuhnCard; 2],
}

impl From<Card> for KuhnCard {
    fn from(card: Card) -> KuhnCard {
        match card {
            Card::Jack => KuhnCard::J,
            Card::Queen => KuhnCard::Q,
            Card::King => KuhnCard::K,
        }
    }
}

impl From<KuhnCard> for Card {
    fn from(card: KuhnCard) -> Card {
        match card {
            KuhnCard::J => Card::Jack,
            KuhnCard::Q => Card::Queen,
            KuhnCard::K => Card::King,
        }
    }
}

impl From<Action> for KuhnAction {
    fn from(action: Action) -> KuhnAction {
        match action {
            Action::Check => KuhnAction::Check,
            Action::Bet => KuhnAction::Bet,
            Action::Call => KuhnAction::Call,
            Action::Fold => KuhnAction::Fold,
        }
    }
}

impl KuhnBetting {
    /// How far it is when `first` opens.
    fn new(betting: Betting, first: Seat) -> KuhnBetting {
        match betting {
            Betting::Undealt => KuhnBetting::Undealt,
            Betting::Opening => KuhnBetting::Opening { by: first.into() },
            Betting::Checked => KuhnBetting::Checked { by: first.into() },
            Betting::Bet(by) => KuhnBetting::Bet { by: by.into() },
            Betting::Folded(by) => KuhnBetting::Folded { by: by.into() },
            Betting::Showdown(stake) => KuhnBetting::Showdown { stake },
        }
    }
}

impl From<&View> for KuhnView {
    fn from(view: &View) -> KuhnView {
        let (mine, other) = match view.known {
            Known::Nothing => (None, None),
            Known::Mine(card) => (Some(card), None),
            Known::Both(cards) => (Some(cards.of(view.me)), Some(cards.of(view.me.opponent()))),
        };
        KuhnView {
            me: view.me.into(),
            mine: mine.map(KuhnCard::from),
            other: other.map(KuhnCard::from),
            betting: KuhnBetting::new(view.betting, view.first),
        }
    }
}

/// The cards, if they were shown.
fn shown(deal: &Kuhn) -> Option<[KuhnCard; 2]> {
    let is_shown = matches!(deal.betting(), Betting::Showdown(_));
    deal.cards().filter(|_| is_shown).map(put_cards)
}

fn put_cards(cards: Cards) -> [KuhnCard; 2] {
    [Seat::A, Seat::B].map(|seat| cards.of(seat).into())
}

impl Codec for KuhnWire {
    type Game = Kuhn;
    type ActionMsg = KuhnAction;
    type ViewMsg = KuhnView;
    type SeenMsg = KuhnSeen;
    type TableMsg = KuhnTable;
    type EntryMsg = KuhnEntry;
    type AddressMsg = KuhnAddress;
    type ChanceMsg = KuhnChance;
    const NAME: &'static str = "kuhn";

    fn put_action(action: Action) -> KuhnAction {
        action.into()
    }

    fn get_action(message: &KuhnAction, _view: &View, legal: &[Action]) -> Option<Action> {
        legal.iter().copied().find(|&action| KuhnAction::from(action) == *message)
    }

    fn put_view(view: &View) -> KuhnView {
        view.into()
    }

    fn put_seen(seen: &Seen) -> KuhnSeen {
        match *seen {
            Seen::IGot(card) => KuhnSeen::IGot { card: card.into() },
            Seen::Said(seat, action) => KuhnSeen::Said { seat: seat.into(), action: action.into() },
            Seen::OtherShowed(card) => KuhnSeen::OtherShowed { card: card.into() },
        }
    }

    fn put_table(game: &Kuhn) -> KuhnTable {
        let cards = shown(game).map_or([None; 2], |cards| cards.map(Some));
        KuhnTable { cards, betting: KuhnBetting::new(game.betting(), game.first()) }
    }

    fn put_entry(finished: &Kuhn) -> KuhnEntry {
        let won = finished.returns();
        let winner = [Seat::A, Seat::B].into_iter().find(|&seat| won[seat] > 0);
        KuhnEntry {
            winner: winner.map(SeatMsg::from),
            stake: winner.map_or(0, |seat| won[seat]),
            cards: shown(finished),
        }
    }

    fn put_address(_at: Deal) -> KuhnAddress {
        KuhnAddress::Deal
    }

    fn put_chance(cards: Cards) -> KuhnChance {
        KuhnChance { cards: put_cards(cards) }
    }

    fn get_chance(message: &KuhnChance) -> Option<Cards> {
        let [a, b] = message.cards.map(Card::from);
        Cards::new(a, b)
    }
}
