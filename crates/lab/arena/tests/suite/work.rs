//! What decisions cost: nodes stand in the results, late answers beside them.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

use parlor_agent::{Agent, Ask, Entry, Explanation, Registry, Stream};
use parlor_arena::{
    Allowed, Arena, BotLimits, Options, Plan, Report, Schedule, Seatings, Shard, Sidecar, merge,
    read, run,
};
use parlor_backgammon::{Action, Backgammon};
use parlor_backgammon_kit::BackgammonKit;
use parlor_game::Entropy;
use parlor_kit::Kit;

/// Looks at up to 100 nodes, as many as it likes, within its budget.
struct Searcher {
    stream: Stream,
    nodes: u64,
}

impl Agent<Backgammon> for Searcher {
    fn decide(&mut self, ask: &Ask<'_, Backgammon>, _: Option<&mut Explanation>) -> Action {
        let mut meter = ask.budget.meter();
        for _ in 0..=self.stream.below(100) {
            meter.node();
        }
        self.nodes = meter.used();
        ask.legal[self.stream.below(ask.legal.len() as u32) as usize]
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// Takes 30 ms for its first decision, and no time for the others.
struct Sleeper(bool);

impl Agent<Backgammon> for Sleeper {
    fn decide(&mut self, ask: &Ask<'_, Backgammon>, _: Option<&mut Explanation>) -> Action {
        if !std::mem::replace(&mut self.0, true) {
            thread::sleep(Duration::from_millis(30));
        }
        ask.legal[0]
    }
}

fn arena() -> Arena<BackgammonKit> {
    let searcher = Entry::new("searcher", &[], |_, seed| {
        Box::new(Searcher { stream: Stream::new(seed), nodes: 0 })
    });
    let sleeper = Entry::new("sleeper", &[], |_, _| Box::new(Sleeper(false)));
    let kit = BackgammonKit::read("seed games=1").unwrap();
    Arena { kit, registry: Registry::new().with(searcher).with(sleeper) }
}

fn plan(agents: [&str; 2], budget: Allowed) -> Plan {
    Plan {
        entrants: Plan::entrants(&agents.map(str::to_owned)),
        schedule: Schedule::Fixed,
        seatings: Seatings::Rotations,
        blocks: 9,
        seed: 5,
        budget,
        cap: Plan::CAP,
        stop: None,
        bots: BotLimits::default(),
    }
}

fn play(plan: &Plan, file: &Path, threads: usize, shard: Shard) -> Vec<u8> {
    let options = Options { file: file.to_owned(), threads, shard };
    run(&arena(), plan, &options, |_| {}).unwrap();
    fs::read(file).unwrap()
}

#[test]
fn nodes_are_counted_and_do_not_depend_on_threads_or_shards() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let plan = plan(["searcher", "random"], Allowed { nodes: Some(60), think_ms: None });
    let one = play(&plan, &at("1"), 1, Shard::WHOLE);
    assert!(play(&plan, &at("8"), 8, Shard::WHOLE) == one);
    let parts = [1, 2, 3].map(|part| {
        let file = at(&format!("part-{part}"));
        play(&plan, &file, 2, Shard::new(part, 3).unwrap());
        file
    });
    merge(&parts, &at("merged")).unwrap();
    assert!(fs::read(at("merged")).unwrap() == one);

    let (_, lines) = read(&at("1")).unwrap();
    for line in &lines {
        let [searcher, random] = if line.seats == [0, 1] { [0, 1] } else { [1, 0] };
        assert!(line.decisions[searcher] > 10, "{line:?}");
        assert!(line.nodes[searcher] >= line.decisions[searcher], "at least one each");
        assert!(line.nodes[searcher] <= 60 * line.decisions[searcher], "the budget");
        assert_eq!(line.nodes[random], 0);
    }
    let report = Report::read(&at("merged")).unwrap();
    let searcher = report.standings.iter().find(|line| line.entrant == 0).unwrap();
    assert_eq!(searcher.timed, searcher.decisions);
    // 1 to 100 wanted, 60 allowed: (1 + … + 60 + 40 · 60) / 100 in the mean.
    let mean = searcher.nodes_per_decision().unwrap();
    assert!((mean - 42.3).abs() < 3.0, "{mean}");
}

#[test]
fn nobody_searches_and_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results");
    let bytes = play(&plan(["random", "random"], Allowed::default()), &file, 2, Shard::WHOLE);
    assert!(!String::from_utf8(bytes).unwrap().contains("\"nodes\":["));
}

#[test]
fn late_agents_are_counted_and_forfeit_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results");
    let plan = plan(["sleeper", "random"], Allowed { nodes: None, think_ms: Some(10) });
    assert!(!plan.is_reproducible());
    let bytes = play(&plan, &file, 2, Shard::WHOLE);
    let (_, lines) = read(&file).unwrap();
    assert!(lines.iter().all(|line| line.forfeit.is_none() && line.faults.is_empty()));
    let sidecar = Sidecar::read(&file).unwrap();
    // Once a game, and the machine may have been busy now and then.
    assert!(sidecar.times[0].late() >= lines.len() as u64, "{}", sidecar.times[0].late());
    assert!(sidecar.times[0].late() < sidecar.times[0].count() / 2);
    let (machine, text) = (&sidecar.machines[0], String::from_utf8(bytes).unwrap());
    assert_eq!((sidecar.machines.len(), machine.threads), (1, 2));
    // Where and how fast it was played is never in the results.
    assert!(!text.contains("threads") && !text.contains(&machine.system));
    let written = fs::read(Sidecar::path(&file)).unwrap();
    let written: serde_json::Value = serde_json::from_slice(&written).unwrap();
    let summary = &written["summary"][0];
    assert_eq!(summary["late"].as_u64(), Some(sidecar.times[0].late()));
    assert!(summary["max_ms"].as_f64().unwrap() >= 30.0, "{summary}");
    assert!(summary["median_ms"].as_f64().unwrap() < 30.0, "{summary}");
    // Without a time to think nobody is late.
    let relaxed = Plan { budget: Allowed::default(), ..plan };
    play(&relaxed, &folder.path().join("relaxed"), 2, Shard::WHOLE);
    assert_eq!(Sidecar::read(&folder.path().join("relaxed")).unwrap().times[0].late(), 0);
}

/// A file that someone has changed is refused with its line, not believed.
#[test]
fn lines_that_do_not_fit_together_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results");
    let bytes = play(&plan(["random", "random"], Allowed::default()), &file, 1, Shard::WHOLE);
    let text = String::from_utf8(bytes).unwrap();
    let cases = [
        ("\"seats\":[1,0]", "\"seats\":[7,0]", "line 3: entrant 7 where there are 2"),
        ("\"seats\":[1,0]", "\"seats\":[1]", "line 3: 2 scores of 1 seats"),
        ("\"decisions\":[", "\"decisions\":[1,", "line 2: 3 decisions of 2 seats"),
        ("\"games_per_block\":2", "\"games_per_block\":0", "a block of no games"),
        ("\"block\":0,\"game\":1", "\"block\":0,\"game\":0", "where block 0 game 1 was expected"),
        ("\"version\":2", "\"version\":1", "version 1, not parlor-arena 2"),
    ];
    for (from, to, reason) in cases {
        assert!(text.contains(from), "{from}");
        fs::write(&file, text.replacen(from, to, 1)).unwrap();
        let error = read(&file).unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
    }
}
