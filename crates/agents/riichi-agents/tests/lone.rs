//! The players that value their hand as if they were alone with the wall.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::time::{Duration, Instant};

use parlor_agent::{Agent, Ask, Budget};
use parlor_game::{Observed, Seat};
use parlor_riichi::deal::{Action, Setup};
use parlor_riichi::{Deal, Preset, RuleSet, Tiles, View};
use parlor_riichi_agents::{Frame, registry};

mod table;

const SPECS: [&str; 2] = ["sp-draw", "jp-dag"];

/// Every answer is legal and no decision takes more nodes than it may, over whole hands.
#[test]
fn nodes_are_capped() {
    for (spec, n_hands) in [("sp-draw", 200), ("jp-dag", 40)] {
        let mut agent = registry().build(spec, 1).unwrap();
        let mut valued = 0;
        for seed in 0..n_hands {
            table::play_out(seed, |ask| {
                let capped = Ask { budget: Budget::nodes(150), ..*ask };
                let action = agent.decide(&capped, None);
                assert!(agent.nodes() <= 150 && ask.legal.contains(&action), "{spec}");
                valued += u32::from(agent.nodes() > 0);
                action
            });
        }
        assert!(valued > 100, "{spec} valued {valued} decisions");
    }
}

#[test]
fn a_deadline_that_has_passed_is_answered_at_once() {
    for spec in SPECS {
        let mut agent = registry().build(spec, 1).unwrap();
        table::play_out(1, |ask| {
            let begin = Instant::now();
            let late = Budget { deadline: Some(begin), ..Budget::UNLIMITED };
            let action = agent.decide(&Ask { budget: late, ..*ask }, None);
            assert!(begin.elapsed() < Duration::from_millis(500) && agent.nodes() == 0, "{spec}");
            action
        });
    }
}

/// What seat B knows that holds these tiles, nothing discarded yet.
fn view(hand: &str, rules: &RuleSet) -> View {
    let setup = Setup::first(rules);
    let mut view = Deal::first_view(&setup, Seat::B);
    view.own.concealed = hand.parse::<Tiles>().unwrap();
    view
}

/// A ready hand is declared, and the lone tile goes.
#[test]
fn a_ready_hand_is_declared() {
    for spec in SPECS {
        let view = view("234678m567p3488s4z", &RuleSet::default());
        let mut legal = Vec::new();
        for tile in view.own.concealed.distinct() {
            legal.push(Action::Discard { tile, drawn: false });
        }
        let lone = "4z".parse().unwrap();
        legal.push(Action::Riichi { tile: lone, drawn: false });
        let ask = Ask { seat: Seat::B, view: &view, legal: &legal, budget: Budget::UNLIMITED };
        let action = registry().build(spec, 1).unwrap().decide(&ask, None);
        assert_eq!(action, Action::Riichi { tile: lone, drawn: false }, "{spec}");
    }
}

/// A red five is kept where a plain one can go.
#[test]
fn a_red_five_stays() {
    for spec in SPECS {
        let rules = Preset::by_name("tenhou").unwrap().rules();
        let view = view("234678m055p3488s4z", rules);
        let legal: Vec<Action> = ["0p", "5p", "3s"]
            .map(|tile| Action::Discard { tile: tile.parse().unwrap(), drawn: false })
            .to_vec();
        let ask = Ask { seat: Seat::B, view: &view, legal: &legal, budget: Budget::UNLIMITED };
        let action = registry().build(spec, 1).unwrap().decide(&ask, None);
        assert_ne!(action, legal[0], "{spec}");
        assert_eq!(Frame::of(action), Frame::Discard);
    }
}
