//! Which card to try first. Order changes the work, never the result.

use crate::bits::{BY_EYES, CLASS, EYES, Mask, STRONGER, follow, high, low, next};
use crate::bounds::Hands;
use crate::measure::Measure;

/// Up to eight cards by falling score.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ordered {
    ranked: [i32; 8],
    len: usize,
}

impl Ordered {
    /// The cards of `moves`, by falling score.
    #[inline]
    pub(crate) fn new(moves: Mask, mut score: impl FnMut(usize) -> i32) -> Ordered {
        let mut ordered = Ordered { ranked: [0; 8], len: 0 };
        let mut rest = moves;
        while rest != 0 && ordered.len < 8 {
            let card = low(rest);
            rest &= rest - 1;
            let entry = score(card) * 32 + card as i32;
            let mut at = ordered.len;
            while at > 0 && ordered.ranked[at - 1] < entry {
                ordered.ranked[at] = ordered.ranked[at - 1];
                at -= 1;
            }
            ordered.ranked[at] = entry;
            ordered.len += 1;
        }
        ordered
    }

    /// The cards, best first.
    #[inline]
    pub(crate) fn cards(&self) -> impl Iterator<Item = usize> {
        self.ranked[..self.len].iter().map(|&entry| (entry & 31) as usize)
    }
}

/// More than any estimate of eyes.
const TAKES: i32 = 64;

/// What it costs to part with a card, in quarters of an eye: queens, jacks, diamonds.
const STRENGTH: [i32; 32] = {
    let mut table = [0; 32];
    let mut card = 12;
    while card < 26 {
        table[card] = match card {
            22.. => 16,
            18.. => 8,
            _ => 4,
        };
        card += 1;
    }
    table
};

/// The score of `card` when its side is likely to take the trick, or not, with so many eyes of the
/// others.
#[inline]
fn score<M: Measure>(soloist_moves: bool, card: usize, side_takes: bool, others: i32) -> i32 {
    let idx = card as i32;
    if M::EYES_MATTER {
        let eyes = i32::from(EYES[card & 31]) + others;
        return if side_takes {
            (TAKES + eyes) * 32 - idx - STRENGTH[card & 31] * 8
        } else {
            -eyes * 32 - idx
        };
    }
    // Where only tricks count: take with the lowest card that does, else throw the lowest; in mazā
    // zole the soloist throws the highest that does not take.
    match (M::SOLOIST_WANTS_MUCH, soloist_moves) {
        (true, _) => i32::from(side_takes) * TAKES - idx,
        (false, true) => i32::from(!side_takes) * TAKES + idx,
        (false, false) => i32::from(!side_takes) * TAKES - idx,
    }
}

/// Orders the leads of `mover`.
#[inline]
pub(crate) fn leads<M: Measure>(
    hands: &Hands,
    soloist: usize,
    mover: usize,
    moves: Mask,
    hint: Option<usize>,
) -> Ordered {
    let [one, two] = [next(mover), next(next(mover))];
    let mut class = 0;
    let mut replies = Replies::default();
    Ordered::new(moves, |card| {
        if hint == Some(card) {
            return 1 << 20;
        }
        if CLASS[card & 31] != class {
            class = CLASS[card & 31];
            let [first, second] = [follow(hands.of[one], card), follow(hands.of[two], card)];
            replies = if mover == soloist || one == soloist {
                Replies::new(first, second)
            } else {
                Replies::new(second, first)
            };
        }
        let stronger = STRONGER[card & 31];
        let (takes, others) = if mover == soloist {
            ((replies.solo | replies.mate) & stronger == 0, replies.least)
        } else {
            // Here `solo` are the soloist's replies and `mate` the partner's.
            let threats = replies.solo & stronger;
            if threats == 0 {
                (true, replies.with_partner)
            } else {
                (replies.mate & STRONGER[high(threats)] != 0, replies.least)
            }
        };
        let drawing = mover == soloist && M::EYES_MATTER && !takes;
        // A soloist who cannot take this trick does best to make the opponents spend trumps.
        let bonus = if drawing { STRENGTH[card & 31] * 64 } else { 0 };
        score::<M>(mover == soloist, card, takes, others) + bonus
    })
}

/// How the two others may reply to a lead of one class.
#[derive(Clone, Copy, Default)]
struct Replies {
    solo: Mask,
    mate: Mask,
    least: i32,
    with_partner: i32,
}

impl Replies {
    #[inline]
    fn new(solo: Mask, mate: Mask) -> Replies {
        let least = cheapest(solo);
        Replies { solo, mate, least: least + cheapest(mate), with_partner: least + dearest(mate) }
    }
}

/// Orders the cards of `mover` to the second place of a trick.
#[inline]
pub(crate) fn seconds<M: Measure>(
    hands: &Hands,
    soloist: usize,
    mover: usize,
    moves: Mask,
    led: usize,
) -> Ordered {
    let third = next(mover);
    let replies = follow(hands.of[third], led);
    let led_eyes = i32::from(EYES[led & 31]);
    let least = led_eyes + cheapest(replies);
    let most = led_eyes + dearest(replies);
    Ordered::new(moves, |card| {
        let beats_led = STRONGER[led & 31] >> card & 1 == 1;
        let best = if beats_led { card } else { led };
        let overtakes = replies & STRONGER[best & 31] != 0;
        let (takes, others) = if mover == soloist {
            (beats_led && !overtakes, least)
        } else if third == soloist {
            (!overtakes, least)
        } else if beats_led || overtakes {
            (true, most)
        } else {
            (false, least)
        };
        score::<M>(mover == soloist, card, takes, others)
    })
}

/// Orders the cards of `mover` to the last place of a trick, which now belongs to `holder` with
/// `best`.
#[inline]
pub(crate) fn thirds<M: Measure>(
    soloist: usize,
    mover: usize,
    moves: Mask,
    holder: usize,
    best: usize,
) -> Ordered {
    let kept = (holder == soloist) == (mover == soloist);
    let stronger = STRONGER[best & 31];
    Ordered::new(moves, |card| {
        let takes = kept || stronger >> card & 1 == 1;
        score::<M>(mover == soloist, card, takes, 0)
    })
}

/// The least eyes of one card of `hand`.
#[inline]
fn cheapest(hand: Mask) -> i32 {
    BY_EYES.iter().find(|(_, cards)| hand & cards != 0).map_or(0, |&(eyes, _)| i32::from(eyes))
}

/// The most eyes of one card of `hand`.
#[inline]
fn dearest(hand: Mask) -> i32 {
    let mut richest_first = BY_EYES.iter().rev();
    richest_first.find(|(_, cards)| hand & cards != 0).map_or(0, |&(eyes, _)| i32::from(eyes))
}
