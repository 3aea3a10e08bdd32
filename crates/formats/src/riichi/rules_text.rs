//! Rulesets as text: a preset and what differs from it.

use std::fmt;
use std::str::FromStr;

use parlor_riichi::RuleSet;
use parlor_riichi::rule_set::{Parameter, ParseParameterError, Preset, UnknownPreset};

use crate::{RulesWords, write_rules_text};

/// A ruleset written as a preset's name and the parameters that differ: `tenhou length=east`.
///
/// The text is canonical (the rule book with the fewest differences, the first of equals; an option
/// set of the scoring data only where it fits exactly), so equal rules have equal text.
///
/// ```
/// use parlor_formats::riichi::RulesText;
/// let rules: RulesText = "tenhou kazoe=yakuman length=east".parse()?;
/// assert_eq!(rules.to_string(), "tenhou length=east");
/// # Ok::<(), parlor_formats::riichi::RulesTextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RulesText(pub RuleSet);

/// Presets that exist for the scoring data only.
const OPTION_SETS: [&str; 4] = ["default", "kiriage", "nokuitan", "pinfutsumofu"];

impl RulesText {
    /// The parameters in which these rules differ from `preset`.
    pub fn changes(&self, preset: &Preset) -> Vec<Parameter> {
        let theirs = preset.rules().parameters();
        let ours = self.0.parameters().into_iter();
        ours.zip(theirs).filter(|(our, their)| our != their).map(|(our, _)| our).collect()
    }
}

impl fmt::Display for RulesText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nearest = Preset::all().iter().min_by_key(|preset| match self.changes(preset).len() {
            0 => 0,
            n if OPTION_SETS.contains(&preset.name()) => n + Parameter::KEYS.len(),
            n => n,
        });
        let preset = nearest.copied().unwrap_or(Preset::DEFAULT);
        let changes = self.changes(preset).into_iter().map(|change| change.to_string());
        f.write_str(&write_rules_text(preset.name(), changes, " "))
    }
}

impl FromStr for RulesText {
    type Err = RulesTextError;

    fn from_str(text: &str) -> Result<RulesText, RulesTextError> {
        let words = RulesWords::of(text);
        let mut rules = *Preset::by_name(&words.preset)?.rules();
        for (key, value) in words.settings() {
            let value = value.ok_or_else(|| RulesTextError::NoValue { word: key.to_owned() })?;
            rules = rules.with(Parameter::parse(key, value)?);
        }
        Ok(RulesText(rules))
    }
}

/// Why a text is not a ruleset.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum RulesTextError {
    /// The first word is not a preset.
    #[error(transparent)]
    Preset(#[from] UnknownPreset),
    /// A later word does not set a parameter.
    #[error(transparent)]
    Parameter(#[from] ParseParameterError),
    /// A later word has no `=`.
    #[error("{word:?} sets nothing; write key=value")]
    NoValue { word: String },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_are_written_by_name_and_read_back() {
        for preset in Preset::all() {
            let text = RulesText(*preset.rules()).to_string();
            assert_eq!(text.parse(), Ok(RulesText(*preset.rules())), "{}", preset.name());
        }
        let tenhou = Preset::by_name("tenhou").expect("a preset");
        assert_eq!(RulesText(*tenhou.rules()).to_string(), "tenhou");
    }

    #[test]
    fn errors_name_what_is_wrong() {
        let error = |text: &str| text.parse::<RulesText>().expect_err(text).to_string();
        assert!(error("").starts_with("unknown ruleset \"\"; known: ema2016"));
        assert_eq!(error("tenhou east"), "\"east\" sets nothing; write key=value");
        assert!(error("tenhou kiriage=maybe").contains("kiriage cannot be \"maybe\""));
    }
}
