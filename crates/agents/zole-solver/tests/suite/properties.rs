//! The fast search agrees with its slow twins on random endgames.
#![expect(clippy::unwrap_used, reason = "these are helpers of tests")]

use parlor_game::Entropy;
use parlor_zole::{ByPlace, Contract, Eyes, Layout, Level, Place, Tariffs, Trick};
use parlor_zole_solver::{
    Following, Position, Solver, count_playouts, lists, max_n, max_n_values, plain,
};
use proptest::prelude::{ProptestConfig, any, prop_assert, prop_assert_eq, proptest};

/// SplitMix64.
struct Splitmix(u64);

impl Entropy for Splitmix {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((((mixed ^ (mixed >> 31)) >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// A position with `n_left` cards to be played, reached by random legal play.
fn endgame(seed: u64, n_left: usize, contract: fn(Place) -> Contract) -> Position {
    let mut entropy = Splitmix(seed);
    let layout = Layout::drawn(&mut entropy);
    let soloist = Place::ALL[entropy.below(3) as usize];
    let contract = contract(soloist);
    let mut position =
        Position::new(contract, *layout.hands(), Trick::led_by(Place::First)).unwrap();
    if let Contract::Lielais(_) = contract {
        position = position.with_score(layout.table().eyes(), ByPlace::default());
    }
    for _ in n_left..24 {
        let cards: Vec<_> = position.playable().into_iter().collect();
        position = position.after(*entropy.pick(&cards).unwrap()).unwrap();
    }
    position
}

/// The best level by plain minimax over finished deals.
fn plain_level(position: &Position, soloist: Place) -> Level {
    if let Some(level) = position.level() {
        return level;
    }
    let levels = position.playable().into_iter().map(|card| {
        let after = position.after(card).unwrap();
        plain_level(&after, soloist)
    });
    let best = if position.turn() == soloist { levels.max() } else { levels.min() };
    best.unwrap()
}

/// Max-n without memory or merging.
fn plain_max_n(position: &Position) -> ByPlace<u8> {
    let mover = position.turn();
    let values = position.playable().into_iter().map(|card| {
        let after = position.after(card).unwrap();
        let later = plain_max_n(&after);
        ByPlace::from_fn(|place| later[place] + after.tricks()[place] - position.tricks()[place])
    });
    values
        .reduce(|best, next| if next[mover] < best[mover] { next } else { best })
        .unwrap_or_default()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn eyes_are_those_of_plain_minimax(seed in any::<u64>(), n_left in 1..13usize) {
        let position = endgame(seed, n_left, Contract::Lielais);
        let slow = plain::minimax(&position, Following::Rules);
        let mut solver = Solver::with_table_bits(8);
        prop_assert_eq!(solver.eyes(&position), Some(Eyes(slow)));
        prop_assert_eq!(plain::alpha_beta(&position, Following::Rules), slow);
        prop_assert_eq!(lists::minimax(&position), slow);
        for value in solver.values(&position) {
            let after = position.after(value.card).unwrap();
            let gained = after.eyes() - position.eyes();
            prop_assert_eq!(value.value, gained.0 + plain::minimax(&after, Following::Rules));
        }
    }

    #[test]
    fn every_limit_is_decided_as_by_the_exact_eyes(seed in any::<u64>(), n_left in 1..19usize) {
        let position = endgame(seed, n_left, Contract::Zole);
        let mut solver = Solver::new();
        let total = solver.eyes(&position).unwrap() + position.eyes();
        let mut other = Solver::with_table_bits(10);
        for limit in 0..=121 {
            prop_assert_eq!(other.reaches(&position, Eyes(limit)), Some(total >= Eyes(limit)));
        }
    }

    #[test]
    fn maza_zole_is_as_by_plain_minimax(seed in any::<u64>(), n_left in 1..13usize) {
        let position = endgame(seed, n_left, Contract::MazaZole);
        let slow = plain::minimax(&position, Following::Rules);
        let soloist = position.contract().soloist().unwrap();
        let mut solver = Solver::with_table_bits(8);
        prop_assert_eq!(solver.fewest_tricks(&position, soloist), slow);
        prop_assert_eq!(lists::minimax(&position), slow);
        let best = solver.values(&position).into_iter().map(|value| value.value);
        let best = if position.turn() == soloist { best.min() } else { best.max() };
        prop_assert_eq!(best, Some(slow));
    }

    #[test]
    fn levels_are_those_of_plain_minimax(seed in any::<u64>(), n_left in 1..11usize, zole in any::<bool>()) {
        let position = endgame(seed, n_left, if zole { Contract::Zole } else { Contract::Lielais });
        let soloist = position.contract().soloist().unwrap();
        let slow = plain_level(&position, soloist);
        let mut solver = Solver::new();
        prop_assert_eq!(solver.level(&position), Some(slow));
        let tariff = position.contract().tariff(&Tariffs::USUAL).unwrap();
        prop_assert_eq!(tariff.points(slow) > 0, slow.is_won());
    }

    #[test]
    fn a_best_line_brings_what_was_promised(seed in any::<u64>(), n_left in 1..19usize) {
        let position = endgame(seed, n_left, Contract::Lielais);
        let mut solver = Solver::new();
        let promised = solver.eyes(&position).unwrap();
        let line = solver.line(&position);
        prop_assert_eq!(line.len(), n_left);
        let end = line.iter().fold(position, |at, &card| at.after(card).unwrap());
        prop_assert!(end.is_over());
        prop_assert_eq!(end.eyes(), position.eyes() + promised);
    }

    #[test]
    fn playouts_are_those_of_walking_through_all(seed in any::<u64>(), n_left in 1..13usize) {
        let position = endgame(seed, n_left, Contract::Lielais);
        for following in [Following::Rules, Following::SourceDefect] {
            let slow = plain::count_playouts(&position, following);
            prop_assert_eq!(count_playouts(&position, following), slow);
        }
    }

    #[test]
    fn max_n_is_as_without_memory(seed in any::<u64>(), n_left in 1..13usize) {
        let position = endgame(seed, n_left, |_| Contract::Galdins);
        let slow = plain_max_n(&position);
        prop_assert_eq!(max_n(&position), slow);
        let tricks: u8 = slow.as_array().iter().sum();
        let closed = n_left.div_ceil(3);
        prop_assert_eq!(usize::from(tricks), closed);
        let mover = position.turn();
        let best = max_n_values(&position).iter().map(|(_, tricks)| tricks[mover]).min();
        prop_assert_eq!(best, Some(slow[mover]));
        // Nobody does worse than against both others.
        let mut solver = Solver::new();
        for place in Place::ALL {
            prop_assert!(slow[place] <= solver.fewest_tricks(&position, place));
        }
    }
}

/// From six tricks on a search knows the deal, and states of one shape bound each other; a crowded
/// table forgets most of them.
#[test]
fn longer_endgames_are_as_by_plain_alpha_beta() {
    let mut roomy = Solver::new();
    for seed in 0..N_LONGER {
        let position = endgame(seed, 16 + (seed % 3) as usize, Contract::Lielais);
        let slow = Eyes(plain::alpha_beta(&position, Following::Rules));
        assert_eq!(roomy.eyes(&position), Some(slow), "{seed}");
        let mut crowded = Solver::with_table_bits(8);
        assert_eq!(crowded.eyes(&position), Some(slow), "{seed}");
        for value in crowded.values(&position) {
            let after = position.after(value.card).unwrap();
            let gained = after.eyes() - position.eyes();
            let alone = Solver::new().eyes(&after).unwrap() + gained;
            assert_eq!(Eyes(value.value), alone, "{seed}: {}", value.card);
        }
    }
}

/// How many of them.
const N_LONGER: u64 = 1000;

/// A player who infers nothing from voids asks about positions in which the second hand should have
/// followed: those after an exchange of the two hands that have played.
#[test]
fn a_card_that_should_have_followed_changes_nothing_for_the_fast_search() {
    let mut revokes = 0;
    for seed in 0..200 {
        let position = endgame(seed, 10, Contract::Lielais);
        let [leader, second] = [0, 1].map(|n| position.trick().plays().nth(n).unwrap().0);
        let mut hands = *position.hands();
        (hands[leader], hands[second]) = (hands[second], hands[leader]);
        revokes += usize::from(position.trick().revoke(&hands).is_some());
        let changed =
            Position::ignoring_voids(position.contract(), hands, *position.trick()).unwrap();
        let slow = Eyes(plain::minimax(&changed, Following::Rules));
        assert_eq!(Solver::new().eyes(&changed), Some(slow), "{seed}");
    }
    assert!(revokes > 20, "{revokes}");
}
