//! The methods and `house`: what holds for all of them, and in files of their own what plans and equilibria are worth.

mod endings;
mod plans;

use std::ops::Range;

use parlor_agent::{Ask, Budget, SearchLog};
use parlor_zole::{Action, AllPass, Call, Deal, Players, RuleSet, View, World, Worlds};

use crate::table::{agent, play_out, shuffled};

/// Quick forms of all of them, and `house`, whose budget makes it quick.
pub(crate) const QUICK: [&str; 8] = [
    "ismcts:playouts=30,worlds=10",
    "iimc:worlds=5",
    "iimc:worlds=2,policy=pimc,policy_from=3,policy_worlds=2",
    "epimc:worlds=5,depth=3",
    "alphamu:worlds=4,moves=2,front=4",
    "bestfirst:worlds=3,tree=20,exact_from=3",
    "cfr:rounds=12",
    "house",
];

/// What a decision of a quick form may cost; others take what they take.
pub(crate) fn budget(spec: &str) -> Budget<'static> {
    if QUICK.contains(&spec) { Budget::nodes(60_000) } else { Budget::UNLIMITED }
}

/// Plays deals by rules of thumb, the call given, and shows every question to `look`.
fn walk(rules: RuleSet, call: Call, seeds: Range<u64>, mut look: impl FnMut(&Ask<'_, Deal>)) {
    for seed in seeds {
        let mut deal = shuffled(rules, seed);
        let mut player = agent("rules", 1);
        play_out(&mut deal, |ask| {
            look(ask);
            let wanted = Action::Call(call);
            if ask.legal.contains(&wanted) { wanted } else { player.decide(ask, None) }
        });
    }
}

fn is_card(ask: &Ask<'_, Deal>) -> bool {
    ask.legal.len() > 1 && matches!(ask.legal[0], Action::Play(_))
}

fn worlds(view: &View) -> Vec<World> {
    Worlds::of(view).iter().collect()
}

/// All of them play whole deals with three and four at the table, whatever is called.
#[test]
fn all_methods_play_every_ruleset() {
    let four = RuleSet { players: Players::Four, ..RuleSet::TOURNAMENT_LV };
    let galdins = RuleSet { all_pass: AllPass::Galdins, throw_in: true, ..four };
    for (n, rules) in
        [RuleSet::LZF_CLASSIC, RuleSet::ONLINE_PM, four, galdins].into_iter().enumerate()
    {
        for spec in QUICK {
            let mut deal = shuffled(rules, 40 + n as u64);
            let mut player = agent(spec, 3);
            play_out(&mut deal, |ask| {
                let action = player.decide(&Ask { budget: budget(spec), ..*ask }, None);
                let passes = rules.all_pass == AllPass::Galdins;
                let wanted = Action::Call(if passes { Call::Pass } else { Call::Take });
                if ask.legal.contains(&wanted) { wanted } else { action }
            });
            assert!(deal.outcome().is_some(), "{spec}");
        }
    }
}

/// A budget of nodes caps every decision, and the same seed gives the same play.
#[test]
fn a_node_budget_caps_every_method_and_makes_it_repeat() {
    for spec in QUICK {
        for nodes in [0, 300, 20_000] {
            let play = || {
                let (mut one, mut counted) = (agent(spec, 9), Vec::new());
                let mut deal = shuffled(RuleSet::ONLINE_PGM, 5);
                play_out(&mut deal, |ask| {
                    let ask = Ask { budget: Budget::nodes(nodes), ..*ask };
                    let action = one.decide(&ask, None);
                    assert!(one.nodes() <= nodes, "{spec}: {} of {nodes}", one.nodes());
                    counted.push((action, one.nodes()));
                    action
                });
                counted
            };
            assert_eq!(play(), play(), "{spec}");
        }
    }
}

/// What is traced is what is decided, where it can be watched.
#[test]
fn what_can_be_watched_is_told_as_it_decides() {
    for spec in ["ismcts:playouts=50,worlds=10", "iimc:worlds=6", "bestfirst:worlds=4,tree=30"] {
        let mut n_traced = 0;
        walk(RuleSet::SEED, Call::Take, 1..3, |ask| {
            let mut log = SearchLog::default();
            let (mut teller, mut twin) = (agent(spec, 2), agent(spec, 2));
            let Some(action) = teller.trace(ask, &mut log) else { return };
            assert_eq!(action, twin.decide(ask, None), "{spec}");
            assert_eq!(teller.nodes(), twin.nodes(), "{spec}");
            assert!(!log.events().is_empty() && log.candidates.len() == ask.legal.len());
            n_traced += 1;
        });
        assert!(n_traced > 10, "{spec}: {n_traced}");
    }
}
