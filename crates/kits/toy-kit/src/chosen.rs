//! Rules text of the toy games: a preset and the number of games.

use parlor_agent::Message;
use parlor_formats::RulesWords;
use parlor_kit::{Length, OptionValue, PlayOption, RulesError, Wanted};

/// The most games that a match may have.
pub(crate) const GAMES_MAX: u32 = 100;

/// A preset and the number of games: `sprint games=3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chosen {
    pub(crate) preset: &'static str,
    pub(crate) n_games: u32,
}

impl Chosen {
    /// Reads a rules text; what it leaves out is the first preset and `n_usual` games.
    pub(crate) fn read(
        text: &str,
        presets: &[&'static str],
        n_usual: u32,
    ) -> Result<Chosen, RulesError> {
        let words = RulesWords::of(text);
        let name = if words.preset.is_empty() { presets[0] } else { &words.preset };
        let preset = presets
            .iter()
            .copied()
            .find(|&preset| preset == name)
            .ok_or_else(|| RulesError::unknown_preset(name, presets))?;
        let mut n_games = None;
        for (key, value) in words.settings() {
            if key != "games" {
                return Err(RulesError::unknown_rule(key, &["games"]));
            }
            if n_games.is_some() {
                return Err(RulesError(Message::new("cli-rules-twice").with("key", "games=")));
            }
            n_games = Some(read_games(value.unwrap_or_default())?);
        }
        Ok(Chosen { preset, n_games: n_games.unwrap_or(n_usual) })
    }

    /// The same with the number of games that was asked for at the terminal, if any.
    pub(crate) fn as_wanted(self, wanted: &Wanted<'_>) -> Chosen {
        Chosen { n_games: wanted.number("games").unwrap_or(self.n_games), ..self }
    }

    /// The canonical text: the preset and the number of games.
    pub(crate) fn write(self) -> String {
        format!("{} games={}", self.preset, self.n_games)
    }
}

/// The number in `games=5`.
fn read_games(value: &str) -> Result<u32, RulesError> {
    let n = value.parse().ok().filter(|n| (1..=GAMES_MAX).contains(n));
    n.ok_or_else(|| RulesError::bad_value("games", value, format!("1–{GAMES_MAX}")))
}

/// How long a match can be, for people to choose from.
pub(crate) fn lengths(choices: &[u32], n_usual: u32, message: &'static str) -> Vec<Length> {
    let length = |&n: &u32| Length {
        text: format!("games={n}"),
        message,
        n: Some(n),
        is_usual: n == n_usual,
    };
    choices.iter().map(length).collect()
}

/// The number of games as an option of the terminal.
pub(crate) const fn games_option(summary: &'static str) -> PlayOption {
    PlayOption {
        name: "games",
        value_name: "GAMES",
        value: OptionValue::Number { min: 1, max: GAMES_MAX },
        summary,
        excludes: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRESETS: &[&str] = &["sprint", "long"];

    #[test]
    fn a_preset_and_the_number_of_games_are_read_and_written() {
        for (text, canonical) in [
            ("", "sprint games=3"),
            ("long", "long games=3"),
            (" long ,  games = 7", "long games=7"),
            ("sprint games=100", "sprint games=100"),
        ] {
            assert_eq!(Chosen::read(text, PRESETS, 3).map(Chosen::write), Ok(canonical.into()));
        }
    }

    #[test]
    fn an_error_says_what_is_wrong_and_what_would_be_right() {
        for (text, error) in [
            ("short", "unknown ruleset \"short\"; known: sprint, long"),
            ("games=3", "unknown ruleset \"games=3\"; known: sprint, long"),
            ("long steps=3", "unknown rule \"steps\"; known: games"),
            ("long games=0", "games cannot be \"0\"; allowed: 1–100"),
            ("long games=101", "games cannot be \"101\"; allowed: 1–100"),
            ("long games", "games cannot be \"\"; allowed: 1–100"),
            ("long games=3 games=5", "games= is given twice"),
        ] {
            let read = Chosen::read(text, PRESETS, 3).map_err(|error| error.to_string());
            assert_eq!(read, Err(error.into()));
        }
    }
}
