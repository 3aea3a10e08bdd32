//! Min-conflicts: what rules allow, what is found, and that nothing certain is lost.

use parlor_agent::{Budget, Meter, Stream};
use parlor_game::Entropy;
use parlor_riichi::{Hand, Kind, KindSet, Meld, Relative, Tile, Tiles, Yaku};
use parlor_riichi_agents::bucket::{Copies, Filling, fill, is_closed_only};
use parlor_riichi_agents::csp::{
    Assignment, Manner, PROBLEMS, Problem, Rule, Shortcuts, Start, Steps, TILES, Ties, solve,
};

/// The dragons and East.
fn values() -> KindSet {
    KindSet::DRAGONS.with(Kind::EAST)
}

fn unlimited() -> Meter<'static> {
    Budget::UNLIMITED.meter()
}

/// A random hand of fourteen tiles less three for each called triplet.
fn random_hand(n_melds: usize, dice: &mut Stream) -> Hand {
    let mut hand = Hand::EMPTY;
    let mut all = parlor_riichi::Counts::EMPTY;
    let kind = |dice: &mut Stream| Kind::from_idx(dice.below(34) as usize).unwrap();
    while hand.melds.len() < n_melds {
        let low = kind(dice);
        let tile = low.tile();
        let run = [low.up(1), low.up(2)].map(|kind| kind.map(Kind::tile));
        let meld = match run {
            [Some(next), Some(last)] if dice.below(2) == 0 => Meld::chi(tile, [next, last]),
            _ => Meld::pon(tile, [tile; 2], Relative::Across),
        };
        let mut with = all;
        if meld.unwrap().tiles().iter().all(|tile| with.add(tile.kind())) {
            all = with;
            hand.melds.push(meld.unwrap());
        }
    }
    while hand.concealed.len() < 14 - 3 * n_melds {
        let tile = kind(dice);
        if all.add(tile) {
            hand.concealed.add(tile.tile());
        }
    }
    hand
}

fn most(hand: &Hand, yaku: Yaku) -> Option<u8> {
    let best = fill(hand, values(), Copies::Any, &[yaku], &mut unlimited());
    best.first().map(|Filling { cover, .. }| cover.kept)
}

fn reachable(hand: &Hand) -> impl Iterator<Item = Yaku> {
    let closed = hand.is_closed();
    PROBLEMS.into_iter().filter(move |&yaku| closed || !is_closed_only(yaku))
}

/// Solves every problem of random hands by sweeps, without being told how much can be kept: how many
/// problems were tried, how many solved, and how many of those as well as can be. A solution keeps at
/// most what the exact programme keeps, and the tiles that it keeps do belong together: the programme
/// keeps all of them.
fn solved(ties: Ties, n_hands: usize) -> [u32; 3] {
    let mut dice = Stream::new(4);
    let [mut n_tried, mut n_found, mut n_best] = [0; 3];
    for round in 0..n_hands {
        let hand = random_hand(round % 4, &mut dice);
        for yaku in reachable(&hand) {
            let Some(kept_max) = most(&hand, yaku) else { continue };
            let manner = Manner { start: Start::Random, steps: Steps::Sweep, ties };
            let how = (manner, Shortcuts::Certain { kept_max: TILES as u8 });
            let seed = [1, round as u64];
            n_tried += 1;
            let Some(found) = solve(yaku, &hand, values(), how, &seed, &mut unlimited()) else {
                continue;
            };
            n_found += 1;
            assert!(found.kept <= kept_max, "{yaku} {hand:?}");
            n_best += u32::from(found.kept == kept_max);
            let mut kept = Tiles::EMPTY;
            found.parts.iter().flatten().for_each(|kind| assert!(kept.add(kind.tile())));
            let part = Hand { concealed: kept, melds: hand.melds };
            assert_eq!(most(&part, yaku), Some(found.kept), "{yaku} {hand:?}: {found:?}");
            let left: u64 = found.left.iter().sum();
            assert_eq!(left as usize + kept.len(), hand.concealed.len());
        }
    }
    [n_tried, n_found, n_best]
}

#[test]
fn no_solution_exceeds_the_exact_programme() {
    let [_, n_found, n_best] = solved(Ties::First, 60);
    assert!(n_found > 100 && n_best > 40, "{n_found} found, {n_best} of them the best");
}

/// The first of equally good values leaves most problems without a solution; any of them does not.
#[test]
fn random_ties_solve_what_first_ties_cannot() {
    let [tried, by_first, _] = solved(Ties::First, 4);
    let [_, by_any, _] = solved(Ties::Random, 4);
    assert!(2 * by_any > 3 * by_first, "{by_first}, {by_any} of {tried}");
}

/// A hand that is complete is found complete at once from a greedy beginning: each set in turn takes the
/// first tiles that fit. From a random one, the first of equally good values never finds it.
#[test]
fn a_greedy_beginning_takes_the_first_values_that_fit() {
    let hand: Tiles = "123m456m789m123p55s".parse().unwrap();
    let hand = Hand { concealed: hand, ..Hand::EMPTY };
    let manner = Manner { start: Start::Greedy, steps: Steps::Sweep, ties: Ties::First };
    let mut meter = unlimited();
    let how = (manner, Shortcuts::None);
    let found = solve(Yaku::Pinfu, &hand, values(), how, &[1], &mut meter).unwrap();
    assert_eq!(found.kept, 14);
    let runs: Vec<String> = found.parts.iter().map(|part| format!("{part:?}")).collect();
    assert_eq!(runs.len(), 5, "{runs:?}");
    // One look at each of the nine numbers of jokers: nothing was in conflict.
    assert_eq!(meter.used(), 9);
}

/// Leaving out what is certain changes nothing: every step made gives the same solutions.
#[test]
fn shortcuts_change_no_solution() {
    let mut dice = Stream::new(6);
    for (steps, ties, rounds) in [
        (Steps::Sweep, Ties::First, 6),
        (Steps::Single, Ties::First, 2),
        (Steps::Sweep, Ties::Random, 1),
    ] {
        let manner = Manner { start: Start::Random, steps, ties };
        for round in 0..rounds {
            let hand = random_hand(round % 4, &mut dice);
            for yaku in reachable(&hand) {
                let Some(kept_max) = most(&hand, yaku) else { continue };
                let by = |shortcuts| {
                    solve(yaku, &hand, values(), (manner, shortcuts), &[2, 3], &mut unlimited())
                };
                let quick = by(Shortcuts::Certain { kept_max });
                assert_eq!(by(Shortcuts::None), quick, "{manner:?} {yaku} {hand:?}");
            }
        }
    }
}

/// Could jokers become tiles that make the rule hold? Tried one by one; at most two jokers.
fn holds(rule: &Rule, tiles: (usize, usize), assignment: &Assignment) -> bool {
    match (tiles.0..tiles.1).find(|&at| assignment[at].is_none()) {
        Some(at) => Kind::all().any(|kind| {
            let mut with = *assignment;
            with[at] = Some(kind);
            holds(rule, tiles, &with)
        }),
        // All tiles real: what each may be holds what it is.
        None => (tiles.0..tiles.1)
            .all(|at| rule.allowed(assignment, tiles, at, values()).allows(assignment[at])),
    }
}

/// What a rule allows with jokers is what it allows once they have become tiles.
#[test]
fn a_joker_satisfies_what_it_could_become() {
    let mut dice = Stream::new(9);
    for yaku in PROBLEMS {
        for (rule, tiles) in &Problem::of(yaku).unwrap().rules {
            for _ in 0..12 {
                let low = dice.below(30);
                let mut assignment: Assignment = [None; 14];
                for place in &mut assignment {
                    *place = Kind::from_idx((low + dice.below(4)) as usize);
                }
                for _ in 0..dice.below(3) {
                    let at = tiles.0 as u32 + dice.below((tiles.1 - tiles.0) as u32);
                    assignment[at as usize] = None;
                }
                let at = tiles.0 + dice.below((tiles.1 - tiles.0) as u32) as usize;
                let allowed = rule.allowed(&assignment, *tiles, at, values());
                assert_eq!(
                    allowed.allows(assignment[at]),
                    holds(rule, *tiles, &assignment),
                    "{yaku} {rule:?} at {at}: {assignment:?}"
                );
            }
        }
    }
}

/// Real tiles, tested against the rules of the game.
#[test]
fn rules_on_real_tiles_are_those_of_the_game() {
    let assignment = |text: &str| -> Assignment {
        // In the order written, unlike a heap of tiles.
        let kinds: Vec<Kind> = text
            .split(' ')
            .flat_map(|part| {
                part.parse::<Tiles>().unwrap().iter().map(Tile::kind).collect::<Vec<_>>()
            })
            .collect();
        std::array::from_fn(|at| Some(kinds[at]))
    };
    let solved = |yaku: Yaku, text: &str| {
        let assignment = assignment(text);
        Problem::of(yaku).unwrap().rules.iter().all(|(rule, tiles)| {
            (tiles.0..tiles.1)
                .all(|at| rule.allowed(&assignment, *tiles, at, values()).allows(assignment[at]))
        })
    };
    for (yaku, yes, no) in [
        (Yaku::Tanyao, "234m 567m 345p 888s 22s", "234m 567m 345p 999s 22s"),
        (Yaku::Pinfu, "234m 567m 345p 123s 22z", "234m 567m 345p 222s 22z"),
        (Yaku::Iipeikou, "234m 234m 345p 777s 22s", "234m 345m 345p 777s 22s"),
        (Yaku::Ryanpeikou, "234m 234m 789p 789p 22s", "234m 234m 789p 678p 22s"),
        (Yaku::Chiitoitsu, "11m 22m 33m 44m 55m 66m 77z", "11m 11m 33m 44m 55m 66m 77z"),
        (Yaku::White, "555z 123m 456m 789m 11s", "333z 123m 456m 789m 11s"),
        (Yaku::Chanta, "123m 789p 111z 999s 11s", "123m 789p 111s 999s 11s"),
        (Yaku::Junchan, "123m 789p 111m 999s 11s", "111m 789p 123m 999s 11s"),
        (Yaku::SanshokuDoujun, "234s 234m 234p 111z 55s", "234s 234m 345p 111z 55s"),
        (Yaku::SanshokuDoukou, "222s 222m 222p 111z 55s", "222s 222m 333p 111z 55s"),
        (Yaku::Ittsuu, "456m 123m 789m 111z 55s", "456m 123m 678m 111z 55s"),
        (Yaku::Toitoi, "222s 333m 444p 111z 55s", "222s 333m 456p 111z 55s"),
        (Yaku::Honroutou, "111s 999m 111p 111z 99s", "111s 999m 222p 111z 99s"),
        (Yaku::Shousangen, "555z 666z 123m 456m 77z", "555z 666z 123m 456m 11z"),
        (Yaku::Honitsu, "123m 456m 999m 111z 22z", "123m 456m 999p 111z 22z"),
        (Yaku::Chinitsu, "123m 456m 999m 789m 22m", "123m 456m 999m 789m 22z"),
        (Yaku::Daisangen, "555z 666z 777z 123m 11m", "555z 666z 111z 123m 11m"),
        (Yaku::Shousuushii, "111z 222z 333z 123m 44z", "111z 222z 333z 123m 55z"),
        (Yaku::Daisuushii, "111z 222z 333z 444z 11m", "111z 222z 333z 555z 11m"),
        (Yaku::Tsuuiisou, "111z 222z 333z 444z 55z", "111z 222z 333z 444z 11m"),
        (Yaku::Chinroutou, "111m 999m 111p 999p 11s", "111m 999m 111p 999p 11z"),
        (Yaku::Ryuuiisou, "234s 666s 888s 666z 22s", "345s 666s 888s 666z 22s"),
    ] {
        assert!(solved(yaku, yes), "{yaku}: {yes}");
        assert!(!solved(yaku, no), "{yaku}: {no}");
    }
}
