//! A trick, finished or not.

use crate::{ByPlace, Card, CardSet, Eyes, Place, Suit};

/// The cards of `hand` that may be played after `led`, or to open the trick. A player who can follow
/// must; nobody has to beat or to trump.
///
/// Rule: `docs/rules/zole.md#following`.
#[inline]
pub const fn playable(hand: CardSet, led: Option<Suit>) -> CardSet {
    let Some(led) = led else { return hand };
    let following = CardSet::from_bits_truncated(hand.bits() & led.cards().bits());
    if following.is_empty() { hand } else { following }
}

/// Up to three cards on the table, and who led.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trick {
    leader: Place,
    turn: Place,
    n_cards: u8,
    // Slots from n_cards on hold the lowest card, so that equal tricks compare equal.
    cards: [Card; 3],
}

impl Trick {
    /// An empty trick that `leader` opens.
    #[inline]
    pub const fn led_by(leader: Place) -> Trick {
        Trick { leader, turn: leader, n_cards: 0, cards: [Card::ALL[0]; 3] }
    }

    /// Who leads.
    #[inline]
    pub const fn leader(&self) -> Place {
        self.leader
    }

    /// How many cards lie there.
    #[inline]
    pub const fn len(&self) -> usize {
        self.n_cards as usize
    }

    /// Has nobody played yet?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.n_cards == 0
    }

    /// Have all three played?
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.n_cards == 3
    }

    /// Whose turn it is; of a full trick, the leader again.
    #[inline]
    pub const fn turn(&self) -> Place {
        self.turn
    }

    /// The class led, once someone has.
    #[inline]
    pub const fn led(&self) -> Option<Suit> {
        if self.n_cards == 0 { None } else { Some(self.cards[0].suit()) }
    }

    /// The cards in the order they were played.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.n_cards).min(3)]
    }

    /// The cards with who played them.
    pub fn plays(&self) -> impl Iterator<Item = (Place, Card)> {
        (0..self.len()).map(|n| (self.leader.offset(n), self.cards[n]))
    }

    /// The cards as a set.
    #[inline]
    pub fn set(&self) -> CardSet {
        self.cards().iter().copied().collect()
    }

    /// What the cards are worth.
    #[inline]
    pub fn eyes(&self) -> Eyes {
        self.cards().iter().map(|card| card.eyes()).sum()
    }

    /// Who takes the trick as it lies: the strongest trump, else the strongest card of the class
    /// led. `None` while it is empty.
    ///
    /// Rule: `docs/rules/zole.md#tricks`.
    #[inline]
    pub fn winner(&self) -> Option<Place> {
        let (&first, later) = self.cards().split_first()?;
        let (mut best, mut winner, mut place) = (first, self.leader, self.leader);
        for &card in later {
            place = place.next();
            if card.beats(best) {
                (best, winner) = (card, place);
            }
        }
        Some(winner)
    }

    /// Puts one card more to the trick. A fourth card changes nothing.
    #[inline]
    pub fn push(&mut self, card: Card) {
        if let Some(slot) = self.cards.get_mut(usize::from(self.n_cards)) {
            *slot = card;
            self.n_cards += 1;
            self.turn = self.turn.next();
        }
    }

    /// The trick with one card more.
    #[inline]
    #[must_use]
    pub fn with(mut self, card: Card) -> Trick {
        self.push(card);
        self
    }

    /// The card that contradicts `held`, the cards still in hand: one laid off by a player who
    /// could have followed.
    ///
    /// Rule: `docs/rules/zole.md#following`.
    pub fn revoke(&self, held: &ByPlace<CardSet>) -> Option<(Place, Card)> {
        let led = self.led()?;
        self.plays()
            .find(|&(place, card)| card.suit() != led && !(held[place] & led.cards()).is_empty())
    }
}
