//! The dynamic programme inside one suit.

use parlor_riichi::{Kind, KindSet};

use super::cover::Cover;
use super::{Class, Set};

/// One suit, or the honours, as the programme sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stretch {
    /// Its first kind, by index.
    pub(crate) first: usize,
    /// How many kinds it has.
    pub(crate) len: usize,
}

impl Stretch {
    /// The part of a class that lies in this suit.
    pub(crate) fn part(self, class: &Class) -> Class {
        let kinds = (self.first..self.first + self.len).filter_map(Kind::from_idx);
        let kinds: KindSet = kinds.collect();
        Class {
            runs: class.runs & kinds,
            triplets: class.triplets & kinds,
            pairs: class.pairs & kinds,
        }
    }
}

/// Man, pin, sou and the honours.
pub(crate) const SUITS: [Stretch; 4] = [
    Stretch { first: 0, len: 9 },
    Stretch { first: 9, len: 9 },
    Stretch { first: 18, len: 9 },
    Stretch { first: 27, len: 7 },
];

/// What there is and what is asked for, kind by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stock {
    /// Tiles in the hand.
    pub(crate) held: [u8; Kind::COUNT],
    /// Tiles that a target may need at most.
    pub(crate) room: [u8; Kind::COUNT],
    /// Tiles that fixed sets need.
    pub(crate) fixed: [u8; Kind::COUNT],
}

/// The best cover by number of free sets (0 to 4) and of pairs (0 or 1) inside one suit, fixed sets
/// in it included.
pub(crate) type SuitTable = [[Option<Cover>; 2]; 5];

/// What is known while ranks are scanned: runs that began one and two ranks below, sets and pairs so
/// far, and what they keep.
#[derive(Clone, Copy)]
struct State {
    began: [u8; 2],
    n_sets: u8,
    n_pairs: u8,
    cover: Cover<9>,
}

/// Fills the table with up to `n_sets` free sets of `class`.
pub(crate) fn suit_table(suit: Stretch, stock: &Stock, class: &Class, n_sets: u8) -> SuitTable {
    let mut states = vec![State { began: [0; 2], n_sets: 0, n_pairs: 0, cover: Cover::NOTHING }];
    for rank in 0..suit.len {
        let mut layer = Layer::new();
        for state in &states {
            step(state, rank, suit, stock, class, n_sets, &mut layer);
        }
        states = layer.states;
    }
    let mut table: SuitTable = [[None; 2]; 5];
    for state in states.iter().filter(|state| state.began == [0; 2]) {
        let Cover { kept, n_targets, left: in_suit, example } = state.cover;
        let mut left = [0; Kind::COUNT];
        left[suit.first..suit.first + suit.len].copy_from_slice(&in_suit[..suit.len]);
        let cover = Cover { kept, n_targets, left, example };
        table[usize::from(state.n_sets)][usize::from(state.n_pairs)] = Some(cover);
    }
    table
}

/// The states after one rank, equal ones merged.
struct Layer {
    places: [u8; 256],
    states: Vec<State>,
}

impl Layer {
    const NONE: u8 = u8::MAX;

    fn new() -> Layer {
        Layer { places: [Layer::NONE; 256], states: Vec::with_capacity(80) }
    }

    fn add(&mut self, state: State) {
        let [one, two] = state.began.map(usize::from);
        let key =
            ((one * 5 + two) * 5 + usize::from(state.n_sets)) * 2 + usize::from(state.n_pairs);
        match self.places[key] {
            Layer::NONE => {
                self.places[key] = self.states.len() as u8;
                self.states.push(state);
            }
            place => self.states[usize::from(place)].cover.merge(&state.cover),
        }
    }
}

/// All choices at one rank: how many runs begin here, how many triplets, whether the pair.
fn step(
    state: &State,
    rank: usize,
    suit: Stretch,
    stock: &Stock,
    class: &Class,
    n_sets: u8,
    layer: &mut Layer,
) {
    let at = suit.first + rank;
    let Some(kind) = Kind::from_idx(at) else { return };
    let free = n_sets - state.n_sets;
    let runs_max = if class.runs.contains(kind) { free } else { 0 };
    for runs in 0..=runs_max {
        let triplets_max = if class.triplets.contains(kind) { free - runs } else { 0 };
        for triplets in 0..=triplets_max {
            let pairs_max = u8::from(state.n_pairs == 0 && class.pairs.contains(kind));
            for pairs in 0..=pairs_max {
                let chosen = runs + 3 * triplets + 2 * pairs;
                let needed = state.began[0] + state.began[1] + chosen + stock.fixed[at];
                if needed > stock.room[at] {
                    continue;
                }
                let mut next = State {
                    began: [runs, state.began[0]],
                    n_sets: state.n_sets + runs + triplets,
                    n_pairs: state.n_pairs + pairs,
                    cover: state.cover,
                };
                let held = stock.held[at];
                next.cover.kept += held.min(needed);
                next.cover.left[rank] =
                    next.cover.n_targets * u64::from(held.saturating_sub(needed));
                let example = &mut next.cover.example;
                for _ in 0..runs {
                    *example = example.with_set(Set::Run(kind));
                }
                for _ in 0..triplets {
                    *example = example.with_set(Set::Triplet(kind));
                }
                if pairs > 0 {
                    *example = example.with_pair(kind);
                }
                layer.add(next);
            }
        }
    }
}
