//! What the players say of their choices, as printed. `UPDATE_GOLDEN=1` writes it anew.

use std::fmt::Write as _;
use std::path::Path;

use parlor_agent::{Agent, Ask, Candidate, Explanation};
use parlor_riichi::Deal;
use parlor_riichi::deal::Action;
use parlor_riichi_agents::{Frame, registry};
use parlor_texts::Language;

use crate::table;

type IsSuch = fn(&Ask<'_, Deal>, Action) -> bool;

/// Sorts of questions, by what was chosen.
const QUESTIONS: [(&str, IsSuch); 5] = [
    ("a discard", |ask, chosen| ask.legal.len() > 9 && Frame::of(chosen) == Frame::Discard),
    ("riichi", |_, chosen| Frame::of(chosen) == Frame::Riichi),
    ("a call", |_, chosen| Frame::is_call(chosen)),
    ("a call declined", |_, chosen| chosen == Action::Pass),
    ("a win", |_, chosen| Frame::of(chosen) == Frame::Win),
];

/// The first question of each sort that comes up at a table of four such players in so many hands.
fn printed(spec: &str, n_hands: u64) -> String {
    let mut agent = registry().build(spec, 7).unwrap();
    let mut found: [Option<String>; 5] = Default::default();
    for seed in 0..n_hands {
        if found.iter().all(Option::is_some) {
            break;
        }
        table::play_out(seed, |ask| {
            let mut why = Explanation::default();
            let action = agent.decide(ask, Some(&mut why));
            check(spec, ask, action, &why);
            for (text, (name, is_such)) in found.iter_mut().zip(QUESTIONS) {
                if text.is_none() && is_such(ask, action) {
                    *text = Some(format!("{name}\n\n{}", why.printed(&Language::English)));
                }
            }
            action
        });
    }
    let mut all = String::new();
    for text in found.into_iter().flatten() {
        writeln!(all, "==== {text}").unwrap();
    }
    all
}

/// The chosen action comes first and has a value, unless the hand was too far to be valued; no value is
/// made up.
fn check(spec: &str, ask: &Ask<'_, Deal>, action: Action, why: &Explanation) {
    assert_eq!(ask.legal[why.candidates[0].legal_idx], action, "{spec}");
    let mut listed: Vec<usize> = why.candidates.iter().map(|c| c.legal_idx).collect();
    listed.sort_unstable();
    assert_eq!(listed, (0..ask.legal.len()).collect::<Vec<_>>(), "{spec}");
    let unvalued = ["riichi-ev-nearest", "riichi-ev-spent", "riichi-ev-last", "riichi-ev-bound"];
    let mut said = why.reason.iter().chain(&why.method);
    let unvalued = said.any(|said| unvalued.contains(&&*said.key));
    assert_eq!(why.candidates[0].value.is_none(), unvalued, "{spec}");
    let finite = |c: &Candidate| c.value.is_none_or(|v| v.value.is_finite());
    assert!(why.candidates.iter().all(finite), "{spec}");
    assert!(why.verdict.is_some() && why.reason.is_some(), "{spec}");
}

fn compare(spec: &str, n_hands: u64) {
    let printed = printed(spec, n_hands);
    assert!(!printed.contains("riichi-") && !printed.contains("study-"), "no words:\n{printed}");
    let name = spec.replace([':', '='], "-");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.txt"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&file, &printed).unwrap();
    }
    let golden = std::fs::read_to_string(&file).unwrap();
    assert_eq!(printed, golden, "{spec}: run with UPDATE_GOLDEN=1 and read the difference");
}

#[test]
fn random_says_what_it_has_drawn() {
    compare("random", 20);
}

#[test]
fn lt_random_says_what_it_prefers_and_how_likely_each_discard_is() {
    compare("lt-random", 60);
}

#[test]
fn lt_greedy_shows_the_value_of_every_tile() {
    compare("lt-greedy", 60);
}

#[test]
fn lt_fast_says_what_it_aims_at() {
    compare("lt-fast", 60);
}

#[test]
fn lt_csp_shows_its_solutions_and_the_tiles_they_keep() {
    compare("lt-csp", 8);
}

#[test]
fn lt_bucket_shows_its_plans_and_its_buckets() {
    compare("lt-bucket", 8);
}

#[test]
fn lt_dqn_shows_the_values_of_its_networks() {
    compare("lt-dqn", 8);
}

#[test]
fn fi_mc_shows_the_mean_of_every_discard() {
    compare("fi-mc", 8);
}

#[test]
fn fi_tree_shows_its_branches() {
    compare("fi-tree:depth=1", 8);
}

#[test]
fn sp_draw_shows_points_and_chances_turn_by_turn() {
    compare("sp-draw:shape=1", 8);
}

#[test]
fn jp_dag_shows_points_and_chances_turn_by_turn() {
    compare("jp-dag:exchanges=1", 12);
}

#[test]
fn house_explains_itself() {
    compare("house", 8);
}
