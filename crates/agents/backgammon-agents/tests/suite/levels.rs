//! The levels of `house`: what each looks at.

use parlor_agent::{Ask, Budget, Explanation};
use parlor_backgammon::{Action, Backgammon, RuleSet};
use parlor_backgammon_agents::registry;
use parlor_game::{Game, Seat};

use crate::boards::{START, decisions, decisions_in, to_move};

fn choice(spec: &str, game: &Backgammon, seat: Seat) -> (Action, Explanation) {
    let (mut legal, mut why) = (Vec::new(), Explanation::default());
    game.legal(seat, &mut legal);
    let ask = Ask { seat, view: game, legal: &legal, budget: Budget::nodes(300_000) };
    let action = registry().build(spec, 1).unwrap().decide(&ask, Some(&mut why));
    (action, why)
}

/// In how many of these positions two agents decide otherwise.
fn differ(one: &str, other: &str, positions: &[(Backgammon, Seat)]) -> usize {
    let otherwise = |(game, seat): &&(Backgammon, Seat)| {
        choice(one, game, *seat).0 != choice(other, game, *seat).0
    };
    positions.iter().filter(otherwise).count()
}

/// Every roll of the first turn.
fn openings() -> Vec<(Backgammon, Seat)> {
    let rolls = (1..=6).flat_map(|one| (1..=one).map(move |two| [one, two]));
    rolls.map(|dice| (to_move(START, START, dice), Seat::A)).collect()
}

#[test]
fn the_levels_are_four_players_and_the_default_is_the_strongest() {
    let positions = openings();
    assert_eq!(differ("house", "house:level=world-class", &positions[..3]), 0);
    let middle = decisions(7, 40);
    assert!(differ("house:level=world-class", "house:level=master", &middle) > 0);
    assert!(differ("house:level=master", "house:level=club", &positions) > 0);
    assert!(differ("house:level=club", "house:level=beginner", &positions) > 4);
}

/// A level says how far to look, unless the spec does.
#[test]
fn plies_of_a_spec_come_before_those_of_a_level() {
    let positions = decisions(8, 12);
    assert_eq!(differ("house:ply=1", "house:level=master", &positions), 0);
    assert_eq!(differ("house:level=master,ply=2", "house", &positions), 0);
    assert_eq!(differ("house:ply=0", "net", &positions), 0);
    assert_eq!(differ("house:level=club,ply=0", "house:level=club", &positions), 0);
    assert!(registry().check("house:ply=5").is_err());
}

/// What the beginner says are the numbers by which it decides: its pip count.
#[test]
fn the_beginner_decides_by_pips_and_says_so() {
    for (game, seat) in openings() {
        let (action, why) = choice("house:level=beginner", &game, seat);
        let (by_pips, counted) = choice("pips", &game, seat);
        assert_eq!(action, by_pips);
        assert_eq!(why, counted);
        let values: Vec<f64> = why.candidates.iter().map(|one| one.value.unwrap().value).collect();
        assert!(values.iter().all(|&value| value <= values[0]), "{values:?}");
    }
}

/// The cube is not the beginner's weakness.
#[test]
fn all_levels_turn_the_cube_alike() {
    let is_cube = |(game, seat): &(Backgammon, Seat)| {
        let mut legal = Vec::new();
        game.legal(*seat, &mut legal);
        !matches!(legal[0], Action::Play(_))
    };
    let mut positions = decisions_in(RuleSet::STANDARD, 32, 60);
    positions.retain(is_cube);
    assert!(positions.len() > 5);
    assert_eq!(differ("house:level=club", "house:level=beginner", &positions), 0);
    for level in ["master", "world-class"] {
        assert_eq!(differ("house:level=club", &format!("house:level={level}"), &positions), 0);
    }
}
