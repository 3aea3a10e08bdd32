//! Seven different pairs.

use parlor_riichi::Kind;

use super::cover::Cover;

/// Of all choices of seven kinds, those that share most tiles with the hand: pairs before single
/// tiles before kinds that are not there.
pub(crate) fn seven_pairs(held: &[u8; Kind::COUNT]) -> Cover {
    let mut cover = Cover::NOTHING;
    let mut wanted = 7;
    let mut left = [0u64; Kind::COUNT];
    for worth in [2, 1, 0] {
        let of_worth = |kind: &Kind| held[kind.idx()].min(2) == worth;
        let n = Kind::all().filter(of_worth).count() as u64;
        let taken = wanted.min(n);
        let ways = choose(n, taken);
        // A kind that is not chosen is left over whole, a chosen one beyond two tiles.
        let out = choose(n.saturating_sub(1), taken) * u64::from(taken < n);
        for kind in Kind::all().filter(of_worth) {
            let (n_held, at) = (u64::from(held[kind.idx()]), kind.idx());
            left[at] = out * n_held + (ways - out) * n_held.saturating_sub(2);
        }
        // What was left over before is so in each of the new ways, and the other way round.
        for kind in Kind::all() {
            let factor = if of_worth(&kind) { cover.n_targets } else { ways };
            cover.left[kind.idx()] = if of_worth(&kind) {
                left[kind.idx()] * factor
            } else {
                cover.left[kind.idx()] * factor
            };
        }
        cover.kept += worth * taken as u8;
        cover.n_targets *= ways;
        for kind in Kind::all().filter(of_worth).take(taken as usize) {
            cover.example = cover.example.with_pair(kind);
        }
        wanted -= taken;
    }
    cover
}

/// The number of choices of `k` of `n` things.
fn choose(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |ways, at| ways * n.saturating_sub(at) / (at + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_of_seven_kinds_is_counted() {
        // Five pairs, three single tiles, one triplet's third tile: two of the three singles.
        let mut held = [0; Kind::COUNT];
        (held[0], held[1], held[2], held[3], held[4]) = (2, 2, 2, 2, 3);
        (held[9], held[10], held[11]) = (1, 1, 1);
        let cover = seven_pairs(&held);
        assert_eq!((cover.kept, cover.n_targets), (12, 3));
        assert_eq!(cover.left[4], 3, "the third tile is always left over");
        assert_eq!(cover.left[9], 1, "and each single once");
        assert_eq!(cover.example.parts().len(), 7);
        // Too few kinds: the others are any of those that are not there.
        let mut held = [0; Kind::COUNT];
        held[0] = 2;
        assert_eq!(seven_pairs(&held).n_targets, choose(33, 6));
    }
}
