//! Breaches of the rules at a table with people.

use std::fmt;

use parlor_game::Seat;
use parlor_zole::Card;

/// A breach of the rules other than a revoke.
///
/// Rule: `docs/rules/zole.md#irregularities`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Incident {
    /// An opponent of the soloist showed a card that they may not play, and the soloist ruled.
    Shown { seat: Seat, card: Card, misplay: Misplay, ruling: Ruling },
    /// The third hand played before the second, who then played as if nothing had happened. No
    /// tariff is given for it.
    BeforeSecond { seat: Seat },
    /// Someone drew a card out of the hand before it was their turn. No tariff is given for it.
    InAdvance { seat: Seat },
    /// A player left the table, and the deal ended.
    Left { seat: Seat },
}

/// Why a card may not be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misplay {
    /// It was someone else's turn.
    OutOfTurn,
    /// The player could have followed.
    WrongClass,
}

/// What the soloist says to a misplayed card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ruling {
    /// It may be taken back: play goes on.
    TakenBack,
    /// It may not: the deal is void and the offender gets a personal pule.
    Void,
}

impl Incident {
    /// Who did it.
    pub const fn seat(&self) -> Seat {
        match *self {
            Incident::Shown { seat, .. }
            | Incident::BeforeSecond { seat }
            | Incident::InAdvance { seat }
            | Incident::Left { seat } => seat,
        }
    }

    /// How the words behind seat and card are read; `card` is the card that was named.
    pub(super) fn read(seat: Seat, card: Option<Card>, words: &str) -> Option<Incident> {
        let shown =
            |misplay, ruling| card.map(|card| Incident::Shown { seat, card, misplay, ruling });
        let without_card = |incident| card.is_none().then_some(incident);
        match words {
            "out of turn, taken back" => shown(Misplay::OutOfTurn, Ruling::TakenBack),
            "out of turn, void" => shown(Misplay::OutOfTurn, Ruling::Void),
            "wrong class, taken back" => shown(Misplay::WrongClass, Ruling::TakenBack),
            "wrong class, void" => shown(Misplay::WrongClass, Ruling::Void),
            "before second hand" => without_card(Incident::BeforeSecond { seat }),
            "in advance" => without_card(Incident::InAdvance { seat }),
            "left" => without_card(Incident::Left { seat }),
            _ => None,
        }
    }

    pub(super) const EXPECTED: &str = "a breach, as in (B KS out of turn, taken back), \
        (B KS wrong class, void), (B before second hand), (B in advance) or (B left)";
}

impl fmt::Display for Incident {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Incident::Shown { seat, card, misplay, ruling } => {
                let misplay = match misplay {
                    Misplay::OutOfTurn => "out of turn",
                    Misplay::WrongClass => "wrong class",
                };
                let ruling = match ruling {
                    Ruling::TakenBack => "taken back",
                    Ruling::Void => "void",
                };
                write!(f, "{seat} {card} {misplay}, {ruling}")
            }
            Incident::BeforeSecond { seat } => write!(f, "{seat} before second hand"),
            Incident::InAdvance { seat } => write!(f, "{seat} in advance"),
            Incident::Left { seat } => write!(f, "{seat} left"),
        }
    }
}
