//! Zole: cards, deals, rules, sessions and drawings as text.

mod cards;
mod deal;
pub mod draw;
pub mod record;
mod rules;

pub use cards::{
    CardFault, Style, by_strength, read_card, read_cards, write_card, write_cards, write_hand,
};
pub use deal::{DealError, DealFault, OpenCards};
pub use rules::{RulesError, read_rules, rules_in_full, write_rules};
