//! What one player knows for certain when a card is due.

use parlor_zole::{Aside, Card, CardSet, Contract, Place, Suit, Trick, View};

use super::unseen::Unseen;
use crate::Role;

/// The table when a card is due.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    pub(super) me: Place,
    pub(super) role: Role,
    pub(super) contract: Contract,
    pub(super) hand: CardSet,
    pub(super) trick: Trick,
    pub(super) unseen: Unseen,
    /// The eyes that this player's side has for certain, buried ones included where they are known.
    pub(super) eyes: u32,
    /// The classes in which each player has shown to be void, by place.
    voids: [parlor_zole::SuitSet; 3],
}

/// Who takes the trick after a card, in every possible deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    /// This player's side.
    Ours,
    /// The other side.
    Theirs,
    /// That depends on the cards not seen.
    Open,
}

impl Table {
    /// `None` unless a card of this player's is due.
    pub(super) fn of(view: &View) -> Option<Table> {
        let public = view.public();
        let (me, contract, trick) = (view.my_place()?, public.contract()?, *public.trick()?);
        let role = Role::of(contract, me);
        let ours = |place: Place| match role {
            Role::Opponent { soloist } => place != soloist,
            _ => place == me,
        };
        let buried = match view.aside() {
            Aside::Buried { cards, .. } => cards,
            _ => CardSet::EMPTY,
        };
        let won = Place::ALL.into_iter().filter(|&place| ours(place));
        let taken = won.fold(buried, |all, place| all | public.won()[place]);
        Some(Table {
            me,
            role,
            contract,
            hand: view.hand(),
            trick,
            unseen: Unseen::of(view, me),
            eyes: u32::from(taken.eyes().0),
            voids: *public.voids().as_array(),
        })
    }

    /// Is the trick still to be opened?
    pub(super) fn leads(&self) -> bool {
        self.trick.is_empty()
    }

    /// Does this player close the trick?
    pub(super) fn is_last(&self) -> bool {
        self.trick.len() == 2
    }

    pub(super) fn is_soloist(&self) -> bool {
        self.contract.soloist() == Some(self.me)
    }

    /// Who plays with this player.
    pub(super) fn partner(&self) -> Option<Place> {
        let soloist = self.contract.soloist()?;
        let other = |&place: &Place| place != soloist && place != self.me;
        Place::ALL.into_iter().find(other).filter(|_| soloist != self.me)
    }

    fn is_ours(&self, place: Place) -> bool {
        place == self.me || self.partner() == Some(place)
    }

    /// Who plays after this player in this trick.
    pub(super) fn later(&self) -> impl Iterator<Item = Place> + use<> {
        let me = self.me;
        (1..=2 - self.trick.len().min(2)).map(move |n| me.offset(n))
    }

    /// The card that holds the trick, and who played it.
    pub(super) fn holder(&self) -> Option<(Place, Card)> {
        let winner = self.trick.winner()?;
        self.trick.plays().find(|&(place, _)| place == winner)
    }

    /// Does the partner hold the trick?
    pub(super) fn partner_holds(&self) -> bool {
        self.holder().is_some_and(|(place, _)| self.partner() == Some(place))
    }

    /// Does this card take the trick as it lies?
    pub(super) fn beats(&self, card: Card) -> bool {
        self.holder().is_none_or(|(_, best)| card.beats(best))
    }

    /// The class that the trick asks for once `card` is played.
    pub(super) fn led(&self, card: Card) -> Suit {
        self.trick.led().unwrap_or(card.suit())
    }

    /// The cards with which players still to come may beat what lies there after `card`; of those
    /// on `side` only.
    pub(super) fn beating(&self, card: Card, side: impl Fn(Place) -> bool) -> CardSet {
        let best = match self.holder() {
            Some((_, best)) if !card.beats(best) => best,
            _ => card,
        };
        let led = self.led(card);
        let later = self.later().filter(|&place| side(place));
        later.fold(CardSet::EMPTY, |all, place| all | self.unseen.beating(place, best, led))
    }

    /// The cards with which anyone still to come may beat what lies there after `card`.
    pub(super) fn beaten_by(&self, card: Card) -> CardSet {
        self.beating(card, |_| true)
    }

    /// The cards with which the other side may still take the trick after `card`.
    pub(super) fn threats(&self, card: Card) -> CardSet {
        self.beating(card, |place| !self.is_ours(place))
    }

    /// Which side takes the trick after `card`.
    pub(super) fn fate(&self, card: Card) -> Fate {
        let ours = self.beats(card) || self.partner_holds();
        if ours {
            return if self.threats(card).is_empty() { Fate::Ours } else { Fate::Open };
        }
        let rescue = self.beating(card, |place| self.is_ours(place));
        if rescue.is_empty() { Fate::Theirs } else { Fate::Open }
    }

    /// The eyes in the trick with `card`.
    pub(super) fn eyes_with(&self, card: Card) -> u32 {
        u32::from(self.trick.eyes().0) + eyes(card)
    }

    /// Has `place` shown that it has no card of `suit`?
    pub(super) fn is_void(&self, place: Place, suit: Suit) -> bool {
        self.voids[place.idx()].contains(suit)
    }

    /// Can only trumps that others may hold beat this plain card of this player's?
    pub(super) fn is_master(&self, card: Card) -> bool {
        (self.unseen.cards() & card.suit().cards() & card.beaten_by()).is_empty()
    }
}

/// What a card is worth.
pub(super) fn eyes(card: Card) -> u32 {
    u32::from(card.eyes().0)
}

/// Is it a queen or a jack, which take tricks late in the deal?
pub(super) fn is_high(card: Card) -> bool {
    matches!(card.rank_letter(), 'Q' | 'J')
}

/// Is it an ace or a ten of a plain class?
pub(super) fn is_rich(card: Card) -> bool {
    !card.is_trump() && matches!(card.rank_letter(), 'A' | 'T')
}
