//! Galdiņš with open cards: three players, each against taking tricks.

use parlor_zole::{ByPlace, Card, CardSet};

use crate::bits::{Mask, STRONGER, follow, low, next};
use crate::memo::Memo;
use crate::merge::Merge;
use crate::{Following, Position};

/// The tricks that everybody still takes when each plays to take the fewest itself (max-n; Luckhardt
/// and Irani 1986). Between cards equally good for the mover the lower bit is played, so that the
/// answer is one of several equilibria, always the same.
///
/// What a place can hold itself to against both others is [`crate::Solver::fewest_tricks`].
pub fn max_n(position: &Position) -> ByPlace<u8> {
    let mut search = MaxN::new(position);
    let left = search.hands[0] | search.hands[1] | search.hands[2];
    let trick = position.trick();
    let leader = trick.leader().idx();
    ByPlace::new(match *trick.cards() {
        [] => search.start(left, leader),
        [led] => search.second(left, leader, led.idx()),
        [led, reply, ..] => search.third(left, leader, led.idx(), reply.idx()),
    })
}

/// [`max_n`] after each card that may be played, the trick that it closes included.
pub fn max_n_values(position: &Position) -> Vec<(Card, ByPlace<u8>)> {
    let value = |card| {
        let after = position.after(card)?;
        let later = max_n(&after);
        let won = |place| after.tricks()[place] - position.tricks()[place];
        Some((card, ByPlace::from_fn(|place| later[place] + won(place))))
    };
    position.playable().into_iter().filter_map(value).collect()
}

type Tricks = [u8; 3];

struct MaxN {
    hands: [Mask; 3],
    merge: Merge,
    memo: Memo<Tricks>,
}

impl MaxN {
    fn new(position: &Position) -> MaxN {
        let hands = position.hands().map(CardSet::bits).as_array().to_owned();
        MaxN { hands, merge: Merge::by_strength(&hands, Following::Rules), memo: Memo::new() }
    }

    fn start(&mut self, left: Mask, leader: usize) -> Tricks {
        if left == 0 {
            return [0; 3];
        }
        let left = self.merge.like_in_strength(left);
        let key = left | (leader as u32) << 26;
        if let Some(known) = self.memo.get(key) {
            return known;
        }
        let moves = left & self.hands[leader];
        let best = fewest(leader, moves, |card| self.second(left & !(1 << card), leader, card));
        self.memo.put(key, best);
        best
    }

    fn second(&mut self, left: Mask, leader: usize, led: usize) -> Tricks {
        let mover = next(leader);
        let moves = follow(left & self.hands[mover], led);
        fewest(mover, moves, |card| self.third(left & !(1 << card), leader, led, card))
    }

    fn third(&mut self, left: Mask, leader: usize, led: usize, reply: usize) -> Tricks {
        let mover = next(next(leader));
        let (best, holder) = if STRONGER[led & 31] >> reply & 1 == 1 {
            (reply, next(leader))
        } else {
            (led, leader)
        };
        let moves = follow(left & self.hands[mover], led);
        fewest(mover, moves, |card| {
            let takes = STRONGER[best & 31] >> card & 1 == 1;
            let winner = if takes { mover } else { holder };
            let mut tricks = self.start(left & !(1 << card), winner);
            tricks[winner] += 1;
            tricks
        })
    }
}

/// The outcome with the fewest tricks for `mover`; of equal ones that of the lowest card.
#[inline]
fn fewest(mover: usize, moves: Mask, mut after: impl FnMut(usize) -> Tricks) -> Tricks {
    let mut best: Option<Tricks> = None;
    let mut rest = moves;
    while rest != 0 {
        let card = low(rest);
        rest &= rest - 1;
        let tricks = after(card);
        if best.is_none_or(|old| tricks[mover] < old[mover]) {
            best = Some(tricks);
        }
    }
    best.unwrap_or_default()
}
