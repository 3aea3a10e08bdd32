//! What Parlor says, in six languages.
//!
//! A [`Message`](parlor_agent::Message) is a key with arguments. A [`Language`] looks the key up in
//! the Fluent files under `locales/`, which the page reads too, and writes numbers as its readers
//! do.
//!
//! ```
//! use parlor_agent::{Message, Piece, Say, Unit};
//! use parlor_texts::Language;
//!
//! let discard = Message::new("riichi-discard").with("tile", Piece::new("9m"));
//! assert_eq!(Language::English.message(&discard), "Discard 9m");
//! assert_eq!(Language::Finnish.number(1234.5, Unit::number(1)), "1\u{a0}234,5");
//! ```
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `language` | [`Language`]: which there are, and which one a reader wants |
//! | `bundle` | the messages of a language, read when it is first needed |
//! | `number` | grouping, decimal marks and per cent signs |

mod bundle;
mod language;
mod number;

pub use bundle::files;
pub use language::{Language, UnknownLanguage};
