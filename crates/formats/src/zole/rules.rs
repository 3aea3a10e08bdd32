//! Rulesets as text: the name of a preset and what differs from it.

use parlor_zole::{
    AllPass, DealPattern, FullTie, PersonalPuleValue, Players, PuleRules, RevokeWin, Ruleset,
    Tariff,
};

use crate::{RulesWords, write_rules_text};

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
    #[error("{name} cannot be {value:?}: expected {expected}")]
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
pub fn read_rules(text: &str) -> Result<Ruleset, RulesError> {
    let words = RulesWords::of(text);
    let mut rules = Ruleset::preset(&words.preset)
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
pub fn write_rules(rules: &Ruleset) -> String {
    let written = Ruleset::PRESETS.iter().map(|&(name, preset)| {
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
pub fn rules_in_full(rules: &Ruleset) -> String {
    let line = |key: &Key| Some(format!("{}={}\n", key.name, (key.write)(rules)?));
    KEYS.iter().filter_map(line).collect()
}

/// One parameter of a ruleset.
struct Key {
    name: &'static str,
    expected: &'static str,
    /// `None` where the parameter is of no account.
    write: fn(&Ruleset) -> Option<String>,
    /// `None` when the value cannot be.
    read: fn(&mut Ruleset, &str) -> Option<()>,
}

const ON_OFF: &str = "on or off";
const TARIFF: &str = "won/high/all/lost/low/none per opponent, as in 1/2/3/-2/-3/-4";

const KEYS: &[Key] = &[
    Key {
        name: "players",
        expected: "3 or 4",
        write: |rules| Some(word(&PLAYERS, rules.players)),
        read: |rules, text| set(&mut rules.players, named(&PLAYERS, text)),
    },
    Key {
        name: "deal_pattern",
        expected: "2-2-table-2-2 or 4-table-4",
        write: |rules| Some(word(&PATTERNS, rules.deal_pattern)),
        read: |rules, text| set(&mut rules.deal_pattern, named(&PATTERNS, text)),
    },
    Key {
        name: "all_pass",
        expected: "pule, galdins or redeal",
        write: |rules| Some(word(&ALL_PASS, rules.all_pass)),
        read: |rules, text| set(&mut rules.all_pass, named(&ALL_PASS, text)),
    },
    Key {
        name: "maza_zole",
        expected: ON_OFF,
        write: |rules| Some(word(&SWITCH, rules.maza_zole)),
        read: |rules, text| set(&mut rules.maza_zole, named(&SWITCH, text)),
    },
    Key {
        name: "lielais_tariff",
        expected: TARIFF,
        write: |rules| Some(write_tariff(&rules.tariffs.lielais)),
        read: |rules, text| set(&mut rules.tariffs.lielais, read_tariff(text)),
    },
    Key {
        name: "zole_tariff",
        expected: TARIFF,
        write: |rules| Some(write_tariff(&rules.tariffs.zole)),
        read: |rules, text| set(&mut rules.tariffs.zole, read_tariff(text)),
    },
    Key {
        name: "maza_zole_tariff",
        expected: TARIFF,
        write: |rules| Some(write_tariff(&rules.tariffs.maza_zole)),
        read: |rules, text| set(&mut rules.tariffs.maza_zole, read_tariff(text)),
    },
    Key {
        name: "galdins_price",
        expected: "points that the loser pays each other player, as in 2",
        write: |rules| Some(rules.tariffs.galdins.to_string()),
        read: |rules, text| set(&mut rules.tariffs.galdins, text.parse().ok()),
    },
    Key {
        name: "pules",
        expected: ON_OFF,
        write: |rules| Some(word(&SWITCH, rules.pules.is_some())),
        read: |rules, text| {
            let usual = named(&SWITCH, text)?.then_some(PuleRules::USUAL);
            set(&mut rules.pules, Some(usual))
        },
    },
    Key {
        name: "pules_per_win",
        expected: "how many a win removes, where pules are on",
        write: |rules| Some(rules.pules?.per_win.to_string()),
        read: |rules, text| set(&mut rules.pules.as_mut()?.per_win, text.parse().ok()),
    },
    Key {
        name: "personal_pule_value",
        expected: "players or 2, where pules are on",
        write: |rules| Some(word(&PULE_VALUES, rules.pules?.personal_value)),
        read: |rules, text| {
            set(&mut rules.pules.as_mut()?.personal_value, named(&PULE_VALUES, text))
        },
    },
    Key {
        name: "pules_on_zole",
        expected: "on or off, where pules are on",
        write: |rules| Some(word(&SWITCH, rules.pules?.on_zole)),
        read: |rules, text| set(&mut rules.pules.as_mut()?.on_zole, named(&SWITCH, text)),
    },
    Key {
        name: "galdins_full_tie",
        expected: "nil or earlier",
        write: |rules| Some(word(&FULL_TIES, rules.galdins_full_tie)),
        read: |rules, text| set(&mut rules.galdins_full_tie, named(&FULL_TIES, text)),
    },
    Key {
        name: "revoke_win_level",
        expected: "simple, high or all-tricks",
        write: |rules| Some(word(&REVOKE_WINS, rules.revoke_win_level)),
        read: |rules, text| set(&mut rules.revoke_win_level, named(&REVOKE_WINS, text)),
    },
    Key {
        name: "throw_in",
        expected: ON_OFF,
        write: |rules| Some(word(&SWITCH, rules.throw_in)),
        read: |rules, text| set(&mut rules.throw_in, named(&SWITCH, text)),
    },
    Key {
        name: "abandon_penalty",
        expected: "points per other player, or off",
        write: |rules| Some(or_off(rules.abandon_penalty)),
        read: |rules, text| set(&mut rules.abandon_penalty, number_or_off(text)),
    },
    Key {
        name: "round_length",
        expected: "a number of deals, or off",
        write: |rules| Some(or_off(rules.round_length)),
        read: |rules, text| set(&mut rules.round_length, number_or_off(text)),
    },
    Key {
        name: "table_points",
        expected: "points of the four places, each up to 60, as in 6/4/2/0, or off",
        write: |rules| Some(rules.table_points.map_or("off".to_owned(), |points| slashed(&points))),
        read: |rules, text| match text {
            "off" => set(&mut rules.table_points, Some(None)),
            _ => {
                let points = unslashed(text).filter(|points| points.iter().all(|&n: &u8| n <= 60));
                set(&mut rules.table_points, points.map(Some))
            }
        },
    },
    Key {
        name: "move_clock",
        expected: "seconds for a turn, or off",
        write: |rules| Some(or_off(rules.move_clock_s)),
        read: |rules, text| set(&mut rules.move_clock_s, number_or_off(text)),
    },
];

type Names<T> = [(&'static str, T)];

const SWITCH: [(&str, bool); 2] = [("on", true), ("off", false)];
const PLAYERS: [(&str, Players); 2] = [("3", Players::Three), ("4", Players::Four)];
const PATTERNS: [(&str, DealPattern); 2] =
    [("2-2-table-2-2", DealPattern::TwosAroundTable), ("4-table-4", DealPattern::FoursAroundTable)];
const ALL_PASS: [(&str, AllPass); 3] =
    [("pule", AllPass::Pule), ("galdins", AllPass::Galdins), ("redeal", AllPass::Redeal)];
const PULE_VALUES: [(&str, PersonalPuleValue); 2] =
    [("players", PersonalPuleValue::Players), ("2", PersonalPuleValue::Two)];
const FULL_TIES: [(&str, FullTie); 2] = [("nil", FullTie::Nil), ("earlier", FullTie::EarlierPlace)];
const REVOKE_WINS: [(&str, RevokeWin); 3] = [
    ("simple", RevokeWin::Simple),
    ("high", RevokeWin::High),
    ("all-tricks", RevokeWin::AllTricks),
];

fn named<T: Copy>(names: &Names<T>, text: &str) -> Option<T> {
    names.iter().find(|name| name.0 == text).map(|name| name.1)
}

fn word<T: Copy + PartialEq>(names: &Names<T>, value: T) -> String {
    names.iter().find(|name| name.1 == value).map_or("", |name| name.0).to_owned()
}

fn set<T>(place: &mut T, value: Option<T>) -> Option<()> {
    *place = value?;
    Some(())
}

fn or_off<T: ToString>(value: Option<T>) -> String {
    value.map_or("off".to_owned(), |value| value.to_string())
}

fn number_or_off<T: std::str::FromStr>(text: &str) -> Option<Option<T>> {
    if text == "off" { Some(None) } else { text.parse().ok().map(Some) }
}

fn slashed<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join("/")
}

fn unslashed<T: std::str::FromStr, const N: usize>(text: &str) -> Option<[T; N]> {
    let numbers: Option<Vec<T>> = text.split('/').map(|part| part.trim().parse().ok()).collect();
    numbers?.try_into().ok()
}

fn write_tariff(tariff: &Tariff) -> String {
    let Tariff { won, high, all_tricks, lost, low, no_trick } = *tariff;
    slashed(&[won, high, all_tricks, lost, low, no_trick])
}

fn read_tariff(text: &str) -> Option<Tariff> {
    let [won, high, all_tricks, lost, low, no_trick] = unslashed(text)?;
    Some(Tariff { won, high, all_tricks, lost, low, no_trick })
}

fn preset_names() -> String {
    Ruleset::PRESETS.map(|preset| preset.0).join(", ")
}

fn key_names() -> String {
    KEYS.iter().map(|key| key.name).collect::<Vec<_>>().join(", ")
}
