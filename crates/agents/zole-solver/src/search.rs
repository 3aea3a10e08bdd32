//! Null-window alpha-beta over one deal with open cards.
//!
//! Asked is always whether the soloist still gets at least `need`. Answers are fail-soft: at least
//! `need` is a proven lower bound, less is a proven upper bound. States at the start of a trick are
//! merged ([`Merge`]), looked up ([`Table`]) and bounded ([`quick`]).
//!
//! Quasi-symmetry (after Kupferschmid and Helmert's DDSS): two cards of one hand and class with no
//! other player's card between them can be exchanged in every line of play, which moves at most the
//! difference of their eyes. So once one is tried, the other is bounded, and cards of equal eyes
//! are tried once.

use std::marker::PhantomData;

use crate::bits::{CLASS, EYES, Mask, STRONGER, follow, next};
use crate::bounds::{Hands, quick};
use crate::measure::Measure;
use crate::merge::Merge;
use crate::order::{Ordered, Scorer};
use crate::table::{Bounds, Table};

/// A search in one deal for one measure.
pub(crate) struct Search<'a, M> {
    hands: [Mask; 3],
    soloist: usize,
    merge: &'a Merge,
    table: &'a mut Table,
    /// Cards placed and tricks begun.
    pub(crate) nodes: u64,
    measure: PhantomData<M>,
}

impl<'a, M: Measure> Search<'a, M> {
    /// A search among these hands, as they were before the first card on the table.
    pub(crate) fn new(
        hands: [Mask; 3],
        soloist: usize,
        merge: &'a Merge,
        table: &'a mut Table,
    ) -> Self {
        Search { hands, soloist, merge, table, nodes: 0, measure: PhantomData }
    }

    /// What the soloist still gets from the start of a trick.
    pub(crate) fn start(&mut self, left: Mask, leader: usize, need: i32) -> i32 {
        self.nodes += 1;
        let total = M::worth(left);
        if need <= 0 {
            return 0;
        }
        if need > total {
            return total;
        }
        let left = self.merge.of(left);
        let hands = Hands { of: self.hands.map(|hand| hand & left), left };
        if hands.of[leader].is_power_of_two() {
            return self.last_trick(&hands, leader, total);
        }
        let key = u64::from(left) | (leader as u64) << 26;
        let mut known = self.table.get(key).unwrap_or(Bounds { low: 0, high: total, lead: None });
        if known.low >= need {
            return known.low;
        }
        if known.high < need {
            return known.high;
        }
        if known.lead.is_none() {
            let (low, high) = quick::<M>(&hands, leader, self.soloist, total);
            if low >= need {
                return low;
            }
            if high < need {
                return high;
            }
            known.low = known.low.max(low);
            known.high = known.high.min(high);
        }
        let (value, lead) = self.choose::<0>(&hands, leader, [0, 0], need, known.lead);
        if value >= need {
            known.low = known.low.max(value);
        } else {
            known.high = known.high.min(value);
        }
        known.lead = Some(lead);
        self.table.put(key, known);
        value
    }

    /// The last trick plays itself.
    #[inline]
    fn last_trick(&self, hands: &Hands, leader: usize, total: i32) -> i32 {
        let [second, third] = [next(leader), next(next(leader))];
        let card = |place: usize| (hands.of[place].trailing_zeros() & 31) as usize;
        let mut winner = leader;
        for place in [second, third] {
            if STRONGER[card(winner)] & hands.of[place] != 0 {
                winner = place;
            }
        }
        if winner == self.soloist { total } else { 0 }
    }

    /// The best card with `N` on the table: its bound and which it is.
    fn choose<const N: usize>(
        &mut self,
        hands: &Hands,
        leader: usize,
        table: [usize; 2],
        need: i32,
        hint: Option<usize>,
    ) -> (i32, usize) {
        let mover = (leader + N) % 3;
        let hand = hands.of[mover];
        let moves = if N == 0 { hand } else { follow(hand, table[0]) };
        if moves.is_power_of_two() {
            let card = (moves.trailing_zeros() & 31) as usize;
            return (self.place::<N>(hands, leader, table, card, need), card);
        }
        let mut others = hands.left & !hand;
        for card in &table[..N] {
            others |= 1 << card;
        }
        let wants_much = (mover == self.soloist) == M::SOLOIST_WANTS_MUCH;
        let scorer = Scorer { hands, soloist: self.soloist, mover, table };
        let ordered = Ordered::new(moves, |card| {
            if hint == Some(card) { 1 << 20 } else { scorer.score::<M, N>(card) }
        });
        let mut tried = Tried { cards: [(0, 0); 8], len: 0 };
        let mut best = None;
        for card in ordered.cards() {
            let bound = tried.bound::<M>(card, others, wants_much);
            let skipped = bound.filter(|&bound| (bound < need) == wants_much);
            let value = match skipped {
                Some(bound) => bound,
                None => self.place::<N>(hands, leader, table, card, need),
            };
            let better =
                best.is_none_or(|(old, _)| if wants_much { value > old } else { value < old });
            if better {
                best = Some((value, card));
            }
            if (value >= need) == wants_much {
                break;
            }
            tried.push(card, value);
        }
        best.unwrap_or((0, 0))
    }

    /// What follows when `card` is put on `N` others.
    #[inline]
    fn place<const N: usize>(
        &mut self,
        hands: &Hands,
        leader: usize,
        table: [usize; 2],
        card: usize,
        need: i32,
    ) -> i32 {
        self.nodes += 1;
        let mover = (leader + N) % 3;
        let bit = 1 << card;
        if N == 2 {
            return self.finish_trick(hands, leader, table, card, need);
        }
        let mut after = Hands { of: hands.of, left: hands.left & !bit };
        after.of[mover] &= !bit;
        if N == 0 {
            self.choose::<1>(&after, leader, [card, 0], need, None).0
        } else {
            self.choose::<2>(&after, leader, [table[0], card], need, None).0
        }
    }

    #[inline]
    fn finish_trick(
        &mut self,
        hands: &Hands,
        leader: usize,
        table: [usize; 2],
        card: usize,
        need: i32,
    ) -> i32 {
        let [led, reply] = table;
        let (best, winner) = if STRONGER[led & 31] >> reply & 1 == 1 {
            (reply, next(leader))
        } else {
            (led, leader)
        };
        let winner = if STRONGER[best & 31] >> card & 1 == 1 { next(next(leader)) } else { winner };
        let trick = 1 << led | 1 << reply | 1 << card;
        let gain = if winner == self.soloist { M::worth(trick) } else { 0 };
        gain + self.start(hands.left & !(1 << card), winner, need - gain)
    }

    /// What the soloist still gets from a trick with `table` on it, led by `leader`.
    pub(crate) fn inside(&mut self, left: Mask, leader: usize, table: &[usize], need: i32) -> i32 {
        let hands = Hands { of: self.hands.map(|hand| hand & left), left };
        match *table {
            [] => self.start(left, leader, need),
            [led] => self.choose::<1>(&hands, leader, [led, 0], need, None).0,
            [led, reply] => self.choose::<2>(&hands, leader, [led, reply], need, None).0,
            [led, reply, card, ..] => self.finish_trick(&hands, leader, [led, reply], card, need),
        }
    }
}

/// Cards already tried at a node that did not settle it, with their bounds.
struct Tried {
    cards: [(usize, i32); 8],
    len: usize,
}

impl Tried {
    #[inline]
    fn push(&mut self, card: usize, value: i32) {
        if let Some(slot) = self.cards.get_mut(self.len) {
            *slot = (card, value);
            self.len += 1;
        }
    }

    /// The tightest bound on `card` that follows from a neighbour already tried.
    #[inline]
    fn bound<M: Measure>(&self, card: usize, others: Mask, wants_much: bool) -> Option<i32> {
        let mut tightest: Option<i32> = None;
        for &(other, value) in &self.cards[..self.len] {
            if CLASS[other & 31] != CLASS[card & 31] || others & between(card, other) != 0 {
                continue;
            }
            let apart = if M::EYES_MATTER {
                i32::from(EYES[card & 31].abs_diff(EYES[other & 31]))
            } else {
                0
            };
            let bound = if wants_much { value + apart } else { (value - apart).max(0) };
            tightest = Some(match tightest {
                Some(old) if wants_much => old.min(bound),
                Some(old) => old.max(bound),
                None => bound,
            });
        }
        tightest
    }
}

/// The cards strictly between two.
#[inline]
const fn between(one: usize, other: usize) -> Mask {
    let (low, high) = if one < other { (one, other) } else { (other, one) };
    ((1 << high) - 1) & !((2 << low) - 1)
}
