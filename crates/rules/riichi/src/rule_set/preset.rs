//! Named rules, with how sure we are of each.

use super::{Parameter, RuleSet, presets};

/// How well a value of a preset is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Confidence {
    /// One weak source, or a default where the sources are silent.
    Low,
    /// One good source, or several that mostly agree.
    Medium,
    /// The rule book itself, or sources that agree.
    High,
}

/// One value of a preset and how sure we are of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The parameter and its value.
    pub parameter: Parameter,
    /// How sure.
    pub confidence: Confidence,
}

/// A value known for certain.
pub(super) const fn high(parameter: Parameter) -> Choice {
    Choice { parameter, confidence: Confidence::High }
}

/// A value that is probably right.
pub(super) const fn medium(parameter: Parameter) -> Choice {
    Choice { parameter, confidence: Confidence::Medium }
}

/// A value that may well be wrong.
pub(super) const fn low(parameter: Parameter) -> Choice {
    Choice { parameter, confidence: Confidence::Low }
}

/// A named ruleset: a rule book, a place to play, or an option set of the reference data.
///
/// ```
/// use parlor_riichi::rule_set::{Preset, Kazoe};
/// let preset = Preset::by_name("ema2016")?;
/// assert_eq!(preset.rules().kazoe, Kazoe::Sanbaiman);
/// # Ok::<(), parlor_riichi::rule_set::UnknownPreset>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    name: &'static str,
    title: &'static str,
    parent: Option<&'static Preset>,
    choices: &'static [Choice],
    rules: RuleSet,
}

impl Preset {
    /// The one used where nothing else is asked for.
    pub const DEFAULT: &Preset = &presets::EMA_2016;

    /// A preset that sets every parameter.
    pub(super) const fn new(
        name: &'static str,
        title: &'static str,
        choices: &'static [Choice],
    ) -> Preset {
        assert!(choices.len() == Parameter::KEYS.len(), "a preset sets every parameter once");
        let rules = RuleSet::UNSET.with_choices(choices);
        Preset { name, title, parent: None, choices, rules }
    }

    /// A preset that is another one with some values changed.
    pub(super) const fn changing(
        parent: &'static Preset,
        name: &'static str,
        title: &'static str,
        choices: &'static [Choice],
    ) -> Preset {
        let rules = parent.rules.with_choices(choices);
        Preset { name, title, parent: Some(parent), choices, rules }
    }

    /// All presets: rule books first, then the option sets of the scoring reference data.
    pub const fn all() -> &'static [&'static Preset] {
        presets::ALL
    }

    /// The preset of that name.
    pub fn by_name(name: &str) -> Result<&'static Preset, UnknownPreset> {
        let found = Preset::all().iter().find(|preset| preset.name == name);
        found.copied().ok_or_else(|| UnknownPreset { name: name.to_owned() })
    }

    /// The name used everywhere: `ema2016`, `tenhou`.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// What it is, in a few words.
    pub const fn title(&self) -> &'static str {
        self.title
    }

    /// The rules themselves.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Every value with its confidence, in the order of [`RuleSet::parameters`].
    pub fn choices(&self) -> Vec<Choice> {
        let confidence = |key| self.confidence(key).unwrap_or(Confidence::Low);
        let parameters = self.rules.parameters().into_iter();
        parameters
            .map(|parameter| Choice { parameter, confidence: confidence(parameter.key()) })
            .collect()
    }

    /// How sure we are of the value of `key`; `None` when there is no such parameter.
    pub fn confidence(&self, key: &str) -> Option<Confidence> {
        let own = self.choices.iter().find(|choice| choice.parameter.key() == key);
        match (own, self.parent) {
            (Some(choice), _) => Some(choice.confidence),
            (None, Some(parent)) => parent.confidence(key),
            (None, None) => None,
        }
    }
}

impl RuleSet {
    const fn with_choices(mut self, choices: &[Choice]) -> RuleSet {
        let mut idx = 0;
        while idx < choices.len() {
            self = self.with(choices[idx].parameter);
            idx += 1;
        }
        self
    }
}

impl Default for RuleSet {
    /// The rules of [`Preset::DEFAULT`].
    fn default() -> RuleSet {
        *Preset::DEFAULT.rules()
    }
}

/// There is no preset of that name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown ruleset {name:?}; known: {}", presets::names())]
pub struct UnknownPreset {
    /// What was asked for.
    pub name: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_parameter_of_every_preset_has_a_confidence() {
        for preset in Preset::all() {
            for key in Parameter::KEYS {
                assert!(preset.confidence(key).is_some(), "{}: {key}", preset.name());
            }
            for choice in preset.choices {
                let times =
                    preset.choices.iter().filter(|c| c.parameter.key() == choice.parameter.key());
                assert_eq!(times.count(), 1, "{}: {}", preset.name(), choice.parameter);
            }
        }
    }

    #[test]
    fn parameters_are_read_as_written() {
        for preset in Preset::all() {
            let mut rules = RuleSet::UNSET;
            for parameter in preset.rules().parameters() {
                let read = Parameter::parse(parameter.key(), &parameter.value());
                assert_eq!(read, Ok(parameter));
                rules = rules.with(parameter);
            }
            assert_eq!(rules, *preset.rules());
        }
    }

    #[test]
    fn errors_name_what_is_allowed() {
        let error = Parameter::parse("kazoe", "double").expect_err("not a setting");
        assert_eq!(error.to_string(), "kazoe cannot be \"double\"; allowed: sanbaiman, yakuman");
        let error = Parameter::parse("kasoe", "yakuman").expect_err("not a key");
        assert!(error.to_string().starts_with("unknown rule \"kasoe\"; known: start_"));
        let error = Preset::by_name("ema").expect_err("not a preset").to_string();
        assert!(error.starts_with("unknown ruleset \"ema\"; known: ema2016, lt2017"));
    }

    #[test]
    fn names_are_unique() {
        for preset in Preset::all() {
            assert_eq!(Preset::by_name(preset.name()), Ok(*preset));
        }
    }
}
