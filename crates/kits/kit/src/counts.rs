//! What is counted beside the score.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Named counters of one seat: wins, gammons, riichi declared. Sorted by name.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Counts(BTreeMap<Cow<'static, str>, i64>);

impl Counts {
    /// Adds to one counter.
    pub fn add(&mut self, name: &'static str, amount: i64) {
        *self.0.entry(Cow::Borrowed(name)).or_default() += amount;
    }

    /// The counter of that name; 0 if nothing was counted.
    pub fn get(&self, name: &str) -> i64 {
        self.0.get(name).copied().unwrap_or(0)
    }

    /// Adds every counter of `other`.
    pub fn merge(&mut self, other: &Counts) {
        for (name, amount) in &other.0 {
            let sum = self.0.entry(name.clone()).or_default();
            *sum = sum.saturating_add(*amount);
        }
    }

    /// All counters, sorted by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, i64)> {
        self.0.iter().map(|(name, &amount)| (&**name, amount))
    }
}
