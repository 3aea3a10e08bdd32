//! What is wrong with a text, for a reader's language.

use parlor_agent::Message;
use parlor_formats::riichi::RulesTextError;
use parlor_kit::RulesError;
use parlor_riichi::rule_set::{Parameter, ParseParameterError};

/// Why a text is not a ruleset.
pub(crate) fn rules(error: RulesTextError) -> RulesError {
    match error {
        RulesTextError::Preset(unknown) => {
            let known: Vec<&str> =
                parlor_riichi::Preset::all().iter().map(|preset| preset.name()).collect();
            RulesError::unknown_preset(&unknown.name, &known)
        }
        RulesTextError::Parameter(ParseParameterError::Key { key }) => {
            RulesError::unknown_rule(&key, Parameter::KEYS)
        }
        RulesTextError::Parameter(ParseParameterError::Value { key, value, allowed }) => {
            RulesError::bad_value(key, &value, allowed)
        }
        RulesTextError::NoValue { word } => {
            RulesError(Message::new("cli-rules-no-value").with("word", format!("{word:?}")))
        }
    }
}
