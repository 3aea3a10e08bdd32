//! Statements that both databases take alike, with their values.

/// A statement and its values, in order.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    pub(super) sql: &'static str,
    pub(super) values: Vec<Cell>,
}

/// One value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Cell {
    Text(String),
    Number(i64),
}

impl Statement {
    pub(super) fn new<const N: usize>(sql: &'static str, values: [Cell; N]) -> Statement {
        Statement { sql, values: values.into() }
    }
}

impl Cell {
    /// A text; empty where it is a number.
    pub(super) fn text(self) -> String {
        match self {
            Cell::Text(text) => text,
            Cell::Number(_) => String::new(),
        }
    }

    /// A number that is not negative; 0 where it is none.
    pub(super) fn number(&self) -> u64 {
        match self {
            Cell::Text(_) => 0,
            Cell::Number(number) => u64::try_from(*number).unwrap_or(0),
        }
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        Cell::Text(text.to_owned())
    }
}

impl From<u64> for Cell {
    fn from(number: u64) -> Cell {
        Cell::Number(number.cast_signed())
    }
}
