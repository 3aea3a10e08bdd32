//! What can be wrong with a match equity table.

use crate::ErrorAt;

/// A table that cannot be read: where, and why.
pub type MetError = ErrorAt<MetFault>;

/// What is wrong.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum MetFault {
    /// It is not XML.
    #[error("not well-formed XML: {0}")]
    Xml(String),
    /// Text where a number should stand.
    #[error("<{element}> holds {found:?}, where {wanted} was expected")]
    Number { element: String, found: String, wanted: &'static str },
    /// A table is missing.
    #[error("no <{element}>")]
    Missing { element: &'static str },
    /// A table that should be square, or one row, is not.
    #[error("<{element}> has {found}; expected {wanted}")]
    Shape { element: &'static str, found: String, wanted: String },
    /// A kind of table that nobody knows.
    #[error("unknown type of table {found:?}; known: \"explicit\", \"zadeh\"")]
    Kind { found: String },
}
