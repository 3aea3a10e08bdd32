//! Slow twins: what the fast search must agree with, and what the source measured.
//!
//! Cards are bits, but there is no table, no merging, no bound and no order beyond the source's
//! *weakest card first*. Values are what the soloist still gets: eyes, or tricks in mazā zole;
//! nothing in galdiņš.

use parlor_zole::{CardSet, Contract};

use crate::bits::{Mask, STRONGER, eyes, low, next};
use crate::{Following, Position};

/// Plain minimax: the soloist against both others, every card tried.
pub fn minimax(position: &Position, following: Following) -> u8 {
    let Some(walk) = Walk::of(position, following) else { return 0 };
    let (left, leader, table) = parts(position);
    let value = match position.trick().len() {
        0 => walk.minimax::<0>(left, leader, table),
        1 => walk.minimax::<1>(left, leader, table),
        _ => walk.minimax::<2>(left, leader, table),
    };
    value as u8
}

/// Alpha-beta without memory, weakest card first, as in the source.
pub fn alpha_beta(position: &Position, following: Following) -> u8 {
    let Some(walk) = Walk::of(position, following) else { return 0 };
    let (left, leader, table) = parts(position);
    let window = (-1, i32::from(u8::MAX));
    let value = match position.trick().len() {
        0 => walk.alpha_beta::<0>(left, leader, table, window),
        1 => walk.alpha_beta::<1>(left, leader, table, window),
        _ => walk.alpha_beta::<2>(left, leader, table, window),
    };
    value as u8
}

/// The number of playouts by walking through all of them.
pub fn count_playouts(position: &Position, following: Following) -> u64 {
    let hands = position.hands().map(CardSet::bits).as_array().to_owned();
    let walk = Walk { hands, soloist: 0, tricks_only: true, following };
    let (left, leader, table) = parts(position);
    match position.trick().len() {
        0 => walk.count::<0>(left, leader, table),
        1 => walk.count::<1>(left, leader, table),
        _ => walk.count::<2>(left, leader, table),
    }
}

/// Cards left, leader, and up to two cards on the table.
fn parts(position: &Position) -> (Mask, usize, [usize; 2]) {
    let trick = position.trick();
    let mut table = [0; 2];
    for (slot, card) in table.iter_mut().zip(trick.cards()) {
        *slot = card.idx();
    }
    let left = position.hands().as_array().iter().fold(0, |all, hand| all | hand.bits());
    (left, trick.leader().idx(), table)
}

struct Walk {
    hands: [Mask; 3],
    soloist: usize,
    tricks_only: bool,
    following: Following,
}

impl Walk {
    fn of(position: &Position, following: Following) -> Option<Walk> {
        let soloist = position.contract().soloist()?.idx();
        let tricks_only = matches!(position.contract(), Contract::MazaZole(_));
        let hands = position.hands().map(CardSet::bits).as_array().to_owned();
        Some(Walk { hands, soloist, tricks_only, following })
    }

    #[inline]
    fn moves<const N: usize>(&self, left: Mask, leader: usize, table: [usize; 2]) -> Mask {
        let hand = left & self.hands[(leader + N) % 3];
        if N == 0 { hand } else { self.following.bits(hand, table[0]) }
    }

    /// Does the player of card number `N` want much?
    #[inline]
    fn wants_much<const N: usize>(&self, leader: usize) -> bool {
        ((leader + N) % 3 == self.soloist) != self.tricks_only
    }

    /// Who takes a full trick, and what the soloist gets by it.
    #[inline]
    fn taken(&self, leader: usize, table: [usize; 2], card: usize) -> (usize, i32) {
        let [led, reply] = table;
        let (mut best, mut winner) = (led, leader);
        if STRONGER[best & 31] >> reply & 1 == 1 {
            (best, winner) = (reply, next(leader));
        }
        if STRONGER[best & 31] >> card & 1 == 1 {
            winner = next(next(leader));
        }
        let worth = if self.tricks_only { 1 } else { eyes(1 << led | 1 << reply | 1 << card) };
        (winner, if winner == self.soloist { worth } else { 0 })
    }

    fn minimax<const N: usize>(&self, left: Mask, leader: usize, table: [usize; 2]) -> i32 {
        let wants_much = self.wants_much::<N>(leader);
        let mut best = None;
        let mut rest = self.moves::<N>(left, leader, table);
        while rest != 0 {
            let card = low(rest);
            rest &= rest - 1;
            let after = left & !(1 << card);
            let value = match N {
                0 => self.minimax::<1>(after, leader, [card, 0]),
                1 => self.minimax::<2>(after, leader, [table[0], card]),
                _ => {
                    let (winner, gain) = self.taken(leader, table, card);
                    gain + self.minimax::<0>(after, winner, [0; 2])
                }
            };
            let old = best.unwrap_or(value);
            best = Some(if wants_much { old.max(value) } else { old.min(value) });
        }
        best.unwrap_or(0)
    }

    fn alpha_beta<const N: usize>(
        &self,
        left: Mask,
        leader: usize,
        table: [usize; 2],
        (mut alpha, mut beta): (i32, i32),
    ) -> i32 {
        let wants_much = self.wants_much::<N>(leader);
        let mut best = None;
        let mut rest = self.moves::<N>(left, leader, table);
        while rest != 0 {
            let card = low(rest);
            rest &= rest - 1;
            let after = left & !(1 << card);
            let value = match N {
                0 => self.alpha_beta::<1>(after, leader, [card, 0], (alpha, beta)),
                1 => self.alpha_beta::<2>(after, leader, [table[0], card], (alpha, beta)),
                _ => {
                    let (winner, gain) = self.taken(leader, table, card);
                    let window = (alpha - gain, beta - gain);
                    gain + self.alpha_beta::<0>(after, winner, [0; 2], window)
                }
            };
            let old = best.unwrap_or(value);
            let new = if wants_much { old.max(value) } else { old.min(value) };
            best = Some(new);
            if wants_much {
                alpha = alpha.max(new);
            } else {
                beta = beta.min(new);
            }
            if alpha >= beta {
                break;
            }
        }
        best.unwrap_or(0)
    }

    fn count<const N: usize>(&self, left: Mask, leader: usize, table: [usize; 2]) -> u64 {
        let mut rest = self.moves::<N>(left, leader, table);
        if rest == 0 {
            return 1;
        }
        let mut sum = 0;
        while rest != 0 {
            let card = low(rest);
            rest &= rest - 1;
            let after = left & !(1 << card);
            sum += match N {
                0 => self.count::<1>(after, leader, [card, 0]),
                1 => self.count::<2>(after, leader, [table[0], card]),
                _ => self.count::<0>(after, self.taken(leader, table, card).0, [0; 2]),
            };
        }
        sum
    }
}
