//! The yields of all suits, read kind by kind.
//!
//! While the nine kinds of a suit are read from 1 to 9, all that matters of the kinds read is how
//! many tiles can serve for each number of sets, pair and runs still open. Very few such states
//! differ, so they are numbered and each step is computed once.

use std::collections::HashMap;

use super::yields::{SETS, Yield};

/// Runs that begin at one kind: three equal runs are also three triplets, so two are enough.
const RUNS: usize = 3;
const STATES: usize = RUNS * RUNS * (SETS + 1) * 2;
const UNREACHABLE: u8 = u8::MAX;

/// Sets and pair begun so far: runs begun at the last kind and the one before, all sets, the pair.
#[derive(Clone, Copy)]
struct Begun {
    last: usize,
    before: usize,
    sets: usize,
    pair: usize,
}

impl Begun {
    fn idx(self) -> usize {
        ((self.last * RUNS + self.before) * (SETS + 1) + self.sets) * 2 + self.pair
    }

    fn from_idx(idx: usize) -> Begun {
        let (sets, runs) = (idx / 2 % (SETS + 1), idx / 2 / (SETS + 1));
        Begun { last: runs / RUNS, before: runs % RUNS, sets, pair: idx % 2 }
    }

    /// Everything that may be begun at the next kind, with how many tiles of it are then needed.
    fn steps(self) -> impl Iterator<Item = (Begun, u8)> {
        let choices =
            (0..RUNS).flat_map(|runs| (0..2).flat_map(move |t| (0..2).map(move |p| (runs, t, p))));
        choices.filter_map(move |(runs, triplet, pair)| {
            let needed = runs + self.last + self.before + 3 * triplet + 2 * pair;
            let next = Begun {
                last: runs,
                before: self.last,
                sets: self.sets + runs + triplet,
                pair: self.pair + pair,
            };
            (needed <= 4 && next.sets <= SETS && next.pair <= 1).then_some((next, needed as u8))
        })
    }
}

/// The most tiles that serve, for each [`Begun`].
type Serving = [u8; STATES];

/// The numbered states.
pub(super) struct Automaton {
    states: Vec<Serving>,
    numbers: HashMap<Serving, usize>,
    next: Vec<[Option<usize>; 5]>,
    steps: Vec<Vec<(usize, u8)>>,
}

impl Automaton {
    pub(super) const START: usize = 0;

    pub(super) fn new() -> Automaton {
        let mut start = [UNREACHABLE; STATES];
        start[0] = 0;
        let steps = (0..STATES)
            .map(|idx| Begun::from_idx(idx).steps().map(|(next, n)| (next.idx(), n)).collect())
            .collect();
        Automaton {
            states: vec![start],
            numbers: HashMap::from([(start, Automaton::START)]),
            next: vec![[None; 5]],
            steps,
        }
    }

    /// The state after reading `count` tiles of the next kind.
    pub(super) fn read(&mut self, state: usize, count: usize) -> usize {
        if let Some(next) = self.next[state][count] {
            return next;
        }
        let serving = self.serving_after(state, count as u8);
        let fresh = self.states.len();
        let next = *self.numbers.entry(serving).or_insert(fresh);
        if next == fresh {
            self.states.push(serving);
            self.next.push([None; 5]);
        }
        self.next[state][count] = Some(next);
        next
    }

    fn serving_after(&self, state: usize, count: u8) -> Serving {
        let mut after = [UNREACHABLE; STATES];
        for (begun, &serving) in self.states[state].iter().enumerate() {
            if serving == UNREACHABLE {
                continue;
            }
            for &(next, needed) in &self.steps[begun] {
                let more = serving + needed.min(count);
                if after[next] == UNREACHABLE || after[next] < more {
                    after[next] = more;
                }
            }
        }
        after
    }

    /// The yield of a suit read to its end: no run may stay open.
    pub(super) fn finish(&self, state: usize) -> Yield {
        let serving =
            |sets, pair| self.states[state][Begun { last: 0, before: 0, sets, pair }.idx()];
        Yield {
            sets: std::array::from_fn(|n| serving(n, 0)),
            sets_and_pair: std::array::from_fn(|n| serving(n, 1)),
        }
    }
}
