//! Zole: cards, deals, rules and sessions as text.

mod cards;
mod deal;
pub mod record;
mod rules;

pub use cards::{
    CardFault, Style, by_strength, read_card, read_cards, write_card, write_cards, write_hand,
};
pub use deal::{DealError, DealFault, OpenCards};
pub use rules::{RulesError, read_rules, rule_names, rules_in_full, write_rules};
