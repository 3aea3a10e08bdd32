//! The rules of any game as text: the name of a preset and what differs from it.

/// A rules text in parts: `PRESET key=value …`, with blanks or commas between.
///
/// ```
/// use parlor_formats::RulesWords;
/// let words = RulesWords::of("tournament-lv, players = 4 throw_in=on");
/// assert_eq!(words.preset, "tournament-lv");
/// let settings: Vec<_> = words.settings().collect();
/// assert_eq!(settings, [("players", Some("4")), ("throw_in", Some("on"))]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesWords {
    /// The preset; empty where the text is.
    pub preset: String,
    settings: Vec<String>,
}

impl RulesWords {
    /// Takes a text apart. Blanks around `=` and `/` are of no account.
    pub fn of(text: &str) -> RulesWords {
        let mut words: Vec<String> = Vec::new();
        for word in text.split(|c: char| c == ',' || c.is_whitespace()).filter(|w| !w.is_empty()) {
            match words.last_mut() {
                Some(last) if last.ends_with(['=', '/']) || word.starts_with(['=', '/']) => {
                    last.push_str(word);
                }
                _ => words.push(word.to_owned()),
            }
        }
        let mut words = words.into_iter();
        RulesWords { preset: words.next().unwrap_or_default(), settings: words.collect() }
    }

    /// Keys and values in order; no value where a word has no `=`.
    pub fn settings(&self) -> impl Iterator<Item = (&str, Option<&str>)> {
        self.settings.iter().map(|word| match word.split_once('=') {
            Some((key, value)) => (key, Some(value)),
            None => (word.as_str(), None),
        })
    }
}

/// Writes a preset and what differs from it.
pub fn write_rules_text(
    preset: &str,
    changes: impl IntoIterator<Item = String>,
    between: &str,
) -> String {
    changes.into_iter().fold(preset.to_owned(), |text, change| text + between + &change)
}
