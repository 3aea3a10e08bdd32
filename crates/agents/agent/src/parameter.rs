//! What an agent can be told: declared parameters and their checked settings.

use std::fmt;
use std::ops::RangeInclusive;

use crate::{Spec, SpecError};

/// One parameter of an agent, declared so that specs can be checked, listed and limited.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameter {
    /// Its key in a spec. What it does is said in the language files under [`Parameter::keys`].
    pub name: &'static str,
    /// What it may be set to.
    pub kind: Kind,
    /// What it is when a spec does not say. Lies within `kind`.
    pub default: Setting,
    /// Other words for some of its words, as pairs of alias and word. A spec may use them; what is
    /// checked prints the word.
    pub aliases: &'static [(&'static str, &'static str)],
}

/// What a parameter may be set to.
#[derive(Clone, Copy, PartialEq, Debug)]
#[expect(missing_docs, reason = "min and max are within the range")]
pub enum Kind {
    /// A whole number.
    Integer { min: i64, max: i64 },
    /// Any finite number.
    Number { min: f64, max: f64 },
    /// One of these words.
    Choice(&'static [&'static str]),
    /// `on` or `off`.
    Flag,
}

/// What a parameter is set to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Setting {
    /// A whole number.
    Integer(i64),
    /// A finite number.
    Number(f64),
    /// One of the words declared.
    Choice(&'static str),
    /// On or off.
    Flag(bool),
}

impl Kind {
    /// Reads a value written in a spec for the parameter `key`.
    fn read(self, key: &'static str, text: &str) -> Result<Setting, SpecError> {
        let setting = match self {
            Kind::Integer { .. } => text.parse().ok().map(Setting::Integer),
            Kind::Number { .. } => {
                let finite = text.parse().ok().filter(|number: &f64| number.is_finite());
                finite.map(Setting::Number)
            }
            Kind::Choice(words) => {
                words.iter().find(|&&word| word == text).map(|&word| Setting::Choice(word))
            }
            Kind::Flag => match text {
                "on" => Some(Setting::Flag(true)),
                "off" => Some(Setting::Flag(false)),
                _ => None,
            },
        };
        let value = text.to_owned();
        match setting {
            None => Err(SpecError::WrongKind { key, value, kind: self }),
            Some(setting) if !self.admits(setting) => {
                Err(SpecError::OutOfRange { key, value, kind: self })
            }
            Some(setting) => Ok(setting),
        }
    }

    /// Does `setting` lie within this kind?
    pub fn admits(self, setting: Setting) -> bool {
        match (self, setting) {
            (Kind::Integer { min, max }, Setting::Integer(n)) => (min..=max).contains(&n),
            (Kind::Number { min, max }, Setting::Number(x)) => (min..=max).contains(&x),
            (Kind::Choice(words), Setting::Choice(word)) => words.contains(&word),
            (Kind::Flag, Setting::Flag(_)) => true,
            _ => false,
        }
    }

    /// Does everything that `limit` allows lie within this kind, and does it allow anything?
    fn covers(self, limit: Kind) -> bool {
        match (self, limit) {
            (Kind::Integer { min, max }, Kind::Integer { min: low, max: high }) => {
                min <= low && low <= high && high <= max
            }
            (Kind::Number { min, max }, Kind::Number { min: low, max: high }) => {
                min <= low && low <= high && high <= max
            }
            (Kind::Choice(words), Kind::Choice(some)) => {
                !some.is_empty() && some.iter().all(|word| words.contains(word))
            }
            (Kind::Flag, Kind::Flag) => true,
            _ => false,
        }
    }

    /// The setting within this kind that is nearest to `setting`, a setting of a wider kind.
    fn nearest(self, setting: Setting) -> Setting {
        match (self, setting) {
            (Kind::Integer { min, max }, Setting::Integer(n)) => {
                Setting::Integer(n.clamp(min, max))
            }
            (Kind::Number { min, max }, Setting::Number(x)) => Setting::Number(x.clamp(min, max)),
            (Kind::Choice(words), Setting::Choice(word)) if !words.contains(&word) => {
                Setting::Choice(words[0])
            }
            _ => setting,
        }
    }

    /// What is wanted, after "is not".
    pub(crate) fn wanted(self) -> String {
        match self {
            Kind::Integer { .. } => format!("a whole number in {self}"),
            Kind::Number { .. } => format!("a number in {self}"),
            Kind::Choice(_) | Kind::Flag => format!("one of {self}"),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Integer { min, max } => write!(f, "{min}..={max}"),
            Kind::Number { min, max } => write!(f, "{min}..={max}"),
            Kind::Choice(words) => f.write_str(&words.join(", ")),
            Kind::Flag => f.write_str("on, off"),
        }
    }
}

impl fmt::Display for Setting {
    /// As it is written in a spec.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Setting::Integer(n) => n.fmt(f),
            Setting::Number(x) => x.fmt(f),
            Setting::Choice(word) => f.pad(word),
            Setting::Flag(on) => f.pad(if *on { "on" } else { "off" }),
        }
    }
}

impl Parameter {
    /// A whole number within `range`.
    pub const fn integer(
        name: &'static str,
        range: RangeInclusive<i64>,
        default: i64,
    ) -> Parameter {
        let kind = Kind::Integer { min: *range.start(), max: *range.end() };
        Parameter { name, kind, default: Setting::Integer(default), aliases: &[] }
    }

    /// A number within `range`.
    pub const fn number(name: &'static str, range: RangeInclusive<f64>, default: f64) -> Parameter {
        let kind = Kind::Number { min: *range.start(), max: *range.end() };
        Parameter { name, kind, default: Setting::Number(default), aliases: &[] }
    }

    /// One of some words.
    pub const fn choice(
        name: &'static str,
        words: &'static [&'static str],
        default: &'static str,
    ) -> Parameter {
        Parameter {
            name,
            kind: Kind::Choice(words),
            default: Setting::Choice(default),
            aliases: &[],
        }
    }

    /// How strong an agent plays: the three levels that a player can choose from, the strongest if a
    /// spec does not say.
    pub const fn level() -> Parameter {
        Parameter::choice("level", &["beginner", "club", "master"], "master")
    }

    /// On or off.
    pub const fn flag(name: &'static str, default: bool) -> Parameter {
        Parameter { name, kind: Kind::Flag, default: Setting::Flag(default), aliases: &[] }
    }

    /// The same, also known by other words: pairs of alias and word.
    ///
    /// ```
    /// use parlor_agent::Parameter;
    ///
    /// let level = Parameter::choice("level", &["novice", "master"], "master");
    /// assert_eq!(level.also(&[("strong", "master")]).word("strong"), "master");
    /// assert_eq!(level.word("strong"), "strong");
    /// ```
    #[must_use]
    pub const fn also(self, aliases: &'static [(&'static str, &'static str)]) -> Parameter {
        Parameter { aliases, ..self }
    }

    /// The word that `text` is an alias of, or `text` itself.
    pub fn word<'a>(&self, text: &'a str) -> &'a str {
        self.aliases.iter().find(|(alias, _)| *alias == text).map_or(text, |&(_, word)| word)
    }

    /// Does every alias stand for one of the words, and is none of them?
    pub(crate) fn aliases_are_sound(&self) -> bool {
        let is_word = |text: &str| self.kind.read(self.name, text).is_ok();
        self.aliases.iter().all(|(alias, word)| is_word(word) && !is_word(alias))
    }

    /// Reads what a spec says.
    fn read(&self, text: &str) -> Result<Setting, SpecError> {
        self.kind.read(self.name, self.word(text))
    }

    /// The keys of the message that says what it does, that of `agent` alone first; a language
    /// has one of them.
    ///
    /// ```
    /// use parlor_agent::Parameter;
    ///
    /// let keys = Parameter::flag("seed_mode", true).keys("minimax");
    /// assert_eq!(keys[0], "agent-parameter-minimax-seed-mode");
    /// assert_eq!(keys[1], "agent-parameter-seed-mode");
    /// ```
    pub fn keys(&self, agent: &str) -> [String; 2] {
        let name = self.name.replace('_', "-");
        [format!("agent-parameter-{agent}-{name}"), format!("agent-parameter-{name}")]
    }

    /// Allows only what `limit` allows; the default moves to the nearest that is still allowed.
    pub(crate) fn limit(&mut self, limit: Kind) -> Result<(), SpecError> {
        if !self.kind.covers(limit) {
            return Err(SpecError::LimitTooWide { key: self.name, limit, kind: self.kind });
        }
        self.kind = limit;
        self.default = limit.nearest(self.default);
        Ok(())
    }
}

/// The settings of all parameters of an agent, checked. Prints as a spec that names every one of
/// them, so that a result also records what was left to the defaults.
#[derive(Clone, PartialEq, Debug)]
pub struct Params {
    agent: &'static str,
    settings: Vec<(&'static str, Setting)>,
}

impl Params {
    /// Checks what `spec` says against what `agent` declares.
    pub(crate) fn check(
        agent: &'static str,
        declared: &[Parameter],
        spec: &Spec,
    ) -> Result<Params, SpecError> {
        for (key, _) in spec.settings() {
            if !declared.iter().any(|parameter| parameter.name == key) {
                let known = declared.iter().map(|parameter| parameter.name).collect();
                return Err(SpecError::UnknownParameter { agent, key: key.to_owned(), known });
            }
        }
        let set = |parameter: &Parameter| match spec.get(parameter.name) {
            Some(text) => Ok((parameter.name, parameter.read(text)?)),
            None => Ok((parameter.name, parameter.default)),
        };
        Ok(Params { agent, settings: declared.iter().map(set).collect::<Result<_, _>>()? })
    }

    /// The settings in the order declared.
    pub fn settings(&self) -> &[(&'static str, Setting)] {
        &self.settings
    }

    /// A parameter declared as [`Kind::Integer`].
    ///
    /// # Panics
    ///
    /// Like the other three, when the agent has not declared such a parameter: a mistake in the
    /// agent, never in a spec.
    pub fn integer(&self, name: &str) -> i64 {
        match self.setting(name) {
            Setting::Integer(n) => n,
            other => panic!("{name} of {} is {other:?}, not an integer", self.agent),
        }
    }

    /// A parameter declared as [`Kind::Number`].
    pub fn number(&self, name: &str) -> f64 {
        match self.setting(name) {
            Setting::Number(x) => x,
            other => panic!("{name} of {} is {other:?}, not a number", self.agent),
        }
    }

    /// A parameter declared as [`Kind::Choice`].
    pub fn choice(&self, name: &str) -> &'static str {
        match self.setting(name) {
            Setting::Choice(word) => word,
            other => panic!("{name} of {} is {other:?}, not a choice", self.agent),
        }
    }

    /// A parameter declared as [`Kind::Flag`].
    pub fn flag(&self, name: &str) -> bool {
        match self.setting(name) {
            Setting::Flag(on) => on,
            other => panic!("{name} of {} is {other:?}, not a flag", self.agent),
        }
    }

    fn setting(&self, name: &str) -> Setting {
        let found = self.settings.iter().find(|(declared, _)| *declared == name);
        found.unwrap_or_else(|| panic!("{} declares no parameter {name}", self.agent)).1
    }
}

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.agent)?;
        for (n, (name, setting)) in self.settings.iter().enumerate() {
            write!(f, "{}{name}={setting}", if n == 0 { ':' } else { ',' })?;
        }
        Ok(())
    }
}
