//! Outside bots: good ones play, bad ones forfeit, none can hold up the arena.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use parlor_arena::{
    Allowed, Arena, BotLimits, Faults, GameLine, Options, Plan, RunError, Schedule, Seatings,
    Setting, Shard, Sidecar, read, run,
};
use parlor_backgammon_kit::BackgammonKit;

const HELLO: &str = r#"read x; echo '{"type":"hello","version":2}'"#;

/// Reads the number of a question from its line and answers with the first legal action.
const ANSWER: &str = r#"
id=${x#*'"id":'}; id=${id%%,*}
echo '{"type":"act","id":'$id',"choice":0}'
"#;

/// A bot that says hello and does `work` at every question.
fn on_ask(work: &str) -> String {
    format!("{HELLO}\nwhile read x; do case $x in *'\"type\":\"ask\"'*)\n{work}\n;; esac; done")
}

fn plan(folder: &Path, bot: &str, blocks: u64, limits: BotLimits) -> Plan {
    let script = folder.join("bot.sh");
    fs::write(&script, bot).unwrap();
    let agents = ["random".to_owned(), format!("exec:sh '{}'", script.display())];
    Plan {
        entrants: Plan::entrants(&agents),
        schedule: Schedule::Fixed,
        seatings: Seatings::Rotations,
        blocks,
        seed: 3,
        budget: Allowed::default(),
        cap: Plan::CAP,
        stop: None,
        bots: limits,
    }
}

fn play(folder: &Path, plan: &Plan, threads: usize) -> Result<Vec<GameLine>, RunError> {
    let file = folder.join(format!("results-{threads}.jsonl"));
    let _ = fs::remove_file(&file);
    let arena = Arena::<BackgammonKit>::set(&Setting::default()).unwrap();
    run(&arena, plan, &Options { file: file.clone(), threads, shard: Shard::WHOLE }, |_| {})?;
    Ok(read(&file)?.1)
}

fn limits(answer_ms: u64) -> BotLimits {
    BotLimits { answer_ms: Some(answer_ms), ..BotLimits::default() }
}

#[test]
fn a_good_bot_plays_the_same_with_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let plan = plan(folder.path(), &on_ask(ANSWER), 4, limits(20_000));
    assert!(!plan.is_reproducible());
    let one = play(folder.path(), &plan, 1).unwrap();
    assert_eq!(one.len(), 8);
    assert!(one.iter().all(|line| line.faults.is_empty() && line.forfeit.is_none()));
    assert_eq!(play(folder.path(), &plan, 3).unwrap(), one);
}

#[test]
fn a_bot_may_tell_what_its_answers_cost() {
    let folder = tempfile::tempdir().unwrap();
    let answer = ANSWER.replace("\"choice\":0", "\"choice\":0,\"nodes\":7");
    let plan = plan(folder.path(), &on_ask(&answer), 2, limits(20_000));
    for line in play(folder.path(), &plan, 1).unwrap() {
        let bot = line.seats.iter().position(|&entrant| entrant == 1).unwrap();
        assert!(line.decisions[bot] > 0 && line.forfeit.is_none());
        assert_eq!((line.nodes[bot], line.nodes[1 - bot]), (7 * line.decisions[bot], 0));
    }
}

/// Every game is forfeited for this reason, and none takes long.
fn check_hostile(bot: &str, answer_ms: u64, reason: &str, fault: Faults) {
    let folder = tempfile::tempdir().unwrap();
    let plan = plan(folder.path(), bot, 2, limits(answer_ms));
    let begin = Instant::now();
    let lines = play(folder.path(), &plan, 2).unwrap();
    assert!(begin.elapsed() < Duration::from_secs(30), "{reason}: {:?}", begin.elapsed());
    assert_eq!(lines.len(), 4);
    for line in lines {
        let seat = line.seats.iter().position(|&entrant| entrant == 1).unwrap();
        let forfeit = line.forfeit.unwrap();
        assert_eq!(forfeit.seat, seat);
        assert!(forfeit.why.contains(reason), "{}", forfeit.why);
        assert_eq!(line.faults[seat], fault, "{}", forfeit.why);
        assert_eq!(line.faults[1 - seat], Faults::default());
        assert_eq!((line.scores[seat], line.scores[1 - seat]), (-3.0, 3.0));
    }
}

const TIME_OUT: Faults = Faults { crashes: 0, time_outs: 1, wrong_answers: 0 };
const CRASH: Faults = Faults { crashes: 1, time_outs: 0, wrong_answers: 0 };
const WRONG: Faults = Faults { crashes: 0, time_outs: 0, wrong_answers: 1 };

#[test]
fn a_bot_that_never_answers_forfeits() {
    let reason = "an answer to question 1 did not arrive within 150 ms";
    check_hostile(&on_ask("sleep 1000"), 150, reason, TIME_OUT);
}

#[test]
fn a_bot_that_answers_late_forfeits() {
    check_hostile(&on_ask(&format!("sleep 1\n{ANSWER}")), 150, "within 150 ms", TIME_OUT);
}

/// With a time to think a bot has 100 ms more for the way; then the game is lost, not merely late.
#[test]
fn a_bot_that_thinks_too_long_forfeits() {
    let folder = tempfile::tempdir().unwrap();
    let mut plan =
        plan(folder.path(), &on_ask(&format!("sleep 1\n{ANSWER}")), 1, BotLimits::default());
    plan.budget = Allowed { nodes: None, think_ms: Some(50) };
    let lines = play(folder.path(), &plan, 1).unwrap();
    assert!(lines.iter().all(|line| line.forfeit.as_ref().unwrap().why.contains("within 150 ms")));
    let sidecar = Sidecar::read(&folder.path().join("results-1.jsonl")).unwrap();
    assert_eq!((sidecar.times[1].count(), sidecar.times[1].late()), (0, 0));
}

#[test]
fn a_bot_that_does_not_even_read_forfeits() {
    check_hostile(&format!("{HELLO}\nsleep 1000"), 150, "within 150 ms", TIME_OUT);
}

#[test]
fn a_bot_that_dies_forfeits() {
    check_hostile(&on_ask("exit 3"), 20_000, "exit status: 3", CRASH);
    check_hostile(&on_ask("kill -9 $$"), 20_000, "signal: 9", CRASH);
}

#[test]
fn a_bot_that_talks_nonsense_forfeits() {
    let cases = [
        ("echo 'e4'", "\"e4\" where an answer to question 1 was expected: expected value"),
        (
            "echo '{\"type\":\"move\"}'",
            "unknown variant `move`, expected one of `hello`, `error`, `act`",
        ),
        ("echo '{\"type\":\"act\",\"choice\":0}'", "missing field `id`"),
        ("echo '{\"type\":\"act\",\"id\":1}'", "either \"action\" or \"choice\""),
        ("echo '{\"type\":\"act\",\"id\":1,\"choice\":9999}'", "choice 9999 is not one of the"),
        ("echo '{\"type\":\"act\",\"id\":7,\"choice\":0}'", "an answer to question 7"),
        ("echo '{\"type\":\"hello\",\"version\":1}'", "hello is said once"),
        (
            "echo '{\"type\":\"act\",\"id\":1,\"action\":{\"type\":\"play\",\"moves\":[]}}'",
            "{\"type\":\"play\",\"moves\":[]} is not one of the",
        ),
        ("printf '\\377\\n'", "where an answer to question 1 was expected"),
    ];
    for (work, reason) in cases {
        check_hostile(&on_ask(work), 20_000, reason, WRONG);
    }
}

#[test]
fn a_bot_that_floods_its_output_forfeits() {
    check_hostile(&format!("{HELLO}\nyes"), 20_000, "\"y\" where an answer", WRONG);
    let endless = format!("{HELLO}\ncat /dev/zero");
    check_hostile(&endless, 20_000, "a line of more than 1048576 bytes", WRONG);
}

/// Only the first fault counts: what a player does in a game that is already lost harms nobody.
#[test]
fn of_two_bad_bots_the_first_to_fail_forfeits() {
    let folder = tempfile::tempdir().unwrap();
    let mut plan = plan(folder.path(), &on_ask("echo nonsense"), 3, limits(20_000));
    plan.entrants[0].agent = plan.entrants[1].agent.clone();
    for line in play(folder.path(), &plan, 2).unwrap() {
        let faults: Vec<u64> = line.faults.iter().map(Faults::total).collect();
        let seat = line.forfeit.unwrap().seat;
        assert_eq!((faults[seat], faults[1 - seat]), (1, 0));
        assert_eq!((line.scores[seat], line.deals, line.capped), (-3.0, 0, false));
    }
}

#[test]
fn a_bot_is_not_started_again_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let few = BotLimits { restarts: 2, ..limits(20_000) };
    let plan = plan(folder.path(), &on_ask("exit 1"), 4, few);
    let lines = play(folder.path(), &plan, 1).unwrap();
    let why: Vec<String> = lines.into_iter().map(|line| line.forfeit.unwrap().why).collect();
    assert!(why[..3].iter().all(|why| why.contains("exit status: 1")), "{why:?}");
    assert!(why[3..].iter().all(|why| why.contains("not started again")), "{why:?}");
}

#[test]
fn a_bot_that_does_not_say_hello_is_refused_before_anything_runs() {
    let cases = [
        ("exit 0", "exited while hello was expected"),
        ("sleep 1000", "hello did not arrive within 150 ms"),
        ("echo hello", "\"hello\" where hello was expected"),
        ("echo '{\"type\":\"hello\",\"version\":99}'", "it speaks version 99"),
    ];
    for (bot, reason) in cases {
        let folder = tempfile::tempdir().unwrap();
        let quick =
            BotLimits { hello_ms: if bot.contains("sleep") { 150 } else { 20_000 }, ..limits(150) };
        let plan = plan(folder.path(), bot, 1, quick);
        let error = play(folder.path(), &plan, 1).unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
        assert!(!folder.path().join("results-1.jsonl").exists());
    }
    // A file that cannot be written is found before any bot is started.
    let folder = tempfile::tempdir().unwrap();
    let started = folder.path().join("started");
    let bot = format!("touch '{}'", started.display());
    let missing = folder.path().join("no/such/folder");
    let error = play(&missing, &plan(folder.path(), &bot, 1, limits(150)), 1).unwrap_err();
    assert!(matches!(error, RunError::Unwritable { .. }) && !started.exists(), "{error}");

    let folder = tempfile::tempdir().unwrap();
    let mut plan = plan(folder.path(), "", 1, limits(150));
    plan.entrants[1].agent = "exec:/no/such/program".to_owned();
    let error = play(folder.path(), &plan, 1).unwrap_err().to_string();
    assert!(error.contains("cannot start \"/no/such/program\""), "{error}");
}
