//! What a search remembers, and how states are made alike for it.
//!
//! A full deal is searched with [`OneDeal`]: the hands are known, so the cards left tell a state.
//! Late positions are searched with [`AllDeals`], whose states tell the hands: the worlds that a
//! player imagines near the end differ in few cards and soon come to the same states.

use crate::bits::Mask;
use crate::bounds::Hands;
use crate::kind::lowered_hands;
use crate::measure::Measure;
use crate::merge::Merge;
use crate::table::{Bounds, BoundsTable};

/// Remembers bounds of states at the start of a trick.
pub(crate) trait Memory<M: Measure> {
    /// The state that stands for all that are like this one.
    fn like(&self, hands: &Hands) -> Hands;
    /// What is known of a state.
    fn get(&self, hands: &Hands, leader: usize) -> Option<Bounds>;
    /// Remembers bounds of a state.
    fn put(&mut self, hands: &Hands, leader: usize, bounds: Bounds);
}

/// States of one deal, told by the cards left and the leader.
pub(crate) struct OneDeal<'a> {
    pub(crate) hands: [Mask; 3],
    pub(crate) merge: &'a Merge,
    pub(crate) table: &'a mut BoundsTable<u64>,
}

fn key_of_left(hands: &Hands, leader: usize) -> u64 {
    u64::from(hands.left) | (leader as u64) << 26
}

impl<M: Measure> Memory<M> for OneDeal<'_> {
    #[inline]
    fn like(&self, hands: &Hands) -> Hands {
        let left = if M::EYES_MATTER {
            self.merge.like_in_eyes(hands.left)
        } else {
            self.merge.like_in_strength(hands.left)
        };
        Hands { of: self.hands.map(|hand| hand & left), left }
    }

    #[inline]
    fn get(&self, hands: &Hands, leader: usize) -> Option<Bounds> {
        self.table.get(key_of_left(hands, leader))
    }

    #[inline]
    fn put(&mut self, hands: &Hands, leader: usize, bounds: Bounds) {
        self.table.put(key_of_left(hands, leader), bounds);
    }
}

/// States of any deal, told by the hands and the leader.
pub(crate) struct AllDeals<'a> {
    pub(crate) table: &'a mut BoundsTable<[u64; 2]>,
}

/// Two bits a card: who holds it, or nobody.
fn key_of_hands(hands: &Hands, leader: usize) -> u64 {
    let [first, second, third] = hands.of.map(u64::from);
    first | third | (second | third) << 26 | (leader as u64) << 52
}

impl<M: Measure> Memory<M> for AllDeals<'_> {
    #[inline]
    fn like(&self, hands: &Hands) -> Hands {
        let of = lowered_hands(hands.of);
        Hands { of, left: of[0] | of[1] | of[2] }
    }

    #[inline]
    fn get(&self, hands: &Hands, leader: usize) -> Option<Bounds> {
        self.table.get(key_of_hands(hands, leader))
    }

    #[inline]
    fn put(&mut self, hands: &Hands, leader: usize, bounds: Bounds) {
        self.table.put(key_of_hands(hands, leader), bounds);
    }
}
