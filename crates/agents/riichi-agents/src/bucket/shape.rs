//! What a yaku asks for.

use parlor_riichi::{Kind, KindSet, Meld};

/// A set, by its kind or by the lowest kind of its run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Set {
    /// Three in sequence from this kind up.
    Run(Kind),
    /// Three of this kind.
    Triplet(Kind),
}

impl Set {
    /// What a called set is; a kan counts as a triplet.
    pub fn of(meld: &Meld) -> Set {
        if meld.is_run() { Set::Run(meld.kind()) } else { Set::Triplet(meld.kind()) }
    }

    /// The three kinds of its tiles.
    pub fn kinds(self) -> [Kind; 3] {
        match self {
            Set::Triplet(kind) => [kind; 3],
            Set::Run(low) => [0, 1, 2].map(|steps| low.up(steps).unwrap_or(low)),
        }
    }
}

/// Which sets and pairs are allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Class {
    /// The lowest kinds of allowed runs.
    pub runs: KindSet,
    /// The kinds of allowed triplets.
    pub triplets: KindSet,
    /// The kinds of allowed pairs.
    pub pairs: KindSet,
}

impl Class {
    /// May `set` be one of the sets?
    pub fn allows(&self, set: Set) -> bool {
        match set {
            Set::Run(low) => self.runs.contains(low),
            Set::Triplet(kind) => self.triplets.contains(kind),
        }
    }
}

/// Four sets and a pair: some sets given, the others of a class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The sets that must be there.
    pub fixed: Vec<Set>,
    /// What the other sets and the pair may be.
    pub free: Class,
}

impl Shape {
    /// What is still to be collected once `called` lies open: the fixed sets that remain, and how
    /// many free ones. `None` where a called set has no place.
    pub fn without(&self, called: impl Iterator<Item = Set>) -> Option<(Vec<Set>, usize)> {
        let (mut fixed, mut n_free) = (self.fixed.clone(), 4 - self.fixed.len());
        for set in called {
            if let Some(at) = fixed.iter().position(|&wanted| wanted == set) {
                fixed.remove(at);
            } else if n_free > 0 && self.free.allows(set) {
                n_free -= 1;
            } else {
                return None;
            }
        }
        Some((fixed, n_free))
    }
}
