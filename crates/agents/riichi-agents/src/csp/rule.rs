//! A constraint, and what it lets a tile be.

use parlor_riichi::{Kind, KindSet, Suit};

use super::links::Linked;
use super::{Assignment, TILES};
use crate::bucket::Class;

/// A constraint on some of the tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Three tiles: a run or triplet of a class.
    Set(Class),
    /// Two tiles: a pair of one of these kinds.
    Pair(KindSet),
    /// Each tile is of one of these kinds.
    Within(KindSet),
    /// Each tile is a value tile: a dragon, the seat wind or the round wind.
    Value,
    /// Several sets that belong together.
    Linked(Linked),
    /// Seven pairs, all different.
    SevenPairs,
    /// All tiles of one suit, honours besides or not.
    OneSuit {
        /// Are honours allowed?
        honours: bool,
    },
    /// At least one honour, one terminal and one simple.
    ChantaHand,
}

/// What a tile may be so that a rule holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowed {
    /// The kinds that may stand there.
    pub kinds: KindSet,
    /// May a joker stand there?
    pub joker: bool,
}

impl Allowed {
    pub(crate) const NOTHING: Allowed = Allowed { kinds: KindSet::EMPTY, joker: false };

    /// May it be this?
    pub fn allows(self, what: Option<Kind>) -> bool {
        what.map_or(self.joker, |kind| self.kinds.contains(kind))
    }
}

impl Rule {
    /// What variable `at` may be while all others stand as they do. The rule bears on `tiles`, a
    /// range that holds `at`.
    pub fn allowed(
        &self,
        assignment: &Assignment,
        tiles: (usize, usize),
        at: usize,
        values: KindSet,
    ) -> Allowed {
        let others = || (tiles.0..tiles.1).filter(move |&n| n != at);
        let real = || others().filter_map(|n| assignment[n]);
        match self {
            Rule::Set(class) => {
                set(class, [0, 1].map(|n| others().nth(n).and_then(|n| assignment[n])))
            }
            Rule::Pair(kinds) => match real().next() {
                None => Allowed { kinds: *kinds, joker: true },
                Some(kind) => {
                    let kinds = KindSet::one(kind) & *kinds;
                    Allowed { kinds, joker: !kinds.is_empty() }
                }
            },
            Rule::Within(kinds) => within(*kinds, real()),
            Rule::Value => within(values, real()),
            Rule::Linked(linked) => linked.allowed(assignment, at),
            Rule::SevenPairs => seven_pairs(assignment, at),
            Rule::OneSuit { honours } => one_suit(*honours, real()),
            Rule::ChantaHand => chanta_hand(others().map(|n| assignment[n])),
        }
    }
}

fn within(kinds: KindSet, mut others: impl Iterator<Item = Kind>) -> Allowed {
    if others.all(|kind| kinds.contains(kind)) {
        Allowed { kinds, joker: true }
    } else {
        Allowed::NOTHING
    }
}

/// The third tile of a set.
fn set(class: &Class, others: [Option<Kind>; 2]) -> Allowed {
    let mut real = others.into_iter().flatten();
    let (Some(first), second) = (real.next(), real.next()) else {
        let kinds = in_runs(class.runs) | class.triplets;
        return Allowed { kinds, joker: !kinds.is_empty() };
    };
    let mut kinds = KindSet::EMPTY;
    if class.triplets.contains(first) && second.is_none_or(|second| second == first) {
        kinds = KindSet::one(first);
    }
    let mut joker = !kinds.is_empty();
    for low in [Some(first), first.down(1), first.down(2)].into_iter().flatten() {
        if !class.runs.contains(low) {
            continue;
        }
        let run = in_runs(KindSet::one(low));
        if second.is_none_or(|second| second != first && run.contains(second)) {
            let rest = run.without(first);
            kinds = kinds | second.map_or(rest, |second| rest.without(second));
            joker = true;
        }
    }
    Allowed { kinds, joker }
}

/// The kinds of runs from these up: a run begins at a seven at the latest.
fn in_runs(lows: KindSet) -> KindSet {
    let bits = lows.bits();
    KindSet::from_bits(bits | bits << 1 | bits << 2).unwrap_or(lows)
}

fn seven_pairs(assignment: &Assignment, at: usize) -> Allowed {
    let mut taken = KindSet::EMPTY;
    for pair in (0..TILES).step_by(2).filter(|pair| at / 2 * 2 != *pair) {
        let (one, two) = (assignment[pair], assignment[pair + 1]);
        let differ = one.is_some() && two.is_some() && one != two;
        let Some(kind) = one.or(two) else { continue };
        if differ || taken.contains(kind) {
            return Allowed::NOTHING;
        }
        taken = taken.with(kind);
    }
    match assignment[at ^ 1] {
        Some(kind) if taken.contains(kind) => Allowed::NOTHING,
        Some(kind) => Allowed { kinds: KindSet::one(kind), joker: true },
        None => Allowed { kinds: !taken, joker: true },
    }
}

fn one_suit(honours: bool, others: impl Iterator<Item = Kind>) -> Allowed {
    let mut suit: Option<Suit> = None;
    for kind in others {
        match (kind.suit(), suit) {
            (None, _) if honours => {}
            (Some(of), None) => suit = Some(of),
            (Some(of), Some(known)) if of == known => {}
            _ => return Allowed::NOTHING,
        }
    }
    let of_suits = match suit.and_then(|suit| Kind::suited(suit, 1)) {
        None => !KindSet::HONOURS,
        Some(one) => KindSet::from_bits(0x1ff << one.idx()).unwrap_or(KindSet::EMPTY),
    };
    let kinds = if honours { of_suits | KindSet::HONOURS } else { of_suits };
    Allowed { kinds, joker: true }
}

fn chanta_hand(others: impl Iterator<Item = Option<Kind>>) -> Allowed {
    let sorts = [KindSet::HONOURS, KindSet::TERMINALS, KindSet::SIMPLES];
    let (mut seen, mut jokers) = (KindSet::EMPTY, 0);
    for other in others {
        match other {
            Some(kind) => seen = seen.with(kind),
            None => jokers += 1,
        }
    }
    let missing = || sorts.into_iter().filter(|sort| !sort.meets(seen));
    let n_missing = missing().count();
    let kinds = match n_missing {
        n if n <= jokers => KindSet::ALL,
        n if n == jokers + 1 => missing().fold(KindSet::EMPTY, |kinds, sort| kinds | sort),
        _ => KindSet::EMPTY,
    };
    Allowed { kinds, joker: n_missing <= jokers + 1 }
}
