//! Rulesets as text: the name of a preset and what differs from it.

use parlor_zole::{
    AllPass, DealPattern, FullTie, PersonalPuleValue, Players, PuleRules, RevokeWin, RuleSet,
    Tariff,
};

use crate::{RulesWords, write_rules_text};

/// A parameter that is a field of a ruleset, or of a part that a ruleset may lack.
macro_rules! key {
    ($name:literal, $expected:expr, $part:ident?.$field:ident) => {
        Key {
            name: $name,
            expected: $expected,
            write: |rules| Some(rules.$part?.$field.written()),
            read: |rules, text| {
                rules.$part.as_mut()?.$field = Parameter::read(text)?;
                Some(())
            },
        }
    };
    ($name:literal, $expected:expr, $($field:ident).+) => {
        Key {
            name: $name,
            expected: $expected,
            write: |rules| Some(rules.$($field).+.written()),
            read: |rules, text| {
                rules.$($field).+ = Parameter::read(text)?;
                Some(())
            },
        }
    };
}

/// Parameters that are one of a few words.
macro_rules! words {
    ($($type:ty { $($word:literal = $value:expr),+ })+) => {$(
        impl Parameter for $type {
            fn read(text: &str) -> Option<$type> {
                match text {
                    $($word => Some($value),)+
                    _ => None,
                }
            }

            fn written(&self) -> String {
                let mut words = [$(($word, $value)),+].into_iter();
                words.find(|(_, value)| value == self).map_or("", |(word, _)| word).to_owned()
            }
        }
    )+};
}

/// Parameters that are whole numbers.
macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl Parameter for $type {
            fn read(text: &str) -> Option<$type> {
                text.parse().ok()
            }

            fn written(&self) -> String {
                self.to_string()
            }
        }
    )+};
}

/// Text that is no ruleset.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum RulesError {
    /// No preset has this name.
    #[error("unknown ruleset {name:?}; known: {}", preset_names())]
    NoPreset { name: String },
    /// No parameter has this name.
    #[error("unknown rule {name:?}; known: {}", key_names())]
    NoKey { name: String },
    /// A parameter cannot have this value.
    #[error("{name} cannot be {value:?}; allowed: {expected}")]
    BadValue { name: &'static str, value: String, expected: &'static str },
}

/// Reads `lzf-classic` or `online-pm, throw_in=on, players=4`.
///
/// ```
/// use parlor_formats::zole::{read_rules, write_rules};
/// let rules = read_rules("tournament-lv,players=4")?;
/// assert_eq!(rules.round_length, Some(24));
/// assert_eq!(write_rules(&rules), "tournament-lv, players=4");
/// # Ok::<(), parlor_formats::zole::RulesError>(())
/// ```
pub fn read_rules(text: &str) -> Result<RuleSet, RulesError> {
    let words = RulesWords::of(text);
    let mut rules = RuleSet::preset(&words.preset)
        .ok_or_else(|| RulesError::NoPreset { name: words.preset.chars().take(40).collect() })?;
    for (name, value) in words.settings() {
        let value = value.unwrap_or_default();
        let key = KEYS
            .iter()
            .find(|key| key.name == name)
            .ok_or_else(|| RulesError::NoKey { name: name.chars().take(40).collect() })?;
        (key.read)(&mut rules, value).ok_or_else(|| RulesError::BadValue {
            name: key.name,
            value: value.chars().take(40).collect(),
            expected: key.expected,
        })?;
    }
    Ok(rules)
}

/// The nearest preset and every parameter that differs from it.
pub fn write_rules(rules: &RuleSet) -> String {
    let written = RuleSet::PRESETS.iter().map(|&(name, preset)| {
        let mut changes = Vec::new();
        let mut base = preset;
        for key in KEYS {
            match (key.write)(rules) {
                Some(value) if (key.write)(&base).as_ref() != Some(&value) => {
                    (key.read)(&mut base, &value);
                    changes.push(format!("{}={value}", key.name));
                }
                _ => {}
            }
        }
        (name, changes)
    });
    let nearest = written.min_by_key(|(_, changes)| changes.len());
    nearest.map_or(String::new(), |(name, changes)| write_rules_text(name, changes, ", "))
}

/// Every parameter, one `key=value` a line, in a fixed order: what results are marked with.
pub fn rules_in_full(rules: &RuleSet) -> String {
    let line = |key: &Key| Some(format!("{}={}\n", key.name, (key.write)(rules)?));
    KEYS.iter().filter_map(line).collect()
}

/// The names of all parameters, in a fixed order.
pub fn rule_names() -> Vec<&'static str> {
    KEYS.iter().map(|key| key.name).collect()
}

/// One parameter of a ruleset.
struct Key {
    name: &'static str,
    /// What it may be, in the words of rules texts alone: readers of every language see it.
    expected: &'static str,
    /// `None` where the parameter is of no account.
    write: fn(&RuleSet) -> Option<String>,
    /// `None` when the value cannot be.
    read: fn(&mut RuleSet, &str) -> Option<()>,
}

const KEYS: &[Key] = &[
    key!("players", "3, 4", players),
    key!("deal_pattern", "2-2-table-2-2, 4-table-4", deal_pattern),
    key!("all_pass", "pule, galdins, redeal", all_pass),
    key!("maza_zole", ON_OFF, maza_zole),
    key!("lielais_tariff", TARIFF, tariffs.lielais),
    key!("zole_tariff", TARIFF, tariffs.zole),
    key!("maza_zole_tariff", TARIFF, tariffs.maza_zole),
    key!("galdins_price", "1, 2, 3, …", tariffs.galdins),
    Key {
        name: "pules",
        expected: ON_OFF,
        write: |rules| Some(rules.pules.is_some().written()),
        read: |rules, text| {
            rules.pules = bool::read(text)?.then_some(PuleRules::USUAL);
            Some(())
        },
    },
    key!("pules_per_win", "1, 2, 3, … (pules=on)", pules?.per_win),
    key!("personal_pule_value", "players, 2 (pules=on)", pules?.personal_value),
    key!("pules_on_zole", "on, off (pules=on)", pules?.on_zole),
    key!("galdins_full_tie", "nil, earlier", galdins_full_tie),
    key!("revoke_win_level", "simple, high, all-tricks", revoke_win_level),
    key!("throw_in", ON_OFF, throw_in),
    key!("abandon_penalty", "8, …, off", abandon_penalty),
    key!("round_length", "24, …, off", round_length),
    key!("table_points", PLACES, table_points),
    key!("move_clock", "30, …, off", move_clock_s),
];

const ON_OFF: &str = "on, off";
const TARIFF: &str = "won/high/all/lost/low/none (1/2/3/-2/-3/-4)";
const PLACES: &str = "6/4/2/0, …, off (0–60)";

/// What a parameter can be, as text.
trait Parameter: Sized {
    fn read(text: &str) -> Option<Self>;

    fn written(&self) -> String;
}

words! {
    bool { "on" = true, "off" = false }
    Players { "3" = Players::Three, "4" = Players::Four }
    DealPattern {
        "2-2-table-2-2" = DealPattern::TwosAroundTable,
        "4-table-4" = DealPattern::FoursAroundTable
    }
    AllPass { "pule" = AllPass::Pule, "galdins" = AllPass::Galdins, "redeal" = AllPass::Redeal }
    PersonalPuleValue { "players" = PersonalPuleValue::Players, "2" = PersonalPuleValue::Two }
    FullTie { "nil" = FullTie::Nil, "earlier" = FullTie::EarlierPlace }
    RevokeWin {
        "simple" = RevokeWin::Simple, "high" = RevokeWin::High, "all-tricks" = RevokeWin::AllTricks
    }
}

numbers!(i8, u8, u16);

impl<T: Parameter> Parameter for Option<T> {
    fn read(text: &str) -> Option<Option<T>> {
        if text == "off" { Some(None) } else { T::read(text).map(Some) }
    }

    fn written(&self) -> String {
        self.as_ref().map_or("off".to_owned(), T::written)
    }
}

/// Points for the places at a table.
impl Parameter for [u8; 4] {
    fn read(text: &str) -> Option<[u8; 4]> {
        unslashed(text).filter(|points| points.iter().all(|&n| n <= 60))
    }

    fn written(&self) -> String {
        slashed(self)
    }
}

impl Parameter for Tariff {
    fn read(text: &str) -> Option<Tariff> {
        let [won, high, all_tricks, lost, low, no_trick] = unslashed(text)?;
        Some(Tariff { won, high, all_tricks, lost, low, no_trick })
    }

    fn written(&self) -> String {
        let Tariff { won, high, all_tricks, lost, low, no_trick } = *self;
        slashed(&[won, high, all_tricks, lost, low, no_trick])
    }
}

fn slashed<T: Parameter>(numbers: &[T]) -> String {
    numbers.iter().map(T::written).collect::<Vec<_>>().join("/")
}

fn unslashed<T: Parameter, const N: usize>(text: &str) -> Option<[T; N]> {
    let numbers: Option<Vec<T>> = text.split('/').map(|part| T::read(part.trim())).collect();
    numbers?.try_into().ok()
}

fn preset_names() -> String {
    RuleSet::PRESETS.map(|preset| preset.0).join(", ")
}

fn key_names() -> String {
    rule_names().join(", ")
}
