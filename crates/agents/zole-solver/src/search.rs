//! Null-window alpha-beta over one deal with open cards.
//!
//! Asked is always whether the soloist still gets at least `need`. Answers are fail-soft: at least
//! `need` is a proven lower bound, less is a proven upper bound. States at the start of a trick are
//! made alike and looked up ([`Memory`]) and bounded ([`quick_low`], [`quick_loss`]).

use std::marker::PhantomData;

use crate::bits::{Laid, Mask, STRONGER, follow, low, next};
use crate::bounds::{Hands, quick_loss, quick_low};
use crate::choice::{Choice, distinct};
use crate::measure::Measure;
use crate::memory::Memory;
use crate::order::{leads, seconds, thirds};
use crate::table::Bounds;

/// A search for one measure.
pub(crate) struct Search<M, Y> {
    soloist: usize,
    memory: Y,
    /// Cards placed and tricks begun.
    pub(crate) nodes: u64,
    measure: PhantomData<M>,
}

impl<M: Measure, Y: Memory<M>> Search<M, Y> {
    /// A search with this memory.
    pub(crate) fn new(soloist: usize, memory: Y) -> Self {
        Search { soloist, memory, nodes: 0, measure: PhantomData }
    }

    /// What the soloist still gets with the cards `on_table`, led by `leader`.
    pub(crate) fn value(
        &mut self,
        of: [Mask; 3],
        leader: usize,
        on_table: &[usize],
        need: i32,
    ) -> i32 {
        let hands = Hands { of, left: of[0] | of[1] | of[2] };
        match *on_table {
            [] => self.start(&hands, leader, need),
            [led] => self.second(&hands, leader, led, need),
            [led, reply, ..] => self.third(&hands, leader, led, reply, need),
        }
    }

    /// What the soloist still gets from the start of a trick.
    fn start(&mut self, hands: &Hands, leader: usize, need: i32) -> i32 {
        self.nodes += 1;
        if need <= 0 {
            return 0;
        }
        let total = M::worth(hands.left);
        if need > total {
            return total;
        }
        if hands.of[leader].is_power_of_two() {
            return self.last_trick(hands, leader, total);
        }
        let all_but_lowest = hands.of[leader] & (hands.of[leader] - 1);
        if all_but_lowest.is_power_of_two() {
            return self.two_tricks(hands, leader, total, need);
        }
        let hands = self.memory.like(hands);
        let known = self.memory.get(&hands, leader);
        let mut known = known.unwrap_or(Bounds { low: 0, high: total, lead: None });
        if known.low >= need {
            return known.low;
        }
        if known.high < need {
            return known.high;
        }
        if known.lead.is_none() {
            let low = quick_low::<M>(&hands, leader, self.soloist);
            if low >= need {
                return low;
            }
            let high = total - quick_loss::<M>(&hands, leader, self.soloist);
            if high < need {
                return high;
            }
            known.low = known.low.max(low);
            known.high = known.high.min(high);
        }
        let (value, lead) = self.lead(&hands, leader, need, known.lead);
        if value >= need {
            known.low = known.low.max(value);
        } else {
            known.high = known.high.min(value);
        }
        known.lead = Some(lead);
        self.memory.put(&hands, leader, known);
        value
    }

    /// The last trick plays itself.
    #[inline]
    fn last_trick(&self, hands: &Hands, leader: usize, total: i32) -> i32 {
        let mut winner = leader;
        for place in [next(leader), next(next(leader))] {
            if STRONGER[low(hands.of[winner])] & hands.of[place] != 0 {
                winner = place;
            }
        }
        if winner == self.soloist { total } else { 0 }
    }

    /// The last two tricks, by plain minimax: cheaper than any memory of them.
    fn two_tricks(&mut self, hands: &Hands, leader: usize, total: i32, need: i32) -> i32 {
        let [second, third] = [next(leader), next(next(leader))];
        let much = |mover: usize| (mover == self.soloist) == M::SOLOIST_WANTS_MUCH;
        let pick = |mover: usize, old: i32, new: i32| {
            if much(mover) { old.max(new) } else { old.min(new) }
        };
        let none = |mover: usize| if much(mover) { -1 } else { total + 1 };
        let mut best = none(leader);
        let mut leads = hands.of[leader];
        while leads != 0 {
            let led = low(leads);
            leads &= leads - 1;
            let mut best_reply = none(second);
            let mut replies = follow(hands.of[second], led);
            while replies != 0 {
                let reply = low(replies);
                replies &= replies - 1;
                let laid = Laid::new(led, reply, leader);
                let mut best_third = none(third);
                let mut cards = follow(hands.of[third], led);
                while cards != 0 {
                    let card = low(cards);
                    cards &= cards - 1;
                    let (winner, gain) = self.taken(third, &laid, card);
                    let left = hands.left & !(laid.cards | 1 << card);
                    let rest = Hands { of: hands.of.map(|hand| hand & left), left };
                    let last = self.last_trick(&rest, winner, M::worth(left));
                    best_third = pick(third, best_third, gain + last);
                    if (best_third >= need) == much(third) {
                        break;
                    }
                }
                best_reply = pick(second, best_reply, best_third);
                if (best_reply >= need) == much(second) {
                    break;
                }
            }
            best = pick(leader, best, best_reply);
            if (best >= need) == much(leader) {
                break;
            }
        }
        best
    }

    /// The best lead: its bound and which it is.
    fn lead(
        &mut self,
        hands: &Hands,
        leader: usize,
        need: i32,
        hint: Option<usize>,
    ) -> (i32, usize) {
        let others = hands.left & !hands.of[leader];
        let moves = distinct::<M>(hands.of[leader], others);
        let ordered = leads::<M>(hands, self.soloist, leader, moves, hint);
        let mut choice = Choice::new::<M>(leader == self.soloist, need);
        choice.among::<M>(&ordered, others, |card| {
            self.second(&without(hands, leader, card), leader, card, need)
        });
        (choice.best, choice.card)
    }

    /// The bound of the best second card.
    fn second(&mut self, hands: &Hands, leader: usize, led: usize, need: i32) -> i32 {
        self.nodes += 1;
        let mover = next(leader);
        let others = hands.left & !hands.of[mover] | 1 << led;
        let moves = distinct::<M>(follow(hands.of[mover], led), others);
        if moves.is_power_of_two() {
            let card = low(moves);
            return self.third(&without(hands, mover, card), leader, led, card, need);
        }
        let ordered = seconds::<M>(hands, self.soloist, mover, moves, led);
        let mut choice = Choice::new::<M>(mover == self.soloist, need);
        choice.among::<M>(&ordered, others, |card| {
            self.third(&without(hands, mover, card), leader, led, card, need)
        })
    }

    /// The bound of the best third card.
    fn third(&mut self, hands: &Hands, leader: usize, led: usize, reply: usize, need: i32) -> i32 {
        self.nodes += 1;
        let mover = next(next(leader));
        let trick = Laid::new(led, reply, leader);
        // Only the card to beat can make a difference now, not the other one on the table.
        let others = hands.left & !hands.of[mover] | 1 << trick.best;
        let moves = distinct::<M>(follow(hands.of[mover], led), others);
        if moves.is_power_of_two() {
            return self.close(hands, mover, &trick, low(moves), need);
        }
        if let Some(bound) = self.known_reply(hands, mover, &trick, moves, need) {
            return bound;
        }
        let ordered = thirds::<M>(self.soloist, mover, moves, trick.holder, trick.best);
        let mut choice = Choice::new::<M>(mover == self.soloist, need);
        choice.among::<M>(&ordered, others, |card| self.close(hands, mover, &trick, card, need))
    }

    /// Who takes the trick when `mover` closes it with `card`, and what that brings the soloist.
    #[inline]
    fn taken(&self, mover: usize, trick: &Laid, card: usize) -> (usize, i32) {
        let winner = trick.winner(mover, card);
        let gain = if winner == self.soloist { M::worth(trick.cards | 1 << card) } else { 0 };
        (winner, gain)
    }

    /// Closes the trick with `card` and goes on with the next.
    #[inline]
    fn close(&mut self, hands: &Hands, mover: usize, trick: &Laid, card: usize, need: i32) -> i32 {
        let (winner, gain) = self.taken(mover, trick, card);
        gain + self.start(&without(hands, mover, card), winner, need - gain)
    }

    /// A bound that settles the node, if the table knows one after some third card.
    #[inline]
    fn known_reply(
        &self,
        hands: &Hands,
        mover: usize,
        trick: &Laid,
        moves: Mask,
        need: i32,
    ) -> Option<i32> {
        if hands.left.count_ones() < 14 {
            return None;
        }
        let wants_much = (mover == self.soloist) == M::SOLOIST_WANTS_MUCH;
        let mut rest = moves;
        while rest != 0 {
            let card = low(rest);
            rest &= rest - 1;
            let (winner, gain) = self.taken(mover, trick, card);
            let after = self.memory.like(&without(hands, mover, card));
            if let Some(known) = self.memory.get(&after, winner) {
                if wants_much && known.low + gain >= need {
                    return Some(known.low + gain);
                }
                if !wants_much && known.high + gain < need {
                    return Some(known.high + gain);
                }
            }
        }
        None
    }
}

#[inline]
fn without(hands: &Hands, place: usize, card: usize) -> Hands {
    let mut after = Hands { of: hands.of, left: hands.left & !(1 << card) };
    after.of[place] &= !(1 << card);
    after
}
