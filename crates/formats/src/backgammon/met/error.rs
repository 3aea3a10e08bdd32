//! What can be wrong with a match equity table.

use crate::At;

/// A table that cannot be read: where, and why.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{at}: {fault}")]
pub struct MetError {
    /// Where reading stopped.
    pub at: At,
    /// What is wrong there.
    pub fault: MetFault,
}

/// What is wrong.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum MetFault {
    /// It is not XML.
    #[error("not well-formed XML: {0}")]
    Xml(String),
    /// Text where a number should stand.
    #[error("<{element}> holds {found:?}, where {wanted} should stand")]
    Number {
        /// The element.
        element: String,
        /// What it holds.
        found: String,
        /// What would be right.
        wanted: &'static str,
    },
    /// A table is missing.
    #[error("no <{element}>")]
    Missing {
        /// The element that is missing.
        element: &'static str,
    },
    /// A table that should be square, or one row, is not.
    #[error("<{element}> has {found}, where {wanted} should be")]
    Shape {
        /// The table.
        element: &'static str,
        /// Its shape.
        found: String,
        /// What would be right.
        wanted: String,
    },
    /// A kind of table that nobody knows.
    #[error("unknown type of table {found:?}; known: \"explicit\", \"zadeh\"")]
    Kind {
        /// The type found.
        found: String,
    },
}
