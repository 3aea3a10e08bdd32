//! Tiles that can no longer be of use.

use parlor_riichi::{Counts, KindSet};

/// The kinds of a hand that no nearest complete hand contains: single tiles, in no complete run,
/// with nothing that brings the hand nearer on them or within two ranks of them.
///
/// A nearest complete hand that used such a tile would lack a tile beside it, and a tile that a
/// nearest complete hand lacks brings the hand nearer. Thirteen orphans alone use single tiles as
/// they are, so a hand with many orphans keeps them all.
pub(super) fn useless(counts: &Counts, accepted: KindSet) -> KindSet {
    let held = counts.kinds();
    if (held & KindSet::YAOCHUU).len() >= 8 {
        return KindSet::EMPTY;
    }
    let single = held - counts.at_least(2);
    let candidates = single - accepted;
    let runs = held.bits() & down(held.bits(), 1) & down(held.bits(), 2);
    let in_runs = runs | up(runs, 1) | up(runs, 2);
    let bits = accepted.bits();
    let near = up(bits, 1) | up(bits, 2) | down(bits, 1) | down(bits, 2);
    KindSet::from_bits(candidates.bits() & !in_runs & !near).unwrap_or(KindSet::EMPTY)
}

/// All suits, without the honours.
const SUITS: u64 = (1 << 27) - 1;
/// The lowest rank of each suit.
const ONES: u64 = 1 | 1 << 9 | 1 << 18;

/// Every suited tile so many ranks higher, one or two; those above nine fall off.
const fn up(bits: u64, ranks: u32) -> u64 {
    let low = if ranks == 1 { ONES } else { ONES | ONES << 1 };
    (bits & SUITS) << ranks & SUITS & !low
}

/// Every suited tile so many ranks lower, one or two; those below one fall off.
const fn down(bits: u64, ranks: u32) -> u64 {
    let low = if ranks == 1 { ONES } else { ONES | ONES << 1 };
    (bits & SUITS & !low) >> ranks
}

#[cfg(test)]
mod tests {
    use parlor_riichi::{Tiles, acceptance};

    use super::*;

    #[test]
    fn a_lone_honour_is_useless_and_a_lone_tile_beside_a_wait_is_not() {
        for (hand, expected) in [
            ("23467m567p3488s4z", "4z"),
            // Without a pair every single tile may become one.
            ("234678m567p345s4z", "none"),
            ("1122m3344s5566p7z", "none"),
            ("19m19p19s1234567z", "none"),
        ] {
            let tiles: Tiles = hand.parse().expect("a hand");
            let accepted = acceptance(tiles.counts(), 0).expect("13 tiles").kinds;
            let expected: Tiles = expected.parse().unwrap_or(Tiles::EMPTY);
            assert_eq!(useless(tiles.counts(), accepted), expected.counts().kinds(), "{hand}");
        }
    }
}
