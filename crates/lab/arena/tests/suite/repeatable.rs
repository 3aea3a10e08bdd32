//! Threads, shards and interruptions cannot change a byte of the results.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::fs;
use std::path::{Path, PathBuf};

use parlor_arena::{
    Allowed, Arena, BotLimits, GameLine, Options, Plan, Report, RunError, Schedule, Seatings,
    Setting, Shard, Standings, StopModel, StopRule, StopUnit, merge, read, run,
};
use parlor_backgammon_kit::BackgammonKit;

fn arena() -> Arena<BackgammonKit> {
    Arena::set(&Setting::default()).unwrap()
}

fn plan(blocks: u64) -> Plan {
    Plan {
        entrants: Plan::entrants(&["random".to_owned(), "random".to_owned(), "random".to_owned()]),
        schedule: Schedule::RoundRobin,
        seatings: Seatings::Rotations,
        blocks,
        seed: 42,
        budget: Allowed::default(),
        cap: 100_000,
        stop: None,
        bots: BotLimits::default(),
    }
}

fn play(file: &Path, plan: &Plan, threads: usize, shard: Shard) -> Result<Standings, RunError> {
    let options = Options { file: file.to_owned(), threads, shard };
    run(&arena(), plan, &options, |_| {})
}

fn bytes(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap()
}

#[test]
fn any_number_of_threads_gives_the_same_file() {
    let folder = tempfile::tempdir().unwrap();
    let files: Vec<PathBuf> = [1, 2, 8]
        .map(|threads| {
            let file = folder.path().join(format!("{threads}.jsonl"));
            play(&file, &plan(50), threads, Shard::WHOLE).unwrap();
            file
        })
        .to_vec();
    assert!(bytes(&files[0]).len() > 10_000);
    assert_eq!(bytes(&files[0]), bytes(&files[1]));
    assert_eq!(bytes(&files[0]), bytes(&files[2]));
}

#[test]
fn merged_shards_give_the_same_file_and_gaps_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let whole = folder.path().join("whole.jsonl");
    play(&whole, &plan(23), 2, Shard::WHOLE).unwrap();
    let shards: Vec<PathBuf> = (1..=7)
        .map(|part| {
            let file = folder.path().join(format!("shard-{part}.jsonl"));
            play(&file, &plan(23), 2, Shard::new(part, 7).unwrap()).unwrap();
            file
        })
        .collect();
    let merged = folder.path().join("merged.jsonl");
    merge(&shards, &merged).unwrap();
    assert_eq!(bytes(&whole), bytes(&merged));

    let before = bytes(&shards[2]);
    let error = merge(&shards, &shards[2]).unwrap_err().to_string();
    assert!(error.contains("is one of the files to merge"), "{error}");
    assert_eq!(bytes(&shards[2]), before);
    let nowhere = folder.path().join("no/such/file");
    let error = merge(&shards, &nowhere).unwrap_err().to_string();
    assert_eq!(error.matches("No such file").count(), 1, "{error}");

    // Again is fine, and so is what a killed merge would have left; anything else is left alone.
    merge(&shards, &merged).unwrap();
    fs::write(&merged, &bytes(&whole)[..500]).unwrap();
    merge(&shards, &merged).unwrap();
    assert_eq!(bytes(&whole), bytes(&merged));
    let notes = folder.path().join("notes.txt");
    fs::write(&notes, "dear diary\n").unwrap();
    let error = merge(&shards, &notes).unwrap_err().to_string();
    assert!(error.contains("holds something else"), "{error}");
    assert_eq!(bytes(&notes), b"dear diary\n");
    let taken = folder.path().join("taken");
    fs::create_dir(&taken).unwrap();
    assert!(merge(&shards, &taken).is_err());
    let left = |entry: fs::DirEntry| entry.path().extension().is_some_and(|end| end == "new");
    assert!(!fs::read_dir(folder.path()).unwrap().any(|entry| left(entry.unwrap())));

    let gap = merge(&shards[1..], &merged).unwrap_err();
    assert_eq!(gap.to_string(), "block 0 is missing: 19 of 23 blocks are there");
    let twice = [shards.as_slice(), &shards[..1]].concat();
    assert!(merge(&twice, &merged).unwrap_err().to_string().starts_with("block 0 is in "));
    let other = folder.path().join("other.jsonl");
    play(&other, &plan(24), 1, Shard::new(1, 7).unwrap()).unwrap();
    let mixed = [&shards[1..], &[other]].concat();
    assert!(merge(&mixed, &merged).unwrap_err().to_string().contains("another plan"));
}

/// A killed run leaves any prefix of its file; going on gives the whole file.
#[test]
fn a_run_goes_on_from_any_byte() {
    let folder = tempfile::tempdir().unwrap();
    let whole = folder.path().join("whole.jsonl");
    play(&whole, &plan(20), 2, Shard::WHOLE).unwrap();
    let text = bytes(&whole);
    let header = text.iter().position(|&b| b == b'\n').unwrap() + 1;
    for cut in (header..text.len()).step_by(197) {
        let file = folder.path().join("cut.jsonl");
        fs::write(&file, &text[..cut]).unwrap();
        play(&file, &plan(20), 2, Shard::WHOLE).unwrap();
        assert!(bytes(&file) == text, "cut at {cut}");
    }
}

#[test]
fn a_stop_rule_stops_at_the_same_block_whatever_the_threads() {
    let folder = tempfile::tempdir().unwrap();
    let mut plan = plan(5_000);
    plan.stop =
        Some(StopRule { h0: -1.0, h1: 1.0, unit: StopUnit::Score, alpha: 0.05, beta: 0.05 });
    let [one, four] = [1, 4].map(|threads| {
        let file = folder.path().join(format!("stop-{threads}.jsonl"));
        play(&file, &plan, threads, Shard::WHOLE).unwrap();
        bytes(&file)
    });
    assert_eq!(one, four);
    let games = one.iter().filter(|&&b| b == b'\n').count() - 1;
    assert!(games < 5_000, "{games} games");
    // Going on with a decided run plays nothing more.
    let file = folder.path().join("stop-1.jsonl");
    play(&file, &plan, 2, Shard::WHOLE).unwrap();
    assert_eq!(bytes(&file), one);
}

/// Matches are won or lost, so their pairs are counted in classes; money games have points.
#[test]
fn pairs_of_matches_are_tested_in_five_classes() {
    let folder = tempfile::tempdir().unwrap();
    let mut plan = plan(5_000);
    plan.stop =
        Some(StopRule { h0: -0.5, h1: 0.5, unit: StopUnit::Deviations, alpha: 0.05, beta: 0.05 });
    let (rules, length) = (Some("seed".to_owned()), Some("match-1".to_owned()));
    let matches = Arena::<BackgammonKit>::set(&Setting { rules, length, wall: None }).unwrap();
    let [one, four] = [1, 4].map(|threads| {
        let file = folder.path().join(format!("pairs-{threads}.jsonl"));
        let options = Options { file: file.clone(), threads, shard: Shard::WHOLE };
        run(&matches, &plan, &options, |_| {}).unwrap();
        file
    });
    assert_eq!(bytes(&one), bytes(&four));
    let report = Report::read(&one).unwrap();
    let stop = report.stop.clone().unwrap();
    assert_eq!(stop.model, StopModel::Pentanomial);
    let accepted = stop.accepted.unwrap();
    // What entrant 0 won in each of its pairs, counted by hand from the games.
    let (_, lines) = read(&one).unwrap();
    let mut pairs = [0; 5];
    for pair in lines.chunks(2).filter(|pair| pair[0].seats.contains(&0)) {
        let won = |line: &GameLine| line.scores[line.seats.iter().position(|&e| e == 0).unwrap()];
        pairs[(2.0 + pair.iter().map(won).sum::<f64>()) as usize] += 1;
    }
    assert_eq!(stop.pairs, Some(pairs));
    let markdown = report.markdown();
    let verdict = format!("{accepted} accepted after {} of 5000 blocks, LLR ", report.blocks);
    assert!(markdown.contains(&verdict), "{markdown}");
    assert!(markdown.contains("pentanomial model"), "{markdown}");
    let counted = format!("- pairs: {} with 0, {} with ½", pairs[0], pairs[1]);
    assert!(markdown.contains(&counted), "{markdown}");

    let money = folder.path().join("money.jsonl");
    play(&money, &plan, 2, Shard::WHOLE).unwrap();
    let stop = Report::read(&money).unwrap().stop.unwrap();
    assert_eq!((stop.model, stop.pairs), (StopModel::Normal, None));
}

#[test]
fn wrong_plans_are_refused_before_anything_runs() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("none.jsonl");
    let refused = |change: &dyn Fn(&mut Plan), shard| {
        let mut plan = plan(5);
        change(&mut plan);
        let error = play(&file, &plan, 1, shard).unwrap_err().to_string();
        assert!(!file.exists(), "{error}");
        error
    };
    let whole = Shard::WHOLE;
    let error = refused(&|plan| plan.entrants[1].agent = "nobody".to_owned(), whole);
    assert!(error.contains("known: random"), "{error}");
    assert!(refused(&|plan| plan.blocks = 0, whole).contains("at least one block"));
    let error = refused(&|plan| plan.entrants.truncate(1), whole);
    assert_eq!(error, "round-robin needs at least 2 entrants, the plan has 1 entrants");
    let error = refused(&|plan| plan.schedule = Schedule::Fixed, whole);
    assert!(error.contains("exactly 2 entrants"), "{error}");
    let error = refused(&|plan| plan.entrants[1].name = "random".to_owned(), whole);
    assert!(error.contains("two entrants have the name"), "{error}");
    let stop = StopRule { h0: 1.0, h1: 0.0, unit: StopUnit::Score, alpha: 0.05, beta: 0.05 };
    assert!(refused(&|plan| plan.stop = Some(stop), whole).contains("stop rule"));
    let stop = StopRule { h0: 0.0, h1: 1.0, unit: StopUnit::Score, alpha: 0.05, beta: 0.05 };
    let error = refused(&|plan| plan.stop = Some(stop), Shard::new(1, 2).unwrap());
    assert!(error.contains("shard"), "{error}");
}

#[test]
fn a_file_of_another_plan_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.jsonl");
    play(&file, &plan(3), 1, Shard::WHOLE).unwrap();
    let before = bytes(&file);
    let error = play(&file, &plan(4), 1, Shard::WHOLE).unwrap_err().to_string();
    assert!(error.contains("another plan"), "{error}");
    assert_eq!(bytes(&file), before);
    fs::write(&file, "something else\n").unwrap();
    let error = play(&file, &plan(4), 1, Shard::WHOLE).unwrap_err().to_string();
    assert!(error.contains("not a result file"), "{error}");
}

#[test]
fn two_runs_cannot_write_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.jsonl");
    play(&file, &plan(3), 1, Shard::WHOLE).unwrap();
    let before = bytes(&file);
    let other = fs::File::open(&file).unwrap();
    other.lock().unwrap();
    let error = play(&file, &plan(3), 1, Shard::WHOLE).unwrap_err().to_string();
    assert!(error.contains("another run is writing"), "{error}");
    assert_eq!(bytes(&file), before);
    drop(other);
    play(&file, &plan(3), 1, Shard::WHOLE).unwrap();
}

/// A run killed while it wrote its header begins anew.
#[test]
fn a_part_of_a_header_is_no_hindrance() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.jsonl");
    play(&file, &plan(3), 1, Shard::WHOLE).unwrap();
    let text = bytes(&file);
    for len in [0, 1, 100] {
        fs::write(&file, &text[..len]).unwrap();
        play(&file, &plan(3), 1, Shard::WHOLE).unwrap();
        assert!(bytes(&file) == text, "{len}");
    }
}

#[test]
fn equal_agents_come_out_equal() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.jsonl");
    let standings = play(&file, &plan(300), 2, Shard::WHOLE).unwrap();
    let table = standings.table();
    assert_eq!(table.iter().map(|line| line.games).sum::<u64>(), 2 * 2 * 300);
    for line in &table {
        let (low, high) = line.interval.unwrap();
        assert!(low < line.mean && line.mean < high);
        assert!(line.times_ms.is_some() && line.faults.total() == 0);
    }
    let sum: f64 = table.iter().map(|line| line.mean).sum();
    assert!(sum.abs() < 1e-9, "zero-sum: {sum}");
    assert_eq!(standings.pairings().len(), 3);
}
