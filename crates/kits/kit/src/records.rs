//! Finished matches in other programs' formats.

use std::fmt::Display;

use parlor_agent::Message;

use crate::{Host, Played, Question};

/// A format in which a match can be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Format {
    /// Its name in requests.
    pub name: &'static str,
    /// What comes after the dot in a file's name.
    pub ending: &'static str,
    /// Its media type.
    pub media_type: &'static str,
}

/// A game whose matches other programs read and write.
pub trait Records: Host {
    /// The formats in which its matches can be had, besides our own.
    const FORMATS: &'static [Format] = &[];

    /// The formats of other programs that are read, and not written.
    const READ_ONLY: &'static [Format] = &[];

    /// How much does a file look like a record of this game? `head` is its beginning in lower case,
    /// from the first letter on.
    fn likeness(_bytes: &[u8], _head: &str) -> Likeness {
        Likeness::None
    }

    /// Reads a record.
    fn import(_bytes: &[u8]) -> Result<Played<Self>, ImportError> {
        Err(ImportError::unknown(Self::FORMATS))
    }

    /// Writes a match in one of [`Records::FORMATS`].
    fn export(_played: &Played<Self>, format: Format) -> Result<String, ExportError> {
        Err(ExportError::Format { format: format.name.to_owned(), game: Self::NAME, known: vec![] })
    }

    /// The position of a question in the game's own notation, which [`position`](Records::position) reads;
    /// `None` where it cannot be written so.
    fn write_position(_question: &Question<Self>) -> Option<String> {
        None
    }

    /// The question that a position in the game's own notation puts; `None` where the game has no
    /// such notation.
    fn position(_text: &str) -> Option<Result<Question<Self>, ImportError>> {
        None
    }
}

/// How much a file looks like a record of some game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Likeness {
    /// Not at all.
    None,
    /// It has a line as such records have.
    Within,
    /// It is JSON as such records are, and as those of other games may be.
    Form,
    /// It begins as nothing else does.
    Begins,
}

/// Why a text is not a record that can be replayed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ImportError {
    /// It looks like no format that can be read.
    #[error("not a known record format; known: {}", known.join(", "))]
    Unknown {
        /// The names of the formats that can be read.
        known: Vec<&'static str>,
    },
    /// It begins well; the sentence says where it goes wrong.
    #[error("{format}: {error}")]
    Wrong {
        /// Which format it was taken for.
        format: &'static str,
        /// What is wrong, and where.
        error: String,
        /// In which line and column, where that is known.
        at: Option<(usize, usize)>,
    },
    /// A position or a tree that cannot be.
    #[error("{detail}")]
    Position {
        /// What is wrong, and where.
        detail: String,
        /// The same for people.
        message: Message,
    },
}

impl ImportError {
    /// The text is in none of these formats.
    pub fn unknown(known: &[Format]) -> ImportError {
        ImportError::Unknown { known: known.iter().map(|format| format.name).collect() }
    }

    /// Something is wrong with what was taken for this format.
    pub fn wrong(format: &'static str) -> impl Fn(&dyn Display) -> ImportError {
        move |error| ImportError::Wrong { format, error: error.to_string(), at: None }
    }

    /// The same where the line and the column are known.
    #[must_use]
    pub fn at(self, line: usize, column: usize) -> ImportError {
        match self {
            ImportError::Wrong { format, error, .. } => {
                ImportError::Wrong { format, error, at: Some((line, column)) }
            }
            other => other,
        }
    }

    /// A position or a tree that cannot be, for programs and for people.
    pub fn position(detail: &dyn Display, message: Message) -> ImportError {
        ImportError::Position { detail: detail.to_string(), message }
    }

    /// A game whose positions have no notation.
    pub fn no_notation(game: &str) -> ImportError {
        let detail = format!("{game} has no notation for positions");
        ImportError::position(&detail, Message::new("refused-no-notation"))
    }

    /// What is wrong, for people.
    pub fn message(&self) -> Message {
        match self {
            ImportError::Unknown { known } => {
                Message::new("refused-format").with("known", known.join(", "))
            }
            ImportError::Wrong { at: None, .. } => Message::new("refused-record"),
            &ImportError::Wrong { at: Some((line, column)), .. } => {
                placed(Message::new("refused-record-at"), line, column)
            }
            ImportError::Position { message, .. } => message.clone(),
        }
    }
}

/// What is wrong, and at which place of a text.
pub fn refused_at(line: usize, column: usize, what: Message) -> Message {
    placed(Message::new("refused-at"), line, column).with("what", what)
}

fn placed(message: Message, line: usize, column: usize) -> Message {
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    message.with("line", count(line)).with("column", count(column))
}

/// What was found, where something like `example` is expected. The end of a text has no word of its own.
pub fn refused_word(found: &str, example: &'static str) -> Message {
    let bare = found.trim_matches('"');
    let found = match found {
        "the end" | "" => Message::new("refused-end"),
        _ => Message::new("refused-word").with("text", bare.to_owned()),
    };
    Message::new("refused-unexpected").with("found", found).with("example", example)
}

/// Why a match cannot be written so.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ExportError {
    /// The game has no such format.
    #[error("unknown format {format:?} for {game}; known: {}", known.join(", "))]
    Format {
        /// What was asked for.
        format: String,
        /// Which game.
        game: &'static str,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// The format cannot hold it.
    #[error("this match cannot be written so: {0}")]
    Unwritable(String),
}

impl ExportError {
    /// The format cannot hold it.
    pub fn unwritable(error: &dyn Display) -> ExportError {
        ExportError::Unwritable(error.to_string())
    }
}
