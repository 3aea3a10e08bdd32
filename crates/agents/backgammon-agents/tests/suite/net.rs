//! Networks: training that repeats itself, weights that are refused, chances that can be.

use std::num::NonZero;
use std::sync::Arc;

use parlor_backgammon::{Board, Dice, Die, Men, RuleSet};
use parlor_backgammon_agents::net::training::{Settings, Training};
use parlor_backgammon_agents::net::{Evaluator, Net, NetWeights, Networks};
use parlor_backgammon_agents::{Appraise, Chances};
use parlor_nets::Precision;

fn settings(threads: usize) -> Settings {
    Settings {
        games: 20,
        lambda: 0.7,
        rate: 1e-3,
        batch: 64,
        passes: 1,
        threads: NonZero::new(threads).unwrap(),
    }
}

fn trained(seed: u64, threads: usize) -> Training {
    let mut training = Training::new(seed, [64; 3]);
    for _ in 0..2 {
        training.advance(&settings(threads));
    }
    training
}

/// One test, since the first training computes the bear-off tables.
#[test]
fn training_repeats_itself() {
    a_seed_gives_the_same_weights_with_any_number_of_threads();
    a_resumed_training_goes_on_as_if_nothing_had_happened();
}

fn a_seed_gives_the_same_weights_with_any_number_of_threads() {
    let one = trained(1, 1);
    assert!(trained(1, 1) == one, "twice");
    assert!(trained(1, 3) == one, "three threads");
    assert!(trained(2, 1) != one, "another seed");
}

fn a_resumed_training_goes_on_as_if_nothing_had_happened() {
    let mut straight = trained(4, 2);
    let mut resumed = Training::resume(&straight.save()).unwrap();
    assert!(resumed == straight);
    let settings = settings(2);
    straight.advance(&settings);
    resumed.advance(&settings);
    assert!(resumed == straight);
}

#[test]
fn broken_files_are_refused() {
    let training = Training::new(1, [64; 3]);
    let good = training.weights().to_bytes(Precision::Half, &[("seed", "1".to_owned())]);
    assert!(NetWeights::from_bytes(&good).is_ok());
    for end in (0..good.len()).step_by(good.len() / 50) {
        assert!(NetWeights::from_bytes(&good[..end]).is_err(), "{end} bytes");
    }
    let saved = training.save();
    assert!(Training::resume(&saved[..saved.len() - 1]).is_err());
    assert!(Training::resume(&good).is_err(), "weights alone are no training");
    // Not a number where a weight should be: binary16 has all bits set.
    let mut bad = good.clone();
    let place = bad.len() - 101;
    bad[place..place + 3].fill(0xFF);
    let error = NetWeights::from_bytes(&bad).unwrap_err().to_string();
    assert!(error.contains("NaN"), "{error}");
    let error = NetWeights::from_bytes(b"\x08\0\0\0\0\0\0\0{}      ").unwrap_err().to_string();
    assert!(error.contains("contact"), "{error}");
}

/// In every position the five chances are nested, and what the men off rule out is zero.
#[test]
fn chances_are_chances() {
    let mut net = Net::shipped();
    let men = |stacks: &[(u8, u8)]| Men::new(stacks).unwrap();
    let boards = [
        RuleSet::STANDARD.board(),
        Board::new(men(&[(25, 3), (6, 12)]), men(&[(6, 5), (5, 5), (1, 5)])).unwrap(),
        Board::new(men(&[(24, 2), (1, 10), (0, 3)]), men(&[(8, 10), (0, 5)])).unwrap(),
        Board::new(men(&[(10, 15)]), men(&[(12, 14), (0, 1)])).unwrap(),
    ];
    for board in boards {
        let chances = net.appraise(&board).unwrap();
        assert!(Chances::new(chances.to_array()).is_some(), "{board:?} {chances:?}");
    }
    let last = net.appraise(&boards[2]).unwrap();
    assert_eq!((last.win_gammon, last.lose_gammon), (0.0, 0.0), "both have men off");
}

/// What every book says of the opening: the player on roll is a small favourite, a quarter of all games
/// are gammons.
#[test]
fn the_opening_is_valued_as_it_is_known() {
    let chances = Net::shipped().appraise(&RuleSet::STANDARD.board()).unwrap();
    assert!((0.50..0.55).contains(&chances.win), "{chances:?}");
    assert!((0.10..0.18).contains(&chances.win_gammon), "{chances:?}");
    assert!((0.09..0.17).contains(&chances.lose_gammon), "{chances:?}");
    assert!((0.0..0.15).contains(&chances.equity()), "{chances:?}");
}

/// Opening plays that nobody disputes.
#[test]
fn undisputed_openings_are_played() {
    let start = RuleSet::STANDARD.board();
    let men = |stacks: &[(u8, u8)]| Men::new(stacks).unwrap();
    let cases = [
        ([3, 1], men(&[(24, 2), (13, 5), (8, 2), (6, 4), (5, 2)])),
        ([4, 2], men(&[(24, 2), (13, 5), (8, 2), (6, 4), (4, 2)])),
        ([6, 1], men(&[(24, 2), (13, 4), (8, 2), (7, 2), (6, 5)])),
        ([5, 3], men(&[(24, 2), (13, 5), (8, 2), (6, 4), (3, 2)])),
    ];
    let mut evaluator = Evaluator::new(Networks::shipped());
    for ([one, other], expected) in cases {
        let dice = Dice::new(Die::new(one).unwrap(), Die::new(other).unwrap());
        assert_eq!(evaluator.best_play(&start, dice).own(), expected, "{one}-{other}");
        assert_eq!(
            evaluator.choose(&start, dice, 1).own(),
            expected,
            "{one}-{other} looking ahead"
        );
    }
}

/// Asked in whatever company, a position has the same chances.
#[test]
fn networks_can_be_shared_and_asked_in_any_order() {
    let networks: Arc<Networks> = Arc::new(Training::new(9, [64; 3]).weights().networks());
    let (mut one, mut two) = (Net::new(Arc::clone(&networks)), Net::new(Arc::clone(&networks)));
    let mut plays: Vec<Board> = Vec::new();
    let start = RuleSet::STANDARD.board();
    for dice in Dice::all() {
        start.plays(dice, &mut plays);
        let forth: Vec<_> = plays.iter().map(|after| one.appraise_after(after)).collect();
        let mut back: Vec<_> = plays.iter().rev().map(|after| two.appraise_after(after)).collect();
        back.reverse();
        assert_eq!(forth, back);
    }
}
