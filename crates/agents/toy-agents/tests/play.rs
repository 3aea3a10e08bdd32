//! The players of the toy games: what they choose, what it is worth, and what they say.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::fmt::Debug;

use parlor_agent::{Ask, Budget, Explanation, Registry};
use parlor_game::{Answers, Entropy, Game, Observed, Seat, Silent, Stochastic, Turn};
use parlor_testkit::SplitMix;
use parlor_texts::Language;
use parlor_toy::{Face, Kuhn, Race, RaceAction, TicTacToe, Track};
use parlor_toy_agents::kuhn::Strategy;
use parlor_toy_agents::{kuhn, race, tic_tac_toe};

/// Plays a game between two agents; `look` sees every question and answer.
fn play<G: Observed + Stochastic>(
    registry: &Registry<G>,
    specs: [&str; 2],
    setup: &G::Setup,
    seed: u64,
    mut look: impl FnMut(&Ask<'_, G>, G::Action),
) -> G {
    let mut agents = specs.map(|spec| registry.build(spec, seed).unwrap());
    let mut entropy = SplitMix::new(seed);
    let mut game = G::start(setup);
    let mut legal = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Chance(at) => {
                let chance = game.draw(at, &mut entropy);
                game.apply(chance, &mut Silent).unwrap();
            }
            Turn::Decide(asked) => {
                let seat = asked.first().unwrap();
                game.legal(seat, &mut legal);
                let view = game.view(seat);
                let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::UNLIMITED };
                let action = agents[seat.idx()].decide(&ask, None);
                look(&ask, action);
                game.advance(&Answers::one(seat, action), &mut Silent);
            }
        }
    }
}

/// Every agent chooses the same with and without an explanation, which has words in every language.
fn check_explanations<G: Observed + Stochastic<Action: Debug>>(
    registry: &Registry<G>,
    setups: &[G::Setup],
) {
    for entry in registry.entries() {
        for (seed, setup) in (0..12).zip(setups.iter().cycle()) {
            let spec = entry.name;
            play(registry, ["random", "random"], setup, seed, |ask, _| {
                let mut why = Explanation::default();
                let silent = registry.build(spec, seed).unwrap().decide(ask, None);
                let said = registry.build(spec, seed).unwrap().decide(ask, Some(&mut why));
                assert_eq!(silent, said, "{spec}");
                let first = why.candidates.first().map(|first| ask.legal[first.legal_idx]);
                assert_eq!(first, Some(said), "{spec}: what was chosen stands first");
                assert_eq!(why.candidates.len(), ask.legal.len(), "{spec}");
                assert!(
                    why.verdict.is_some() && (why.reason.is_some() || !why.method.is_empty()),
                    "{spec}: {why}"
                );
                assert!(why.method.len() <= 2, "{spec}: {why}");
                for language in Language::ALL {
                    let text = why.printed(&language).to_string();
                    for key in ["kuhn-", "race-", "tic-tac-toe-", "study-", "{"] {
                        assert!(!text.contains(key), "{spec}, a key without words: {text}");
                    }
                }
            });
        }
    }
}

#[test]
fn everyone_explains_the_same_choice_in_every_language() {
    check_explanations(&tic_tac_toe::registry(), &[Seat::A, Seat::B]);
    check_explanations(&race::registry(), &[Track::SPRINT, Track::SPRINT.begun_by(Seat::B)]);
    check_explanations(&kuhn::registry(), &[Seat::A, Seat::B]);
}

/// Even without a single node there is an answer.
#[test]
fn a_budget_is_kept() {
    fn check<G: Observed + Stochastic>(registry: &Registry<G>, setup: &G::Setup) {
        for entry in registry.entries() {
            for nodes in [0, 1, 50, 3_000] {
                play(registry, ["random", "random"], setup, nodes, |ask, _| {
                    let ask = Ask { budget: Budget::nodes(nodes), ..*ask };
                    let mut agent = registry.build(entry.name, 1).unwrap();
                    assert!(ask.legal.contains(&agent.decide(&ask, None)), "{}", entry.name);
                    assert!(agent.nodes() <= nodes, "{}", entry.name);
                    let mut why = Explanation::default();
                    registry.build(entry.name, 1).unwrap().decide(&ask, Some(&mut why));
                    assert!(why.verdict.is_some(), "{}", entry.name);
                });
            }
        }
    }
    check(&tic_tac_toe::registry(), &Seat::A);
    check(&race::registry(), &Track::SPRINT);
    check(&kuhn::registry(), &Seat::B);
}

#[test]
fn alphabeta_never_loses_and_wins_when_it_can() {
    let registry = tic_tac_toe::registry();
    let mut won = 0;
    for seed in 0..60 {
        for first in [Seat::A, Seat::B] {
            let game = play(&registry, ["alphabeta", "random"], &first, seed, |_, _| {});
            assert_ne!(game.winner(), Some(Seat::B), "seed {seed}\n{game}");
            won += u32::from(game.winner() == Some(Seat::A));
        }
    }
    assert!(won > 90, "{won} of 120");
    let drawn = play(&registry, ["alphabeta", "minimax"], &Seat::A, 1, |_, _| {});
    assert_eq!(drawn.winner(), None);
}

/// The position after these marks, and what `alphabeta` says of it.
fn explained(cells: &str) -> (String, Explanation) {
    let mut game = TicTacToe::start(&Seat::A);
    for cell in cells.split_whitespace() {
        let seat = game.mover().unwrap();
        game.advance(&Answers::one(seat, cell.parse().unwrap()), &mut Silent);
    }
    let (seat, mut legal) = (game.mover().unwrap(), Vec::new());
    game.legal(seat, &mut legal);
    let ask = Ask { seat, view: &game, legal: &legal, budget: Budget::UNLIMITED };
    let mut why = Explanation::default();
    let cell = tic_tac_toe::registry().build("alphabeta", 1).unwrap().decide(&ask, Some(&mut why));
    (cell.to_string(), why)
}

#[test]
fn tic_tac_toe_is_explained_as_players_would() {
    for (marks, cell, keys) in [
        ("a3 a1 b3 b1", "c3", &["tic-tac-toe-why-line"][..]),
        ("a3 b2 b3", "c3", &["tic-tac-toe-why-block", "tic-tac-toe-why-only"]),
        ("a3 b3", "a2", &["tic-tac-toe-why-wins"]),
        ("a3 b3 a2 a1", "b2", &["tic-tac-toe-why-fork", "tic-tac-toe-why-wins"]),
        ("", "a3", &["tic-tac-toe-why-draw"]),
        ("a3", "b2", &["tic-tac-toe-why-only"]),
        ("b2 a3 c1", "c3", &["tic-tac-toe-why-holds"]),
    ] {
        let (chosen, why) = explained(marks);
        let said: Vec<&str> =
            why.reason.iter().chain(&why.method).map(|reason| &*reason.key).collect();
        assert_eq!((&*chosen, &said[..]), (cell, keys), "{marks}");
    }
}

fn weigh(race: &Race) -> (RaceAction, Vec<(RaceAction, f64)>) {
    let (seat, mut legal) = (race.mover(), Vec::new());
    race.legal(seat, &mut legal);
    let ask = Ask { seat, view: race, legal: &legal, budget: Budget::UNLIMITED };
    let mut why = Explanation::default();
    let mut agent = race::registry().build("expectiminimax", 1).unwrap();
    let action = agent.decide(&ask, Some(&mut why));
    let values = why.candidates.iter().map(|one| (legal[one.legal_idx], one.value.unwrap().value));
    (action, values.collect())
}

/// By hand: after a 1, stepping leaves 1/4 and declining 5/8; a 2 wins.
#[test]
fn the_shortest_race_is_worth_what_was_found_by_hand() {
    let mut race = Race::start(&Track::SHORTEST);
    race.apply(Face::new(1).unwrap(), &mut Silent).unwrap();
    let (action, values) = weigh(&race);
    assert_eq!(action, RaceAction::Decline);
    assert_eq!(values, [(RaceAction::Decline, 5.0 / 8.0), (RaceAction::Step, 1.0 / 4.0)]);
    let mut race = Race::start(&Track::SHORTEST);
    race.apply(Face::new(2).unwrap(), &mut Silent).unwrap();
    assert_eq!(weigh(&race).1[0], (RaceAction::Step, 1.0));
}

/// The long race is searched to its end as well.
#[test]
fn the_better_runner_wins_more_often() {
    let registry = race::registry();
    let won = (0..200).filter(|&seed| {
        let first = if seed % 2 == 0 { Seat::A } else { Seat::B };
        let track = Track::SPRINT.begun_by(first);
        play(&registry, ["expectiminimax", "random"], &track, seed, |_, _| {}).winner()
            == Some(Seat::A)
    });
    let won = won.count();
    assert!(won > 110, "{won} of 200");
    let long = play(&registry, ["expectiminimax", "random"], &Track::LONG, 1, |_, _| {});
    assert!(long.winner().is_some());
}

#[test]
fn the_equilibrium_is_worth_minus_one_eighteenth_and_gives_nothing_away() {
    for first in [Seat::A, Seat::B] {
        let strategy = Strategy::learn(first, 1_000, &mut Budget::UNLIMITED.meter()).unwrap();
        assert!((strategy.value(first) + 1.0 / 18.0).abs() < 2e-3, "{}", strategy.value(first));
        assert!(strategy.exploitability() < 2e-3, "{}", strategy.exploitability());
    }
}

/// In an equilibrium, what is mixed is worth the same.
#[test]
fn what_the_equilibrium_mixes_is_worth_the_same() {
    let strategy = Strategy::learn(Seat::B, 20_000, &mut Budget::UNLIMITED.meter()).unwrap();
    let mut entropy = SplitMix::new(5);
    for _ in 0..40 {
        let mut game = Kuhn::start(&Seat::B);
        let Turn::Chance(at) = game.turn() else { panic!("cards come first") };
        let cards = game.draw(at, &mut entropy);
        game.apply(cards, &mut Silent).unwrap();
        while let Some(seat) = game.mover() {
            let view = game.view(seat);
            let options = game.betting().options();
            let shares = options.iter().map(|&action| strategy.share(&view, action));
            if shares.clone().all(|share| share > 0.05) {
                let worths: Vec<f64> =
                    options.iter().map(|&action| strategy.worth_of(&view, action)).collect();
                assert!((worths[0] - worths[1]).abs() < 0.02, "{view}: {worths:?}");
            }
            assert!((shares.sum::<f64>() - 1.0).abs() < 1e-9);
            let action = *entropy.pick(options).unwrap();
            game.advance(&Answers::one(seat, action), &mut Silent);
        }
    }
}
