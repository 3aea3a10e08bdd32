//! Every way to read concealed tiles as sets and a pair.

use super::runs::Runs;
use crate::{Counts, Kind, KindSet};

/// One way to read concealed tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Split {
    pub(super) runs: Runs,
    pub(super) triplets: KindSet,
    pub(super) pair: Kind,
}

/// Calls `visit` for every way to read `concealed` as sets and one pair.
#[inline]
pub(super) fn for_each_split(concealed: &Counts, visit: &mut impl FnMut(&Split)) {
    if let Some(suits) = Suits::of(concealed.as_array()) {
        suits.start(visit);
    }
}

/// Is `counts` sets and one pair? Unlike [`Counts`] it may hold five tiles of a kind.
pub(crate) fn is_standard(counts: &[u8; Kind::COUNT]) -> bool {
    let mut found = false;
    if let Some(suits) = Suits::of(counts) {
        suits.start(&mut |_| found = true);
    }
    found
}

/// Is `kind` a triplet in every way to read `complete`?
pub(crate) fn always_triplet(complete: &Counts, kind: Kind) -> bool {
    let mut always = true;
    for_each_split(complete, &mut |split| always &= split.triplets.contains(kind));
    always
}

/// The suits still to be read, three bits for each rank, beside honours already read.
struct Suits {
    packed: [u32; 3],
    pair_suit: Option<usize>,
    start: Split,
}

impl Suits {
    /// `None` when no reading is possible: an honour that stands once or four times, or the wrong
    /// number of tiles in a suit.
    #[inline]
    fn of(counts: &[u8; Kind::COUNT]) -> Option<Suits> {
        let (triplets, honour_pair) = read_honours(counts)?;
        let mut pair_suit = None;
        let mut packed = [0; 3];
        for (suit, packed) in packed.iter_mut().enumerate() {
            let eight = u64::from_le_bytes(std::array::from_fn(|rank| counts[9 * suit + rank]));
            let ninth = counts[9 * suit + 8];
            let total = (eight.wrapping_mul(0x0101_0101_0101_0101) >> 56) + u64::from(ninth);
            match total % 3 {
                0 => {}
                2 if pair_suit.is_none() && honour_pair.is_none() => pair_suit = Some(suit),
                _ => return None,
            }
            *packed = pack(eight) | u32::from(ninth) << 24;
        }
        if pair_suit.is_none() && honour_pair.is_none() {
            return None;
        }
        let pair = honour_pair.unwrap_or(Kind::EAST);
        Some(Suits { packed, pair_suit, start: Split { runs: Runs::NONE, triplets, pair } })
    }

    #[inline]
    fn start(&self, visit: &mut impl FnMut(&Split)) {
        self.read_suit(0, self.start, visit);
    }

    /// Reads suit number `suit` and those after it.
    #[inline]
    fn read_suit(&self, suit: usize, read: Split, visit: &mut impl FnMut(&Split)) {
        let Some(&packed) = self.packed.get(suit) else { return visit(&read) };
        if self.pair_suit != Some(suit) {
            return self.read_sets(suit, packed, read, visit);
        }
        let mut paired = (packed >> 1 | packed >> 2) & BITS;
        while paired != 0 {
            let place = paired.trailing_zeros();
            let pair = kind(suit, place / 3);
            self.read_sets(suit, packed - (2 << place), Split { pair, ..read }, visit);
            paired &= paired - 1;
        }
    }

    /// Takes the lowest tiles of `rest` as a triplet, then all of them in runs, where they can be.
    fn read_sets(&self, suit: usize, rest: u32, read: Split, visit: &mut impl FnMut(&Split)) {
        if rest == 0 {
            return self.read_suit(suit + 1, read, visit);
        }
        let rank = rest.trailing_zeros() / 3;
        let from_here = rest >> (3 * rank);
        let count = from_here & 7;
        if count >= 3 {
            let triplets = read.triplets.with(kind(suit, rank));
            self.read_sets(suit, rest - (3 << (3 * rank)), Split { triplets, ..read }, visit);
        }
        if from_here >> 3 & 7 >= count && from_here >> 6 & 7 >= count {
            let runs = read.runs.with(suit, rank, count);
            self.read_sets(
                suit,
                rest - ((0o111 * count) << (3 * rank)),
                Split { runs, ..read },
                visit,
            );
        }
    }
}

/// Honours make triplets and at most one pair.
#[inline]
fn read_honours(counts: &[u8; Kind::COUNT]) -> Option<(KindSet, Option<Kind>)> {
    let seven = std::array::from_fn(|place| if place < 7 { counts[27 + place] } else { 0 });
    let packed = pack(u64::from_le_bytes(seven));
    let (ones, twos, fours) = (packed & BITS, packed >> 1 & BITS, packed >> 2);
    // Two has only the second bit set, three the first as well; nothing else can be read.
    if fours & BITS != 0 || ones & !twos != 0 {
        return None;
    }
    let mut triplets = KindSet::EMPTY;
    let mut rest = ones;
    while rest != 0 {
        triplets = triplets.with(kind(3, rest.trailing_zeros() / 3));
        rest &= rest - 1;
    }
    let pairs = twos & !ones;
    match pairs {
        0 => Some((triplets, None)),
        one if one & (one - 1) == 0 => Some((triplets, Some(kind(3, one.trailing_zeros() / 3)))),
        _ => None,
    }
}

/// The lowest bit of each of nine counts of three bits.
const BITS: u32 = 0o111_111_111;

/// Eight counts, one in each byte, as three bits each.
#[inline]
const fn pack(bytes: u64) -> u32 {
    let pairs = (bytes | bytes >> 5) & 0x003f_003f_003f_003f;
    let fours = (pairs | pairs >> 10) & 0x0000_0fff_0000_0fff;
    ((fours | fours >> 20) & 0x00ff_ffff) as u32
}

/// The kind of a suit, or of the honours as a fourth suit.
#[inline]
fn kind(suit: usize, rank: u32) -> Kind {
    // A suit has nine ranks and there are seven honours, so this is always a kind.
    Kind::from_idx(9 * suit + rank as usize).unwrap_or(Kind::EAST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tiles;

    fn n_readings(text: &str) -> usize {
        let tiles: Tiles = text.parse().expect("good notation");
        let mut n = 0;
        for_each_split(tiles.counts(), &mut |_| n += 1);
        n
    }

    #[test]
    fn readings_are_counted() {
        for (hand, readings) in [
            ("123m456p789s11222z", 1),
            ("111222333m123p99s", 2),
            ("11122233344455m", 4),
            ("112233m445566p77s", 1),
            ("11112222333344m", 3),
            ("111222333m111222333p", 0),
            ("1111m2233p445566s", 0),
            ("123m456p789s1122z", 0),
            ("22m", 1),
            ("1111z", 0),
            ("", 0),
        ] {
            assert_eq!(n_readings(hand), readings, "{hand}");
        }
    }
}
