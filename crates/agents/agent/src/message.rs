//! Words that are not yet in any language.

use std::borrow::Cow;
use std::fmt;

use parlor_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Piece, Quantity, SeatMsg, Unit};

/// A message key with arguments: `study-depth` with `depth` = 3. A page looks the key up in the
/// reader's language; the arguments stand in the sentence where that language wants them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Message {
    /// The message's id, as in the language files.
    pub key: Cow<'static, str>,
    /// Its arguments by name, in the order given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(no_recursion)]
    #[ts(optional, as = "Option<Vec<(String, Arg)>>")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

impl Message {
    /// The key of a text that is the same in every language: notation, a name. Its one argument is
    /// `text`.
    pub const VERBATIM: &'static str = "verbatim";

    /// A message without arguments.
    pub const fn new(key: &'static str) -> Message {
        Message { key: Cow::Borrowed(key), args: Vec::new() }
    }

    /// A text that is the same in every language: `13/7 6/5`.
    pub fn verbatim(text: impl Into<Cow<'static, str>>) -> Message {
        Message::new(Message::VERBATIM).with("text", Arg::Text(text.into()))
    }

    /// The same message with one more argument.
    ///
    /// ```
    /// use parlor_agent::Message;
    ///
    /// let depth = Message::new("study-depth").with("depth", 3u32);
    /// assert_eq!(depth.to_string(), "study-depth (depth: 3)");
    /// assert_eq!(Message::verbatim("13/7 6/5").to_string(), "13/7 6/5");
    /// ```
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }
}

impl fmt::Display for Message {
    /// The key and its arguments, for readers without a language file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let (Message::VERBATIM, [(_, text)]) = (&*self.key, &*self.args) {
            return text.fmt(f);
        }
        f.write_str(&self.key)?;
        for (n, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}: {arg}", if n == 0 { " (" } else { ", " })?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

/// What can stand in a message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
#[ts(export_to = "explanation.gen.ts")]
pub enum Arg {
    /// Text that is the same in every language.
    Text(Cow<'static, str>),
    /// A number, written as its unit says.
    Number(Quantity),
    /// Tiles, cards or checkers: drawn, or named in the reader's language.
    Pieces(Vec<Piece>),
    /// A place at the table: the page knows who sits there.
    Seat(SeatMsg),
    /// Another message: a yaku's name inside a sentence.
    #[schema(no_recursion)]
    Message(Message),
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Text(text) => f.write_str(text),
            Arg::Number(quantity) => quantity.fmt(f),
            // With its key a message is for programs: pieces stay as they are written.
            Arg::Pieces(pieces) => {
                let written: Vec<&str> = pieces.iter().map(|piece| &*piece.0).collect();
                f.write_str(&written.join(" "))
            }
            Arg::Seat(seat) => seat.fmt(f),
            Arg::Message(message) => message.fmt(f),
        }
    }
}

/// What can be given to [`Message::with`] as it is.
macro_rules! into_arg {
    ($($given:ident: $type:ty => $arg:expr;)+) => {$(
        impl From<$type> for Arg {
            fn from($given: $type) -> Arg {
                $arg
            }
        }
    )+};
}

into_arg! {
    text: Cow<'static, str> => Arg::Text(text);
    text: &'static str => Arg::Text(Cow::Borrowed(text));
    text: String => Arg::Text(Cow::Owned(text));
    quantity: Quantity => Arg::Number(quantity);
    count: u32 => Arg::Number(Unit::Count.of(count.into()));
    pieces: Vec<Piece> => Arg::Pieces(pieces);
    piece: Piece => Arg::Pieces(vec![piece]);
    seat: Seat => Arg::Seat(seat.into());
    message: Message => Arg::Message(message);
}
