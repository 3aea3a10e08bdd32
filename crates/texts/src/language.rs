//! Which languages there are.

use std::str::FromStr;

use parlor_agent::{Arg, Message, Piece, Say, Unit};

use crate::{bundle, number};

/// A language that Parlor speaks. English stands in for what another one lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// `en`
    #[default]
    English,
    /// `et`
    Estonian,
    /// `fi`
    Finnish,
    /// `ja`
    Japanese,
    /// `lt`
    Lithuanian,
    /// `lv`
    Latvian,
}

/// A language that Parlor does not speak.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown language {0:?}; known: en, et, fi, ja, lt, lv")]
pub struct UnknownLanguage(pub String);

impl Language {
    /// All of them, in the order of their codes.
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::Estonian,
        Language::Finnish,
        Language::Japanese,
        Language::Lithuanian,
        Language::Latvian,
    ];

    /// Its two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Estonian => "et",
            Language::Finnish => "fi",
            Language::Japanese => "ja",
            Language::Lithuanian => "lt",
            Language::Latvian => "lv",
        }
    }

    /// The language of the first locale that is set, as in `lv_LV.UTF-8`; English for `C` and for
    /// a language that Parlor does not speak. Callers pass `LC_ALL`, `LC_MESSAGES` and `LANG`.
    ///
    /// ```
    /// use parlor_texts::Language;
    /// assert_eq!(Language::of_locales(["", "lv_LV.UTF-8", "ja_JP"]), Language::Latvian);
    /// assert_eq!(Language::of_locales(["C", "lv_LV"]), Language::English);
    /// ```
    pub fn of_locales<'a>(locales: impl IntoIterator<Item = &'a str>) -> Language {
        let locale = locales.into_iter().find(|locale| !locale.is_empty()).unwrap_or_default();
        locale.parse().unwrap_or_default()
    }

    /// The words of the first of these keys that this language has; messages without arguments.
    ///
    /// ```
    /// use parlor_texts::Language;
    /// let about = Language::English.first_of(&["agent-about-race-house", "agent-about-house"]);
    /// assert_eq!(about.as_deref(), Some("the strongest player Parlor has"));
    /// ```
    pub fn first_of(self, keys: &[impl AsRef<str>]) -> Option<String> {
        keys.iter().find_map(|key| bundle::format(self, key.as_ref(), std::iter::empty()))
    }

    fn arg(self, arg: &Arg) -> bundle::Value {
        match arg {
            // Whole numbers stay numbers, so that the language can choose its plural.
            Arg::Number(counted) if counted.unit == Unit::Count && counted.value.is_finite() => {
                bundle::Value::from(counted.value.round() + 0.0)
            }
            Arg::Number(quantity) => self.number(quantity.value, quantity.unit).into(),
            Arg::Text(text) => text.to_string().into(),
            Arg::Pieces(pieces) => Piece::row(pieces).into(),
            Arg::Seat(seat) => seat.to_string().into(),
            Arg::Message(message) => self.message(message).into(),
        }
    }
}

impl Say for Language {
    /// The message in this language or else in English; one that has no words anywhere stays a key
    /// with its arguments.
    fn message(&self, message: &Message) -> String {
        if message.key == Message::VERBATIM {
            return message.to_string();
        }
        let args = || message.args.iter().map(|(name, arg)| (&**name, self.arg(arg)));
        let words = bundle::format(*self, &message.key, args());
        words
            .or_else(|| bundle::format(Language::English, &message.key, args()))
            .unwrap_or_else(|| message.to_string())
    }

    fn number(&self, value: f64, unit: Unit) -> String {
        let text = number::localized(*self, &unit.text(value), unit);
        match text.strip_suffix(" s").filter(|_| unit == Unit::Seconds) {
            Some(seconds) => {
                self.message(&Message::new("ui-seconds-decimal").with("n", seconds.to_owned()))
            }
            None => text,
        }
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads `lv`, `lv-LV` or `lv_LV.UTF-8`.
    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        let code = text.split(['-', '_', '.', '@']).next().unwrap_or_default().to_lowercase();
        let known = Language::ALL.into_iter().find(|language| language.code() == code);
        known.ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}
