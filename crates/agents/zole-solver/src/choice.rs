//! Choosing among cards that differ.
//!
//! Quasi-symmetry (after Kupferschmid and Helmert's DDSS): two cards of one hand and class with no
//! other player's card between them can be exchanged in every line of play, which moves at most the
//! difference of their eyes. So once one is tried, the other is bounded, and cards of equal eyes
//! are tried once.

use crate::bits::{CLASS, EYES, Mask};
use crate::measure::Measure;
use crate::order::Ordered;

/// The cards tried at a node so far.
pub(crate) struct Choice {
    need: i32,
    wants_much: bool,
    pub(crate) best: i32,
    pub(crate) card: usize,
    /// Is the question answered, whatever the other cards bring?
    settled: bool,
    tried: [(u8, u8); 8],
    n_tried: usize,
}

impl Choice {
    #[inline]
    pub(crate) fn new<M: Measure>(soloist_moves: bool, need: i32) -> Choice {
        let wants_much = soloist_moves == M::SOLOIST_WANTS_MUCH;
        Choice {
            need,
            wants_much,
            best: if wants_much { i32::MIN } else { i32::MAX },
            card: 0,
            settled: false,
            tried: [(0, 0); 8],
            n_tried: 0,
        }
    }

    /// Tries cards in order, without those that a neighbour speaks for, until the question is
    /// answered; gives the best bound.
    #[inline]
    pub(crate) fn among<M: Measure>(
        &mut self,
        ordered: &Ordered,
        others: Mask,
        mut value: impl FnMut(usize) -> i32,
    ) -> i32 {
        for card in ordered.cards() {
            if !self.skips::<M>(card, others) {
                self.tried(card, value(card));
                if self.settled {
                    break;
                }
            }
        }
        self.best
    }

    /// Notes the bound of a card.
    #[inline]
    fn tried(&mut self, card: usize, value: i32) {
        let better = if self.wants_much { value > self.best } else { value < self.best };
        if better {
            self.best = value;
            self.card = card;
        }
        self.settled = (value >= self.need) == self.wants_much;
        if let Some(slot) = self.tried.get_mut(self.n_tried) {
            *slot = (card as u8, value as u8);
            self.n_tried += 1;
        }
    }

    /// Does a neighbour already tried show that `card` settles nothing either?
    #[inline]
    fn skips<M: Measure>(&mut self, card: usize, others: Mask) -> bool {
        for &(other, value) in &self.tried[..self.n_tried] {
            let (other, value) = (usize::from(other), i32::from(value));
            if others & between(card, other) != 0 || CLASS[other & 31] != CLASS[card & 31] {
                continue;
            }
            let apart = if M::EYES_MATTER {
                i32::from(EYES[card & 31].abs_diff(EYES[other & 31]))
            } else {
                0
            };
            let bound = if self.wants_much { value + apart } else { (value - apart).max(0) };
            if (bound < self.need) == self.wants_much {
                self.best =
                    if self.wants_much { self.best.max(bound) } else { self.best.min(bound) };
                return true;
            }
        }
        false
    }
}

/// Cards that may be worth the same as the next lower card of their class: zero trumps, jacks and
/// queens, each group but its lowest.
const LIKE_THE_LOWER_IN_EYES: Mask = 0b11 << 13 | 0b111 << 19 | 0b111 << 23;
/// All but the lowest card of each class.
const LIKE_THE_LOWER: Mask = 0b1110_1110_1110 | ((1 << 13) - 1) << 13;

/// `moves` less those worth the same as a lower one of them, from which no card of `others`
/// separates them.
#[inline]
pub(crate) fn distinct<M: Measure>(moves: Mask, others: Mask) -> Mask {
    let alike = if M::EYES_MATTER { LIKE_THE_LOWER_IN_EYES } else { LIKE_THE_LOWER };
    let mut open = alike & !others;
    let mut reached = moves << 1 & open;
    reached |= reached << 1 & open;
    open &= open << 1;
    reached |= reached << 2 & open;
    if !M::EYES_MATTER {
        open &= open << 2;
        reached |= reached << 4 & open;
        open &= open << 4;
        reached |= reached << 8 & open;
    }
    moves & !reached
}

/// The cards strictly between two.
#[inline]
const fn between(one: usize, other: usize) -> Mask {
    let (low, high) = if one < other { (one, other) } else { (other, one) };
    ((1 << high) - 1) & !((2 << low) - 1)
}
