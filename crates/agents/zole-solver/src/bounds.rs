//! Quick bounds that are proven, so that results stay exact.
//!
//! *Top run*: the highest trumps left in one hand. Each of them takes the trick it is played to,
//! whoever leads; their owner gets their eyes, and at least the cheapest cards of the others.
//!
//! *Cashing*: a player on lead whose top run is at least as long as anybody's trumps can draw all
//! trumps; then the other trumps win too, and so do the top cards of the plain classes, and behind
//! them the low ones once nobody can follow.

use crate::bits::{Mask, PLAIN, TRUMPS, eyes, least_eyes, next};
use crate::measure::Measure;

/// The hands of three players at the start of a trick.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hands {
    pub(crate) of: [Mask; 3],
    pub(crate) left: Mask,
}

impl Hands {
    /// The highest cards of `class` left, as far as `owner` holds them without a gap.
    #[inline]
    fn top_run(&self, owner: Mask, class: Mask) -> Mask {
        let others = self.left & class & !owner;
        let above = if others == 0 { class } else { class & !(u32::MAX >> others.leading_zeros()) };
        owner & above
    }

    /// The cards that `leader` can cash one after the other.
    #[inline]
    fn cashable(&self, leader: usize) -> Mask {
        let own = self.of[leader];
        let [one, two] = [self.of[next(leader)], self.of[next(next(leader))]];
        let longest = |class: Mask| (one & class).count_ones().max((two & class).count_ones());
        let run = self.top_run(own, TRUMPS);
        if run.count_ones() < longest(TRUMPS) {
            return run;
        }
        let mut cards = own & TRUMPS;
        for class in PLAIN {
            let run = self.top_run(own, class);
            cards |= if run.count_ones() >= longest(class) { own & class } else { run };
        }
        cards
    }
}

/// A lower and an upper bound of what the soloist still gets.
#[inline]
pub(crate) fn quick<M: Measure>(
    hands: &Hands,
    leader: usize,
    soloist: usize,
    total: i32,
) -> (i32, i32) {
    let [one, two] = [next(soloist), next(next(soloist))];
    let own = hands.of[soloist];
    let run = hands.top_run(own, TRUMPS);
    let sure =
        if leader == soloist && M::SOLOIST_WANTS_MUCH { hands.cashable(soloist) } else { run };
    let low = if sure == 0 {
        0
    } else if M::EYES_MATTER {
        let n = sure.count_ones();
        eyes(sure) + least_eyes(hands.of[one], n) + least_eyes(hands.of[two], n)
    } else {
        sure.count_ones() as i32
    };
    if !M::SOLOIST_WANTS_MUCH || run != 0 {
        return (low, total);
    }
    (low, total - sure_for_opponents::<M>(hands, leader, soloist))
}

/// What the two opponents get for sure, when the highest trump is not the soloist's.
#[inline]
fn sure_for_opponents<M: Measure>(hands: &Hands, leader: usize, soloist: usize) -> i32 {
    let own = hands.of[soloist];
    let [one, two] = [hands.of[next(soloist)], hands.of[next(next(soloist))]];
    let run = hands.top_run(one | two, TRUMPS);
    // Two of the run may fall into one trick, so only the longer half is sure to make tricks.
    let n = (run & one).count_ones().max((run & two).count_ones());
    let by_run = if M::EYES_MATTER { eyes(run) + least_eyes(own, n) } else { n as i32 };
    if leader == soloist {
        return by_run;
    }
    let cash = hands.cashable(leader);
    let n = cash.count_ones();
    let partner = (one | two) & !hands.of[leader];
    let by_cash = if M::EYES_MATTER {
        eyes(cash) + least_eyes(own, n) + least_eyes(partner, n)
    } else {
        n as i32
    };
    by_run.max(by_cash)
}
