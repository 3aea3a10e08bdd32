//! Rules and length of a match.

use parlor_agent::{Message, Registry};
use parlor_backgammon::{Backgammon, Contest, Cup, RuleSet, Setup};
use parlor_formats::RulesWords;
use parlor_game::Entropy;
use parlor_kit::{Kit, Length, Preset, RulesError, Venue};

use crate::BackgammonWire;

/// Backgammon: a match to n points, or a number of money games.
///
/// Its rules are a preset and a length: `standard to=7`, `money games=3`.
#[derive(Clone, Debug)]
pub struct BackgammonKit {
    pub(crate) rules: RuleSet,
    pub(crate) length: Span,
}

/// How long a match is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Span {
    Match { to: u16 },
    Money { games: u32 },
}

/// Points that win a match where nobody says how many.
const TO: u16 = 5;

impl Kit for BackgammonKit {
    type Codec = BackgammonWire;
    type Match = Contest;
    type Dealer<E: Entropy + Clone + Send + 'static> = Cup<E>;

    fn presets() -> Vec<Preset> {
        RuleSet::ALL.into_iter().map(preset).collect()
    }

    fn usual(venue: Venue) -> &'static str {
        match venue {
            Venue::Table => "standard to=5",
            Venue::Arena | Venue::Terminal => "standard",
        }
    }

    fn read(text: &str) -> Result<BackgammonKit, RulesError> {
        let words = RulesWords::of(text);
        let name = if words.preset.is_empty() { "standard" } else { &words.preset };
        let rules = ruleset(name)?;
        let mut settings = words.settings();
        let length = match settings.next() {
            None => Span::Match { to: TO },
            Some((key, value)) => read_length(key, value).ok_or_else(|| {
                let word = value.map_or(key.to_owned(), |value| format!("{key}={value}"));
                let wrong = Message::new("cli-rules-bg-length").with("word", format!("{word:?}"));
                RulesError(wrong)
            })?,
        };
        match settings.next() {
            None => Ok(BackgammonKit { rules, length }),
            Some((key, _)) => {
                Err(RulesError(Message::new("cli-rules-extra").with("word", format!("{key:?}"))))
            }
        }
    }

    fn rules(&self) -> String {
        match self.length {
            Span::Match { to } => format!("{} to={to}", self.rules.name),
            Span::Money { games } => format!("{} games={games}", self.rules.name),
        }
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn begin(&self) -> Contest {
        match self.length {
            Span::Match { to } => {
                Contest::match_to(self.rules, to).unwrap_or(Contest::money(self.rules, 1))
            }
            Span::Money { games } => Contest::money(self.rules, games),
        }
    }

    fn dealer<E: Entropy + Clone + Send + 'static>(&self, _setup: &Setup, chance: E) -> Cup<E> {
        Cup(chance)
    }

    fn registry() -> Registry<Backgammon> {
        parlor_backgammon_agents::registry()
    }
}

/// The preset of this name.
///
/// ```
/// let error = parlor_backgammon_kit::ruleset("chess").unwrap_err();
/// assert!(error.to_string().starts_with("unknown ruleset \"chess\"; known: standard"));
/// ```
pub fn ruleset(name: &str) -> Result<RuleSet, RulesError> {
    RuleSet::named(name)
        .ok_or_else(|| RulesError::unknown_preset(name, &RuleSet::ALL.map(|rules| rules.name)))
}

fn read_length(key: &str, value: Option<&str>) -> Option<Span> {
    let n: u16 = value?.parse().ok().filter(|n| (1..=25).contains(n))?;
    match key {
        "to" => Some(Span::Match { to: n }),
        "games" => Some(Span::Money { games: n.into() }),
        _ => None,
    }
}

fn preset(preset: RuleSet) -> Preset {
    let summary = match preset.name {
        "standard" => "matches to points, with the cube",
        "money" => "money games: Jacoby, beavers, automatic doubles",
        "seed" => "the source's game: seat A begins, no cube",
        "nackgammon" => "Nackgammon: two more men back at the start",
        "hypergammon" => "Hypergammon: three men each",
        _ => "",
    };
    let on = |on: bool| if on { "on" } else { "off" };
    let parameters = [
        ("cube", on(preset.cube).to_owned()),
        ("jacoby", on(preset.jacoby).to_owned()),
        ("beavers", preset.beavers.to_string()),
        ("automatic_doubles", preset.automatic_doubles.to_string()),
    ];
    let length = |to: u16| Length {
        text: format!("to={to}"),
        message: "bg-where-match",
        n: Some(to.into()),
        is_usual: to == TO,
    };
    Preset {
        name: preset.name,
        summary: summary.to_owned(),
        parameters: parameters.map(|(key, value)| (key.to_owned(), value)).to_vec(),
        lengths: [1, 3, 5, 7, 9, 11].map(length).to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read_and_written() {
        for (text, canonical) in [
            ("", "standard to=5"),
            ("standard to=7", "standard to=7"),
            (" money  games=3 ", "money games=3"),
        ] {
            let read = BackgammonKit::read(text).map(|game| game.rules());
            assert_eq!(read, Ok(canonical.into()));
        }
        for (wrong, said) in [
            ("nothing", "unknown ruleset \"nothing\"; known: standard"),
            ("standard to=0", "\"to=0\" is not a length; write to=5 or games=1"),
            ("standard 5", "\"5\" is not a length"),
            ("standard to=5 to=6", "unexpected \"to\"; write PRESET to=5 or games=1"),
            ("money x=1", "\"x=1\" is not a length"),
        ] {
            let error = BackgammonKit::read(wrong).unwrap_err().to_string();
            assert!(error.starts_with(said), "{wrong}: {error}");
        }
    }
}
