//! Why a step of a deal cannot have been done.

use parlor_game::{Illegal, Seat};
use parlor_zole::{Card, CardSet};

use crate::zole::cards::{Style, by_strength, write_cards};

/// Why a step cannot have been done.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepFault {
    /// Nobody sits there.
    #[error("nobody sits at seat {seat}")]
    NotAtTable {
        /// Which seat.
        seat: Seat,
    },
    /// The seat sits out.
    #[error("seat {seat} sits out in this deal")]
    SitsOut {
        /// Which seat.
        seat: Seat,
    },
    /// The deal has ended.
    #[error("the deal is over: expected the next one")]
    Over,
    /// The deal has not ended, and another follows.
    #[error("the deal is not over, and another follows")]
    NotOver,
    /// The round has as many deals as the rules say.
    #[error("the round is over: it has as many deals as its rules say")]
    RoundOver,
    /// Something else is due.
    #[error("this does not fit here: {expected}")]
    NotDue {
        /// What would be right.
        expected: String,
    },
    /// The card is somewhere else.
    #[error("{seat} does not hold {card}, but {}", listed(*.held))]
    NotHeld {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// What they hold.
        held: CardSet,
    },
    /// The class led must be followed.
    #[error(
        "{seat} cannot play {card} on {led}: one of {} must follow (a revoke is marked {card}!)",
        listed(*.could)
    )]
    MustFollow {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// The card led.
        led: Card,
        /// What would follow.
        could: CardSet,
    },
    /// A card that followed, or needed not to, is marked as a revoke.
    #[error("{card} is not a revoke: {seat} may play it here")]
    NoRevoke {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A breach that cannot have been one.
    #[error("this is not such a breach: {reason}")]
    NoBreach {
        /// Why.
        reason: &'static str,
    },
    /// Something else that the rules refuse.
    #[error("the rules refuse it: {0}")]
    Refused(Illegal),
}

/// Cards in an error.
pub(super) fn listed(cards: CardSet) -> String {
    write_cards(by_strength(cards), Style::Letters)
}
