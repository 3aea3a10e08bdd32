//! Quick bounds that are proven, so that results stay exact.
//!
//! A *run* is the highest cards of a class left, as far as one side holds them without a gap.
//!
//! - **Trump run.** Each of its cards takes the trick it is played to, no matter who leads: its side gets
//!   their eyes and at least the cheapest cards of the others.
//! - **Safe leads.** A player on lead takes a trick with each card of a run in a plain class as
//!   long as everyone who could trump must still follow.
//! - **Drawing.** A player on lead whose trump run is at least as long as anyone's trumps draws
//!   them all, with their eyes; then every own trump wins, and so do the runs of the plain classes,
//!   and behind a run the low cards once nobody can follow.
//!
//! Sums over several of these are bounds too, because they speak of different tricks.

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
    fn run(&self, owner: Mask, class: Mask) -> Mask {
        let others = self.left & class & !owner;
        let above = if others == 0 { class } else { class & !(u32::MAX >> others.leading_zeros()) };
        owner & above
    }
}

/// What the soloist still gets for sure.
#[inline]
pub(crate) fn quick_low<M: Measure>(hands: &Hands, leader: usize, soloist: usize) -> i32 {
    let own = hands.of[soloist];
    let others = [hands.of[next(soloist)], hands.of[next(next(soloist))]];
    if leader == soloist && M::SOLOIST_WANTS_MUCH {
        return on_lead::<M>(hands, own, others);
    }
    let run = hands.run(own, TRUMPS);
    if run == 0 {
        0
    } else if M::SOLOIST_WANTS_MUCH {
        waiting::<M>(run, own, others)
    } else {
        run.count_ones() as i32
    }
}

/// What the opponents still get for sure.
#[inline]
pub(crate) fn quick_loss<M: Measure>(hands: &Hands, leader: usize, soloist: usize) -> i32 {
    if !M::SOLOIST_WANTS_MUCH {
        return 0;
    }
    let own = hands.of[soloist];
    let [one, two] = [hands.of[next(soloist)], hands.of[next(next(soloist))]];
    if leader == soloist {
        return common_run::<M>(hands, [one, two], own);
    }
    let mine = hands.of[leader];
    let mate = (one | two) & !mine;
    let safe = with_partner::<M>(hands, mine, mate, own);
    safe.max(on_lead::<M>(hands, mine, [own, mate]))
}

/// What a soloist with the highest trump gets when someone else leads.
#[inline]
fn waiting<M: Measure>(run: Mask, own: Mask, others: [Mask; 2]) -> i32 {
    // With a run longer than anyone's trumps, the first trick it takes leaves enough to draw the
    // others, so every trump makes a trick.
    let trumps = own & TRUMPS;
    let sure = if run.count_ones() > longest(others, TRUMPS) { trumps } else { run };
    let n = sure.count_ones();
    if M::EYES_MATTER {
        eyes(sure) + least_eyes(others[0], n) + least_eyes(others[1], n)
    } else {
        n as i32
    }
}

/// What a player on lead gets without help.
#[inline]
fn on_lead<M: Measure>(hands: &Hands, own: Mask, others: [Mask; 2]) -> i32 {
    let run = hands.run(own, TRUMPS);
    let n_run = run.count_ones();
    if n_run >= longest(others, TRUMPS) {
        return drawing::<M>(hands, own, others);
    }
    let mut sum = 0;
    for class in PLAIN {
        let run = hands.run(own, class);
        if run != 0 {
            let [one, two] = others.map(|hand| hand & class);
            let n = run.count_ones().min(one.count_ones()).min(two.count_ones());
            sum += if M::EYES_MATTER {
                eyes(highest(run, n)) + least_eyes(one, n) + least_eyes(two, n)
            } else {
                n as i32
            };
        }
    }
    if n_run == 0 {
        return sum;
    }
    if !M::EYES_MATTER {
        return sum + n_run as i32;
    }
    let mut given = 0;
    for hand in others {
        let trumps = hand & TRUMPS;
        let n = trumps.count_ones().min(n_run);
        given += least_eyes(trumps, n) + least_eyes(hand & !TRUMPS, n_run - n);
    }
    sum + eyes(run) + given
}

/// What a player on lead gets who can draw all trumps.
#[inline]
fn drawing<M: Measure>(hands: &Hands, own: Mask, others: [Mask; 2]) -> i32 {
    let mut cards = own & TRUMPS;
    for class in PLAIN {
        let run = hands.run(own, class);
        cards |= if run.count_ones() >= longest(others, class) { own & class } else { run };
    }
    let n = cards.count_ones();
    if !M::EYES_MATTER {
        return n as i32;
    }
    let mut sum = eyes(cards);
    for hand in others {
        let trumps = hand & TRUMPS;
        sum += if cards & TRUMPS == 0 {
            least_eyes(hand, n)
        } else {
            eyes(trumps) + least_eyes(hand & !TRUMPS, n - trumps.count_ones())
        };
    }
    sum
}

/// What two partners get by their common trump run, no matter who leads.
#[inline]
fn common_run<M: Measure>(hands: &Hands, partners: [Mask; 2], soloist: Mask) -> i32 {
    let [one, two] = partners;
    let run = hands.run(one | two, TRUMPS);
    // Two of the run may fall into one trick, so only the longer half is sure to make tricks.
    let n = (run & one).count_ones().max((run & two).count_ones());
    if M::EYES_MATTER { eyes(run) + least_eyes(soloist, n) } else { n as i32 }
}

/// What two partners get by safe leads of one of them and their common trump run.
#[inline]
fn with_partner<M: Measure>(hands: &Hands, leader: Mask, mate: Mask, soloist: Mask) -> i32 {
    let mut sum = common_run::<M>(hands, [leader, mate], soloist);
    // The partner must not be forced to trump and so to take over the lead.
    let mut discards = (mate & !TRUMPS).count_ones();
    for class in PLAIN {
        let run = hands.run(leader, class);
        if run != 0 {
            let held = soloist & class;
            let n = run.count_ones().min(held.count_ones()).min(discards);
            discards -= n;
            sum +=
                if M::EYES_MATTER { eyes(highest(run, n)) + least_eyes(held, n) } else { n as i32 };
        }
    }
    sum
}

/// The most cards of `class` in one of two hands.
#[inline]
fn longest(hands: [Mask; 2], class: Mask) -> u32 {
    (hands[0] & class).count_ones().max((hands[1] & class).count_ones())
}

/// The `n` highest cards of a set.
#[inline]
fn highest(set: Mask, n: u32) -> Mask {
    let mut kept = set;
    while kept.count_ones() > n {
        kept &= kept - 1;
    }
    kept
}
