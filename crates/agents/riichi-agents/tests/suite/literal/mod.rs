//! The thesis's own two searches: every tile into every bucket that it fits, or into none.
//!
//! Slow (the thesis: more than a minute a move), and here only to test the programme that replaces
//! them. A tile fits where the bucket, and those linked to it, can still be completed.

mod bucket_set;

use std::collections::BTreeSet;

use parlor_riichi::{Kind, KindSet, Suit};

use parlor_riichi_agents::bucket::{Class, Set};

pub(crate) use bucket_set::{BucketSet, Constraint, Link};

/// What the fullest fillings are: how many tiles they hold, and what each leaves over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Fullest {
    /// Tiles in the buckets, called ones not counted.
    pub(crate) kept: usize,
    /// The tiles left over, sorted; each different rest once.
    pub(crate) left: BTreeSet<Vec<Kind>>,
}

impl Fullest {
    fn note(&mut self, buckets: &[Bucket], left: &[Kind]) {
        let kept = buckets.iter().filter(|bucket| !bucket.locked).map(Bucket::len).sum();
        if kept > self.kept {
            *self = Fullest { kept, left: BTreeSet::new() };
        }
        if kept == self.kept {
            let mut left = left.to_vec();
            left.sort_unstable();
            self.left.insert(left);
        }
    }
}

/// One bucket while it is filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bucket {
    /// The tiles in it.
    tiles: [Option<Kind>; 3],
    /// Every content that would complete it.
    open: Class,
    /// Are honours of every suit to a link?
    honours_fit: bool,
    /// Does it hold a called set?
    locked: bool,
}

impl Bucket {
    fn new(constraints: &[Constraint], values: KindSet) -> Bucket {
        let is_pair = constraints.contains(&Constraint::Pair);
        let allowed = |content: &[Kind], is_run: bool| {
            constraints.iter().all(|constraint| constraint.allows(content, is_run, values))
        };
        let run = |low: &Kind| low.starts_run() && allowed(&Set::Run(*low).kinds(), true);
        let same = |kind: &Kind| allowed(&[*kind], false);
        let of = |is_here: bool, fits: &dyn Fn(&Kind) -> bool| -> KindSet {
            Kind::all().filter(|kind| is_here && fits(kind)).collect()
        };
        let open = Class {
            runs: of(!is_pair, &run),
            triplets: of(!is_pair, &same),
            pairs: of(is_pair, &same),
        };
        let honours_fit = constraints.contains(&Constraint::SuitOrHonours);
        Bucket { tiles: [None; 3], open, honours_fit, locked: false }
    }

    fn len(&self) -> usize {
        self.tiles.iter().flatten().count()
    }

    /// The bucket with one more tile; `None` if it cannot be completed then.
    fn with(&self, tile: Kind) -> Option<Bucket> {
        let mut next = *self;
        *next.tiles.iter_mut().find(|place| place.is_none())? = Some(tile);
        let n = next.tiles.iter().filter(|&&held| held == Some(tile)).count();
        let lows = [Some(tile), tile.down(1), tile.down(2)].into_iter().flatten().collect();
        let keep = |kinds: KindSet, among: KindSet, n_max: usize| {
            if n > n_max { KindSet::EMPTY } else { kinds & among }
        };
        next.open.runs = keep(self.open.runs, lows, 1);
        next.open.triplets = keep(self.open.triplets, KindSet::one(tile), 3);
        next.open.pairs = keep(self.open.pairs, KindSet::one(tile), 2);
        (!self.locked && next.can_be(None, None)).then_some(next)
    }

    /// Is there a content whose suit and lowest rank are these?
    fn can_be(&self, suit: Option<Suit>, rank: Option<u8>) -> bool {
        let lows = self.open.runs | self.open.triplets | self.open.pairs;
        lows.into_iter().any(|low| {
            let of_suit = suit.is_none_or(|suit| {
                low.suit() == Some(suit) || (low.is_honour() && self.honours_fit)
            });
            of_suit && rank.is_none_or(|rank| low.rank() == Some(rank))
        })
    }
}

impl Link {
    /// Can the linked buckets still be completed together?
    fn holds(self, linked: &[&Bucket]) -> bool {
        let all = |suit: Option<Suit>, rank: Option<u8>| {
            linked.iter().all(|bucket| bucket.can_be(suit, rank))
        };
        match self {
            Link::Suit => Suit::ALL.into_iter().any(|suit| all(Some(suit), None)),
            Link::Numbers => (1..=9).any(|rank| all(None, Some(rank))),
            Link::SuitAndNumbers => {
                Suit::ALL.into_iter().any(|suit| (1..=9).any(|rank| all(Some(suit), Some(rank))))
            }
            Link::Different => {
                let firsts: Vec<Kind> =
                    linked.iter().filter_map(|bucket| bucket.tiles[0]).collect();
                let different: BTreeSet<Kind> = firsts.iter().copied().collect();
                different.len() == firsts.len()
            }
        }
    }
}

/// The bucket set with the called sets in place, in every way.
fn begin(set: &BucketSet, called: &[Set], values: KindSet) -> Vec<Vec<Bucket>> {
    let empty = set.buckets.iter().map(|constraints| Bucket::new(constraints, values)).collect();
    let mut all: Vec<Vec<Bucket>> = vec![empty];
    for meld in called {
        let placed = |buckets: &Vec<Bucket>| {
            let mut ways = Vec::new();
            for at in 0..buckets.len() {
                let whole = meld.kinds().iter().try_fold(buckets[at], |b, &k| b.with(k));
                let mut next = buckets.clone();
                let Some(mut bucket) = whole else { continue };
                bucket.locked = true;
                next[at] = bucket;
                if links_hold(set, &next) {
                    ways.push(next);
                }
            }
            ways
        };
        all = all.iter().flat_map(placed).collect();
    }
    all
}

fn links_hold(set: &BucketSet, buckets: &[Bucket]) -> bool {
    set.links.iter().all(|(link, linked)| {
        link.holds(&linked.iter().map(|&at| &buckets[at]).collect::<Vec<_>>())
    })
}

/// Every bucket set that follows when `tile` falls into one of the buckets.
fn placed<'a>(
    set: &'a BucketSet,
    buckets: &'a [Bucket],
    tile: Kind,
) -> impl Iterator<Item = Vec<Bucket>> + 'a {
    (0..buckets.len()).filter_map(move |at| {
        let mut next = buckets.to_vec();
        next[at] = buckets[at].with(tile)?;
        links_hold(set, &next).then_some(next)
    })
}

/// The thesis's recursion: take the first tile, place it everywhere and nowhere, go on with the
/// rest. `None` where the called sets have no place.
pub(crate) fn recursion(
    set: &BucketSet,
    hand: &[Kind],
    called: &[Set],
    values: KindSet,
) -> Option<Fullest> {
    let mut fullest = Fullest::default();
    let begun = begin(set, called, values);
    for buckets in &begun {
        recurse(set, buckets, hand, &mut Vec::new(), &mut fullest);
    }
    (!begun.is_empty()).then_some(fullest)
}

fn recurse(
    set: &BucketSet,
    buckets: &[Bucket],
    hand: &[Kind],
    left: &mut Vec<Kind>,
    fullest: &mut Fullest,
) {
    let Some((&tile, rest)) = hand.split_first() else {
        fullest.note(buckets, left);
        return;
    };
    for next in placed(set, buckets, tile) {
        recurse(set, &next, rest, left, fullest);
    }
    left.push(tile);
    recurse(set, buckets, rest, left, fullest);
    left.pop();
}

/// The thesis's other way: a list of all partial fillings (the super-bucket) that grows tile by
/// tile.
pub(crate) fn super_bucket(
    set: &BucketSet,
    hand: &[Kind],
    called: &[Set],
    values: KindSet,
) -> Option<Fullest> {
    let begun = begin(set, called, values);
    let is_possible = !begun.is_empty();
    let mut fillings: Vec<(Vec<Bucket>, Vec<Kind>)> =
        begun.into_iter().map(|buckets| (buckets, Vec::new())).collect();
    for &tile in hand {
        let mut grown = Vec::new();
        for (buckets, mut left) in fillings {
            grown.extend(placed(set, &buckets, tile).map(|next| (next, left.clone())));
            left.push(tile);
            grown.push((buckets, left));
        }
        fillings = grown;
    }
    let mut fullest = Fullest::default();
    for (buckets, left) in &fillings {
        fullest.note(buckets, left);
    }
    is_possible.then_some(fullest)
}
