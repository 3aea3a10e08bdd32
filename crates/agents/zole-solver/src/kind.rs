//! Positions that no play can tell apart.

use std::hash::{Hash, Hasher};

use parlor_zole::{CardSet, Contract, Place};

use crate::Position;
use crate::bits::{Mask, low};

/// What matters of a position: two of one kind are worth the same, choice for choice.
///
/// Cards of one class and equal eyes differ only in their order among the cards in play, so a kind
/// has them on the lowest places of their group: the zero trumps, the jacks, the queens. Worlds that
/// deal the same cards in another way often lead to positions of one kind.
///
/// ```
/// use parlor_zole::{ByPlace, Contract, Place, Trick};
/// use parlor_zole_solver::Position;
/// let of = |first: &str, second: &str| {
///     let hands = ByPlace::new([first.parse()?, second.parse()?, "9H".parse()?]);
///     let trick = Trick::led_by(Place::First);
///     Ok::<_, Box<dyn std::error::Error>>(Position::new(Contract::Galdins, hands, trick)?.kind())
/// };
/// assert_eq!(of("JH", "QS")?, of("JD", "QC")?);
/// assert_ne!(of("JH", "QS")?, of("KD", "QS")?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind(u128);

impl Hash for Kind {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // The hands of two and the rest tell nearly all kinds apart.
        state.write_u64((self.0 ^ self.0 >> 64) as u64);
    }
}

/// Cards of one class and equal eyes, beside each other: 7♦ 8♦ 9♦, the jacks, the queens.
const GROUPS: [Mask; 3] = [0b111 << 12, 0b1111 << 18, 0b1111 << 22];
const ALONE: Mask = !(GROUPS[0] | GROUPS[1] | GROUPS[2]);
/// No card, where a trick has fewer than two.
const NO_CARD: usize = 31;

impl Position {
    /// What matters of this position.
    pub fn kind(&self) -> Kind {
        let mut laid = self.trick().cards().iter().map(|&card| CardSet::one(card).bits());
        let [first, second, third] = *self.hands().map(CardSet::bits).as_array();
        let held = [first, second, third, laid.next().unwrap_or(0), laid.next().unwrap_or(0)];
        let [first, second, third, led, reply] = lowered(held);
        let card = |cards: Mask| if cards == 0 { NO_CARD } else { low(cards) };
        let mut key = Packed(0);
        for hand in [first, second, third] {
            key.add(26, hand as usize);
        }
        key.add(5, card(led));
        key.add(5, card(reply));
        key.add(2, self.trick().leader().idx());
        key.add(7, usize::from(self.eyes().0));
        for place in Place::ALL {
            key.add(4, usize::from(self.tricks()[place]));
        }
        key.add(4, contract_number(self.contract()));
        Kind(key.0)
    }
}

/// The same cards, those of each group of equal eyes on its lowest places, in the same order.
#[inline]
pub(crate) fn lowered<const HEAPS: usize>(heaps: [Mask; HEAPS]) -> [Mask; HEAPS] {
    let in_play = heaps.iter().fold(0, |all, cards| all | cards);
    let mut lowered = heaps.map(|cards| cards & ALONE);
    for group in GROUPS {
        let mut place = group & group.wrapping_neg();
        let mut rest = in_play & group;
        while rest != 0 {
            let card = rest & rest.wrapping_neg();
            rest ^= card;
            for (to, from) in lowered.iter_mut().zip(&heaps) {
                *to |= if from & card != 0 { place } else { 0 };
            }
            place <<= 1;
        }
    }
    lowered
}

/// For up to four cards of a group, from the lowest on, one bit each whether the first or third and
/// whether the second or third hand holds it: the same on the lowest places.
const LOWERED: [u8; 256] = {
    let mut table = [0; 256];
    let mut owners = 0;
    while owners < 256 {
        let (mut at, mut place) = (0, 0);
        while at < 4 {
            let owner = owners >> at & 0b1_0001;
            if owner != 0 {
                table[owners] |= (owner << place) as u8;
                place += 1;
            }
            at += 1;
        }
        owners += 1;
    }
    table
};

/// As [`lowered`], for three hands alone.
#[inline]
pub(crate) fn lowered_hands([first, second, third]: [Mask; 3]) -> [Mask; 3] {
    let (odd, high) = (first | third, second | third);
    let (mut low_odd, mut low_high) = (odd & ALONE, high & ALONE);
    for group in GROUPS {
        let shift = group.trailing_zeros();
        let here = |cards: Mask| (cards & group) >> shift;
        let owners = LOWERED[(here(odd) | here(high) << 4) as usize & 255];
        low_odd |= Mask::from(owners & 15) << shift;
        low_high |= Mask::from(owners >> 4) << shift;
    }
    [low_odd & !low_high, low_high & !low_odd, low_odd & low_high]
}

/// Numbers beside each other in one word.
struct Packed(u128);

impl Packed {
    #[inline]
    fn add(&mut self, bits: u32, number: usize) {
        self.0 = self.0 << bits | number as u128;
    }
}

fn contract_number(contract: Contract) -> usize {
    match contract {
        Contract::Galdins => 0,
        Contract::Lielais(place) => 1 + place.idx(),
        Contract::Zole(place) => 4 + place.idx(),
        Contract::MazaZole(place) => 7 + place.idx(),
    }
}
