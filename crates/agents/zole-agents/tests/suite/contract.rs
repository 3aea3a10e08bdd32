//! What holds for every agent.

use parlor_agent::{Ask, Budget, Explanation};
use parlor_game::Game;
use parlor_texts::Language;
use parlor_zole::{Action, Call, Deal, RuleSet};

use crate::methods::{QUICK, budget};
use crate::table::{agent, ask_turn, play_out, shuffled};

/// Quick forms of everyone.
const SPECS: [&str; 9] = [
    "rules",
    "rules:bid=ranks",
    "house:level=beginner",
    "house:level=club",
    "minimax:from=17",
    "alphabeta:from=16,bid=random",
    "alphabeta:from=16,seed_mode=off",
    "pimc:worlds=3,enumerate=6,list_from=25,call_burials=3",
    "pimc:worlds=3,enumerate=6,list_from=25,call_burials=3,by=threshold,bids=off,inference=none",
];

/// Where every contract can be called, and all passing means galdiņš.
fn all_contracts() -> RuleSet {
    RuleSet { throw_in: true, ..RuleSet::ONLINE_PGM }
}

/// Calls in turn, so that every contract is played; the agent decides the rest.
fn forced(deal_number: u64, ask: &Ask<'_, Deal>, action: Action) -> Action {
    let calls = [Call::Pass, Call::Take, Call::Zole, Call::MazaZole];
    match action {
        Action::Call(_) => {
            let call = Action::Call(calls[(deal_number % 4) as usize]);
            if ask.legal.contains(&call) { call } else { action }
        }
        _ => action,
    }
}

#[test]
fn everyone_answers_legally_in_every_role_and_explains_the_same_choice() {
    for spec in SPECS.into_iter().chain(QUICK) {
        for number in 0..8 {
            let (mut plain, mut explained) = (agent(spec, number), agent(spec, number));
            let mut deal = shuffled(all_contracts(), number);
            play_out(&mut deal, |ask| {
                let ask = &Ask { budget: budget(spec), ..*ask };
                let mut why = Explanation::default();
                let action = plain.decide(ask, None);
                assert_eq!(explained.decide(ask, Some(&mut why)), action, "{spec} {number}");
                assert!(ask.legal.contains(&action), "{spec} {number}");
                check_explanation(spec, ask, action, &why);
                forced(number, ask, action)
            });
            assert!(deal.outcome().is_some());
        }
    }
}

fn check_explanation(spec: &str, ask: &Ask<'_, Deal>, action: Action, why: &Explanation) {
    let first = why.candidates.first().map(|candidate| ask.legal[candidate.legal_idx]);
    assert_eq!(first, Some(action), "{spec}: what was chosen stands first");
    assert_eq!(why.choice().map(|choice| ask.legal[choice.legal_idx]), Some(action));
    assert_eq!(why.candidates.len(), ask.legal.len(), "{spec}: every action is there");
    for candidate in &why.candidates {
        let value = candidate.value.unwrap_or_else(|| panic!("{spec}: {candidate:?} has no value"));
        assert!(value.value.is_finite(), "{spec}: {candidate:?}");
    }
    assert!(why.verdict.is_some() && why.reason.is_some(), "{spec}");
    let text = why.printed(&Language::English).to_string();
    assert!(!text.contains("zole-") && !text.contains('{'), "a key without words: {text}");
}

/// Equal seeds and node budgets give equal decisions and equal counts.
#[test]
fn a_node_budget_makes_decisions_repeat_and_caps_them() {
    for nodes in [0, 1, 500, 20_000] {
        let decide = |number: u64| {
            let (mut one, mut counted) = (agent("pimc", 9), Vec::new());
            let mut deal = shuffled(all_contracts(), number);
            play_out(&mut deal, |ask| {
                let ask = Ask { budget: Budget::nodes(nodes), ..*ask };
                let action = one.decide(&ask, None);
                assert!(one.nodes() <= nodes, "{} of {nodes}", one.nodes());
                counted.push((action, one.nodes()));
                action
            });
            counted
        };
        for number in 0..2 {
            assert_eq!(decide(number), decide(number));
        }
    }
}

#[test]
fn searching_counts_nodes() {
    let deal = shuffled(RuleSet::SEED, 1);
    let mut pimc = agent("pimc:worlds=5", 1);
    ask_turn(&deal, Budget::UNLIMITED, |ask| pimc.decide(ask, None));
    assert!(pimc.nodes() > 0);
    let mut searched = 0;
    let mut deal = shuffled(RuleSet::SEED, 1);
    let mut source = agent("alphabeta:from=17", 1);
    play_out(&mut deal, |ask| {
        let action = forced(1, ask, source.decide(ask, None));
        searched += source.nodes();
        action
    });
    assert!(searched > 0 && deal.returns()[parlor_game::Seat::A] != 0);
}
