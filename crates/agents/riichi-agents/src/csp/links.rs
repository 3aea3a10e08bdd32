//! Rules that bind several slots.

use parlor_riichi::{Kind, KindSet, Suit};

use super::Assignment;
use super::rule::Allowed;
use crate::bucket::Set;

/// Sets that belong together, slot by slot from `first_slot` on; one of the choices must hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Linked {
    first_slot: usize,
    choices: Vec<Vec<Set>>,
}

/// In every order.
fn orders(sets: [Set; 3]) -> Vec<Vec<Set>> {
    let [a, b, c] = sets;
    [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]].map(Vec::from).to_vec()
}

impl Linked {
    /// Two identical runs from this slot on.
    pub(crate) fn double_run(first_slot: usize) -> Linked {
        let runs = Kind::all().filter(|kind| kind.starts_run()).map(Set::Run);
        Linked { first_slot, choices: runs.map(|run| vec![run; 2]).collect() }
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
        Linked { first_slot: 0, choices: ranks.flat_map(of).collect() }
    }

    /// 123, 456 and 789 of one suit.
    pub(crate) fn straight() -> Linked {
        let of = |suit: Suit| {
            let lows = [1, 4, 7].map(|rank| Kind::suited(suit, rank));
            let [Some(low), Some(middle), Some(high)] = lows else { return Vec::new() };
            orders([low, middle, high].map(Set::Run))
        };
        Linked { first_slot: 0, choices: Suit::ALL.into_iter().flat_map(of).collect() }
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
            if !slots.clone().all(|(slot, &set)| others_fit(assignment, slot, set, at)) {
                continue;
            }
            allowed.joker = true;
            let Some((slot, set)) = slots.find(|(slot, _)| *slot == at / 3) else { continue };
            let kinds: KindSet = set.kinds().into_iter().collect();
            let others = (3 * slot..3 * slot + 3).filter(|&n| n != at);
            let used = others.filter_map(|n| assignment[n]);
            let rest = match set {
                Set::Triplet(_) => kinds,
                Set::Run(_) => used.fold(kinds, KindSet::without),
            };
            allowed.kinds = allowed.kinds | rest;
        }
        allowed
    }
}

/// Are the tiles of a slot, `at` aside, part of a set?
fn others_fit(assignment: &Assignment, slot: usize, set: Set, at: usize) -> bool {
    let mut rest: Vec<Kind> = Vec::new();
    let kinds = set.kinds();
    for n in (3 * slot..3 * slot + 3).filter(|&n| n != at) {
        let Some(kind) = assignment[n] else { continue };
        let is_again = matches!(set, Set::Run(_)) && rest.contains(&kind);
        if is_again || !kinds.contains(&kind) {
            return false;
        }
        rest.push(kind);
    }
    true
}
