//! Zole: cards, deals, positions, rules and sessions as text.

mod any_record;
mod calls;
mod cards;
mod deal;
pub mod openzole;
pub mod position;
pub mod record;
mod rules;
mod situation;

pub use any_record::{AnyRecord, ReadError};
pub use calls::{CALLS, read_call, write_call};
pub use cards::{
    CardFault, Style, by_strength, read_card, read_cards, write_card, write_cards, write_hand,
};
pub use deal::{DealError, DealFault, OpenCards};
pub use rules::{RulesError, read_rules, rule_names, rules_in_full, write_rules};
pub use situation::{Known, Situation, SituationError, SituationFault, Told};
