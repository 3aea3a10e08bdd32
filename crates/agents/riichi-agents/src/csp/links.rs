//! Rules that bind several slots.

use parlor_riichi::{Kind, KindSet, Suit};

use super::Assignment;
use super::rule::Allowed;
use crate::bucket::Set;

/// Sets that belong together, slot by slot from `first_slot` on; one of the choices must hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Linked {
    first_slot: usize,
    choices: Vec<Vec<Part>>,
}

/// One set of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    kinds: KindSet,
    is_run: bool,
}

impl Part {
    fn of(set: Set) -> Part {
        let kinds = set.kinds().into_iter().collect();
        Part { kinds, is_run: matches!(set, Set::Run(_)) }
    }
}

/// In every order.
fn orders(sets: [Set; 3]) -> Vec<Vec<Set>> {
    let [a, b, c] = sets;
    [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]].map(Vec::from).to_vec()
}

impl Linked {
    fn new(first_slot: usize, choices: impl Iterator<Item = Vec<Set>>) -> Linked {
        let parts = |sets: Vec<Set>| sets.into_iter().map(Part::of).collect();
        Linked { first_slot, choices: choices.map(parts).collect() }
    }

    /// Two identical runs from this slot on.
    pub(crate) fn double_run(first_slot: usize) -> Linked {
        let runs = Kind::all().filter(|kind| kind.starts_run()).map(Set::Run);
        Linked::new(first_slot, runs.map(|run| vec![run; 2]))
    }

    /// The same run, or the same triplet, in three suits.
    pub(crate) fn in_three_suits(
        ranks: std::ops::RangeInclusive<u8>,
        set: fn(Kind) -> Set,
    ) -> Linked {
        let of = |rank: u8| {
            let kinds = Suit::ALL.map(|suit| Kind::suited(suit, rank));
            let [Some(man), Some(pin), Some(sou)] = kinds else { return Vec::new() };
            orders([man, pin, sou].map(set))
        };
        Linked::new(0, ranks.flat_map(of))
    }

    /// 123, 456 and 789 of one suit.
    pub(crate) fn straight() -> Linked {
        let of = |suit: Suit| {
            let lows = [1, 4, 7].map(|rank| Kind::suited(suit, rank));
            let [Some(low), Some(middle), Some(high)] = lows else { return Vec::new() };
            orders([low, middle, high].map(Set::Run))
        };
        Linked::new(0, Suit::ALL.into_iter().flat_map(of))
    }

    /// The tiles that it bears on.
    pub(crate) fn tiles(&self) -> (usize, usize) {
        let n_slots = self.choices.first().map_or(0, Vec::len);
        (3 * self.first_slot, 3 * (self.first_slot + n_slots))
    }

    /// What variable `at` may be.
    pub(crate) fn allowed(&self, assignment: &Assignment, at: usize) -> Allowed {
        let mut allowed = Allowed::NOTHING;
        for choice in &self.choices {
            let mut slots = (self.first_slot..).zip(choice);
            if !slots.clone().all(|(slot, &part)| others_fit(assignment, slot, part, at)) {
                continue;
            }
            allowed.joker = true;
            let Some((slot, part)) = slots.find(|(slot, _)| *slot == at / 3) else { continue };
            let others = (3 * slot..3 * slot + 3).filter(|&n| n != at);
            let used = others.filter_map(|n| assignment[n]);
            let rest =
                if part.is_run { used.fold(part.kinds, KindSet::without) } else { part.kinds };
            allowed.kinds = allowed.kinds | rest;
        }
        allowed
    }
}

/// Are the tiles of a slot, `at` aside, part of a set?
fn others_fit(assignment: &Assignment, slot: usize, part: Part, at: usize) -> bool {
    let mut left = part.kinds;
    for n in (3 * slot..3 * slot + 3).filter(|&n| n != at) {
        let Some(kind) = assignment[n] else { continue };
        if !left.contains(kind) {
            return false;
        }
        if part.is_run {
            left = left.without(kind);
        }
    }
    true
}
