//! The bucket sets of the thesis.

use std::sync::LazyLock;

use parlor_riichi::{Kind, KindSet, Suit, Yaku};

use super::{Class, Set, Shape};

/// The yaku of the thesis's table 5.4, in its order. [`Yaku::White`] stands for yakuhai of every
/// sort.
pub const GOALS: [Yaku; 20] = [
    Yaku::Tanyao,
    Yaku::Pinfu,
    Yaku::Iipeikou,
    Yaku::Chiitoitsu,
    Yaku::Ryanpeikou,
    Yaku::White,
    Yaku::SanshokuDoujun,
    Yaku::Ittsuu,
    Yaku::Toitoi,
    Yaku::SanshokuDoukou,
    Yaku::Honroutou,
    Yaku::Shousangen,
    Yaku::Honitsu,
    Yaku::Chinitsu,
    Yaku::Daisangen,
    Yaku::Shousuushii,
    Yaku::Daisuushii,
    Yaku::Tsuuiisou,
    Yaku::Chinroutou,
    Yaku::Ryuuiisou,
];

/// Two yaku that the thesis leaves out of its buckets.
pub const CHANTA_GOALS: [Yaku; 2] = [Yaku::Chanta, Yaku::Junchan];

/// Does the yaku need a closed hand?
pub fn is_closed_only(yaku: Yaku) -> bool {
    !yaku.is_yakuman() && yaku.han(false) == 0
}

/// Every shape of a yaku, one for each value of what links its buckets; none for seven pairs, which
/// is no shape, and for a yaku that is not built towards. The shapes of [`Yaku::White`] are those
/// of all seven honours; only value tiles count.
pub fn shapes(yaku: Yaku) -> &'static [Shape] {
    static ALL: LazyLock<Vec<Vec<Shape>>> =
        LazyLock::new(|| Yaku::ALL.iter().map(|&yaku| build(yaku)).collect());
    &ALL[usize::from(yaku.number())]
}

fn build(yaku: Yaku) -> Vec<Shape> {
    let free = |free: Class| vec![Shape { fixed: Vec::new(), free }];
    match yaku {
        Yaku::Tanyao => free(within(KindSet::SIMPLES)),
        Yaku::Pinfu => free(Class { triplets: KindSet::EMPTY, ..any() }),
        Yaku::Iipeikou => fixed(runs().map(|run| vec![run; 2]), any()),
        Yaku::Ryanpeikou => fixed(run_pairs(), any()),
        Yaku::White => {
            fixed(KindSet::HONOURS.into_iter().map(|kind| vec![Set::Triplet(kind)]), any())
        }
        Yaku::SanshokuDoujun => fixed((1..=7).map(|rank| in_all_suits(rank, Set::Run)), any()),
        Yaku::SanshokuDoukou => fixed((1..=9).map(|rank| in_all_suits(rank, Set::Triplet)), any()),
        Yaku::Ittsuu => fixed(Suit::ALL.into_iter().map(straight), any()),
        Yaku::Toitoi => free(triplets(KindSet::ALL)),
        Yaku::Honroutou => free(triplets(KindSet::YAOCHUU)),
        Yaku::Chinroutou => free(triplets(KindSet::TERMINALS)),
        Yaku::Tsuuiisou => free(triplets(KindSet::HONOURS)),
        Yaku::Ryuuiisou => free(within(KindSet::GREENS)),
        Yaku::Chanta => free(at_the_ends(KindSet::YAOCHUU)),
        Yaku::Junchan => free(at_the_ends(KindSet::TERMINALS)),
        Yaku::Honitsu => {
            let mixed = |suit| within(in_suit(suit) | KindSet::HONOURS);
            Suit::ALL.into_iter().flat_map(|suit| free(mixed(suit))).collect()
        }
        Yaku::Chinitsu => {
            Suit::ALL.into_iter().flat_map(|suit| free(within(in_suit(suit)))).collect()
        }
        Yaku::Shousangen => {
            fixed(choices(KindSet::DRAGONS, 2), Class { pairs: KindSet::DRAGONS, ..any() })
        }
        Yaku::Daisangen => fixed(choices(KindSet::DRAGONS, 3), any()),
        Yaku::Shousuushii => {
            fixed(choices(KindSet::WINDS, 3), Class { pairs: KindSet::WINDS, ..any() })
        }
        Yaku::Daisuushii => free(Class { pairs: KindSet::ALL, ..triplets(KindSet::WINDS) }),
        _ => Vec::new(),
    }
}

fn fixed(sets: impl Iterator<Item = Vec<Set>>, free: Class) -> Vec<Shape> {
    sets.map(|fixed| Shape { fixed, free }).collect()
}

fn any() -> Class {
    within(KindSet::ALL)
}

/// Sets and pairs of these kinds only.
fn within(kinds: KindSet) -> Class {
    let whole = |low: &Kind| Set::Run(*low).kinds().iter().all(|&kind| kinds.contains(kind));
    let lows = kinds.into_iter().filter(|low| low.starts_run());
    Class { runs: lows.filter(whole).collect(), triplets: kinds, pairs: kinds }
}

fn triplets(kinds: KindSet) -> Class {
    Class { runs: KindSet::EMPTY, triplets: kinds, pairs: kinds }
}

/// Triplets and pairs of these kinds, and the runs 123 and 789.
fn at_the_ends(kinds: KindSet) -> Class {
    let at_end = |low: &Kind| matches!(low.rank(), Some(1 | 7));
    Class { runs: Kind::all().filter(at_end).collect(), ..triplets(kinds) }
}

fn in_suit(suit: Suit) -> KindSet {
    Kind::all().filter(|kind| kind.suit() == Some(suit)).collect()
}

fn runs() -> impl Iterator<Item = Set> + Clone {
    Kind::all().filter(|kind| kind.starts_run()).map(Set::Run)
}

/// Twice two equal runs; all four may be equal.
fn run_pairs() -> impl Iterator<Item = Vec<Set>> {
    runs().flat_map(|one| {
        runs().filter(move |&other| one <= other).map(move |other| vec![one, one, other, other])
    })
}

fn in_all_suits(rank: u8, set: fn(Kind) -> Set) -> Vec<Set> {
    Suit::ALL.into_iter().filter_map(|suit| Kind::suited(suit, rank)).map(set).collect()
}

fn straight(suit: Suit) -> Vec<Set> {
    [1, 4, 7].into_iter().filter_map(|rank| Kind::suited(suit, rank)).map(Set::Run).collect()
}

/// Every choice of `n` triplets of these kinds; a kind may be chosen again, as the thesis lets
/// targets need more tiles of a kind than there are.
fn choices(kinds: KindSet, n: usize) -> impl Iterator<Item = Vec<Set>> {
    let mut all = vec![Vec::new()];
    for _ in 0..n {
        let with_one = |chosen: Vec<Set>| {
            kinds
                .into_iter()
                .map(Set::Triplet)
                .filter(|set| chosen.last().is_none_or(|last| last <= set))
                .map(|set| [chosen.clone(), vec![set]].concat())
                .collect::<Vec<_>>()
        };
        all = all.into_iter().flat_map(with_one).collect();
    }
    all.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many values link the buckets: 21 runs, 231 pairs of runs, 7 ranks, 9 numbers, 3 suits.
    #[test]
    fn every_link_has_its_shapes() {
        for (yaku, n) in [
            (Yaku::Tanyao, 1),
            (Yaku::Iipeikou, 21),
            (Yaku::Ryanpeikou, 231),
            (Yaku::SanshokuDoujun, 7),
            (Yaku::SanshokuDoukou, 9),
            (Yaku::Ittsuu, 3),
            (Yaku::Honitsu, 3),
            (Yaku::Chiitoitsu, 0),
        ] {
            assert_eq!(shapes(yaku).len(), n, "{yaku}");
        }
        let green = &shapes(Yaku::Ryuuiisou)[0].free;
        assert_eq!(green.runs.len(), 1, "234 of sou");
        assert_eq!(shapes(Yaku::Tanyao)[0].free.runs.len(), 15);
        assert_eq!(GOALS.iter().filter(|&&yaku| is_closed_only(yaku)).count(), 4);
    }
}
