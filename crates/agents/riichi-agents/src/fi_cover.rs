//! How much of a hand the sets cover that the Helsinki thesis's recogniser finds.

use parlor_riichi::{Counts, Kind};

/// How many pairs count beside the sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pairs {
    /// One, as in a complete hand.
    One,
    /// All of them.
    Every,
}

/// The most tiles that runs, triplets, quads and pairs can cover at once, none of them twice.
pub fn covered(tiles: &Counts, pairs: Pairs) -> u32 {
    let (suits, honours) = tiles.as_array().split_at(3 * RANKS);
    let (mut sum, mut gain) = (0, 0);
    let mut add = |cover: Cover| {
        match pairs {
            Pairs::One => sum += cover.unpaired,
            Pairs::Every => sum += cover.paired,
        }
        gain = gain.max(cover.paired - cover.unpaired);
    };
    for suit in suits.chunks_exact(RANKS) {
        let mut ranks = [0; RANKS];
        ranks.copy_from_slice(suit);
        add(Cover {
            unpaired: best(&mut ranks, 0, 0),
            paired: match pairs {
                Pairs::One => best(&mut ranks, 0, 1),
                Pairs::Every => best(&mut ranks, 0, PAIRS_MAX),
            },
        });
    }
    for &n in honours {
        let n = u32::from(n);
        add(match n {
            0 | 1 => Cover { unpaired: 0, paired: 0 },
            2 => Cover { unpaired: 0, paired: 2 },
            _ => Cover { unpaired: n, paired: n },
        });
    }
    match pairs {
        Pairs::One => sum + gain,
        Pairs::Every => sum,
    }
}

const RANKS: usize = 9;
/// As many pairs as a hand can hold.
const PAIRS_MAX: u32 = 7;
const _: () = assert!(3 * RANKS < Kind::COUNT);

/// How many tiles of a suit, or of an honour, can be covered.
struct Cover {
    /// By sets alone.
    unpaired: u32,
    /// With the pairs that may count.
    paired: u32,
}

/// The most tiles of one suit from `rank` on that can be covered, with so many pairs at most.
fn best(ranks: &mut [u8; RANKS], rank: usize, pairs: u32) -> u32 {
    let Some(first) = (rank..RANKS).find(|&rank| ranks[rank] > 0) else { return 0 };
    let held = ranks[first];
    // What is left of this rank stays uncovered.
    let mut most = best(ranks, first + 1, pairs);
    let same = [(2, pairs > 0), (3, true), (4, true)];
    for n in same.into_iter().filter_map(|(n, may)| (may && held >= n).then_some(n)) {
        ranks[first] = held - n;
        let fewer = if n == 2 { pairs - 1 } else { pairs };
        most = most.max(u32::from(n) + best(ranks, first, fewer));
        ranks[first] = held;
    }
    if first + 2 < RANKS && ranks[first + 1] > 0 && ranks[first + 2] > 0 {
        let run = first..first + 3;
        ranks[run.clone()].iter_mut().for_each(|n| *n -= 1);
        most = most.max(3 + best(ranks, first, pairs));
        ranks[run].iter_mut().for_each(|n| *n += 1);
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cover(tiles: &str) -> [u32; 2] {
        let tiles: parlor_riichi::Tiles = tiles.parse().expect("tiles");
        [Pairs::One, Pairs::Every].map(|pairs| covered(tiles.counts(), pairs))
    }

    /// Counted by hand: tiles covered with one pair, and with every pair.
    #[test]
    fn sets_and_pairs_cover_tiles() {
        for (tiles, expected) in [
            ("147m258p369s1234z", [0, 0]),
            ("1122m", [2, 4]),
            ("11122m", [5, 5]),
            // Four of a kind are a quad, or a triplet with a run.
            ("1111m", [4, 4]),
            ("111123m", [6, 6]),
            ("11223z", [2, 4]),
            ("11122333z", [8, 8]),
            // The run and the pair share no tile: 123 and 2, or 22.
            ("1223m", [3, 3]),
            ("12233m", [3, 4]),
            ("11223344m", [8, 8]),
            ("1133557799m1133p", [2, 14]),
            // One pair may stand in any suit, but only in one.
            ("123m55p66s", [5, 7]),
            ("123456789m123p55s", [14, 14]),
        ] {
            assert_eq!(cover(tiles), expected, "{tiles}");
        }
    }
}
