//! Why a step of a deal cannot have been done.

use parlor_game::{Illegal, Seat};
use parlor_zole::{Card, CardSet};

use crate::zole::cards::{Style, by_strength, write_cards};

/// Why a step cannot have been done.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum StepFault {
    /// Nobody sits there.
    #[error("nobody sits at seat {seat}")]
    NotAtTable { seat: Seat },
    /// The seat sits out.
    #[error("seat {seat} sits out in this deal")]
    SitsOut { seat: Seat },
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
    NotDue { expected: String },
    /// The card is somewhere else.
    #[error("{seat} does not hold {card}, but {}", listed(*.held))]
    NotHeld { seat: Seat, card: Card, held: CardSet },
    /// The class led must be followed.
    #[error(
        "{seat} cannot play {card} on {led}: one of {} must follow (a revoke is marked {card}!)",
        listed(*.could)
    )]
    MustFollow { seat: Seat, card: Card, led: Card, could: CardSet },
    /// A card that followed, or needed not to, is marked as a revoke.
    #[error("{card} is not a revoke: {seat} may play it here")]
    NoRevoke { seat: Seat, card: Card },
    /// A breach that cannot have been one.
    #[error("this is not such a breach: {reason}")]
    NoBreach { reason: &'static str },
    /// Something else that the rules refuse.
    #[error("the rules refuse it: {0}")]
    Refused(Illegal),
}

/// Cards in an error.
pub(super) fn listed(cards: CardSet) -> String {
    write_cards(by_strength(cards), Style::Letters)
}
