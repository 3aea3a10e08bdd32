//! The constraints of each yaku.

use std::sync::LazyLock;

use parlor_riichi::{KindSet, Yaku};

use super::TILES;
use super::links::Linked;
use super::rule::Rule;
use crate::bucket::{Class, Set, shapes};

/// The yaku of the thesis's table 5.2, in its order. [`Yaku::White`] stands for yakuhai of every
/// sort.
pub const PROBLEMS: [Yaku; 22] = [
    Yaku::Tanyao,
    Yaku::Pinfu,
    Yaku::Iipeikou,
    Yaku::Chiitoitsu,
    Yaku::Ryanpeikou,
    Yaku::White,
    Yaku::Chanta,
    Yaku::SanshokuDoujun,
    Yaku::Ittsuu,
    Yaku::Toitoi,
    Yaku::SanshokuDoukou,
    Yaku::Honroutou,
    Yaku::Shousangen,
    Yaku::Honitsu,
    Yaku::Junchan,
    Yaku::Chinitsu,
    Yaku::Daisangen,
    Yaku::Shousuushii,
    Yaku::Daisuushii,
    Yaku::Tsuuiisou,
    Yaku::Chinroutou,
    Yaku::Ryuuiisou,
];

/// One yaku's constraints, each with the range of tiles that it bears on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Each rule with the first tile that it is about and the one after the last.
    pub rules: Vec<(Rule, (usize, usize))>,
    /// For each tile the rules that bear on it, by number.
    bearing: [Vec<usize>; TILES],
}

const ALL: (usize, usize) = (0, TILES);
const PAIR: (usize, usize) = (12, TILES);

fn slot(n: usize) -> (usize, usize) {
    (3 * n, 3 * n + 3)
}

/// Any run or triplet.
fn any() -> Class {
    shapes(Yaku::Chinitsu).iter().fold(
        Class { runs: KindSet::EMPTY, triplets: KindSet::HONOURS, pairs: KindSet::ALL },
        |all, shape| Class {
            runs: all.runs | shape.free.runs,
            triplets: all.triplets | shape.free.triplets,
            ..all
        },
    )
}

impl Problem {
    /// The problem of a yaku; none for one that the thesis does not model.
    pub fn of(yaku: Yaku) -> Option<&'static Problem> {
        static ALL: LazyLock<Vec<Option<Problem>>> =
            LazyLock::new(|| Yaku::ALL.iter().map(|&yaku| Problem::build(yaku)).collect());
        ALL[usize::from(yaku.number())].as_ref()
    }

    /// Where a rule on every tile narrows what a set can be, the set's own rule says so too: a joker
    /// stands for one tile, not for one in each rule.
    fn build(yaku: Yaku) -> Option<Problem> {
        let chi = Class { triplets: KindSet::EMPTY, ..any() };
        let pon = Class { runs: KindSet::EMPTY, ..any() };
        let ends = |yaku: Yaku| shapes(yaku)[0].free;
        let in_every = |kinds: KindSet| (0..TILES).map(move |n| (Rule::Within(kinds), (n, n + 1)));
        let on = |kinds: KindSet, slots: &[usize]| -> Vec<_> {
            slots.iter().map(|&n| (Rule::Within(kinds), slot(n))).collect()
        };
        let pair = |kinds: KindSet| (Rule::Pair(kinds), PAIR);
        let sets = |classes: [Class; 4], pairs: KindSet| -> Vec<_> {
            let sets = classes.into_iter().enumerate();
            sets.map(|(n, class)| (Rule::Set(class), slot(n))).chain([pair(pairs)]).collect()
        };
        let all = |class: Class| sets([class; 4], KindSet::ALL);
        let linked = |linked: Linked| {
            let tiles = linked.tiles();
            vec![(Rule::Linked(linked), tiles)]
        };
        let (dragons, winds) = (KindSet::DRAGONS, KindSet::WINDS);
        let any = any();
        let (rules, more): (Vec<_>, Vec<_>) = match yaku {
            Yaku::Tanyao => (all(ends(yaku)), in_every(KindSet::SIMPLES).collect()),
            Yaku::Pinfu => (all(chi), Vec::new()),
            Yaku::Iipeikou => {
                (sets([chi, chi, any, any], KindSet::ALL), linked(Linked::double_run(0)))
            }
            Yaku::Ryanpeikou => {
                let twice = [linked(Linked::double_run(0)), linked(Linked::double_run(2))];
                (all(chi), twice.concat())
            }
            Yaku::Chiitoitsu => {
                let pairs = (0..7).map(|n| (Rule::Pair(KindSet::ALL), (2 * n, 2 * n + 2)));
                (pairs.collect(), vec![(Rule::SevenPairs, ALL)])
            }
            Yaku::White => (sets([pon, any, any, any], KindSet::ALL), vec![(Rule::Value, slot(0))]),
            Yaku::Chanta => {
                let chanta = ends(yaku);
                (sets([chanta; 4], chanta.pairs), vec![(Rule::ChantaHand, ALL)])
            }
            Yaku::Junchan => {
                let junchan = ends(yaku);
                let first = Class { triplets: KindSet::EMPTY, ..junchan };
                (sets([first, junchan, junchan, junchan], junchan.pairs), Vec::new())
            }
            Yaku::SanshokuDoujun => {
                let runs = Linked::in_three_suits(1..=7, Set::Run);
                (sets([chi, chi, chi, any], KindSet::ALL), linked(runs))
            }
            Yaku::SanshokuDoukou => {
                let triplets = Linked::in_three_suits(1..=9, Set::Triplet);
                (sets([pon, pon, pon, any], KindSet::ALL), linked(triplets))
            }
            Yaku::Ittsuu => (sets([chi, chi, chi, any], KindSet::ALL), linked(Linked::straight())),
            Yaku::Toitoi => (all(pon), Vec::new()),
            Yaku::Honroutou => (all(pon), in_every(KindSet::YAOCHUU).collect()),
            Yaku::Tsuuiisou => (all(pon), in_every(KindSet::HONOURS).collect()),
            Yaku::Chinroutou => (all(pon), in_every(KindSet::TERMINALS).collect()),
            Yaku::Ryuuiisou => (all(ends(yaku)), in_every(KindSet::GREENS).collect()),
            Yaku::Honitsu => (all(any), vec![(Rule::OneSuit { honours: true }, ALL)]),
            Yaku::Chinitsu => (all(any), vec![(Rule::OneSuit { honours: false }, ALL)]),
            Yaku::Shousangen => (sets([pon, pon, any, any], dragons), on(dragons, &[0, 1])),
            Yaku::Daisangen => (sets([pon, pon, pon, any], KindSet::ALL), on(dragons, &[0, 1, 2])),
            Yaku::Shousuushii => (sets([pon, pon, pon, any], winds), on(winds, &[0, 1, 2])),
            Yaku::Daisuushii => (all(pon), on(winds, &[0, 1, 2, 3])),
            _ => return None,
        };
        Some(Problem::new([rules, more].concat()))
    }

    fn new(rules: Vec<(Rule, (usize, usize))>) -> Problem {
        let bearing = std::array::from_fn(|at| {
            let bears = |&n: &usize| (rules[n].1.0..rules[n].1.1).contains(&at);
            (0..rules.len()).filter(bears).collect()
        });
        Problem { rules, bearing }
    }

    /// The numbers of the rules that bear on a tile.
    pub(super) fn bearing(&self, at: usize) -> &[usize] {
        &self.bearing[at]
    }
}
