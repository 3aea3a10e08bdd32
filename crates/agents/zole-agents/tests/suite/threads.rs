//! Several threads for one decision.

use parlor_agent::{Ask, Budget, Explanation};
use parlor_texts::Language;
use parlor_zole::{Action, Call, RuleSet};

use crate::table::{agent, play_out, shuffled};

/// All decisions of a deal, what they cost and how they are explained.
fn played(spec: &str, nodes: Option<u64>, call: Call, seed: u64) -> Vec<(Action, u64, String)> {
    let mut player = agent(spec, seed);
    let mut deal = shuffled(RuleSet::ONLINE_PGM, seed);
    let mut found = Vec::new();
    play_out(&mut deal, |ask| {
        let budget = Budget { nodes, ..Budget::UNLIMITED };
        let mut why = Explanation::default();
        let action = player.decide(&Ask { budget, ..*ask }, Some(&mut why));
        found.push((action, player.nodes(), why.printed(&Language::English).to_string()));
        let wanted = Action::Call(call);
        if ask.legal.contains(&wanted) { wanted } else { action }
    });
    found
}

/// Also where the budget ends in the middle of the worlds.
#[test]
fn decisions_costs_and_explanations_do_not_depend_on_the_number_of_threads() {
    let quick = "worlds=9,enumerate=40,list_from=15,call_burials=3,inference=all";
    for (seed, call) in [(1, Call::Take), (2, Call::MazaZole), (3, Call::Pass)] {
        for nodes in [Some(3_000), Some(120_000), None] {
            let specs: &[String] = match nodes {
                Some(_) => &[format!("pimc:{quick},threads="), "house:threads=".to_owned()],
                None => &[format!("pimc:{quick},threads=")],
            };
            for spec in specs {
                let alone = played(&format!("{spec}1"), nodes, call, seed);
                for threads in [2, 3] {
                    let together = played(&format!("{spec}{threads}"), nodes, call, seed);
                    assert!(together == alone, "{spec}{threads}, {call:?}, {nodes:?} nodes");
                }
            }
        }
    }
}
