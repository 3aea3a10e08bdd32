//! A walk through every way to play the cards to the end, trick by trick.
//!
//! What comes of a state depends only on the cards left and the leader, so that each is looked at
//! once; states are merged by the order of owners in each class, since only strength matters.

use parlor_zole::CardSet;

use crate::bits::{Laid, Mask, next};
use crate::memo::Memo;
use crate::merge::Merge;
use crate::{Following, Position};

/// What a walk finds out about a state from the states after it.
pub(crate) trait Gather {
    /// What is known of a state.
    type Value: Copy;

    /// When no card is left.
    const OVER: Self::Value;

    /// What `mover` makes of the values after each of its `moves`; `others` are the cards that may
    /// stand between two of them.
    fn gather(
        following: Following,
        mover: usize,
        moves: Mask,
        others: Mask,
        after: impl FnMut(usize) -> Self::Value,
    ) -> Self::Value;

    /// The value before a trick that `winner` takes.
    fn with_trick(value: Self::Value, winner: usize) -> Self::Value;
}

/// What `G` finds out about a position.
pub(crate) fn walk<G: Gather>(position: &Position, following: Following) -> G::Value {
    let hands = position.hands().map(CardSet::bits).as_array().to_owned();
    let merge = Merge::by_strength(&hands, following);
    let mut walk = Walk::<G> { hands, merge, following, memo: Memo::new() };
    let left = hands[0] | hands[1] | hands[2];
    let trick = position.trick();
    let leader = trick.leader().idx();
    match *trick.cards() {
        [] => walk.start(left, leader),
        [led] => walk.second(left, leader, led.idx()),
        [led, reply, ..] => walk.third(left, leader, led.idx(), reply.idx()),
    }
}

struct Walk<G: Gather> {
    hands: [Mask; 3],
    merge: Merge,
    following: Following,
    memo: Memo<G::Value>,
}

impl<G: Gather> Walk<G> {
    fn start(&mut self, left: Mask, leader: usize) -> G::Value {
        if left == 0 {
            return G::OVER;
        }
        let left = self.merge.like_in_strength(left);
        let key = left | (leader as u32) << 26;
        if let Some(known) = self.memo.get(key) {
            return known;
        }
        let hand = left & self.hands[leader];
        let value = G::gather(self.following, leader, hand, left & !hand, |card| {
            self.second(left & !(1 << card), leader, card)
        });
        self.memo.put(key, value);
        value
    }

    fn second(&mut self, left: Mask, leader: usize, led: usize) -> G::Value {
        let mover = next(leader);
        let hand = left & self.hands[mover];
        let moves = self.following.bits(hand, led);
        G::gather(self.following, mover, moves, left & !hand | 1 << led, |card| {
            self.third(left & !(1 << card), leader, led, card)
        })
    }

    fn third(&mut self, left: Mask, leader: usize, led: usize, reply: usize) -> G::Value {
        let mover = next(next(leader));
        let laid = Laid::new(led, reply, leader);
        let hand = left & self.hands[mover];
        let moves = self.following.bits(hand, led);
        G::gather(self.following, mover, moves, left & !hand | 1 << laid.best, |card| {
            let winner = laid.winner(mover, card);
            G::with_trick(self.start(left & !(1 << card), winner), winner)
        })
    }
}
