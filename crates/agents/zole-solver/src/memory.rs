//! What a search remembers, and how states are made alike for it.
//!
//! A full deal is searched with [`OneDeal`]: the hands are known, so the cards left tell a state.
//! Late positions are searched with [`AllDeals`], whose states tell the hands: the worlds that a
//! player imagines near the end differ in few cards and soon come to the same states.

use crate::bits::{Mask, eyes};
use crate::bounds::Hands;
use crate::kind::lowered_hands;
use crate::measure::Measure;
use crate::merge::Merge;
use crate::shape::apart;
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

/// All cards.
const PACK: Mask = (1 << 26) - 1;

/// States of one deal, told by the cards left and the leader.
pub(crate) struct OneDeal<'a> {
    pub(crate) hands: [Mask; 3],
    pub(crate) merge: &'a Merge,
    /// The merging by strength: its representatives are the shapes.
    pub(crate) shapes: &'a Merge,
    pub(crate) table: &'a mut BoundsTable<u64>,
}

impl OneDeal<'_> {
    /// What is known of a state where eyes matter, by itself or by others of its shape.
    #[inline]
    fn known(&self, left: Mask, leader: usize) -> Option<Bounds> {
        let state = key_of_left(left, leader);
        let shape = self.shapes.like_in_strength(left);
        let mut known: Option<Bounds> = None;
        for (other, bounds) in self.table.beside(key_of_left(shape, leader)) {
            if other == state {
                return Some(bounds);
            }
            let (its_left, its_leader) = (other as Mask & PACK, (other >> 26) as usize);
            if its_leader == leader && self.shapes.like_in_strength(its_left) == shape {
                let apart = apart(left, its_left);
                let old = known.unwrap_or(Bounds { low: 0, high: eyes(left), lead: None });
                known = Some(Bounds {
                    low: old.low.max(bounds.low - apart.cheaper),
                    high: old.high.min(bounds.high + apart.dearer),
                    lead: None,
                });
            }
        }
        known
    }
}

fn key_of_left(left: Mask, leader: usize) -> u64 {
    u64::from(left) | (leader as u64) << 26
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
        if M::EYES_MATTER {
            self.known(hands.left, leader)
        } else {
            self.table.get(key_of_left(hands.left, leader))
        }
    }

    #[inline]
    fn put(&mut self, hands: &Hands, leader: usize, bounds: Bounds) {
        let state = key_of_left(hands.left, leader);
        if M::EYES_MATTER {
            let shape = key_of_left(self.shapes.like_in_strength(hands.left), leader);
            self.table.put_beside(shape, state, bounds);
        } else {
            // Merged by strength, a state is the only one of its shape.
            self.table.put(state, bounds);
        }
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
