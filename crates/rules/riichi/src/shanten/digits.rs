//! From counts to table indices, and what is counted on the way.
//!
//! A group of tiles is read as numbers in base five, four kinds at a time. A suit of nine kinds is
//! a *low* part of four and a *high* part of five. Sorted by their sums, the low parts that fit
//! beside a high part (14 tiles together) are always the first so and so many; so the place of a
//! suit in the table is `start[high] + rank[low]`, without gaps.

use super::tile_totals::TileTotals;
use crate::Kind;

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
    pub(crate) const fn first(self) -> usize {
        self as usize * 9
    }

    /// How many kinds it has.
    #[inline]
    pub(crate) const fn n_kinds(self) -> usize {
        if matches!(self, Group::Honours) { 7 } else { 9 }
    }
}

/// A group of tiles as two numbers in base five: of its first four kinds, and of the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Numbers {
    low: usize,
    high: usize,
}

impl Numbers {
    #[inline]
    pub(crate) fn of(kinds: &[u8; Kind::COUNT], group: Group) -> Numbers {
        let first = group.first();
        let (n_kinds, honours) = (group.n_kinds(), group == Group::Honours);
        let eight =
            std::array::from_fn(|place| if place < n_kinds { kinds[first + place] } else { 0 });
        let (low, high) = two_numbers(u64::from_le_bytes(eight));
        let ninth = if honours { 0 } else { kinds[first + 8] as usize };
        Numbers { low, high: high + LOWS * ninth }
    }

    /// The same with one tile more of the kind at `place` of the group, which has room.
    #[inline]
    pub(crate) const fn plus(self, place: usize) -> Numbers {
        let Numbers { low, high } = self;
        match place {
            0..=3 => Numbers { low: low + POWERS[place], high },
            _ => Numbers { low, high: high + POWERS[place - 4] },
        }
    }

    /// The same with one tile less of the kind at `place` of the group, which is there.
    #[inline]
    pub(crate) const fn minus(self, place: usize) -> Numbers {
        let Numbers { low, high } = self;
        match place {
            0..=3 => Numbers { low: low - POWERS[place], high },
            _ => Numbers { low, high: high - POWERS[place - 4] },
        }
    }
}

const POWERS: [usize; 5] = [1, 5, 25, 125, 625];

/// The index of suits, and the totals, by low and high part: index in the lowest three bytes.
pub(super) struct SuitIndex {
    low: [u64; LOWS],
    high: Box<[u64; HIGHS]>,
}

impl SuitIndex {
    pub(super) fn new() -> SuitIndex {
        let mut low = std::array::from_fn(|number| suit_totals(number, 0));
        let mut lows_up_to = [0; MOST + 1];
        let mut rank = 0;
        for (sum, up_to) in lows_up_to.iter_mut().enumerate() {
            for number in (0..LOWS).filter(|&number| digit_sum(number) == sum) {
                low[number] += rank;
                rank += 1;
            }
            *up_to = rank;
        }
        let mut high = Box::new(std::array::from_fn(|number| suit_totals(number, 4)));
        let mut start = 0;
        for sum in 0..=MOST {
            for number in (0..HIGHS).filter(|&number| digit_sum(number) == sum) {
                high[number] += start;
                start += lows_up_to[MOST - sum];
            }
        }
        SuitIndex { low, high }
    }

    /// Place and totals of a suit.
    #[inline]
    pub(super) fn look_up(&self, suit: Numbers) -> (usize, TileTotals) {
        let sum = self.low[suit.low] + self.high[suit.high];
        ((sum & 0xff_ffff) as usize, TileTotals(sum))
    }
}

/// How many kinds of honours stand once, twice and more often, and the totals, by the numbers of
/// the winds and of the dragons.
pub(super) struct HonourIndex([u64; LOWS]);

impl HonourIndex {
    /// One place for each way in which seven kinds stand once, twice or more often.
    pub(super) const PLACES: usize = 8 * 8 * 8;

    pub(super) fn new() -> HonourIndex {
        HonourIndex(std::array::from_fn(|number| {
            let kinds = (0..4).map(|place| digit(number, place));
            kinds.fold(0, |sum, count| sum + honour_place(count) + TileTotals::of(count, true))
        }))
    }

    #[inline]
    pub(super) fn look_up(&self, honours: Numbers) -> (usize, TileTotals) {
        let sum = self.0[honours.low] + self.0[honours.high];
        ((sum & 0x1ff) as usize, TileTotals(sum))
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

/// Eight digits, one in each byte, as two numbers of four digits in base five: neighbours are
/// joined, then the pairs of them.
#[inline]
const fn two_numbers(digits: u64) -> (usize, usize) {
    let pairs = (digits + 5 * (digits >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs + 25 * (pairs >> 16)) & 0x0000_ffff_0000_ffff;
    ((fours & 0xffff_ffff) as usize, (fours >> 32) as usize)
}

/// The digit of `number` at `place`, from the lowest.
const fn digit(number: usize, place: u32) -> usize {
    number / 5usize.pow(place) % 5
}

/// The sum of up to five digits.
const fn digit_sum(number: usize) -> usize {
    digit(number, 0) + digit(number, 1) + digit(number, 2) + digit(number, 3) + digit(number, 4)
}

/// The totals of a part of a suit whose first kind is the one after `skipped` others.
fn suit_totals(number: usize, skipped: u32) -> u64 {
    let terminal = |place| place + skipped == 0 || place + skipped == 8;
    (0..5).fold(0, |sum, place| sum + TileTotals::of(digit(number, place), terminal(place)))
}

impl Numbers {
    /// How many tiles of each of nine kinds.
    pub(super) fn digits(self) -> impl Iterator<Item = usize> {
        let low = (0..4).map(move |place| digit(self.low, place));
        low.chain((0..5).map(move |place| digit(self.high, place)))
    }
}

/// Calls `visit` for every suit of at most 14 tiles.
pub(super) fn all_suits(mut visit: impl FnMut(Numbers)) {
    let sums: Vec<usize> = (0..HIGHS).map(digit_sum).collect();
    for (high, sum) in sums.iter().enumerate() {
        for (low, _) in sums[..LOWS].iter().enumerate().filter(|(_, low)| *low + sum <= MOST) {
            visit(Numbers { low, high });
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
        all_suits(|suit| {
            let (place, totals) = index.look_up(suit);
            assert!(!std::mem::replace(&mut seen[place], true));
            assert_eq!(totals.total(), suit.digits().sum());
        });
        assert!(seen.into_iter().all(|seen| seen));
    }

    #[test]
    fn too_many_tiles_are_counted_all_the_same() {
        let index = SuitIndex::new();
        for (low, high) in [(LOWS - 1, 0), (0, HIGHS - 1), (LOWS - 1, HIGHS - 1), (624, 1)] {
            assert_eq!(
                index.look_up(Numbers { low, high }).1.total(),
                digit_sum(low) + digit_sum(high)
            );
        }
    }

    #[test]
    fn numbers_are_read_in_base_five() {
        let counts = "1223334444m9m1222z5666z".parse::<crate::Tiles>().expect("good notation");
        let man = Numbers { low: 1 + 2 * 5 + 3 * 25 + 4 * 125, high: 625 };
        assert_eq!(Numbers::of(counts.counts().as_array(), Group::Man), man);
        let honours = Numbers { low: 1 + 3 * 5, high: 1 + 3 * 5 };
        assert_eq!(Numbers::of(counts.counts().as_array(), Group::Honours), honours);
        assert_eq!(honours.plus(6).minus(6), honours);
        assert_eq!(man.minus(8), Numbers { high: 0, ..man });
    }
}
