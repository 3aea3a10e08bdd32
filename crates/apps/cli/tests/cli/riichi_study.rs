//! `parlor riichi advise` and `parlor riichi agree` on the committed match of four agents.

use std::fs;

use serde_json::Value;

use crate::support::{parlor, scratch, text_with_status};

/// `lt-fast`, `lt-bucket`, `sp-draw` and `lt-greedy` at seats 0 to 3.
const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../testdata/riichi/agents.mjai");

fn json_of(args: &[&str]) -> Value {
    serde_json::from_str(&text_with_status(&[args, &["--json"]].concat(), b"", 0)).unwrap()
}

/// The numbers of all decisions of a seat.
fn decisions(seat: &str) -> Vec<String> {
    let list = text_with_status(&["riichi", "advise", SAMPLE, "--seat", seat, "--list"], b"", 0);
    list.lines().map(|line| line.split_whitespace().next().unwrap().to_owned()).collect()
}

#[test]
fn the_advice_of_the_agent_that_played_is_what_was_played() {
    for (seat, agent) in [("0", "lt-fast"), ("1", "lt-bucket"), ("3", "lt-greedy")] {
        let all = decisions(seat);
        assert!(all.len() > 40, "{} decisions", all.len());
        for at in all.iter().step_by(9) {
            let args = ["riichi", "advise", SAMPLE, "--seat", seat, "--at", at, "--agent", agent];
            let advice = json_of(&args);
            assert_eq!(advice["message"].to_string(), *at);
            let plain = |text: &Value| text.as_str().unwrap().replace(" drawn", "");
            let (done, choice) = (plain(&advice["done"]), plain(&advice["agents"][0]["choice"]));
            assert_eq!(choice, done, "message {at}: {advice}");
        }
    }
}

/// A win is explained by its points; one that is passed up, by that.
#[test]
fn every_agent_gives_its_reason() {
    for (agent, reason) in [
        ("house", "The hand is complete: "),
        ("lt-greedy", "The hand is complete: "),
        ("lt-dqn", "Passes up a win: "),
    ] {
        let args = ["riichi", "advise", SAMPLE, "--seat", "2", "--at", "65", "--agent", agent];
        let why = json_of(&args)["agents"][0]["why"].as_str().unwrap().to_owned();
        assert!(why.starts_with(reason), "{agent}: {why}");
    }
}

#[test]
fn all_agents_stand_side_by_side() {
    let at = &decisions("0")[4];
    let text = text_with_status(&["riichi", "advise", SAMPLE, "--seat", "0", "--at", at], b"", 0);
    let agents = text_with_status(&["agents", "riichi", "--json"], b"", 0);
    let agents: Value = serde_json::from_str(&agents).unwrap();
    for agent in agents.as_array().unwrap() {
        let name = agent["name"].as_str().unwrap();
        let begins = |line: &&str| line.split_whitespace().next() == Some(name);
        assert_eq!(text.lines().filter(begins).count(), 1, "{name} in {text}");
    }
    assert!(text.contains("next in the log: "), "{text}");
    let whole =
        ["riichi", "advise", SAMPLE, "--seat", "0", "--at", at, "--agent", "sp-draw", "--why"];
    assert!(text_with_status(&whole, b"", 0).contains("useful tiles"));
}

/// Hidden tiles make no difference: they are not read.
#[test]
fn a_masked_log_gives_the_same_advice() {
    let seen =
        text_with_status(&["riichi", "convert", SAMPLE, "--to", "mjai", "--seat", "2"], b"", 0);
    let agents = ["--agent", "lt-fast", "--agent", "lt-bucket", "--json"];
    let masked =
        text_with_status(&[&["riichi", "advise"], &agents[..]].concat(), seen.as_bytes(), 0);
    let open = [&["riichi", "advise", SAMPLE, "--seat", "2"], &agents[..]].concat();
    assert_eq!(masked, text_with_status(&open, b"", 0));
}

#[test]
fn what_cannot_be_advised_is_told() {
    for (args, status, expected) in [
        (&[SAMPLE][..], 2, "name a --seat, 0 to 3"),
        (&[SAMPLE, "--seat", "9"], 2, "is not a seat"),
        (&[SAMPLE, "--seat", "0", "--at", "2"], 2, "no decision at or before message 2"),
        (&[SAMPLE, "--seat", "0", "--agent", "nobody"], 2, "unknown agent \"nobody\""),
        (&["no-such-file", "--seat", "0"], 1, "cannot read no-such-file"),
    ] {
        let output = parlor(&[&["riichi", "advise"], args].concat(), b"");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{args:?}: {errors}");
        assert!(errors.contains(expected), "{args:?}: {errors}");
    }
    let output = parlor(&["riichi", "advise", "--seat", "0"], b"{\"type\":\"tsumo\"}");
    assert!(
        String::from_utf8_lossy(&output.stderr).contains("message 1: the field actor is missing")
    );
}

#[test]
fn an_agent_agrees_with_itself_in_everything() {
    for agent in ["lt-fast", "lt-bucket", "sp-draw", "lt-greedy"] {
        let all = json_of(&["riichi", "agree", SAMPLE, "--agent", agent, "--threads", "1"]);
        for (player, kinds) in all["players"].as_object().unwrap() {
            let (whole, own) = (&kinds["all"], player.split(' ').next() == Some(agent));
            assert!(whole["decisions"].as_u64().unwrap() > 40, "{player}: {whole}");
            assert_eq!(whole["decisions"] == whole["agreed"], own, "{agent} and {player}: {whole}");
            for kind in kinds.as_object().unwrap().values().filter(|_| own) {
                assert_eq!(kind["decisions"], kind["agreed"]);
                assert_eq!(kind["player_did"], kind["agent_did"]);
            }
        }
    }
}

#[test]
fn agreement_is_printed_by_kind_and_player() {
    let args = ["riichi", "agree", SAMPLE, "--agent", "lt-fast", "--quick"];
    let text = text_with_status(&args, b"", 0);
    assert!(text.starts_with("lt-fast: records 1, "), "{text}");
    for line in ["all ", "discard ", "riichi ", "call ", "win ", "lt-bucket ", "sp-draw "] {
        assert!(text.lines().any(|found| found.starts_with(line)), "{line} in {text}");
    }
    let one = text_with_status(&[&args[..], &["--player", "sp-draw (C)"]].concat(), b"", 0);
    assert!(one.contains("sp-draw (C)") && !one.contains("lt-bucket"), "{one}");
    for (option, value, said) in
        [("--player", "nobody", "\"nobody\" plays in none"), ("--limit", "0", "--limit")]
    {
        let wrong = ["riichi", "agree", SAMPLE, "--agent", "lt-fast", option, value];
        let output = parlor(&wrong, b"");
        assert_eq!(output.status.code(), Some(2));
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains(said), "{error}");
    }
    // A damaged record is named, the others count.
    let folder = scratch("agree");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let whole = fs::read(SAMPLE).unwrap();
    fs::write(folder.join("a.mjai"), &whole).unwrap();
    fs::write(folder.join("b.mjai"), &whole[..whole.len() / 2]).unwrap();
    let output = parlor(&["riichi", "agree", folder.to_str().unwrap(), "--agent", "lt-fast"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("b.mjai"));
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.starts_with("lt-fast: records 1, "), "{text}");
}
