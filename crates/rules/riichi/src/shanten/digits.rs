//! From counts to table indices, and what is counted on the way.
//!
//! A group of tiles is read as numbers in base five, four kinds at a time. A suit of nine kinds is
//! a *low* part of four and a *high* part of five. Sorted by their sums, the low parts that fit
//! beside a high part (14 tiles together) are always the first so and so many; so the place of a
//! suit in the table is `start[high] + rank[low]`, without gaps.

use std::ops::Add;

use super::Shanten;
use crate::{Counts, Kind};

/// The most tiles a hand holds.
const MOST: usize = 14;
const LOWS: usize = 5 * 5 * 5 * 5;
const HIGHS: usize = LOWS * 5;

/// Tiles that can stand in one set: a suit, or the honours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Group {
    Man,
    Pin,
    Sou,
    Honours,
}

impl Group {
    pub(crate) const ALL: [Group; 4] = [Group::Man, Group::Pin, Group::Sou, Group::Honours];

    #[inline]
    pub(crate) fn of(kind: Kind) -> Group {
        Group::ALL[kind.idx() / 9]
    }

    /// Where its kinds begin among the 34.
    #[inline]
    const fn first(self) -> usize {
        self as usize * 9
    }
}

/// How many tiles, kinds and pairs, in all and of terminals and honours; one byte each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tally(u64); // The lowest three bytes are not part of it.

impl Tally {
    const TOTAL: u32 = 24;
    const KINDS: u32 = 32;
    const PAIRS: u32 = 40;
    const ORPHANS: u32 = 48;
    const ORPHAN_PAIRS: u32 = 56;

    /// What `count` tiles of one kind add.
    const fn of(count: usize, yaochuu: bool) -> u64 {
        let (one, two) = ((count >= 1) as u64, (count >= 2) as u64);
        let orphans = one << Tally::ORPHANS | two << Tally::ORPHAN_PAIRS;
        (count as u64) << Tally::TOTAL
            | one << Tally::KINDS
            | two << Tally::PAIRS
            | if yaochuu { orphans } else { 0 }
    }

    #[inline]
    const fn byte(self, at: u32) -> i8 {
        (self.0 >> at) as i8
    }

    #[inline]
    pub(crate) const fn total(self) -> usize {
        self.byte(Tally::TOTAL) as u8 as usize
    }

    /// Six exchanges for seven pairs, less one for each pair there is, and one more for each kind
    /// that is missing because no pair may stand twice.
    #[inline]
    pub(crate) fn chiitoitsu(self) -> Shanten {
        let (pairs, kinds) = (self.byte(Tally::PAIRS), self.byte(Tally::KINDS));
        Shanten(6 - pairs.min(7) + (7 - kinds).max(0))
    }

    /// Thirteen less the orphans there are, one less if one of them is a pair.
    #[inline]
    pub(crate) fn kokushi(self) -> Shanten {
        let paired = self.byte(Tally::ORPHAN_PAIRS) > 0;
        Shanten(13 - self.byte(Tally::ORPHANS) - i8::from(paired))
    }
}

impl Add for Tally {
    type Output = Tally;

    #[inline]
    fn add(self, other: Tally) -> Tally {
        Tally(self.0 + other.0)
    }
}

/// The index of suits, and the tally, by low and high part: index in the lowest three bytes.
pub(super) struct SuitIndex {
    low: [u64; LOWS],
    high: Box<[u64; HIGHS]>,
}

impl SuitIndex {
    pub(super) fn new() -> SuitIndex {
        let mut low = std::array::from_fn(|number| suit_tally(number, 0));
        let mut lows_up_to = [0; MOST + 1];
        let mut rank = 0;
        for (sum, up_to) in lows_up_to.iter_mut().enumerate() {
            for number in (0..LOWS).filter(|&number| digit_sum(number) == sum) {
                low[number] += rank;
                rank += 1;
            }
            *up_to = rank;
        }
        let mut high = Box::new(std::array::from_fn(|number| suit_tally(number, 4)));
        let mut start = 0;
        for sum in 0..=MOST {
            for number in (0..HIGHS).filter(|&number| digit_sum(number) == sum) {
                high[number] += start;
                start += lows_up_to[MOST - sum];
            }
        }
        SuitIndex { low, high }
    }

    /// Place and tally of a suit given by its low and high numbers.
    #[inline]
    pub(super) fn look_up(&self, low: usize, high: usize) -> (usize, Tally) {
        let sum = self.low[low] + self.high[high];
        ((sum & 0xff_ffff) as usize, Tally(sum))
    }
}

/// How many kinds of honours stand once, twice and more often, and the tally, by the numbers of
/// the winds and of the dragons.
pub(super) struct HonourIndex([u64; LOWS]);

impl HonourIndex {
    /// One place for each way in which seven kinds stand once, twice or more often.
    pub(super) const PLACES: usize = 8 * 8 * 8;

    pub(super) fn new() -> HonourIndex {
        HonourIndex(std::array::from_fn(|number| {
            let kinds = (0..4).map(|place| digit(number, place));
            kinds.fold(0, |sum, count| sum + honour_place(count) + Tally::of(count, true))
        }))
    }

    #[inline]
    pub(super) fn look_up(&self, winds: usize, dragons: usize) -> (usize, Tally) {
        let sum = self.0[winds] + self.0[dragons];
        ((sum & 0x1ff) as usize, Tally(sum))
    }

    /// The counts (1, 2 or 3) of the seven kinds at `place`, highest first; `None` if there cannot
    /// be so many kinds.
    pub(super) fn kinds_at(place: usize) -> Option<[u8; 7]> {
        let times = [(place / 64, 3), (place / 8 % 8, 2), (place % 8, 1)];
        let mut kinds = [0; 7];
        let mut free = kinds.iter_mut();
        for (n, count) in times {
            for _ in 0..n {
                *free.next()? = count;
            }
        }
        Some(kinds)
    }
}

const fn honour_place(count: usize) -> u64 {
    match count {
        0 => 0,
        1 => 1,
        2 => 8,
        _ => 64,
    }
}

/// The low and high numbers of a suit.
#[inline]
pub(super) fn suit_numbers(counts: &Counts, group: Group) -> (usize, usize) {
    let first = group.first();
    let eight: [u8; 8] = std::array::from_fn(|place| counts.as_array()[first + place]);
    let numbers = two_numbers(u64::from_le_bytes(eight));
    (numbers.0, numbers.1 + LOWS * counts.as_array()[first + 8] as usize)
}

/// The numbers of the winds and of the dragons.
#[inline]
pub(super) fn honour_numbers(counts: &Counts) -> (usize, usize) {
    let kinds = counts.as_array();
    let eight: [u8; 8] =
        std::array::from_fn(
            |place| if place < 7 { kinds[Group::Honours.first() + place] } else { 0 },
        );
    two_numbers(u64::from_le_bytes(eight))
}

/// Eight digits, one in each byte, as two numbers of four digits in base five: neighbours are
/// joined, then the pairs of them.
#[inline]
const fn two_numbers(digits: u64) -> (usize, usize) {
    let pairs = (digits + 5 * (digits >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs + 25 * (pairs >> 16)) & 0x0000_ffff_0000_ffff;
    ((fours & 0xffff_ffff) as usize, (fours >> 32) as usize)
}

/// The digit of `number` at `place`, from the lowest.
pub(super) const fn digit(number: usize, place: u32) -> usize {
    number / 5usize.pow(place) % 5
}

/// The sum of up to five digits.
const fn digit_sum(number: usize) -> usize {
    digit(number, 0) + digit(number, 1) + digit(number, 2) + digit(number, 3) + digit(number, 4)
}

/// The tally of a part of a suit whose first kind is the one after `skipped` others.
fn suit_tally(number: usize, skipped: u32) -> u64 {
    let terminal = |place| place + skipped == 0 || place + skipped == 8;
    (0..5).fold(0, |sum, place| sum + Tally::of(digit(number, place), terminal(place)))
}

/// Calls `visit` for every suit of at most 14 tiles with its low and high numbers.
pub(super) fn all_suits(mut visit: impl FnMut(usize, usize)) {
    let sums: Vec<usize> = (0..HIGHS).map(digit_sum).collect();
    for (high, sum) in sums.iter().enumerate() {
        for (low, _) in sums[..LOWS].iter().enumerate().filter(|(_, low)| *low + sum <= MOST) {
            visit(low, high);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_suit_has_a_place_of_its_own_without_gaps() {
        let index = SuitIndex::new();
        let mut seen = vec![false; 405_350];
        all_suits(|low, high| {
            let (place, tally) = index.look_up(low, high);
            assert!(!std::mem::replace(&mut seen[place], true));
            assert_eq!(tally.total(), digit_sum(low) + digit_sum(high));
        });
        assert!(seen.into_iter().all(|seen| seen));
    }

    #[test]
    fn too_many_tiles_are_counted_all_the_same() {
        let index = SuitIndex::new();
        for (low, high) in [(LOWS - 1, 0), (0, HIGHS - 1), (LOWS - 1, HIGHS - 1), (624, 1)] {
            assert_eq!(index.look_up(low, high).1.total(), digit_sum(low) + digit_sum(high));
        }
    }

    #[test]
    fn numbers_are_read_in_base_five() {
        let counts = "1223334444m9m1222z5666z".parse::<crate::Tiles>().expect("good notation");
        let low = 1 + 2 * 5 + 3 * 25 + 4 * 125;
        assert_eq!(suit_numbers(counts.counts(), Group::Man), (low, 625));
        assert_eq!(honour_numbers(counts.counts()), (1 + 3 * 5, 1 + 3 * 5));
    }
}
