//! The records of a table's matches, as far as its task keeps them.

use std::collections::VecDeque;

/// How many are kept where no database has them.
const KEPT: usize = 20;

/// The last records of a table.
pub(crate) struct Records {
    /// How many matches are over.
    n_over: u64,
    most: usize,
    kept: VecDeque<String>,
}

impl Records {
    /// Of a table at which so many matches are over. A database has them all, and then none is kept
    /// here.
    pub(crate) fn new(n_over: u64, in_database: bool) -> Records {
        let most = if in_database { 0 } else { KEPT };
        Records { n_over, most, kept: VecDeque::new() }
    }

    /// A match is over.
    pub(crate) fn push(&mut self, record: String) {
        self.n_over += 1;
        self.kept.push_back(record);
        if self.kept.len() > self.most {
            self.kept.pop_front();
        }
    }

    /// How many matches are over.
    pub(crate) fn n_over(&self) -> u64 {
        self.n_over
    }

    /// The record of the match with this number, counted from 0; of the last one where none is named.
    pub(crate) fn get(&self, nth: Option<u32>) -> Option<&String> {
        let Some(nth) = nth else { return self.kept.back() };
        let later = self.n_over.checked_sub(u64::from(nth) + 1)?;
        let at = (self.kept.len() as u64).checked_sub(later + 1)?;
        self.kept.get(usize::try_from(at).ok()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_keep_their_numbers_when_the_oldest_are_dropped() {
        let mut records = Records::new(0, false);
        for nth in 0..25 {
            records.push(nth.to_string());
        }
        let nth = |nth| records.get(Some(nth)).map(String::as_str);
        assert_eq!([4, 5, 24, 25].map(nth), [None, Some("5"), Some("24"), None]);
    }

    #[test]
    fn what_a_database_has_is_not_kept_in_memory() {
        let mut records = Records::new(3, true);
        records.push("fourth".into());
        assert!(records.kept.is_empty() && records.get(None).is_none());
        assert_eq!(records.n_over(), 4);
    }
}
