//! The thesis's bucket sets.

use parlor_riichi::{Kind, KindSet, Suit, Yaku};

/// What may be in a bucket, as in the thesis's table 5.3.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Constraint {
    /// A triplet.
    Pon,
    /// A run.
    Chi,
    /// A pair; a bucket without it holds three tiles.
    Pair,
    /// A run that begins with this rank.
    From(u8),
    /// Tiles of one suit only.
    Of(Suit),
    /// Tiles of these kinds only.
    Only(KindSet),
    /// Value tiles only: dragons, seat wind, round wind.
    Value,
    /// Tiles of a suit or honours; with a linked suit, of that suit or honours.
    SuitOrHonours,
}

/// What linked buckets have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    /// One suit.
    Suit,
    /// The same numbers.
    Numbers,
    /// The same suit and the same numbers.
    SuitAndNumbers,
    /// No two alike.
    Different,
}

/// The buckets of a yaku.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BucketSet {
    /// The constraints of each bucket.
    pub(crate) buckets: Vec<Vec<Constraint>>,
    /// Which buckets are linked, and how.
    pub(crate) links: Vec<(Link, Vec<usize>)>,
}

impl BucketSet {
    /// The thesis's bucket set of a yaku (its table 5.4); none for a yaku that is not there.
    pub(crate) fn of(yaku: Yaku) -> Option<BucketSet> {
        use Constraint::{Chi, From, Only, Pair, Pon, SuitOrHonours, Value};
        let five = |sets: [&[Constraint]; 4], pair: &[Constraint]| -> Vec<Vec<Constraint>> {
            let sets = sets.into_iter().map(<[Constraint]>::to_vec);
            sets.chain([[pair, &[Pair]].concat()]).collect()
        };
        let all = |set: &[Constraint], pair: &[Constraint]| five([set; 4], pair);
        let only = Only;
        let (dragons, winds) = (only(KindSet::DRAGONS), only(KindSet::WINDS));
        let in_suits = |of: Constraint| Suit::ALL.map(|suit| [of, Constraint::Of(suit)]);
        let (mut links, everything) = (Vec::new(), vec![0, 1, 2, 3, 4]);
        let buckets = match yaku {
            Yaku::Tanyao => all(&[only(KindSet::SIMPLES)], &[only(KindSet::SIMPLES)]),
            Yaku::Pinfu => all(&[Chi], &[]),
            Yaku::Iipeikou => {
                links.push((Link::SuitAndNumbers, vec![0, 1]));
                five([&[Chi], &[Chi], &[], &[]], &[])
            }
            Yaku::Ryanpeikou => {
                links.push((Link::SuitAndNumbers, vec![0, 1]));
                links.push((Link::SuitAndNumbers, vec![2, 3]));
                all(&[Chi], &[])
            }
            Yaku::Chiitoitsu => {
                links.push((Link::Different, (0..7).collect()));
                vec![vec![Pair]; 7]
            }
            Yaku::White => five([&[Pon, Value], &[], &[], &[]], &[]),
            Yaku::SanshokuDoujun | Yaku::SanshokuDoukou => {
                links.push((Link::Numbers, vec![0, 1, 2]));
                let of = if yaku == Yaku::SanshokuDoujun { Chi } else { Pon };
                let [one, two, three] = in_suits(of);
                five([&one, &two, &three, &[]], &[])
            }
            Yaku::Ittsuu => {
                links.push((Link::Suit, vec![0, 1, 2]));
                five([&[Chi, From(1)], &[Chi, From(4)], &[Chi, From(7)], &[]], &[])
            }
            Yaku::Toitoi => all(&[Pon], &[]),
            Yaku::Honroutou => all(&[Pon, only(KindSet::YAOCHUU)], &[only(KindSet::YAOCHUU)]),
            Yaku::Shousangen => five([&[Pon, dragons], &[Pon, dragons], &[], &[]], &[dragons]),
            Yaku::Honitsu => {
                links.push((Link::Suit, everything));
                all(&[SuitOrHonours], &[SuitOrHonours])
            }
            Yaku::Chinitsu => {
                links.push((Link::Suit, everything));
                all(&[], &[])
            }
            Yaku::Daisangen => five([&[Pon, dragons], &[Pon, dragons], &[Pon, dragons], &[]], &[]),
            Yaku::Shousuushii => five([&[Pon, winds], &[Pon, winds], &[Pon, winds], &[]], &[winds]),
            Yaku::Daisuushii => all(&[Pon, winds], &[]),
            Yaku::Tsuuiisou => all(&[Pon, only(KindSet::HONOURS)], &[only(KindSet::HONOURS)]),
            Yaku::Chinroutou => all(&[Pon, only(KindSet::TERMINALS)], &[only(KindSet::TERMINALS)]),
            Yaku::Ryuuiisou => all(&[only(KindSet::GREENS)], &[only(KindSet::GREENS)]),
            _ => return None,
        };
        Some(BucketSet { buckets, links })
    }
}

impl Constraint {
    /// May a bucket be completed with this?
    pub(super) fn allows(self, content: &[Kind], is_run: bool, values: KindSet) -> bool {
        match self {
            Constraint::Pon => !is_run,
            Constraint::Chi => is_run,
            Constraint::Pair | Constraint::SuitOrHonours => true,
            Constraint::From(rank) => content[0].rank() == Some(rank),
            Constraint::Of(suit) => content[0].suit() == Some(suit),
            Constraint::Only(kinds) => content.iter().all(|&kind| kinds.contains(kind)),
            Constraint::Value => content.iter().all(|&kind| values.contains(kind)),
        }
    }
}
