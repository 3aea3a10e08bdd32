//! What `parlor backgammon best` prints of a search: reasons, budgets, bounds and match scores.

use std::fs;

use serde_json::Value;

use crate::support::{parlor, scratch, text_with_status};

const START: &str = "4HPwATDgc/ABMA";

fn best(more: &[&str]) -> String {
    text_with_status(&[&["backgammon", "best"], more].concat(), b"", 0)
}

fn plays(more: &[&str]) -> Vec<Value> {
    let found: Value = serde_json::from_str(&best(&[more, &["--json"]].concat())).unwrap();
    found["plays"].as_array().unwrap().clone()
}

/// The choice first and why, then all 16 plays with their values, what is seen after the best of them,
/// the tree, and what it took.
#[test]
fn why_prints_the_whole_explanation() {
    for agent in ["linear", "house:level=club", "expectiminimax:depth=1"] {
        let said = best(&[START, "--dice", "31", "--agent", agent, "--why"]);
        let mut lines = said.lines();
        assert_eq!(lines.next(), Some("8/5 6/5"), "{agent}: {said}");
        let reason = lines.next().unwrap();
        assert!(reason.ends_with('.') && reason.split(' ').count() <= 20, "{agent}: {said}");
        let is_play = |line: &&str| line.contains("-ply") && line.starts_with(['>', ' ']);
        assert_eq!(said.lines().filter(is_play).count(), 16, "{agent}: {said}");
        assert!(said.contains("\n>  8/5 6/5 "), "{agent}: {said}");
        assert!(said.contains("\ngame tree\n") && said.contains(" nodes\n"), "{agent}: {said}");
    }
    let output = parlor(&["backgammon", "best", START, "--dice", "31", "--why", "--json"], b"");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(2) && errors.contains("cannot be used with"), "{errors}");
}

/// The tree has words for its cuts, calls plays as the list does, and says what its signs mean.
#[test]
fn a_printed_tree_can_be_read() {
    let said = best(&[START, "--dice", "31", "--agent", "expectiminimax:depth=3", "--why"]);
    let (list, tree) = said.split_once("\ngame tree\n").unwrap();
    assert!(!said.contains("study-"), "{said}");
    assert!(tree.contains("// −2 Star2 cut: At most "), "{tree}");
    let names: Vec<&str> = tree
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix(['├', '└'])?.strip_prefix("─ "))
        .map(|rest| rest.split(" ○").next().unwrap())
        .collect();
    assert_eq!(names.len(), 16);
    for name in names {
        assert!(list.contains(&format!("  {name}  ")), "{name}: {list}");
    }
    for sign in ["△ the player", "▽ the opponent", "○ the dice", "// −n", "… n"] {
        assert!(tree.contains(sign), "{sign}: {tree}");
    }
}

/// One playout is no mean: nothing says how far off it may be, so its number is told.
#[test]
fn playouts_are_counted() {
    let args = [START, "--dice", "31", "--agent", "mcts:playouts=60", "--top", "99"];
    let found = plays(&args);
    let tried = |play: &Value| play["playouts"].as_u64();
    assert_eq!(found.iter().filter_map(tried).sum::<u64>(), 60);
    for play in &found {
        assert_eq!(play["error"].is_null(), tried(play).is_none_or(|n| n < 2), "{play}");
        assert_eq!(play["depth"] == "playouts", tried(play).is_some(), "{play}");
    }
    let once = found.iter().filter(|play| tried(play) == Some(1)).count();
    let said = best(&args);
    assert_eq!(said.matches("  1 playout  ").count(), once);
    // The plays stand below each other, however long the numbers before them.
    let at = |line: &str| line.find("  (").map(|at| line[..at].chars().count());
    let is_play = |line: &&str| line.trim_start().starts_with(|c: char| c.is_ascii_digit());
    let columns: Vec<_> = said.lines().filter(is_play).map(at).collect();
    assert!(columns.iter().all(|&column| column == columns[0] && column.is_some()), "{said}");
}

/// Without a node nothing could be said; with too few for all plays that is said.
#[test]
fn too_few_nodes_are_told() {
    let output = parlor(&["backgammon", "best", START, "--dice", "31", "--nodes", "0"], b"");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{errors}");
    assert!(errors.contains("expected a whole number, 1 or more"), "{errors}");
    let said = best(&[START, "--dice", "31", "--nodes", "1"]);
    assert!(said.contains("\nStopped early: not all plays were examined.\n"), "{said}");
}

/// A budget that is too small for the replies leaves the plays as they lie; one that is enough gives
/// what no budget gives.
#[test]
fn nodes_say_how_far_a_search_may_go() {
    let args =
        |agent, nodes| [START, "--dice", "31", "--top", "99", "--agent", agent, "--nodes", nodes];
    for agent in ["linear:depth=3", "house"] {
        let few = plays(&args(agent, "40"));
        assert!(few.iter().all(|play| play["depth"] == "0-ply"), "{agent}: {few:?}");
        let enough = plays(&args(agent, "1000000"));
        assert_eq!(enough.len(), 16);
        assert_eq!((&enough[0]["depth"], &enough[0]["bound"]), (&"1-ply".into(), &"exact".into()));
        let free = plays(&[START, "--dice", "31", "--top", "99", "--agent", agent]);
        assert_eq!(free[0], enough[0], "{agent}");
    }
}

/// Under a budget a search that prunes knows of most plays only that they are worth at most so much: it
/// says ≤, and the exact value, which a search without a budget finds, is no more than that.
#[test]
fn bounds_are_marked_and_hold() {
    let args = [START, "--dice", "31", "--top", "99", "--agent", "linear:depth=3"];
    let capped = [&args[..], &["--nodes", "1000000"]].concat();
    let text = best(&capped);
    assert!(text.contains("≤"), "{text}");
    assert!(!best(&args).contains("≤"));
    let (bounded, exact) = (plays(&capped), plays(&args));
    let mut n_bounds = 0;
    for play in &bounded {
        let twin = exact.iter().find(|twin| twin["after"] == play["after"]).unwrap();
        let (value, true_value) =
            (play["value"].as_f64().unwrap(), twin["value"].as_f64().unwrap());
        assert_eq!(twin["bound"], "exact");
        match play["bound"].as_str().unwrap() {
            "at_most" => {
                n_bounds += 1;
                assert!(true_value <= value + 1e-9, "{play} {twin}");
            }
            bound => {
                assert_eq!(bound, "exact");
                assert!((true_value - value).abs() < 1e-9, "{play} {twin}");
            }
        }
    }
    assert_eq!(n_bounds, text.matches('≤').count());
    assert!(n_bounds > 0 && bounded[0]["bound"] == "exact");
}

/// The last man goes off and wins a gammon, both two points away: the match, where a single game would
/// lead to one point against two. By Kazaross that is worth 0.67736, by the table given 0.75, so a
/// gammon is 0.5 / 0.17736 or 0.5 / 0.25 times as much as a single game.
#[test]
fn a_match_equity_table_values_plays_too() {
    let file = scratch("plays-met.xml");
    let text = "<met><info><name>even</name><length>2</length></info>\
        <pre-crawford-table type='explicit'><row><me>0.5</me><me>0.75</me></row>\
        <row><me>0.25</me><me>0.5</me></row></pre-crawford-table>\
        <post-crawford-table type='explicit'><row><me>0.5</me><me>0.5</me></row>\
        </post-crawford-table></met>";
    fs::write(&file, text).unwrap();
    let met = ["--met", file.to_str().unwrap()];
    let last_man = "XGID=-A----------o-------------:0:0:1:21:3:3:0:5:10";
    for agent in ["linear", "house", "mcts:playouts=50", "pips"] {
        let value = |more: &[&str]| {
            let found = plays(&[&[last_man, "--agent", agent], more].concat());
            found[0]["value"].as_f64().unwrap()
        };
        assert!((value(&[]) - 0.5 / 0.17736).abs() < 1e-6, "{agent}");
        assert!((value(&met) - 2.0).abs() < 1e-9, "{agent}");
    }
    let said = best(&[last_man, "--agent", "pips"]);
    assert!(said.starts_with("Equity at this score without the cube"), "{said}");
    // Who asks the networks has the cube in mind where it can be used; after the last man it is of no more use.
    for (agent, cube) in [("house:ply=0", "with"), ("house:ply=0,cube=off", "without")] {
        let said = best(&[last_man, "--agent", agent]);
        assert!(said.starts_with(&format!("Equity at this score {cube} the cube")), "{said}");
    }
    // In the middle of a game too, by every leaf of a search.
    let race = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:3:3:0:5:10";
    let value = |more: &[&str]| {
        let found = plays(&[&[race, "--agent", "house:level=club"], more].concat());
        found[0]["value"].as_f64().unwrap()
    };
    assert_ne!(value(&[]), value(&met));
}

/// Japanese characters take two columns each, and the plays still stand below each other.
#[test]
fn columns_line_up_in_every_language() {
    use unicode_width::UnicodeWidthStr;

    for language in ["en", "et", "fi", "ja", "lt", "lv"] {
        let args = ["--lang", language, START, "--dice", "31", "--agent", "mcts:playouts=60"];
        let said = best(&args);
        let plays = said.lines().filter(|line| line.contains(")  "));
        let columns: Vec<_> =
            plays.map(|line| line.rfind("  ").map(|at| line[..at].width())).collect();
        assert!(columns.len() > 5 && columns.iter().all(|at| *at == columns[0]), "{said}");
    }
}

#[test]
fn an_unknown_language_is_refused_with_those_known() {
    let output = parlor(&["--lang", "xx", "backgammon", "best", START, "--dice", "31"], b"");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{errors}");
    assert!(errors.contains("unknown language \"xx\"; known: en, et, fi, ja, lt, lv"), "{errors}");
}

/// `--lang` goes before the environment, programs get English.
#[test]
fn the_language_is_that_of_the_reader() {
    let args = [START, "--dice", "31", "--agent", "pips"];
    assert!(best(&args).starts_with("Equity"));
    assert!(best(&[&args[..], &["--lang", "lv"]].concat()).starts_with("Sagaidāmie punkti"));
    let json = |more: &[&str]| best(&[&args[..], &["--json"], more].concat());
    assert_eq!(json(&["--lang", "ja"]), json(&[]));
    let spoken = |name: &str, locale: &str| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_parlor"));
        let command = command.args(["backgammon", "best"]).args(args).env_remove("LC_ALL");
        let command = command.env_remove("LC_MESSAGES").env("LANG", "C").env(name, locale);
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    assert!(spoken("LANG", "C").starts_with("Equity"));
    assert!(spoken("LANG", "lt_LT.UTF-8").starts_with("Tikėtini taškai"));
    assert!(spoken("LC_ALL", "fi_FI.UTF-8").starts_with("Odotuspisteet"));
}
