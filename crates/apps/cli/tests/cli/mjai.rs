//! `parlor mjai`: an agent of ours as an mjai bot, alone, in the arena and at a server.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::process::{Command, Stdio};
use std::{fs, thread};

use serde_json::{Value, json};

use crate::support::{parlor, rows, scratch, text_with_status};

const SAMPLE: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../../testdata/riichi/records/short.mortal.mjai");

/// The games of a tournament between three `lt-fast` and this entrant, as they are written.
fn games(name: &str, settings: &[&str], entrant: &str) -> String {
    let file = scratch(&format!("mjai-{name}.jsonl"));
    let _ = fs::remove_file(&file);
    let fixed = ["arena", "run", "--game", "riichi", "--length", "east", "--seed", "11"];
    let seats = ["--schedule", "fixed", "--entrants", "lt-fast,lt-fast,lt-fast"];
    let last = ["--entrants", entrant, "--out", file.to_str().unwrap()];
    text_with_status(&[&fixed, &seats[..], settings, &last].concat(), b"", 0);
    let text = fs::read_to_string(&file).unwrap();
    let (_header, games) = text.split_once('\n').unwrap();
    games.to_owned()
}

/// Byte for byte: the same decisions, points, counts, whatever the manner of the talk. Only what a
/// search cost is not told in mjai.
#[test]
fn an_agent_plays_the_same_through_mjai() {
    let own = env!("CARGO_BIN_EXE_parlor");
    let cases = [
        ("fast", "lt-fast", &["--blocks", "2", "--rules", "tenhou"][..], "mjai:"),
        ("random", "lt-random", &["--blocks", "1", "--rules", "mleague"], "mjai-asked:"),
        ("bucket", "lt-bucket", &["--blocks", "1", "--wall", "per-seat"], "mjai-batch:"),
    ];
    for (name, agent, settings, prefix) in cases {
        let direct = games(&format!("{name}-direct"), settings, agent);
        assert!(direct.lines().count() >= 4 && !direct.contains("forfeit"), "{direct}");
        let outside = format!("{prefix}'{own}' mjai --agent {agent}");
        assert_eq!(games(name, settings, &outside), without_nodes(&direct), "{outside}");
    }
}

/// The lines of games without the field that counts search nodes.
fn without_nodes(games: &str) -> String {
    let cut = |line: &str| match line.split_once("\"nodes\":[") {
        Some((before, rest)) => format!("{before}{}\n", rest.split_once("],").unwrap().1),
        None => format!("{line}\n"),
    };
    games.lines().map(cut).collect()
}

#[test]
fn our_own_bot_passes_the_check() {
    let own = env!("CARGO_BIN_EXE_parlor");
    for manner in ["--mjai", "--mjai=asked", "--mjai=batch"] {
        let args =
            ["arena", "check-bot", manner, "--blocks", "1", own, "mjai", "--agent", "lt-fast"];
        let text = text_with_status(&args, b"", 0);
        assert!(text.contains("riichi: 4 games in ") && !text.contains("zole"), "{text}");
        assert!(text.contains(" 0 forfeited by the bot"), "{text}");
        assert!(text.contains("with the same seed it plays the same"), "{text}");
    }
}

/// The sample as seat 1 may see it.
fn masked() -> String {
    let args = ["riichi", "convert", SAMPLE, "--to", "mjai", "--seat", "1"];
    text_with_status(&args, b"", 0)
}

#[test]
fn every_line_is_answered_with_one_action() {
    let input = masked();
    let answers = rows(&text_with_status(&["mjai", "--agent", "lt-fast"], input.as_bytes(), 0));
    let events = rows(&input);
    assert_eq!(answers.len(), events.len());
    for (idx, (event, answer)) in events.iter().zip(&answers).enumerate() {
        // A new indicator changes nothing about who is asked, so the question is answered again.
        let event = if event["type"] == "dora" { &events[idx - 1] } else { event };
        let allowed = match event["type"].as_str().unwrap() {
            "tsumo" if event["actor"] == 1 => {
                &["dahai", "reach", "ankan", "kakan", "hora", "ryukyoku"][..]
            }
            "chi" | "pon" | "reach" if event["actor"] == 1 => &["dahai"],
            "dahai" if event["actor"] != 1 => &["none", "chi", "pon", "daiminkan", "hora"],
            "kakan" if event["actor"] != 1 => &["none", "hora"],
            _ => &["none"],
        };
        assert!(allowed.contains(&answer["type"].as_str().unwrap()), "{event}: {answer}");
        assert!(answer["actor"].is_null() || answer["actor"] == 1, "{answer}");
    }
    let dahai = answers.iter().filter(|answer| answer["type"] == "dahai").count();
    assert!(dahai > 60, "{dahai} discards");
    // In one array only the last message is answered, and nobody is asked after the end.
    let all = json!(events).to_string();
    let once = rows(&text_with_status(&["mjai", "--agent", "lt-fast"], all.as_bytes(), 0));
    assert_eq!(once, [json!({"type": "none"})]);
    // What needs no answer gets none.
    let quiet: String = events
        .into_iter()
        .map(|mut event| {
            event["can_act"] = false.into();
            format!("{event}\n")
        })
        .collect();
    assert_eq!(text_with_status(&["mjai", "--agent", "lt-fast"], quiet.as_bytes(), 0), "");
}

#[test]
fn a_wrong_line_is_named_and_play_goes_on() {
    let good = masked();
    let lines: Vec<&str> = good.lines().collect();
    // Seat 0 draws and discards, seat 1 draws: after the damage its drawn tile goes.
    let cases = [
        (3, "nonsense", "line 4: not JSON", Some("dahai")),
        (3, r#"{"type":"chat"}"#, "line 4: unknown type \"chat\"", Some("dahai")),
        (3, r#"{"type":"dahai","actor":0}"#, "line 4: the field pai is missing", Some("dahai")),
        (3, "[]", "line 4: an empty array", Some("dahai")),
        (
            2,
            r#"{"type":"tsumo","actor":3,"pai":"?"}"#,
            "line 3: tsumo: this cannot happen now: player 0 has to draw",
            Some("dahai"),
        ),
        (
            0,
            r#"{"type":"start_game"}"#,
            "line 1: start_game: start_game does not give your seat",
            None,
        ),
    ];
    for (at, damage, expected, then) in cases {
        let mut damaged = lines.clone();
        damaged.insert(at, damage);
        let text = damaged[..8].join("\n");
        let output = parlor(&["mjai", "--agent", "lt-fast"], text.as_bytes());
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{errors}");
        assert!(errors.contains(expected), "{errors}");
        let answers = rows(&String::from_utf8(output.stdout).unwrap());
        assert_eq!(answers.len(), 8);
        assert_eq!(answers[at]["type"], "error");
        assert!(answers[at]["message"].as_str().unwrap().contains(expected), "{answers:?}");
        let draw = damaged
            .iter()
            .position(|line| line.contains(r#""actor":1,"#) && line.contains("tsumo"));
        if let Some(then) = then {
            assert_eq!(answers[draw.unwrap()]["type"], then, "{answers:?}");
        }
        let strict = parlor(&["mjai", "--agent", "lt-fast", "--strict"], text.as_bytes());
        assert_eq!(strict.status.code(), Some(1), "{expected}");
    }
    let output = parlor(&["mjai", "--agent", "nobody"], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("unknown agent \"nobody\""));
}

#[test]
fn a_server_is_joined_over_tcp() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let game: Vec<String> = masked().lines().map(str::to_owned).collect();
    let server = thread::spawn(move || {
        let (stream, _) = listener.accept().unwrap();
        let mut out = stream.try_clone().unwrap();
        let mut answers = BufReader::new(stream).lines();
        let hello = r#"{"type":"hello","protocol":"mjsonp","protocol_version":3}"#.to_owned();
        let end = r#"{"type":"end_game"}"#.to_owned();
        let mut heard = Vec::new();
        for line in [hello].iter().chain(&game[..6]).chain([&end]) {
            writeln!(out, "{line}").unwrap();
            let answer = answers.next().unwrap().unwrap();
            heard.push(serde_json::from_str::<Value>(&answer).unwrap());
        }
        assert!(answers.next().is_none(), "the client leaves after the game");
        heard
    });
    let address = format!("mjsonp://127.0.0.1:{port}/club");
    let output = Command::new(env!("CARGO_BIN_EXE_parlor"))
        .args(["mjai", "--agent", "lt-fast", "--connect", &address, "--name", "me"])
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let heard = server.join().unwrap();
    assert_eq!(heard[0], json!({"type": "join", "name": "me", "room": "club"}));
    assert_eq!(heard[1..5].iter().filter(|answer| answer["type"] == "none").count(), 4);
    let none = parlor(&["mjai", "--connect", "127.0.0.1:1"], b"");
    assert_eq!(none.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&none.stderr).contains("cannot connect to 127.0.0.1:1"));
    assert_eq!(parlor(&["mjai", "--connect", "nowhere"], b"").status.code(), Some(2));
}
