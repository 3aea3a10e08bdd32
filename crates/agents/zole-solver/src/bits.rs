//! Cards as bits: the tables and questions of the inner loop.
//!
//! The search works on plain words, one bit per card in the order of [`parlor_zole::CardSet`], and
//! on places as numbers 0 to 2; both are made from checked values only.

use parlor_zole::{Card, CardSet, PACK_SIZE, Suit};

/// A set of cards.
pub(crate) type Mask = u32;

/// All trumps.
pub(crate) const TRUMPS: Mask = CardSet::TRUMPS.bits();

/// Eyes by card.
pub(crate) const EYES: [u8; 32] = TABLES.0;

/// The cards that beat a card.
pub(crate) const STRONGER: [Mask; 32] = TABLES.1;

/// The class of a card.
pub(crate) const CLASS: [Mask; 32] = TABLES.2;

const TABLES: ([u8; 32], [Mask; 32], [Mask; 32]) = {
    let mut tables = ([0; 32], [0; 32], [0; 32]);
    let mut idx = 0;
    while idx < PACK_SIZE {
        let card = Card::ALL[idx];
        tables.0[idx] = card.eyes().0;
        tables.1[idx] = card.beaten_by().bits();
        tables.2[idx] = card.suit().cards().bits();
        idx += 1;
    }
    tables
};

/// The plain classes.
pub(crate) const PLAIN: [Mask; 3] =
    [Suit::Hearts.cards().bits(), Suit::Spades.cards().bits(), Suit::Clubs.cards().bits()];

/// Cards of equal eyes, cheapest first, with those eyes.
pub(crate) const BY_EYES: [(u8, Mask); 6] = {
    let values = [0, 2, 3, 4, 10, 11];
    let mut table = [(0, 0); 6];
    let mut at = 0;
    while at < 6 {
        let mut idx = 0;
        while idx < PACK_SIZE {
            if EYES[idx] == values[at] {
                table[at].1 |= 1 << idx;
            }
            idx += 1;
        }
        table[at].0 = values[at];
        at += 1;
    }
    table
};

/// The lowest card of a set that is not empty.
#[inline]
pub(crate) const fn low(set: Mask) -> usize {
    (set.trailing_zeros() & 31) as usize
}

/// The highest card of a set that is not empty.
#[inline]
pub(crate) const fn high(set: Mask) -> usize {
    ((31 - set.leading_zeros()) & 31) as usize
}

/// The cards of `hand` that may follow `led`.
#[inline]
pub(crate) const fn follow(hand: Mask, led: usize) -> Mask {
    let following = hand & CLASS[led & 31];
    if following == 0 { hand } else { following }
}

/// The next place in turn order.
#[inline]
pub(crate) const fn next(place: usize) -> usize {
    if place == 2 { 0 } else { place + 1 }
}

/// Eyes of a set.
#[inline]
pub(crate) const fn eyes(set: Mask) -> i32 {
    CardSet::from_bits_truncated(set).eyes().0 as i32
}

/// The least eyes that `n` cards of `hand` can be worth.
#[inline]
pub(crate) fn least_eyes(hand: Mask, n: u32) -> i32 {
    let (mut left, mut sum) = (n, 0);
    for (value, cards) in BY_EYES {
        let here = (hand & cards).count_ones();
        if here >= left {
            return sum + i32::from(value) * left as i32;
        }
        sum += i32::from(value) * here as i32;
        left -= here;
    }
    sum
}

/// Does `card` beat `other`?
#[inline]
pub(crate) const fn beats(card: usize, other: usize) -> bool {
    STRONGER[other & 31] >> card & 1 == 1
}

/// The first two cards of a trick.
pub(crate) struct Laid {
    pub(crate) cards: Mask,
    /// Who would take them.
    pub(crate) holder: usize,
    /// With which card.
    pub(crate) best: usize,
}

impl Laid {
    #[inline]
    pub(crate) const fn new(led: usize, reply: usize, leader: usize) -> Laid {
        let cards = 1 << led | 1 << reply;
        if beats(reply, led) {
            Laid { cards, holder: next(leader), best: reply }
        } else {
            Laid { cards, holder: leader, best: led }
        }
    }

    /// Who takes the trick if `mover`, the third, lays `card`.
    #[inline]
    pub(crate) const fn winner(&self, mover: usize, card: usize) -> usize {
        if beats(card, self.best) { mover } else { self.holder }
    }
}
