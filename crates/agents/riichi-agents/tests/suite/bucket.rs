//! The bucket programme against the thesis's own searches and against plain enumeration.

use std::collections::BTreeSet;

use parlor_agent::{Budget, Meter, Stream};
use parlor_game::Entropy;
use parlor_riichi::{Counts, Hand, Kind, KindSet, Meld, Relative, Tile, Tiles, Yaku};
use parlor_riichi_agents::bucket::{Class, Copies, Filling, GOALS, Set, Shape, fill, shapes};

use crate::literal::{BucketSet, Fullest, recursion, super_bucket};

/// The dragons and East.
fn values() -> KindSet {
    KindSet::DRAGONS.with(Kind::EAST)
}

fn unlimited() -> Meter<'static> {
    Budget::UNLIMITED.meter()
}

/// A hand of `n` random tiles and so many called sets, drawn from fewer kinds so that they meet.
fn random_hand(n: usize, n_melds: usize, dice: &mut Stream) -> Hand {
    let spread = 4 + dice.below(12);
    let base = dice.below(Kind::COUNT as u32);
    let kind = |dice: &mut Stream| {
        Kind::from_idx(((base + dice.below(spread)) % Kind::COUNT as u32) as usize).unwrap()
    };
    let mut hand = Hand::EMPTY;
    let mut all = Counts::EMPTY;
    while hand.melds.len() < n_melds {
        let low = kind(dice);
        let set =
            if dice.below(2) == 0 && low.starts_run() { Set::Run(low) } else { Set::Triplet(low) };
        let [a, b, c] = set.kinds().map(Kind::tile);
        let mut with = all;
        if set.kinds().iter().all(|&kind| with.add(kind)) {
            all = with;
            let meld = match set {
                Set::Run(_) => Meld::chi(a, [b, c]),
                Set::Triplet(_) => Meld::pon(a, [b, c], Relative::Across),
            };
            hand.melds.push(meld.unwrap());
        }
    }
    while hand.concealed.len() < n {
        let tile = kind(dice);
        if all.add(tile) {
            hand.concealed.add(tile.tile());
        }
    }
    hand
}

fn concealed(hand: &Hand) -> Vec<Kind> {
    hand.concealed.iter().map(Tile::kind).collect()
}

/// What the thesis's recursion finds; `twice`, also by the super-bucket.
fn by_search(hand: &Hand, yaku: Yaku, twice: bool) -> Option<Fullest> {
    let set = BucketSet::of(yaku).unwrap();
    let called: Vec<Set> = hand.melds.iter().map(Set::of).collect();
    if yaku == Yaku::Chiitoitsu && !called.is_empty() {
        return None;
    }
    let found = recursion(&set, &concealed(hand), &called, values());
    if twice {
        let other = super_bucket(&set, &concealed(hand), &called, values());
        assert_eq!(other, found, "{yaku} {hand:?}");
    }
    found
}

fn filling(hand: &Hand, yaku: Yaku) -> Option<Filling> {
    fill(hand, values(), Copies::Any, &[yaku], &mut unlimited()).pop()
}

/// Every rest that a best target leaves, found with the programme alone: a part of the hand as large
/// as the best that is kept whole.
fn optimal_rests(hand: &Hand, yaku: Yaku, kept: usize) -> BTreeSet<Vec<Kind>> {
    let tiles = concealed(hand);
    let mut rests = BTreeSet::new();
    for chosen in 0u32..1 << tiles.len() {
        if chosen.count_ones() as usize != kept {
            continue;
        }
        let is_in = |at: &usize| chosen >> at & 1 == 1;
        let part: Vec<Kind> = (0..tiles.len()).filter(is_in).map(|at| tiles[at]).collect();
        let rest: Vec<Kind> =
            (0..tiles.len()).filter(|at| !is_in(at)).map(|at| tiles[at]).collect();
        let concealed: Tiles = {
            let mut tiles = Tiles::EMPTY;
            part.iter().for_each(|kind| assert!(tiles.add(kind.tile())));
            tiles
        };
        let part = Hand { concealed, melds: hand.melds };
        let whole = kept + 3 * hand.melds.len();
        if usize::from(filling(&part, yaku).unwrap().cover.kept) == whole {
            rests.insert(rest);
        }
    }
    rests
}

/// Compares what is kept and which kinds are left over; `in_full`, also every rest.
fn compare(hand: &Hand, yaku: Yaku, in_full: bool) {
    let is_open = !hand.is_closed();
    let closed_only = parlor_riichi_agents::bucket::is_closed_only(yaku);
    if is_open && closed_only {
        assert_eq!(filling(hand, yaku), None);
        return;
    }
    let (found, ours) = (by_search(hand, yaku, in_full), filling(hand, yaku));
    assert_eq!(found.is_some(), ours.is_some(), "{yaku} {hand:?}");
    let (Some(found), Some(Filling { cover, .. })) = (found, ours) else { return };
    let kept = usize::from(cover.kept) - 3 * hand.melds.len();
    assert_eq!(kept, found.kept, "{yaku} {hand:?}");
    let left: KindSet = found.left.iter().flatten().copied().collect();
    let ours: KindSet = Kind::all().filter(|kind| cover.left[kind.idx()] > 0).collect();
    assert_eq!(ours, left, "{yaku} {hand:?}");
    if in_full {
        assert_eq!(optimal_rests(hand, yaku, kept), found.left, "{yaku} {hand:?}");
    }
}

/// Hands with two and three called sets, and closed hands of few tiles.
#[test]
fn the_programme_equals_the_literal_recursion_on_thousands_of_small_hands() {
    let mut dice = Stream::new(3);
    for round in 0..500 {
        for (n, n_melds) in [(5, 3), (6, 2), (5, 0), (2, 4)] {
            let hand = random_hand(n, n_melds, &mut dice);
            for yaku in GOALS {
                compare(&hand, yaku, round % 100 == 0);
            }
        }
    }
    for _ in 0..3 {
        let hand = random_hand(8, 2, &mut dice);
        GOALS.iter().for_each(|&yaku| compare(&hand, yaku, true));
    }
}

/// All multisets of `n` sets of a class.
fn multisets(class: &Class, n: usize) -> Vec<Vec<Set>> {
    let sets: Vec<Set> = class
        .runs
        .into_iter()
        .map(Set::Run)
        .chain(class.triplets.into_iter().map(Set::Triplet))
        .collect();
    let mut all: Vec<Vec<Set>> = vec![Vec::new()];
    for _ in 0..n {
        let longer = |chosen: &Vec<Set>| {
            let from = chosen.last().copied();
            sets.iter()
                .filter(move |&&set| from.is_none_or(|last| last <= set))
                .map(|&set| [chosen.clone(), vec![set]].concat())
                .collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// Best, number of best targets and sums of rests, by listing every target of a shape.
fn enumerate(hand: &Hand, shape: &Shape, room: Option<u8>) -> Option<(u8, u64, Vec<u64>)> {
    let (fixed, n_free) = shape.without(hand.melds.iter().map(Set::of))?;
    let held = hand.concealed.counts().as_array();
    let mut best: Option<(u8, u64, Vec<u64>)> = None;
    for free in multisets(&shape.free, n_free) {
        for pair in shape.free.pairs {
            let mut need = [0u8; Kind::COUNT];
            let sets = fixed.iter().chain(&free).flat_map(|set| set.kinds());
            sets.chain([pair; 2]).for_each(|kind| need[kind.idx()] += 1);
            let called = |at: usize| {
                let kinds = hand.melds.iter().flat_map(|meld| Set::of(meld).kinds());
                kinds.filter(|kind| kind.idx() == at).count() as u8
            };
            if room
                .is_some_and(|room| (0..34).any(|at| need[at] > 0 && need[at] + called(at) > room))
            {
                continue;
            }
            let kept: u8 = (0..34).map(|at| held[at].min(need[at])).sum();
            let rest = (0..34).map(|at| u64::from(held[at].saturating_sub(need[at])));
            match &mut best {
                Some((most, n, left)) if *most == kept => {
                    *n += 1;
                    left.iter_mut().zip(rest).for_each(|(sum, more)| *sum += more);
                }
                Some((most, ..)) if *most > kept => {}
                _ => best = Some((kept, 1, rest.collect())),
            }
        }
    }
    best
}

/// Counts and rests, target by target, for hands that want two more sets.
#[test]
fn counts_and_rests_are_those_of_all_targets() {
    let mut dice = Stream::new(8);
    for (copies, room) in [(Copies::Any, None), (Copies::Four, Some(4))] {
        for _ in 0..2 {
            let hand = random_hand(8, 2, &mut dice);
            for yaku in GOALS.into_iter().filter(|&yaku| yaku != Yaku::Chiitoitsu) {
                let mut expected: Option<(u8, u64, Vec<u64>)> = None;
                let counts = |shape: &&Shape| {
                    yaku != Yaku::White
                        || matches!(shape.fixed[0], Set::Triplet(kind) if values().contains(kind))
                };
                for shape in shapes(yaku).iter().filter(counts) {
                    let Some((kept, n, left)) = enumerate(&hand, shape, room) else { continue };
                    match &mut expected {
                        Some((most, sum, rests)) if *most == kept => {
                            *sum += n;
                            rests.iter_mut().zip(left).for_each(|(sum, more)| *sum += more);
                        }
                        Some((most, ..)) if *most > kept => {}
                        _ => expected = Some((kept, n, left)),
                    }
                }
                let ours =
                    fill(&hand, values(), copies, &[yaku], &mut unlimited()).pop().map(|filling| {
                        let cover = filling.cover;
                        (cover.kept - 6, cover.n_targets, cover.left.to_vec())
                    });
                let closed_only = parlor_riichi_agents::bucket::is_closed_only(yaku);
                let expected = expected.filter(|_| !closed_only);
                assert_eq!(ours, expected, "{yaku} {hand:?}");
            }
        }
    }
}

fn kept(hand: &str, yaku: Yaku) -> u8 {
    filling(&Hand::closed(hand.parse().unwrap()), yaku).unwrap().cover.kept
}

/// Hands whose distance is plain to see.
#[test]
fn what_is_kept_is_what_a_player_would_count() {
    assert_eq!(kept("234567m345p34588s", Yaku::Tanyao), 14);
    assert_eq!(kept("234567m345p34589s", Yaku::Tanyao), 13);
    assert_eq!(kept("112233m445566p77s", Yaku::Ryanpeikou), 14);
    assert_eq!(kept("112233m445566p77s", Yaku::Chiitoitsu), 14);
    assert_eq!(kept("123456789m12355z", Yaku::Ittsuu), 12, "a run or triplet is missing two tiles");
    assert_eq!(kept("111m111p111s23455m", Yaku::SanshokuDoukou), 14);
    assert_eq!(kept("19m19p19s1234567z1z", Yaku::Tsuuiisou), 6);
    assert_eq!(kept("222333444666s88s", Yaku::Ryuuiisou), 14);
    assert_eq!(kept("22233344466s666z", Yaku::Ryuuiisou), 14);
    assert_eq!(kept("123m456p789s11222z", Yaku::White), 13, "a third East is missing");
    assert_eq!(kept("123m456p789s22233z", Yaku::White), 11);
}

/// The example shares as many tiles with the hand as the best target does.
#[test]
fn the_example_is_one_of_the_best() {
    let mut dice = Stream::new(5);
    for _ in 0..200 {
        let hand = random_hand(14, 0, &mut dice);
        for Filling { yaku, cover } in fill(&hand, values(), Copies::Any, &GOALS, &mut unlimited())
        {
            let mut need = [0u8; Kind::COUNT];
            cover.example.parts().iter().flatten().for_each(|kind| need[kind.idx()] += 1);
            assert_eq!(need.iter().sum::<u8>(), 14, "{yaku} {hand:?}");
            let held = hand.concealed.counts().as_array();
            let kept: u8 = (0..34).map(|at| held[at].min(need[at])).sum();
            assert_eq!(kept, cover.kept, "{yaku} {hand:?}");
        }
    }
}
