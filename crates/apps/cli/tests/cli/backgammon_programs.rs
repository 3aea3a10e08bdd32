//! Other programs: GNU Backgammon's external interface both ways, UBGI, and peers in the arena.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use super::support::{parlor, rows, scratch, text_with_status};

/// A running `parlor backgammon external`, ended with the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(agent: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_parlor"))
            .args(["backgammon", "external", "--listen", "127.0.0.1:0", "--agent", agent])
            .env("PARLOR_CACHE", scratch("cache"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on ").unwrap().to_owned();
        Server { child, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A client that speaks as GNU Backgammon 1.07 does: a zero byte follows every line.
struct Client(BufReader<TcpStream>);

impl Client {
    fn ask(&mut self, line: &str) -> String {
        self.0.get_mut().write_all(format!("{line}\n\0").as_bytes()).unwrap();
        self.hear()
    }

    fn hear(&mut self) -> String {
        let mut answer = String::new();
        self.0.read_line(&mut answer).unwrap();
        answer.trim_end().to_owned()
    }
}

const HEAD: &str = "board:gnubg:root";
const MEN: &str = "0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0";
const TAIL: &str = "1:-1:0:25:0:0:0:0:0:0:0:1";

#[test]
fn an_agent_answers_gnubg_over_its_socket() {
    let server = Server::start("house:ply=0");
    let mut gnubg = Client(BufReader::new(TcpStream::connect(&server.address).unwrap()));
    // The opening 3-1 has one play that every program makes.
    let board = format!("{HEAD}:0:0:0:{MEN}:1:3:1:3:1:1:1:1:0:{TAIL}");
    assert_eq!(gnubg.ask(&board), "8/5 6/5");
    assert_eq!(gnubg.ask(&board.replace(":1:3:1:3:1:", ":-1:3:1:3:1:")), "8/5 6/5");
    // An even game: nobody doubles, everyone takes.
    assert_eq!(gnubg.ask(&format!("{HEAD}:5:0:0:{MEN}:1:0:0:0:0:1:1:1:0:{TAIL}")), "roll");
    let doubled = format!("board:root:gnubg:5:0:0:{MEN}:1:0:0:0:0:1:1:1:1:{TAIL}");
    assert_eq!(gnubg.ask(&doubled), "take");
    // After the Crawford game the player who trails doubles at once: A, with 1 of 5 against 4.
    let trails = format!("{HEAD}:5:1:4:{MEN}:-1:0:0:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:1:1");
    assert_eq!(gnubg.ask(&trails), "double");
    assert_eq!(gnubg.ask(&trails.replace(":5:1:4:", ":5:4:1:")), "roll");
    // A race that is surely lost is resigned; asked again, he goes on.
    let lost = format!("{HEAD}:5:0:0:{}:1:0:0:0:0:1:1:1:0:{TAIL}", lost_race());
    assert_eq!(gnubg.ask(&lost), "resign normal");
    assert_eq!(gnubg.ask(&lost), "roll");
    let numbers = gnubg.ask(&format!("evaluation fibsboard {board} plies 0 cubeless"));
    let numbers: Vec<f64> = numbers.split(' ').map(|number| number.parse().unwrap()).collect();
    assert_eq!(numbers.len(), 6);
    assert!((0.5..0.6).contains(&numbers[0]), "the player on roll is ahead: {numbers:?}");
    assert!(gnubg.ask("board:nonsense").starts_with("Error: a FIBS board has 53 fields"));
    assert!(gnubg.ask("hello").starts_with("Error: \"hello\" is not a board"));
    assert_eq!(gnubg.ask("version"), "Interface: 2");
    assert!(gnubg.hear().starts_with("Software: Parlor "));
    assert_eq!(gnubg.ask("quit"), "", "the connection is closed");
}

/// B has eight men on his six-point and seven off; A has one man left on his ace point.
fn lost_race() -> String {
    let mut places = [0; 26];
    (places[6], places[24]) = (8, -1);
    places.map(|count| count.to_string()).join(":")
}

/// A stand-in for gnubg that reads its commands and, told to listen, lets our own server do so.
///
/// Every test has a file of its own: one cannot write what another is running.
#[cfg(unix)]
fn stand_in(test: &str) -> std::path::PathBuf {
    use std::os::unix::fs::PermissionsExt;

    // What every program starts with is computed before anyone's time runs: the bear-off tables.
    text_with_status(&["backgammon", "eval", "4HPwATDgc/ABMA", "--agent", "pips"], b"", 0);
    let path = scratch(&format!("stand-in-gnubg-{test}"));
    let script = format!(
        "#!/bin/sh\nwhile read word rest; do\n  [ \"$word\" = external ] && exec {:?} backgammon external \
         --listen \"$rest\" --agent pips --once\ndone\n",
        env!("CARGO_BIN_EXE_parlor")
    );
    std::fs::write(&path, script).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    path
}

/// Runs `parlor` with a gnubg of this path.
fn with_gnubg(gnubg: &str, args: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_parlor"))
        .args(args)
        .env("PARLOR_CACHE", scratch("cache"))
        .env("PARLOR_GNUBG", gnubg)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// A report of the arena in which gnubg took part and nobody forfeited.
fn assert_no_faults(report: &str) {
    let report: Value = serde_json::from_str(report).unwrap();
    let standings = report["standings"].as_array().unwrap();
    assert!(standings.iter().any(|entrant| entrant["name"] == "gnubg:ply=0"), "{report}");
    assert!(standings.iter().all(|entrant| entrant["faults"] == json!({})), "{report}");
}

#[cfg(unix)]
#[test]
fn the_arena_seats_gnubg_by_its_name() {
    let gnubg = stand_in("arena");
    let gnubg = gnubg.to_str().unwrap();
    for length in ["game", "match-3"] {
        let args = ["arena", "run", "--game", "backgammon", "--length", length, "--blocks", "3"];
        let args = [&args[..], &["--entrants", "random,gnubg:ply=0", "--json"]].concat();
        let (status, text, errors) = with_gnubg(gnubg, &args);
        assert_eq!(status, Some(0), "{errors}");
        assert_no_faults(&text);
    }
    let (status, _, errors) = with_gnubg(
        "/nowhere/gnubg",
        &["arena", "run", "--game", "backgammon", "--blocks", "1", "--entrants", "random,gnubg"],
    );
    assert_ne!(status, Some(0));
    assert!(errors.contains("it cannot play: PARLOR_GNUBG names /nowhere/gnubg"), "{errors}");
    let wrong =
        ["arena", "run", "--game", "zole", "--blocks", "1", "--entrants", "gnubg,random,random"];
    let (_, _, errors) = with_gnubg(gnubg, &wrong);
    assert!(errors.contains("plays backgammon, not zole"), "{errors}");
}

#[cfg(unix)]
#[test]
fn a_head_to_head_is_resumed_and_even_between_equals() {
    let gnubg = stand_in("versus");
    let gnubg = gnubg.to_str().unwrap();
    let file = scratch("versus.jsonl");
    let _ = std::fs::remove_file(&file);
    let out = file.to_str().unwrap();
    let versus = |pairs: &str| {
        let args = ["backgammon", "versus", "gnubg:ply=0", "--agent", "pips", "--pairs", pairs];
        let (status, text, errors) = with_gnubg(gnubg, &[&args[..], &["--out", out]].concat());
        assert_eq!(status, Some(0), "{errors}");
        text
    };
    // The stand-in plays as our agent does: with the same dice from both sides, every pair is even.
    let text = versus("4");
    assert!(text.contains("points a game    +0.0000 ± 0.0000"), "{text}");
    assert!(text.contains("less the luck    +0.0000 ± 0.0000"), "{text}");
    // A line cut off in the middle is played again, and the rest is kept.
    let kept = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, &kept[..kept.len() - 5]).unwrap();
    assert!(versus("6").contains("6 pairs"));
    let lines = rows(&std::fs::read_to_string(&file).unwrap());
    assert_eq!(lines.len(), 7, "a header and six pairs");
    let other = ["backgammon", "versus", "gnubg:ply=1", "--agent", "pips", "--out", out];
    let (status, _, errors) = with_gnubg(gnubg, &other);
    assert_eq!(status, Some(1));
    assert!(errors.contains("give another --out"), "{errors}");
}

/// Whole matches with the cube: the stand-in plays as our agent does, so that either wins one of each pair.
#[cfg(unix)]
#[test]
fn matches_against_another_program_are_even_between_equals() {
    let gnubg = stand_in("versus-match");
    let gnubg = gnubg.to_str().unwrap();
    let file = scratch("versus-match.jsonl");
    let _ = std::fs::remove_file(&file);
    let out = file.to_str().unwrap();
    let versus = |pairs: &str, threads: &str| {
        let args = ["backgammon", "versus", "gnubg:ply=0", "--agent", "pips", "--pairs", pairs];
        let more = ["--length", "match-3", "--threads", threads, "--json", "--out", out];
        let (status, text, errors) = with_gnubg(gnubg, &[&args[..], &more].concat());
        assert_eq!(status, Some(0), "{errors}");
        serde_json::from_str::<Value>(&text).unwrap()
    };
    for (pairs, threads) in [("2", "1"), ("3", "2")] {
        let found = versus(pairs, threads);
        assert_eq!((&found["match_to"], &found["pairs"].to_string()[..]), (&json!(3), pairs));
        assert_eq!(found["won"]["mean"], 0.5);
        assert!((found["adjusted"]["mean"].as_f64().unwrap() - 0.5).abs() < 1e-9, "{found}");
    }
    let lines = rows(&std::fs::read_to_string(&file).unwrap());
    assert_eq!((lines.len(), &lines[0]["match_to"]), (4, &json!(3)));
    for pair in &lines[1..] {
        // A match is won or lost, and luck is what one chance to win it differs by from another.
        let [a, b] = [0, 1].map(|n| pair["points"][n].as_f64().unwrap());
        assert_eq!(a + b, 1.0);
        let adjusted = pair["adjusted"][0].as_f64().unwrap();
        assert!((-0.5..1.5).contains(&adjusted) && adjusted != a, "{pair}");
    }
    // Money games are other work.
    let money = ["backgammon", "versus", "gnubg:ply=0", "--agent", "pips", "--out", out];
    assert!(with_gnubg(gnubg, &money).2.contains("give another --out"));
    for wrong in ["match-0", "match-26", "money", "7"] {
        let (status, _, errors) =
            with_gnubg(gnubg, &["backgammon", "versus", "gnubg:ply=0", "--length", wrong]);
        assert_eq!(status, Some(2), "{wrong}");
        assert!(errors.contains("expected game or match-1 to match-25"), "{errors}");
    }
}

#[test]
fn ubgi_is_spoken() {
    let talk = "ubgi\nisready\nkeys\nset engine.ply 1\nget engine.ply\nnewgame\ngo\n\
        position gnubgid 4HPwATDgc/ABMA\ngo\ndice 3 1\ngo\ngo role chequer depth 1\ngo cube\ngo turn\n\
        position xgid XGID=-b----E-C---eE---c-e----B-:0:0:1:61:0:0:0:0:10\ngo\n\
        XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10\n\
        set engine.ply 9\ndance\ngo deeper\nquit\n";
    let text = text_with_status(&["backgammon", "ubgi"], talk.as_bytes(), 0);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("id name Parlor"), "{text}");
    assert_eq!(lines[2..5], ["proto 0.2", "ubgiok", "readyok"]);
    assert!(lines[5].starts_with("key engine.ply int 1..5 "), "{text}");
    assert_eq!(lines[6], "key game.variant enum backgammon|nackgammon|hypergammon backgammon");
    assert_eq!(lines[7], "value engine.ply 1");
    assert_eq!(lines[8], "error bad_state missing position");
    assert_eq!(lines[9], "error bad_state missing dice");
    assert_eq!(lines[10..12], ["bestmove 8/5 6/5"; 2]);
    assert_eq!(lines[12], "bestcube nodouble");
    assert_eq!(lines[13], "bestturn cube=nodouble move=8/5 6/5");
    assert_eq!(lines[14], "bestmove 13/7 8/7", "the 6-1 of the XGID");
    assert_eq!(lines[15], "8/5 6/5", "a bare board gets a bare answer");
    assert_eq!(lines[16], "error bad_value engine.ply must be 1..5");
    assert_eq!(lines[17], "error bad_command dance");
    assert_eq!(lines[18], "error unsupported go deeper");
    assert_eq!(lines.len(), 19, "{text}");
}

#[test]
fn wrong_programs_are_told_what_is_right() {
    for (args, expected) in [
        (["backgammon", "peer", "wildbg"], "known: gnubg, bgsage"),
        (["backgammon", "versus", "gnubg:ply=9"], "expected ply=0 to 4"),
    ] {
        let output = parlor(&args, b"");
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains(expected));
    }
}

/// With the real program, where it is installed: no play may be illegal, no cube action out of place.
#[test]
fn gnubg_itself_plays_a_match() {
    if !["/usr/games/gnubg", "/usr/bin/gnubg"]
        .iter()
        .any(|path| std::path::Path::new(path).exists())
    {
        eprintln!("skipped: gnubg is not here");
        return;
    }
    let args = ["arena", "run", "--game", "backgammon", "--length", "match-3", "--blocks", "1"];
    let text = text_with_status(
        &[&args[..], &["--entrants", "house:ply=0,gnubg:ply=0", "--json"]].concat(),
        b"",
        0,
    );
    assert_no_faults(&text);
}
