//! What is wrong with a text, for a reader's language.

use parlor_agent::Message;
use parlor_formats::zole::{self, CardFault, rule_names};
use parlor_kit::RulesError;
use parlor_zole::RuleSet;

/// Why a text is not a ruleset.
pub(crate) fn rules(error: zole::RulesError) -> RulesError {
    match error {
        zole::RulesError::NoPreset { name } => {
            RulesError::unknown_preset(&name, &RuleSet::PRESETS.map(|preset| preset.0))
        }
        zole::RulesError::NoKey { name } => RulesError::unknown_rule(&name, &rule_names()),
        zole::RulesError::BadValue { name, value, expected } => {
            RulesError::bad_value(name, &value, expected.to_owned())
        }
    }
}

/// Rules whose first dealer has no seat; no text gives such rules today.
pub(crate) fn no_dealer(text: &str) -> RulesError {
    RulesError(Message::new("cli-rules-no-dealer").with("rules", format!("{text:?}")))
}

/// Why a text names no card.
pub(super) fn card(fault: &CardFault) -> Message {
    match fault {
        CardFault::NoCard { text } => {
            Message::new("cli-zole-no-card").with("text", format!("{text:?}"))
        }
        CardFault::NotInPack { text } => {
            Message::new("cli-zole-not-in-pack").with("card", text.clone())
        }
    }
}
