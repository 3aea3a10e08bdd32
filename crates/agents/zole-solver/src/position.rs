//! A position with open cards.

use parlor_zole::{
    ByPlace, Card, CardSet, Contract, Eyes, HAND_SIZE, Level, Place, Trick, playable,
};

/// Open cards at any moment of play, also inside a trick, with what the soloist already has.
///
/// ```
/// use parlor_zole::{ByPlace, Contract, Place, Trick};
/// use parlor_zole_solver::{Position, PositionError};
/// let hands = ByPlace::new(["QC 9H".parse()?, "QS AH".parse()?, "7D 8D".parse()?]);
/// let position = Position::new(Contract::Zole(Place::First), hands, Trick::led_by(Place::First))?;
/// assert_eq!(position.playable().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    // Invariant: hands and trick are disjoint, a player who has played holds one card less, nobody in
    // the trick holds a card that they should have followed with, and the trick is not full.
    contract: Contract,
    hands: ByPlace<CardSet>,
    trick: Trick,
    eyes: Eyes,
    tricks: ByPlace<u8>,
}

/// Why cards are no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each message names its fields")]
pub enum PositionError {
    /// A card is in two hands, or in a hand and in the trick.
    #[error("{card} is there twice, the second time with the {again}")]
    Twice { card: Card, again: Place },
    /// A hand is too small or too big.
    #[error("the {place} holds {found} cards, not {expected}")]
    Count { place: Place, found: usize, expected: usize },
    /// A card of the trick cannot have been played.
    #[error("the {place} cannot have played {card} while holding a card of the class led")]
    Revoke { place: Place, card: Card },
    /// The trick is complete and should have been taken.
    #[error("the trick is complete: {card} closed it")]
    Complete { card: Card },
}

impl Position {
    /// A position in which nobody has taken anything yet.
    pub fn new(
        contract: Contract,
        hands: ByPlace<CardSet>,
        trick: Trick,
    ) -> Result<Position, PositionError> {
        if let (true, Some(&card)) = (trick.is_full(), trick.cards().last()) {
            return Err(PositionError::Complete { card });
        }
        let mut seen = CardSet::EMPTY;
        let held = Place::ALL.into_iter().map(|place| (place, hands[place]));
        let laid = trick.plays().map(|(place, card)| (place, CardSet::one(card)));
        for (again, cards) in held.chain(laid) {
            if let Some(card) = (seen & cards).first() {
                return Err(PositionError::Twice { card, again });
            }
            seen = seen | cards;
        }
        let whole = hands[trick.turn()].len().min(HAND_SIZE);
        for place in Place::ALL {
            let has_played = trick.plays().any(|(player, _)| player == place);
            let expected = if has_played { whole.saturating_sub(1) } else { whole };
            let found = hands[place].len();
            if found != expected {
                return Err(PositionError::Count { place, found, expected });
            }
        }
        if let Some((place, card)) = trick.revoke(&hands) {
            return Err(PositionError::Revoke { place, card });
        }
        Ok(Position::unchecked(contract, hands, trick))
    }

    fn unchecked(contract: Contract, hands: ByPlace<CardSet>, trick: Trick) -> Position {
        Position { contract, hands, trick, eyes: Eyes::NONE, tricks: ByPlace::default() }
    }

    /// As [`new`](Position::new), but a card of the trick may have been laid off while its player
    /// could follow, as in the source's experiments, which ignore shown voids.
    pub fn ignoring_voids(
        contract: Contract,
        hands: ByPlace<CardSet>,
        trick: Trick,
    ) -> Result<Position, PositionError> {
        match Position::new(contract, hands, trick) {
            Err(PositionError::Revoke { .. }) => Ok(Position::unchecked(contract, hands, trick)),
            other => other,
        }
    }

    /// The same position when the soloist already has `eyes` (buried ones included) and everyone
    /// has so many tricks.
    #[must_use]
    pub const fn with_score(self, eyes: Eyes, tricks: ByPlace<u8>) -> Position {
        Position { eyes, tricks, ..self }
    }

    /// What is played.
    #[inline]
    pub const fn contract(&self) -> Contract {
        self.contract
    }

    /// The cards in the hands.
    #[inline]
    pub const fn hands(&self) -> &ByPlace<CardSet> {
        &self.hands
    }

    /// The trick on the table.
    #[inline]
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// The soloist's eyes so far, buried ones included.
    #[inline]
    pub const fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// The tricks of each so far.
    #[inline]
    pub const fn tricks(&self) -> &ByPlace<u8> {
        &self.tricks
    }

    /// Whose turn it is.
    #[inline]
    pub const fn turn(&self) -> Place {
        self.trick.turn()
    }

    /// The cards that may be played; none at the end.
    pub fn playable(&self) -> CardSet {
        playable(self.hands[self.turn()], self.trick.led())
    }

    /// Has everything been played?
    pub fn is_over(&self) -> bool {
        self.playable().is_empty()
    }

    /// The position after `card`; `None` when it may not be played.
    pub fn after(&self, card: Card) -> Option<Position> {
        if !self.playable().contains(card) {
            return None;
        }
        let mut after = *self;
        let mover = self.turn();
        after.hands[mover] = self.hands[mover].without(card);
        after.trick.push(card);
        if after.trick.is_full() {
            let winner = after.trick.winner()?;
            if self.contract.soloist() == Some(winner) {
                after.eyes += after.trick.eyes();
            }
            after.tricks[winner] += 1;
            after.trick = Trick::led_by(winner);
        }
        Some(after)
    }

    /// The level that the soloist has reached, once everything has been played.
    pub fn level(&self) -> Option<Level> {
        let soloist = self.contract.soloist()?;
        self.is_over().then(|| Level::of(self.contract, self.eyes, self.tricks[soloist]))
    }
}
