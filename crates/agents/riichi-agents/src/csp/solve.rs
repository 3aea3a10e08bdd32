//! As few jokers as can be.

use parlor_agent::{Meter, Stream};
use parlor_riichi::{Hand, Kind, KindSet, Tile, Yaku};

use super::solver::{Manner, Solver};
use super::{Assignment, JOKERS, Problem, TILES};
use crate::bucket::Set;

/// What may be left out because its outcome is certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shortcuts {
    /// Nothing: every step is made.
    None,
    /// A search with fewer jokers than any solution has, for `kept_max` tiles are the most that can
    /// be kept; and the rest of a search in which nothing will ever move again.
    Certain {
        /// The most that the exact programme keeps.
        kept_max: u8,
    },
}

/// The solution with the fewest jokers that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// Tiles of the hand in it, called ones included, three to a set.
    pub kept: u8,
    /// Tiles of each kind that it does not use.
    pub left: [u64; Kind::COUNT],
    /// The tiles of the hand in each slot; called sets are not shown.
    pub parts: Vec<Vec<Kind>>,
}

/// Solves the problem of `yaku` for a hand, from eight jokers down until a search fails; with called
/// sets, for every way to put them into slots, and keeps the best. Randomness is drawn for each
/// search apart, from `seed` and its number.
pub fn solve(
    yaku: Yaku,
    hand: &Hand,
    values: KindSet,
    (manner, shortcuts): (Manner, Shortcuts),
    seed: &[u64],
    meter: &mut Meter<'_>,
) -> Option<Solution> {
    let problem = Problem::of(yaku)?;
    let tiles: Vec<Kind> = hand.concealed.iter().map(Tile::kind).collect();
    let called: Vec<Set> = hand.melds.iter().map(Set::of).collect();
    if yaku == Yaku::Chiitoitsu && !called.is_empty() {
        return None;
    }
    let mut best: Option<Solution> = None;
    for (n, assignment) in (0..).zip(placements(problem, &called, values)) {
        let mut found = None;
        for jokers in (0..=JOKERS).rev() {
            let kept_max = TILES - jokers;
            let give_up = match shortcuts {
                Shortcuts::None => false,
                Shortcuts::Certain { kept_max: most } if usize::from(most) < kept_max => break,
                Shortcuts::Certain { .. } => true,
            };
            let path = [seed, &[u64::from(yaku.number()), n, jokers as u64]].concat();
            let mut random = Stream::derived(path[0], &path[1..]);
            let mut solver = Solver::new(problem, &tiles, &assignment, values, jokers);
            if !solver.run(manner, give_up, &mut random, meter) {
                break;
            }
            found = Some(solver.solution());
        }
        let found = found.map(|found| solution(yaku, &found, &tiles, called.len()));
        if found.as_ref().map(|found| found.kept) > best.as_ref().map(|best| best.kept) {
            best = found;
        }
    }
    best
}

fn solution(
    yaku: Yaku,
    found: &[Option<usize>; TILES],
    tiles: &[Kind],
    n_called: usize,
) -> Solution {
    let mut left = [0; Kind::COUNT];
    for (n, kind) in tiles.iter().enumerate() {
        left[kind.idx()] += u64::from(!found.contains(&Some(n)));
    }
    let size = if yaku == Yaku::Chiitoitsu { 2 } else { 3 };
    let part = |slot: &[Option<usize>]| slot.iter().flatten().map(|&n| tiles[n]).collect();
    Solution {
        kept: (found.iter().flatten().count() + 3 * n_called) as u8,
        left,
        parts: found.chunks(size).map(part).collect(),
    }
}

/// Every way to put called sets into slots in which the rest could still be anything; slots with the
/// same rules are one.
fn placements(problem: &Problem, called: &[Set], values: KindSet) -> Vec<Assignment> {
    let rules_of = |slot: usize| {
        let bears = move |(from, to): (usize, usize)| from < 3 * slot + 3 && to > 3 * slot;
        problem.rules.iter().filter(move |(_, tiles)| bears(*tiles)).map(|(rule, _)| rule)
    };
    let is_empty = |assignment: &Assignment, slot: usize| assignment[3 * slot].is_none();
    let mut all: Vec<Assignment> = vec![[None; TILES]];
    for set in called {
        let mut next = Vec::new();
        for assignment in &all {
            for slot in (0..4).filter(|&slot| is_empty(assignment, slot)) {
                let same = |other: usize| rules_of(other).eq(rules_of(slot));
                if (0..slot).any(|other| is_empty(assignment, other) && same(other)) {
                    continue;
                }
                let mut with = *assignment;
                with[3 * slot..3 * slot + 3].copy_from_slice(&set.kinds().map(Some));
                let holds = problem.rules.iter().all(|(rule, tiles)| {
                    let at = tiles.0;
                    rule.allowed(&with, *tiles, at, values).allows(with[at])
                });
                if holds {
                    next.push(with);
                }
            }
        }
        all = next;
    }
    all
}
