//! Counting playouts exactly.
//!
//! The rest of a deal depends only on the cards left and the leader, so 10¹² playouts are counted
//! by some ten thousand sums. Only strength matters: states are merged by the order of owners in
//! each class, and neighbouring cards of one hand are counted once and multiplied.

use crate::bits::{Mask, STRONGER, low, next};
use crate::memo::Memo;
use crate::merge::Merge;
use crate::{Following, Position};

/// The number of different complete sequences of cards from here to the end.
///
/// ```
/// use parlor_zole::{ByPlace, Contract, Place, Trick};
/// use parlor_zole_solver::{Following, Position, count_playouts};
/// let hands = ByPlace::new(["QC 9H".parse()?, "QS AH".parse()?, "7D 8D".parse()?]);
/// let position = Position::new(Contract::Galdins, hands, Trick::led_by(Place::First))?;
/// // Q♣ draws Q♠ and either diamond; 9♥ draws A♥ and either diamond.
/// assert_eq!(count_playouts(&position, Following::Rules), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn count_playouts(position: &Position, following: Following) -> u64 {
    let hands = position.hands().map(parlor_zole::CardSet::bits).as_array().to_owned();
    let mut counter = Counter {
        merge: Merge::by_strength(&hands, following),
        hands,
        following,
        memo: Memo::new(),
    };
    let left = hands[0] | hands[1] | hands[2];
    let trick = position.trick();
    let leader = trick.leader().idx();
    match *trick.cards() {
        [] => counter.start(left, leader),
        [led] => counter.second(left, leader, led.idx()),
        [led, reply, ..] => counter.third(left, leader, led.idx(), reply.idx()),
    }
}

struct Counter {
    hands: [Mask; 3],
    merge: Merge,
    following: Following,
    memo: Memo<u64>,
}

impl Counter {
    fn start(&mut self, left: Mask, leader: usize) -> u64 {
        if left == 0 {
            return 1;
        }
        let left = self.merge.like_in_strength(left);
        let key = left | (leader as u32) << 26;
        if let Some(known) = self.memo.get(key) {
            return known;
        }
        let hand = left & self.hands[leader];
        let mut sum = 0;
        for (card, times) in self.kinds(hand, left & !hand) {
            sum += times * self.second(left & !(1 << card), leader, card);
        }
        self.memo.put(key, sum);
        sum
    }

    fn second(&mut self, left: Mask, leader: usize, led: usize) -> u64 {
        let hand = left & self.hands[next(leader)];
        let moves = self.following.bits(hand, led);
        let mut sum = 0;
        for (card, times) in self.kinds(moves, left & !hand | 1 << led) {
            sum += times * self.third(left & !(1 << card), leader, led, card);
        }
        sum
    }

    fn third(&mut self, left: Mask, leader: usize, led: usize, reply: usize) -> u64 {
        let mover = next(next(leader));
        let (best, holder) = if STRONGER[led & 31] >> reply & 1 == 1 {
            (reply, next(leader))
        } else {
            (led, leader)
        };
        let hand = left & self.hands[mover];
        let moves = self.following.bits(hand, led);
        let mut sum = 0;
        for (card, times) in self.kinds(moves, left & !hand | 1 << best) {
            let takes = STRONGER[best & 31] >> card & 1 == 1;
            let winner = if takes { mover } else { holder };
            sum += times * self.start(left & !(1 << card), winner);
        }
        sum
    }

    /// The different cards of `moves` and how many others are just like each.
    #[inline]
    fn kinds(&self, moves: Mask, others: Mask) -> impl Iterator<Item = (usize, u64)> + use<> {
        let lowest = self.following.lowest_of_classes();
        let mut rest = moves;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = low(rest);
            // Up to the next card that somebody else holds or that begins a class.
            let stops = (others | lowest) & (Mask::MAX << card << 1);
            let end = stops & stops.wrapping_neg();
            let alike = if end == 0 { rest } else { rest & (end - 1) };
            rest &= !alike;
            Some((card, u64::from(alike.count_ones())))
        })
    }
}
