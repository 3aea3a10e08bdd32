//! The rows of an experiment's results, by name.

use crate::Shown;

/// The rows of an experiment's results: what its claims are judged by.
#[derive(Clone, Copy, Debug)]
pub struct Rows<'a>(pub &'a [Shown]);

impl<'a> Rows<'a> {
    /// The row of this name.
    pub fn row(self, what: &str) -> Option<&'a Shown> {
        self.0.iter().find(|row| row.what == what)
    }

    /// Is there such a row? A quick run may lack some.
    pub fn has(self, what: &str) -> bool {
        self.row(what).is_some()
    }

    /// The value of a row; not a number if there is none.
    pub fn value(self, what: &str) -> f64 {
        self.row(what).map_or(f64::NAN, |row| row.ours.value)
    }

    /// The names of rows that begin and end so, in their order.
    pub fn named(self, start: &str, end: &str) -> Vec<String> {
        let is_it = |row: &&Shown| row.what.starts_with(start) && row.what.ends_with(end);
        self.0.iter().filter(is_it).map(|row| row.what.clone()).collect()
    }
}
