//! Sets laid out on the way, by number.

use parlor_riichi::Kind;

use super::targets::{SETS, set_kinds};

/// Where the open kans begin, behind runs and triplets; added ones are among them.
pub(super) const OPEN_KANS: usize = SETS;
/// Where the closed kans begin.
pub(super) const CLOSED_KANS: usize = OPEN_KANS + Kind::COUNT;
/// How many different sets can be laid out.
pub(super) const ALL: usize = CLOSED_KANS + Kind::COUNT;

/// The sorts of set that differ in how they come about and what they are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sort {
    Run,
    Triplet,
    OpenKan,
    ClosedKan,
}

impl Sort {
    pub(super) const fn of(set: usize) -> Sort {
        match set {
            0..21 => Sort::Run,
            21..OPEN_KANS => Sort::Triplet,
            OPEN_KANS..CLOSED_KANS => Sort::OpenKan,
            _ => Sort::ClosedKan,
        }
    }
}

/// The kinds of a set; a kan counts as three tiles.
pub(super) fn kinds_of(set: usize) -> [usize; 3] {
    match Sort::of(set) {
        Sort::Run | Sort::Triplet => set_kinds(set),
        Sort::OpenKan => [set - OPEN_KANS; 3],
        Sort::ClosedKan => [set - CLOSED_KANS; 3],
    }
}

/// The triplet of the kind at `idx`.
pub(super) const fn triplet(idx: usize) -> usize {
    21 + idx
}

/// A hand has room for four.
const LAID_OUT_MAX: usize = 4;
/// No set.
const NONE: u8 = u8::MAX;

/// Sets laid out on the way, sorted by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Called([u8; LAID_OUT_MAX]);

impl Called {
    pub(super) const NOTHING: Called = Called([NONE; LAID_OUT_MAX]);

    /// With one set more; `None` if there are too many.
    pub(super) fn with(self, set: usize) -> Option<Called> {
        self.replaced(NONE, set)
    }

    /// With the pon of the kind at `idx` made a kan; `None` if it is not there.
    pub(super) fn with_added(self, idx: usize) -> Option<Called> {
        self.replaced(triplet(idx) as u8, OPEN_KANS + idx)
    }

    fn replaced(self, old: u8, set: usize) -> Option<Called> {
        let mut sets = self.0;
        *sets.iter_mut().find(|set| **set == old)? = set as u8;
        sets.sort_unstable();
        Some(Called(sets))
    }

    pub(super) fn sets(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().filter(|&set| set != NONE).map(usize::from)
    }

    /// How many of them are called: all but closed kans.
    pub(super) fn n_calls(self) -> usize {
        self.sets().filter(|&set| set < CLOSED_KANS).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pon_becomes_a_kan_and_stays_a_call() {
        let (run, east) = (3, 27);
        let pon = Called::NOTHING.with(triplet(east)).and_then(|called| called.with(run));
        let kan = pon.and_then(|called| called.with_added(east)).expect("a pon is there");
        assert_eq!(kan.sets().collect::<Vec<_>>(), [run, OPEN_KANS + east]);
        assert_eq!(kan.n_calls(), 2);
        assert_eq!(kan.with_added(east), None);
        let closed = kan.with(CLOSED_KANS + 33).expect("three of four");
        assert_eq!((closed.n_calls(), closed.sets().count()), (2, 3));
        assert_eq!(kinds_of(CLOSED_KANS + 33), [33; 3]);
    }
}
