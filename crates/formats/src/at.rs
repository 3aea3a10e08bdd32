//! A place in a text, and what is wrong there.

use std::fmt;

/// Where in a text of several lines something is; both counted from 1, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct At {
    /// The line.
    pub line: usize,
    /// Which character of it.
    pub column: usize,
}

impl At {
    /// The place that follows `before`, the beginning of a text.
    pub(crate) fn after(before: &str) -> At {
        let last = before.rsplit('\n').next().unwrap_or_default();
        At { line: 1 + before.matches('\n').count(), column: 1 + last.chars().count() }
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{at}: {fault}")]
pub struct ErrorAt<F> {
    /// Where reading stopped.
    pub at: At,
    /// What is wrong there.
    pub fault: F,
}

/// Gives a fault its place.
pub(crate) trait Locate: Sized {
    fn at(self, line: usize, column: usize) -> ErrorAt<Self> {
        ErrorAt { at: At { line, column }, fault: self }
    }
}

impl<F> Locate for F {}
