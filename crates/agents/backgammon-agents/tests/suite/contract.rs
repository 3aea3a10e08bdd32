//! What every player owes: a legal answer, the same one when it explains itself.

use parlor_agent::{Agent, Allowance, Ask, Budget, Explanation, PlayOptions, Stream, play_deal};
use parlor_backgammon::{Backgammon, Contest, Cup, Phase, RuleSet};
use parlor_backgammon_agents::registry;
use parlor_game::{Game, Match};

use crate::boards::{decisions, decisions_in};

const AGENTS: &[&str] = &[
    "expectiminimax:depth=2,strategy=running",
    "expectiminimax:depth=3,prune=gamma,strategy=attacking",
    "expectiminimax:depth=3,order=on,variant=repaired",
    "linear",
    "net",
    "net:ply=1",
    "mcts:playouts=100,depth=1",
    "house",
    "house:level=beginner",
    "pips",
];

fn build(spec: &str) -> Box<dyn Agent<Backgammon>> {
    registry().build(spec, 1).unwrap()
}

#[test]
fn explained_and_unexplained_choices_are_equal() {
    for spec in AGENTS {
        for budget in [Budget::UNLIMITED, Budget::nodes(300), Budget::nodes(1)] {
            let (mut agent, mut twin) = (build(spec), build(spec));
            for (game, seat) in decisions(9, 8) {
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let ask = Ask { seat, view: &game, legal: &legal, budget };
                let action = agent.decide(&ask, None);
                let mut why = Explanation::default();
                assert_eq!(twin.decide(&ask, Some(&mut why)), action, "{spec}");
                assert!(legal.contains(&action));
                assert_eq!(why.chosen.map(|idx| legal[idx]), Some(action));
                assert_eq!(why.chosen, Some(why.candidates[0].legal_idx), "chosen first");
                assert_eq!(why.candidates.len(), legal.len());
                assert!(why.candidates.iter().all(|candidate| candidate.value.is_some()));
                assert!(why.verdict.is_some() && !why.panels.is_empty());
                assert!(budget.nodes.is_none_or(|most| agent.nodes() <= most));
                assert_eq!(agent.nodes(), twin.nodes());
            }
        }
    }
}

/// The same where the cube is in question: before rolls, and after doubles in random positions.
#[test]
fn explained_and_unexplained_cubes_are_equal() {
    let asked = |(game, _): &(Backgammon, _)| !matches!(game.phase(), Phase::ToMove(_));
    let rules = RuleSet { beavers: 3, ..RuleSet::STANDARD };
    let cubes: Vec<_> = decisions_in(rules, 4, 60).into_iter().filter(asked).collect();
    assert!(cubes.len() > 20, "{}", cubes.len());
    for spec in AGENTS.iter().chain(&["house:cube=off", "house:level=beginner,cube=off"]) {
        let mut agent = build(spec);
        for (game, seat) in &cubes {
            let mut legal = Vec::new();
            game.legal(*seat, &mut legal);
            let ask = Ask { seat: *seat, view: game, legal: &legal, budget: Budget::nodes(1) };
            let action = agent.decide(&ask, None);
            let mut why = Explanation::default();
            assert_eq!(agent.decide(&ask, Some(&mut why)), action, "{spec}");
            assert_eq!(why.chosen.map(|idx| legal[idx]), Some(action));
            assert_eq!(why.chosen, Some(why.candidates[0].legal_idx), "chosen first");
            assert_eq!(why.candidates.len(), legal.len());
            assert!(why.candidates.iter().all(|candidate| candidate.value.is_some()));
            assert!(why.verdict.is_some() && agent.nodes() <= 1);
        }
    }
}

/// Whole matches with the cube, money options and variants, against a player who doubles at random.
#[test]
fn every_player_plays_every_ruleset_to_the_end() {
    for spec in AGENTS {
        for rules in RuleSet::ALL {
            let contest = Contest::match_to(rules, 3).unwrap();
            for mut contest in [contest, Contest::money(rules, 1)] {
                let mut agents = vec![build(spec), build("random")];
                while let Some((number, setup)) = contest.next() {
                    let mut game = Backgammon::start(&setup);
                    let mut cup = Cup(Stream::derived(7, &[number]));
                    let allowance = Allowance { nodes: Some(2_000), ..Allowance::default() };
                    let options = PlayOptions { allowance, ..PlayOptions::default() };
                    play_deal(&mut game, &mut cup, &mut agents, &options, |_| {}).unwrap();
                    contest.record(&game).unwrap();
                }
            }
        }
    }
}
