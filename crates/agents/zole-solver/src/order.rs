//! Which card to try first. Order changes the work, never the result.

use crate::bits::{EYES, Mask, STRONGER, follow, high, low, next};
use crate::bounds::Hands;
use crate::measure::Measure;

/// Up to ten cards with their scores, best first.
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

/// The situation in which cards are scored.
pub(crate) struct Scorer<'a> {
    pub(crate) hands: &'a Hands,
    pub(crate) soloist: usize,
    pub(crate) mover: usize,
    pub(crate) table: [usize; 2],
}

/// More than any estimate of eyes.
const TAKES: i32 = 64;

impl Scorer<'_> {
    /// How promising `card` looks with `N` cards on the table.
    #[inline]
    pub(crate) fn score<M: Measure, const N: usize>(&self, card: usize) -> i32 {
        let (side_takes, others) = match N {
            0 => self.lead(card),
            1 => self.second(card),
            _ => self.third(card),
        };
        if !M::EYES_MATTER {
            return self.score_tricks::<M>(card, side_takes);
        }
        let eyes = i32::from(EYES[card & 31]) + others;
        if side_takes { (TAKES + eyes) * 32 - card as i32 } else { -eyes * 32 - card as i32 }
    }

    /// Where only tricks count: take with the lowest that does, else throw the lowest; in mazā zole
    /// the soloist throws the highest that does not take.
    #[inline]
    fn score_tricks<M: Measure>(&self, card: usize, side_takes: bool) -> i32 {
        let card = card as i32;
        match (M::SOLOIST_WANTS_MUCH, self.mover == self.soloist) {
            (true, _) => i32::from(side_takes) * TAKES - card,
            (false, true) => i32::from(!side_takes) * TAKES + card,
            (false, false) => i32::from(!side_takes) * TAKES - card,
        }
    }

    /// Is the trick likely to go to the leader's side, and with how many eyes of the others?
    #[inline]
    fn lead(&self, card: usize) -> (bool, i32) {
        let [one, two] = [next(self.mover), next(next(self.mover))];
        let [first, second] = [follow(self.hands.of[one], card), follow(self.hands.of[two], card)];
        if self.mover == self.soloist {
            let takes = (first | second) & STRONGER[card & 31] == 0;
            return (takes, cheapest(first) + cheapest(second));
        }
        let (solo, mate) = if one == self.soloist { (first, second) } else { (second, first) };
        let threats = solo & STRONGER[card & 31];
        if threats == 0 {
            return (true, cheapest(solo) + dearest(mate));
        }
        let answers = mate & STRONGER[high(threats)];
        (answers != 0, cheapest(solo) + cheapest(mate))
    }

    /// As [`lead`](Self::lead), for the second card.
    #[inline]
    fn second(&self, card: usize) -> (bool, i32) {
        let led = self.table[0];
        let third = next(self.mover);
        let replies = follow(self.hands.of[third], led);
        let led_eyes = i32::from(EYES[led & 31]);
        let beats_led = STRONGER[led & 31] >> card & 1 == 1;
        let best = if beats_led { card } else { led };
        let overtakes = replies & STRONGER[best & 31] != 0;
        if self.mover == self.soloist {
            return (beats_led && !overtakes, led_eyes + cheapest(replies));
        }
        if third == self.soloist {
            return (!overtakes, led_eyes + cheapest(replies));
        }
        let takes = beats_led || overtakes;
        (takes, led_eyes + if takes { dearest(replies) } else { cheapest(replies) })
    }

    /// The third card decides the trick.
    #[inline]
    fn third(&self, card: usize) -> (bool, i32) {
        let [led, reply] = self.table;
        let reply_beats = STRONGER[led & 31] >> reply & 1 == 1;
        let best = if reply_beats { reply } else { led };
        let takes = STRONGER[best & 31] >> card & 1 == 1;
        let winner = match (takes, reply_beats) {
            (true, _) => self.mover,
            (false, true) => next(next(self.mover)),
            (false, false) => next(self.mover),
        };
        let ours = (winner == self.soloist) == (self.mover == self.soloist);
        (ours, i32::from(EYES[led & 31]) + i32::from(EYES[reply & 31]))
    }
}

/// The least eyes of one card of `hand`.
#[inline]
fn cheapest(hand: Mask) -> i32 {
    let mut least = 11;
    let mut rest = hand;
    while rest != 0 {
        least = least.min(EYES[low(rest)]);
        rest &= rest - 1;
    }
    i32::from(least)
}

/// The most eyes of one card of `hand`.
#[inline]
fn dearest(hand: Mask) -> i32 {
    let mut most = 0;
    let mut rest = hand;
    while rest != 0 {
        most = most.max(EYES[low(rest)]);
        rest &= rest - 1;
    }
    i32::from(most)
}
