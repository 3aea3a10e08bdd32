//! The tables, computed on first use in a few hundredths of a second.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::automaton::Automaton;
use super::digits::{Group, HonourIndex, Numbers, SuitIndex, all_suits};
use super::tile_totals::TileTotals;
use super::yields::{SETS, Yield};

/// All tables, about 500 kB, of which ordinary hands touch a small part.
pub(crate) static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

/// The number of a yield. There are fewer than 256.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct YieldId(u8);

/// Yields by group, and how they join.
pub(crate) struct Tables {
    suit_index: SuitIndex,
    honour_index: HonourIndex,
    suits: Box<[YieldId]>,
    honours: [YieldId; HonourIndex::PLACES],
    joined: Box<[[YieldId; 256]; 256]>,
    missing: [[i8; 256]; SETS + 1],
}

impl Tables {
    fn new() -> Tables {
        let mut pool = Pool::default();
        let nothing = pool.number(Yield::of_honours([0; 7]));
        let suit_index = SuitIndex::new();
        let suits = suit_yields(&suit_index, &mut pool, nothing);
        let honours = std::array::from_fn(|place| {
            HonourIndex::kinds_at(place)
                .map_or(nothing, |kinds| pool.number(Yield::of_honours(kinds)))
        });
        let joined = pool.join_all(nothing);
        let missing = std::array::from_fn(|sets| pool.missing(sets));
        Tables { suit_index, honour_index: HonourIndex::new(), suits, honours, joined, missing }
    }

    /// The yield and the totals of a group, which holds at most 14 tiles.
    #[inline]
    pub(crate) fn look_up(&self, group: Group, numbers: Numbers) -> (YieldId, TileTotals) {
        if group == Group::Honours {
            let (place, totals) = self.honour_index.look_up(numbers);
            (self.honours[place], totals)
        } else {
            let (place, totals) = self.suit_index.look_up(numbers);
            // Only a group of more than 14 tiles has no place; then the totals say so.
            (self.suits.get(place).copied().unwrap_or(YieldId(0)), totals)
        }
    }

    /// The yield of two groups together.
    #[inline]
    pub(crate) fn join(&self, a: YieldId, b: YieldId) -> YieldId {
        self.joined[a.0 as usize][b.0 as usize]
    }

    /// How many tiles are missing to `n_sets` sets and a pair; `n_sets` is at most four.
    #[inline]
    pub(crate) fn missing(&self, whole: YieldId, n_sets: usize) -> i8 {
        self.missing[n_sets][whole.0 as usize]
    }
}

fn suit_yields(index: &SuitIndex, pool: &mut Pool, nothing: YieldId) -> Box<[YieldId]> {
    let mut automaton = Automaton::new();
    let mut finished: HashMap<usize, YieldId> = HashMap::new();
    let mut places = 0;
    all_suits(|_| places += 1);
    let mut suits = vec![nothing; places].into_boxed_slice();
    all_suits(|suit| {
        let read = |state, count| automaton.read(state, count);
        let state = suit.digits().fold(Automaton::START, read);
        let id = finished.entry(state).or_insert_with(|| pool.number(automaton.finish(state)));
        suits[index.look_up(suit).0] = *id;
    });
    suits
}

/// Numbers yields as they turn up.
#[derive(Default)]
struct Pool {
    yields: Vec<Yield>,
    numbers: HashMap<Yield, YieldId>,
}

impl Pool {
    fn number(&mut self, new: Yield) -> YieldId {
        let next = self.yields.len();
        *self.numbers.entry(new).or_insert_with(|| {
            assert!(next < 256, "the number of a yield is one byte");
            self.yields.push(new);
            YieldId(next as u8)
        })
    }

    /// Joins all yields with each other until nothing new turns up.
    fn join_all(&mut self, nothing: YieldId) -> Box<[[YieldId; 256]; 256]> {
        let mut joined = Box::new([[nothing; 256]; 256]);
        let mut a = 0;
        while a < self.yields.len() {
            for b in 0..=a {
                let id = self.number(self.yields[a].join(&self.yields[b]));
                joined[a][b] = id;
                joined[b][a] = id;
            }
            a += 1;
        }
        joined
    }

    fn missing(&self, sets: usize) -> [i8; 256] {
        let needed = 3 * sets as i8 + 2;
        std::array::from_fn(|id| {
            self.yields.get(id).map_or(needed, |all| needed - all.sets_and_pair[sets] as i8)
        })
    }
}
