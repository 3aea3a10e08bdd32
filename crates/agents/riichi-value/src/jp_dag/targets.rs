//! Complete hands near the beginning hand.

use parlor_agent::Meter;
use parlor_riichi::{Kind, KindSet};

use crate::numbering::{Numbering, sum_of};
use crate::stock::Stock;

/// All ways to complete the concealed tiles with at most `missing_max` tiles more: sets and a pair,
/// or seven pairs. Each is told once. `None` when the time is up.
pub(super) fn targets(
    stock: &Stock,
    n_sets: usize,
    missing_max: u8,
    meter: &mut Meter<'_>,
) -> Option<Vec<[u8; Kind::COUNT]>> {
    let mut search = Search {
        stock,
        missing_max,
        counts: [0; Kind::COUNT],
        numbers: Numbering::default(),
        found: Vec::new(),
        meter,
        n_tries: 0,
    };
    search.numbers.clear();
    search.sets(0, n_sets, 0);
    if n_sets == 4 {
        search.pairs(0, 7, 0);
    }
    search.meter.look().then_some(search.found)
}

/// So many sets and pairs are tried between two looks at the clock.
const TRIES_A_LOOK: u32 = 4096;

/// How many different sets there are: 21 runs and 34 triplets.
pub(super) const SETS: usize = 21 + Kind::COUNT;

/// The kinds of a set, by index.
pub(super) fn set_kinds(set: usize) -> [usize; 3] {
    match set {
        0..21 => {
            let first = set / 7 * 9 + set % 7;
            [first, first + 1, first + 2]
        }
        _ => [set - 21; 3],
    }
}

struct Search<'a, 'b> {
    stock: &'a Stock,
    missing_max: u8,
    counts: [u8; Kind::COUNT],
    numbers: Numbering,
    found: Vec<[u8; Kind::COUNT]>,
    meter: &'a mut Meter<'b>,
    n_tries: u32,
}

impl Search<'_, '_> {
    /// Adds `n` more sets, none before `first` in order, then a pair.
    fn sets(&mut self, first: usize, n: usize, missing: u8) {
        if n == 0 {
            for idx in 0..Kind::COUNT {
                if let Some(missing) = self.put(&[idx, idx], missing) {
                    self.note(missing);
                    self.take(&[idx, idx]);
                }
            }
            return;
        }
        for set in first..SETS {
            let kinds = set_kinds(set);
            if let Some(missing) = self.put(&kinds, missing) {
                self.sets(set, n - 1, missing);
                self.take(&kinds);
            }
        }
    }

    /// Adds `n` more pairs of different kinds.
    fn pairs(&mut self, first: usize, n: usize, missing: u8) {
        if n == 0 {
            return self.note(missing);
        }
        for idx in first..=Kind::COUNT - n {
            if let Some(missing) = self.put(&[idx, idx], missing) {
                self.pairs(idx + 1, n - 1, missing);
                self.take(&[idx, idx]);
            }
        }
    }

    /// Adds tiles; `None`, and nothing changed, if too many are missing, there are not so many, or the time
    /// is up.
    fn put(&mut self, kinds: &[usize], mut missing: u8) -> Option<u8> {
        self.n_tries += 1;
        if self.n_tries.is_multiple_of(TRIES_A_LOOK) && !self.meter.look()
            || self.meter.spent().is_some()
        {
            return None;
        }
        for (n, &idx) in kinds.iter().enumerate() {
            let root = self.stock.root[idx];
            self.counts[idx] += 1;
            let more = self.counts[idx].saturating_sub(root);
            missing += u8::from(more > 0);
            if missing > self.missing_max || more > self.stock.left(idx, 0) {
                self.take(&kinds[..=n]);
                return None;
            }
        }
        Some(missing)
    }

    fn take(&mut self, kinds: &[usize]) {
        for &idx in kinds {
            self.counts[idx] -= 1;
        }
    }

    fn note(&mut self, missing: u8) {
        if missing == 0 {
            return; // Complete already: nothing leads there.
        }
        let number = self.found.len() as u32;
        if let Err(place) = self.numbers.find(sum_of(&self.counts, 0)) {
            self.numbers.put(place, number);
            self.found.push(self.counts);
        }
    }
}

/// The kinds that `counts` has more of than `other`.
pub(super) fn kinds_above(counts: &[u8; Kind::COUNT], other: &[u8; Kind::COUNT]) -> KindSet {
    Kind::all().filter(|kind| counts[kind.idx()] > other[kind.idx()]).collect()
}
