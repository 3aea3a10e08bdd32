//! What every player promises: a legal answer to every question in every ruleset, no win declined without a
//! word about it, and no more nodes than it may use.
//!
//! `PARLOR_SOAK=100` plays a hundred times as many hands: 10,000 of each player that takes less than a
//! millisecond for a decision, and 200 of the others, whose nodes are capped.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use parlor_agent::{Ask, Budget, Explanation};
use parlor_riichi::Preset;
use parlor_riichi_agents::{Frame, registry};

mod table;

/// Players that take less than a millisecond for a decision.
const QUICK: [&str; 9] = [
    "random",
    "lt-random",
    "lt-greedy",
    "lt-fast",
    "lt-fast:strict_tanyao=on,toitoi_no_neighbours=off",
    "lt-bucket",
    "lt-dqn",
    "fi-mc",
    "fi-tree:depth=1",
];

/// Players that take longer.
const SLOW: [&str; 15] = [
    "lt-csp",
    "lt-csp:values=fast,steps=single",
    "lt-bucket:values=fast,copies=four,chanta=on",
    "lt-dqn:epsilon=0.5",
    "fi-mc:decks=100,discards=100,turns=17",
    "fi-tree",
    "fi-tree:depth=3,mode=sum",
    "sp-draw",
    "sp-draw:reach=2,shape=0",
    "jp-dag",
    "jp-dag:exchanges=4,calls=3",
    "house",
    "house:attack=sp",
    "house:level=club",
    "house:level=beginner",
];

/// The nodes of one decision of a slow player.
const NODES: u64 = 2_000;

/// `PARLOR_SOAK=100` plays a hundred times as many hands.
fn times() -> u64 {
    std::env::var("PARLOR_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// Plays so many hands at a table of four such players, the rulesets in turn.
fn keeps_its_word(spec: &str, n_hands: u64, budget: Budget<'static>) {
    let mut agent = registry().build(spec, 1).unwrap();
    let presets = Preset::all();
    let (mut n_asked, mut n_wins) = (0u64, 0u64);
    for seed in 0..n_hands {
        let preset = &presets[seed as usize % presets.len()];
        table::play_out_by(preset.rules(), seed, |ask| {
            let win = ask.legal.iter().find(|&&action| Frame::of(action) == Frame::Win).copied();
            let mut why = Explanation::default();
            let ask = Ask { budget, ..*ask };
            let action = agent.decide(&ask, win.is_some().then_some(&mut why));
            assert!(ask.legal.contains(&action), "{spec} by {}: {action:?}", preset.name());
            let nodes = agent.nodes();
            assert!(budget.nodes.is_none_or(|most| nodes <= most), "{spec} took {nodes} nodes");
            if let Some(win) = win.filter(|&win| win != action) {
                let said = why.reason.iter().chain(&why.method);
                let excused = ["riichi-own-said", "riichi-dqn-declines-a-win"];
                let excused = said.into_iter().any(|why| excused.contains(&&*why.key));
                assert!(excused, "{spec} declined {win:?}: {why}");
            }
            n_wins += u64::from(win.is_some());
            n_asked += 1;
            action
        });
    }
    println!("{spec}: {n_hands} hands, {n_asked} decisions, {n_wins} wins offered");
    assert!(n_asked > 20 * n_hands, "{spec}: {n_asked} decisions in {n_hands} hands");
}

#[test]
fn quick_players_keep_their_word() {
    for spec in QUICK {
        keeps_its_word(spec, 30 * times(), Budget::UNLIMITED);
    }
}

#[test]
fn slow_players_keep_their_word_and_their_nodes() {
    for spec in SLOW {
        keeps_its_word(spec, 2 * times(), Budget::nodes(NODES));
    }
}

#[test]
fn nobody_is_left_out() {
    let name = |spec: &str| spec.split(':').next().unwrap_or(spec).to_owned();
    let tested: BTreeSet<String> = QUICK.iter().chain(&SLOW).map(|spec| name(spec)).collect();
    let known = registry().entries().iter().map(|entry| entry.name.to_owned()).collect();
    assert_eq!(tested, known);
}

/// With few nodes the valuing players still value something, and keep to them.
#[test]
fn few_nodes_are_used_and_not_exceeded() {
    for (spec, n_hands) in [("sp-draw", 40), ("jp-dag", 20), ("house", 20)] {
        let mut agent = registry().build(spec, 1).unwrap();
        let mut valued = 0;
        for seed in 0..n_hands {
            table::play_out(seed, |ask| {
                let action = agent.decide(&Ask { budget: Budget::nodes(150), ..*ask }, None);
                assert!(agent.nodes() <= 150, "{spec}");
                valued += u32::from(agent.nodes() > 0);
                action
            });
        }
        assert!(valued > 100, "{spec} valued {valued} decisions");
    }
}

#[test]
fn a_deadline_that_has_passed_is_answered_at_once() {
    for spec in ["sp-draw", "jp-dag", "house"] {
        let mut agent = registry().build(spec, 1).unwrap();
        table::play_out(3, |ask| {
            let begin = Instant::now();
            let late = Budget { deadline: Some(begin), ..Budget::UNLIMITED };
            let action = agent.decide(&Ask { budget: late, ..*ask }, None);
            assert!(begin.elapsed() < Duration::from_millis(500) && agent.nodes() == 0, "{spec}");
            action
        });
    }
}
