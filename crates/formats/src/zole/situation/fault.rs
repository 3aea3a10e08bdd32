//! Why a situation cannot be.

use parlor_game::Illegal;
use parlor_zole::{Card, CardSet, Place};

use crate::zole::cards::{Style, by_strength, write_cards};

/// Which of the things told is wrong, counted from 0 among its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// A card of the hand.
    Hand(usize),
    /// A call.
    Call(usize),
    /// A card of the table.
    Table(usize),
    /// A buried card.
    Buried(usize),
    /// A card played.
    Played(usize),
    /// Something is missing, or all of it together cannot be.
    Whole,
}

/// Why a situation cannot be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{fault}")]
pub struct SituationError {
    /// What is wrong.
    pub told: Told,
    /// Why.
    pub fault: SituationFault,
}

/// What is wrong with a situation.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum SituationFault {
    /// A card stands there twice.
    #[error("{card} appears twice")]
    Twice { card: Card },
    /// Not the eight cards dealt and perhaps two of the table.
    #[error(
        "the hand has {n_hand} cards and the table {n_table}: give the eight cards dealt, and the \
         two of the table if you took it"
    )]
    HandSize { n_hand: usize, n_table: usize },
    /// A call after the last.
    #[error("the bidding has ended after {n} calls")]
    BiddingOver { n: usize },
    /// The rules do not allow it.
    #[error("{what} is not possible: {why}")]
    Refused { what: &'static str, why: String },
    /// Nobody took the table.
    #[error("only the lielais knows the table: \"take\" is not among your calls")]
    TableUnseen,
    /// Someone else took it.
    #[error("the {soloist} took the table, so you know nothing of it")]
    TableOfOther { soloist: Place },
    /// The lielais knows the table.
    #[error("you took the table: which two cards were there? (ten cards in all)")]
    TableMissing,
    /// The lielais knows what was buried.
    #[error("cards have been played: which two cards did you bury?")]
    BuriedMissing,
    /// The bidding or burying goes on.
    #[error("card {n}, {card}, is played before the bidding and burying are over")]
    TooEarly { n: usize, card: Card },
    /// The player could not play that.
    #[error("card {n}, {card}, is yours to play, and you could play only {}", listed(*.may))]
    NotMine { n: usize, card: Card, may: CardSet },
    /// Another player cannot have played that.
    #[error(
        "the {turn} cannot have played card {n}, {card}: it is in your hand, was played before, or \
         of a class that player does not hold"
    )]
    NotTheirs { turn: Place, n: usize, card: Card },
    /// Another player is asked.
    #[error("it is the {turn}'s turn, and you are the {me}")]
    NotMyTurn { turn: Place, me: Place },
    /// Nothing is played.
    #[error("all have passed: by these rules nothing is played")]
    AllPassed,
    /// The deal is over.
    #[error("everything has been played")]
    PlayedOut,
    /// The other players cannot hold what is left.
    #[error("no deal fits all of this: someone cannot hold enough cards")]
    NoDeal,
}

fn listed(cards: CardSet) -> String {
    write_cards(by_strength(cards), Style::Letters)
}

impl SituationFault {
    pub(super) const fn of(self, told: Told) -> SituationError {
        SituationError { told, fault: self }
    }
}

/// Why the rules refuse something, as a player would say it.
pub(super) fn in_words(illegal: &Illegal) -> String {
    let reason = match illegal {
        Illegal::Refused { reason, .. }
        | Illegal::Chance { reason }
        | Illegal::Misfit { reason } => *reason,
        Illegal::NotAsked { .. } | Illegal::Missing { .. } => return illegal.to_string(),
    };
    let words = match reason {
        "maza-zole-is-not-played" => "mazā zole is not played by these rules",
        "card-is-not-held" => "you do not hold all of these cards",
        "not-my-deal" => "a hand has eight different cards",
        "not-my-table" => "two cards are buried, both of those you held",
        "not-now" => "not expected at this point",
        other => return other.replace('-', " "),
    };
    words.to_owned()
}
