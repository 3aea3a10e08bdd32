//! What is wrong with a position, for people.

use parlor_agent::{Message, Piece};
use parlor_formats::zole::position::{PositionError, PositionFault};
use parlor_formats::zole::{CardFault, SituationFault};
use parlor_kit::{refused_at, refused_word};
use parlor_zole::Card;

const EXAMPLE: &str = "2: QC QH JC JD 8D TH 9H KS | take | TS KS AC";

/// What is wrong, where, and what would be right.
pub(crate) fn position_message(PositionError { at, fault }: &PositionError) -> Message {
    let what = match fault {
        PositionFault::Card(CardFault::NoCard { text } | CardFault::NotInPack { text }) => {
            Message::new("refused-card").with("found", text.clone())
        }
        PositionFault::Unexpected { found, .. } => refused_word(found, EXAMPLE),
        PositionFault::Again { part } => Message::new("refused-again").with("part", *part),
        PositionFault::Rules(_) => Message::new("refused-rules"),
        PositionFault::Situation(fault) => situation(fault),
    };
    refused_at(at.line, at.column, what)
}

fn situation(fault: &SituationFault) -> Message {
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    match *fault {
        SituationFault::Twice { card } => with_card("refused-card-twice", card),
        SituationFault::HandSize { n_hand, n_table } => Message::new("refused-hand-size")
            .with("hand", count(n_hand))
            .with("table", count(n_table)),
        SituationFault::BiddingOver { .. } | SituationFault::Refused { .. } => {
            Message::new("refused-misplaced")
        }
        SituationFault::TableUnseen | SituationFault::TableOfOther { .. } => {
            Message::new("refused-table-unseen")
        }
        SituationFault::TableMissing | SituationFault::BuriedMissing => {
            Message::new("refused-table-missing")
        }
        SituationFault::TooEarly { card, .. } => with_card("refused-card-early", card),
        SituationFault::NotMine { card, .. } | SituationFault::NotTheirs { card, .. } => {
            with_card("refused-card-unplayable", card)
        }
        SituationFault::NotMyTurn { .. } => Message::new("refused-other-mover"),
        SituationFault::AllPassed => Message::new("refused-no-decision"),
        SituationFault::PlayedOut => Message::new("refused-game-over"),
        SituationFault::NoDeal => Message::new("refused-no-deal"),
    }
}

fn with_card(key: &'static str, card: Card) -> Message {
    Message::new(key).with("card", Piece::new(card.to_string()))
}
