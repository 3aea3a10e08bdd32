//! The source's players: its one printed analysis, and its uneven chance.

use std::path::{Path, PathBuf};

use parlor_agent::{Algorithm, Budget, Edge, Explanation, Replay, SearchLog};
use parlor_game::{Observed, Seat};
use parlor_texts::Language;
use parlor_zole::{Action, Call, Deal, Pair, RuleSet};

use crate::table::{agent, ask_turn, deal, plays};

/// The deal of the source's figure 4.1 after twelve cards; the second hand leads to move 13.
fn figure_4_1() -> Deal {
    figure_4_1_after(12)
}

fn figure_4_1_after(n_cards: usize) -> Deal {
    // The lielais buried 10♦ J♠; which two cards had lain on the table changes nothing.
    let cards =
        "AS KC TC AD JH QS TD JS / 9H TH KS 8D JD JC QH QC / KH AH 9C AC 7D 9D KD QD / 9S TS";
    let buried = Pair::new("TD".parse().unwrap(), "JS".parse().unwrap()).unwrap();
    let mut actions = vec![Action::Call(Call::Take), Action::Bury(buried)];
    let played = plays("TS KS AC KC 8D 9C JD KD AD TH KH AS");
    actions.extend(played.into_iter().take(n_cards));
    deal(RuleSet::SEED, cards, &actions)
}

/// Printed in the source with its mask; by the rules in the reference data: sums over 3,150 worlds
/// of the soloist's total, so the opponent's value is the opposite.
#[test]
fn figure_4_1_is_what_both_players_see() {
    for (spec, sums) in [
        ("alphabeta", [-13_380, -13_816, -14_608, -14_052]),
        ("minimax", [-13_380, -13_816, -14_608, -14_052]),
        ("alphabeta:seed_mode=off", [-13_642, -13_892, -14_034, -13_716]),
    ] {
        let mut why = Explanation::default();
        let chosen = ask_turn(&figure_4_1(), Budget::UNLIMITED, |ask| {
            agent(spec, 1).decide(ask, Some(&mut why))
        });
        assert_eq!(chosen, Action::Play("QH".parse().unwrap()), "{spec}");
        for (card, sum) in ["9H", "JC", "QH", "QC"].into_iter().zip(sums) {
            let label = format!("zole-lead-card (card: {card})");
            let found = why.candidates.iter().find(|one| one.label.to_string() == label).unwrap();
            let expected = -f64::from(sum) / 3150.0;
            assert!((found.value.unwrap().value - expected).abs() < 1e-9, "{spec} {card}");
        }
    }
}

/// The mask alone is chosen: the sums of the reference data with either, by the totals of the source or
/// by the tariff, which agree here.
#[test]
fn figure_4_1_has_other_sums_with_either_mask() {
    let masks = [
        ("rules", "sum_with_correct_mask", [-13_642, -13_892, -14_034, -13_716]),
        ("source", "sum_with_seed_mask", [-13_380, -13_816, -14_608, -14_052]),
    ];
    let reference = reference();
    for (mask, field, sums) in masks {
        for spec in [
            format!("alphabeta:mask={mask}"),
            format!("minimax:mask={mask}"),
            format!("alphabeta:mask={mask},seed_mode=off"),
        ] {
            let mut log = SearchLog::default();
            let chosen = ask_turn(&figure_4_1(), Budget::UNLIMITED, |ask| {
                agent(&spec, 1).trace(ask, &mut log).unwrap()
            });
            assert_eq!(chosen, Action::Play("QH".parse().unwrap()), "{spec}");
            assert_eq!((log.worlds.len(), log.candidates.len()), (3_150, 4));
            for (card, sum) in ["9H", "JC", "QH", "QC"].into_iter().zip(sums) {
                let action = Action::Play(card.parse().unwrap());
                let found = log.candidates.iter().find(|one| one.action == action).unwrap();
                // The opponent's value is the opposite of the soloist's.
                let total = -found.value.unwrap().value * 3_150.0;
                assert!((total - f64::from(sum)).abs() < 1e-6, "{spec} {card}: {total}");
                if let Some(reference) = &reference {
                    assert_eq!(reference[field][card], sum, "{field} {card}");
                }
            }
        }
    }
}

/// The figure in the shared reference data; `None`, said aloud, where it is absent.
fn reference() -> Option<serde_json::Value> {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../../shared");
    let shared = std::env::var_os("PARLOR_SHARED").map_or_else(beside, PathBuf::from);
    let path = shared.join("data/zole/seed_figure_4_1.json");
    match std::fs::read(&path) {
        Ok(bytes) => Some(serde_json::from_slice(&bytes).unwrap()),
        Err(error) if std::env::var("CI").is_ok_and(|ci| ci == "true") => {
            panic!("{}: {error}", path.display())
        }
        Err(_) => {
            println!("skipped: {} is not there; set PARLOR_SHARED", path.display());
            None
        }
    }
}

/// The same figure world by world: every mean follows from the log.
#[test]
fn figure_4_1_is_told_world_by_world() {
    let sums = [("9H", 13_380), ("JC", 13_816), ("QH", 14_608), ("QC", 14_052)];
    let mut log = SearchLog::default();
    let chosen = ask_turn(&figure_4_1(), Budget::UNLIMITED, |ask| {
        agent("alphabeta", 1).trace(ask, &mut log).unwrap()
    });
    assert_eq!(chosen, Action::Play("QH".parse().unwrap()));
    assert_eq!((log.algorithm, log.worlds.len()), (Algorithm::Pimc, 3_150));
    assert_eq!(log.counted, 4 * 3_150, "four cards in each world");
    let replay = Replay::new(&log);
    for (card, sum) in sums {
        let action = Action::Play(card.parse().unwrap());
        let leads =
            |node: &usize| matches!(log.nodes()[*node].1, Edge::Action(_, a) if a == action);
        let tried = (0..replay.nodes.len()).filter(leads);
        let total: f64 = tried.map(|node| replay.nodes[node].value.unwrap().value).sum();
        assert_eq!(total, f64::from(sum));
        let candidate = log.candidates.iter().find(|one| one.action == action).unwrap();
        assert!((candidate.value.unwrap().value - total / 3_150.0).abs() < 1e-9);
    }
    let root = replay.nodes[0].value.unwrap().value;
    assert!((root - 14_608.0 / 3_150.0).abs() < 1e-9);
    // A world is a deal that fits: the mover's own cards are the same in all.
    assert!(log.worlds.iter().all(|world| world.view(Seat::B) == figure_4_1().view(Seat::B)));
}

/// Early on nothing is searched, so there is nothing to tell.
#[test]
fn random_cards_are_not_traced() {
    ask_turn(&figure_4_1(), Budget::UNLIMITED, |ask| {
        let mut log = SearchLog::default();
        assert_eq!(agent("alphabeta:from=14", 1).trace(ask, &mut log), None);
        agent("alphabeta", 1).decide(ask, None)
    });
}

/// The source's program judges the last twelve of 24 cards, and plays by lot before.
#[test]
fn the_last_twelve_cards_are_searched() {
    let at_move = |n: usize| {
        let deal = figure_4_1_after(n - 1);
        ask_turn(&deal, Budget::nodes(400), |ask| {
            ["alphabeta", "minimax", "alphabeta:from=12"].map(|spec| {
                let mut log = SearchLog::default();
                agent(spec, 1).trace(ask, &mut log).is_some()
            })
        })
    };
    assert_eq!(at_move(11), [false, false, false]);
    assert_eq!(at_move(12), [false, false, true]);
    assert_eq!(at_move(13), [true, true, true]);
}

/// With nodes for some worlds only, those are not called all.
#[test]
fn a_search_that_was_cut_short_says_of_how_many_worlds() {
    let said = |budget| {
        let mut why = Explanation::default();
        ask_turn(&figure_4_1(), budget, |ask| agent("alphabeta", 1).decide(ask, Some(&mut why)));
        why.printed(&Language::English).to_string()
    };
    let whole = said(Budget::UNLIMITED);
    assert!(whole.contains("all 3,150 possible deals"), "{whole}");
    // Four cards in each of 100 worlds.
    let cut = said(Budget::nodes(400));
    assert!(cut.contains("over 100 of 3,150 possible deals"), "{cut}");
    assert!(cut.contains("Stopped early") && !cut.contains("all 3,150"), "{cut}");
}

/// Of two cards the source's chance takes the lower, of three never the highest.
#[test]
fn the_sources_chance_never_falls_on_the_highest_card() {
    let cards =
        "9H KH TH AH 9S KS TS AS / 9C KC TC AC 7D 8D 9D KD / TD AD JD JH JS JC QD QH / QS QC";
    let mut actions = vec![Action::Call(Call::Zole)];
    actions.extend(plays("9S 9C TD"));
    let deal = deal(RuleSet::SEED, cards, &actions);
    let choices = |spec: &str| {
        let choose = |seed| {
            ask_turn(&deal, Budget::UNLIMITED, |ask| {
                let action = agent(spec, seed).decide(ask, None);
                ask.legal.iter().position(|&legal| legal == action).unwrap()
            })
        };
        (0..200).map(choose).collect::<Vec<_>>()
    };
    let seeded = choices("alphabeta");
    assert!(seeded.iter().all(|&n| n < 6), "{seeded:?}");
    assert!((0..6).all(|n| n == 5 || seeded.contains(&n)));
    assert!(choices("alphabeta:seed_mode=off").contains(&6));
}

/// Every card left is a top trump, so all eight tricks of a zole are won: +7 from each of two. By
/// the source's totals, which know neither zole nor tricks, it is at most 6.
#[test]
fn without_its_defects_zole_has_its_own_tariff_and_tricks_decide() {
    let cards =
        "JD JH JS JC QD QH QS QC / TH AH 9S KS TS AS 9C KC / 7D 8D 9D KD TD AD TC AC / 9H KH";
    let mut actions = vec![Action::Call(Call::Zole)];
    actions.extend(plays("JD TH 7D QC AH 8D QS 9S 9D QH KS KD JC TS TD"));
    let deal = deal(RuleSet::SEED, cards, &actions);
    let values = |spec: &str| {
        let mut why = Explanation::default();
        ask_turn(&deal, Budget::UNLIMITED, |ask| agent(spec, 1).decide(ask, Some(&mut why)));
        why.candidates.iter().map(|one| one.value.unwrap().value).collect::<Vec<_>>()
    };
    for name in ["minimax", "alphabeta"] {
        let by_rules = values(&format!("{name}:seed_mode=off"));
        assert!(by_rules.iter().all(|value| (value - 14.0).abs() < 1e-9), "{by_rules:?}");
        assert!(values(name).iter().all(|&value| (4.0..=6.0).contains(&value)));
    }
}
