//! Agent spec strings: `name` or `name:key=value,key=value`.

use std::fmt;
use std::str::FromStr;

use crate::{Kind, Message};

/// An agent named in text, as everywhere in Parlor: `random`, `pimc:worlds=200`,
/// `expectiminimax:strategy=combined,depth=3`. Read, but not yet checked against a
/// [`Registry`](crate::Registry); printed as it was written.
///
/// Names, keys and values consist of ASCII letters, digits and `-`, `_`, `.`, `+`; none is empty,
/// and no key stands twice.
///
/// ```
/// use parlor_agent::Spec;
///
/// let spec: Spec = "expectiminimax:depth=3,prune=star2".parse()?;
/// assert_eq!(spec.name(), "expectiminimax");
/// assert_eq!(spec.get("depth"), Some("3"));
/// # Ok::<(), parlor_agent::SpecError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    name: String,
    settings: Vec<(String, String)>,
}

impl Spec {
    /// The agent's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The keys and values, in the order written.
    pub fn settings(&self) -> impl Iterator<Item = (&str, &str)> {
        self.settings.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// The value written for `key`.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.settings().find(|&(written, _)| written == key).map(|(_, value)| value)
    }

    /// The same with other values, where `word` has one for a key and its value.
    pub(crate) fn with_words(mut self, word: impl Fn(&str, &str) -> Option<String>) -> Spec {
        for (key, value) in &mut self.settings {
            if let Some(other) = word(key, value) {
                *value = other;
            }
        }
        self
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        for (n, (key, value)) in self.settings.iter().enumerate() {
            write!(f, "{}{key}={value}", if n == 0 { ':' } else { ',' })?;
        }
        Ok(())
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let mut scan = Scan { text, rest: text };
        let mut spec = Spec { name: scan.word("a name")?.to_owned(), settings: Vec::new() };
        if scan.rest.is_empty() {
            return Ok(spec);
        }
        scan.sign(':')?;
        loop {
            let key = scan.word("a parameter")?;
            if scan.rest.is_empty() || scan.rest.starts_with(',') {
                return Err(SpecError::NoValue { key: key.to_owned() });
            }
            scan.sign('=')?;
            if scan.rest.is_empty() || scan.rest.starts_with(',') {
                return Err(SpecError::NoValue { key: key.to_owned() });
            }
            let value = scan.word("a value")?;
            if spec.get(key).is_some() {
                return Err(SpecError::Duplicate { key: key.to_owned() });
            }
            spec.settings.push((key.to_owned(), value.to_owned()));
            if scan.rest.is_empty() {
                return Ok(spec);
            }
            scan.sign(',')?;
        }
    }
}

/// What is left to read of a spec.
struct Scan<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> Scan<'a> {
    /// Reads a name, key or value.
    fn word(&mut self, wanted: &'static str) -> Result<&'a str, SpecError> {
        let is_word = |c: char| c.is_ascii_alphanumeric() || "-_.+".contains(c);
        let end = self.rest.find(|c| !is_word(c)).unwrap_or(self.rest.len());
        if end == 0 {
            return Err(self.unexpected(wanted));
        }
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        Ok(word)
    }

    /// Reads one of `:`, `=` and `,`.
    fn sign(&mut self, sign: char) -> Result<(), SpecError> {
        let wanted = match sign {
            ':' => "\":\"",
            '=' => "\"=\"",
            _ => "\",\"",
        };
        self.rest = self.rest.strip_prefix(sign).ok_or_else(|| self.unexpected(wanted))?;
        Ok(())
    }

    fn unexpected(&self, wanted: &'static str) -> SpecError {
        let text = self.text.to_owned();
        let read = &self.text[..self.text.len() - self.rest.len()];
        match self.rest.chars().next() {
            Some(found) => {
                SpecError::Unexpected { text, found, at: read.chars().count() + 1, wanted }
            }
            None => SpecError::EndsEarly { text, wanted },
        }
    }
}

/// What is wrong with an agent spec, and what would be right.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each message names its fields")]
pub enum SpecError {
    /// A character that cannot stand there; its place is counted from 1.
    #[error(
        "unexpected {found:?} at character {at} of {text:?}, where {wanted} was expected; \
         write name or name:key=value,key=value"
    )]
    Unexpected { text: String, found: char, at: usize, wanted: &'static str },
    /// The text ends too soon.
    #[error("{text:?} ends where {wanted} was expected; write name or name:key=value,key=value")]
    EndsEarly { text: String, wanted: &'static str },
    /// A key without a value.
    #[error("parameter {key:?} has no value; write {key}=VALUE")]
    NoValue { key: String },
    /// A key that stands twice.
    #[error("parameter {key:?} is given twice")]
    Duplicate { key: String },
    /// No agent of that name plays this game.
    #[error("unknown agent {name:?}; known: {}", known.join(", "))]
    UnknownAgent { name: String, known: Vec<&'static str> },
    /// The agent has no such parameter.
    #[error("unknown parameter {key:?} of {agent}; it takes: {}", list_or_none(known))]
    UnknownParameter { agent: &'static str, key: String, known: Vec<&'static str> },
    /// A number outside what the parameter allows.
    #[error("{key}={value} is out of range {kind}")]
    OutOfRange { key: &'static str, value: String, kind: Kind },
    /// Not a number or word of the kind that the parameter takes.
    #[error("{key}={value} is not {kind}", kind = kind.wanted())]
    WrongKind { key: &'static str, value: String, kind: Kind },
    /// A limit that would allow more than the agent does.
    #[error("limit {limit} of {key} is not within {kind}")]
    LimitTooWide { key: &'static str, limit: Kind, kind: Kind },
}

impl SpecError {
    /// The same for a reader's language.
    pub fn message(&self) -> Message {
        let quoted = |text: &str| format!("{text:?}");
        match self {
            SpecError::Unexpected { text, found, at, .. } => Message::new("agent-spec-unexpected")
                .with("found", format!("{found:?}"))
                .with("at", at.to_string())
                .with("text", quoted(text)),
            SpecError::EndsEarly { text, .. } => {
                Message::new("agent-spec-ends-early").with("text", quoted(text))
            }
            SpecError::NoValue { key } => {
                Message::new("agent-spec-no-value").with("key", key.clone())
            }
            SpecError::Duplicate { key } => {
                Message::new("agent-spec-duplicate").with("key", key.clone())
            }
            SpecError::UnknownAgent { name, known } => Message::new("agent-spec-unknown-agent")
                .with("name", quoted(name))
                .with("known", known.join(", ")),
            SpecError::UnknownParameter { agent, key, known } => {
                Message::new("agent-spec-unknown-parameter")
                    .with("agent", *agent)
                    .with("key", quoted(key))
                    .with("known", list_or_none(known))
            }
            SpecError::OutOfRange { key, value, kind } => Message::new("agent-spec-out-of-range")
                .with("key", *key)
                .with("value", value.clone())
                .with("kind", kind.to_string()),
            SpecError::WrongKind { key, value, kind } => Message::new("agent-spec-wrong-kind")
                .with("key", *key)
                .with("value", value.clone())
                .with("kind", kind.to_string()),
            SpecError::LimitTooWide { key, limit, kind } => Message::new("agent-spec-limit")
                .with("key", *key)
                .with("limit", limit.to_string())
                .with("kind", kind.to_string()),
        }
    }
}

fn list_or_none(known: &[&str]) -> String {
    if known.is_empty() { "none".to_owned() } else { known.join(", ") }
}
