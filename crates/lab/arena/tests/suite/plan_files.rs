//! A wrong plan says where it is wrong and what would be right.

use parlor_arena::{Allowed, Arena, PlanFile, PlanFileError, Schedule, Seatings, StopUnit, check};
use parlor_backgammon_kit::BackgammonKit;

const PLAN: &str = r#"# Two random players.
game = "backgammon"
rules = "money"
length = "match-3"
schedule = "round-robin"
seatings = "rotations"
blocks = 20
seed = 7
cap = 5000
out = "results.jsonl"
entrants = [
    "random",
    "random",
    { name = "third", agent = "random" },
]

[budget]
nodes = 1000

[stop]
h0 = 0.0
h1 = 0.5
unit = "score"
"#;

/// Reads and checks a plan as the command line does.
fn read(text: &str) -> Result<PlanFile, PlanFileError> {
    let file = PlanFile::read(text)?;
    let arena = Arena::<BackgammonKit>::set(&file.setting);
    let arena = arena.map_err(|error| file.in_setting(&error))?;
    check(&arena, &file.plan).map_err(|error| file.in_plan(&error))?;
    Ok(file)
}

#[test]
fn a_plan_says_all_that_is_played() {
    let file = read(PLAN).unwrap();
    let plan = &file.plan;
    let names: Vec<&str> = plan.entrants.iter().map(|entrant| entrant.name.as_str()).collect();
    assert_eq!(names, ["random", "random#2", "third"]);
    assert_eq!((plan.schedule, plan.seatings), (Schedule::RoundRobin, Seatings::Rotations));
    assert_eq!((plan.blocks, plan.seed, plan.cap), (20, 7, 5000));
    assert_eq!(plan.budget, Allowed { nodes: Some(1000), think_ms: None });
    let stop = plan.stop.unwrap();
    assert_eq!((stop.h1, stop.unit, stop.alpha), (0.5, StopUnit::Score, 0.05));
    assert_eq!(file.out.unwrap().to_str(), Some("results.jsonl"));
}

#[test]
fn what_is_not_written_has_a_default() {
    let file = read("game = 'backgammon'\nentrants = ['random', 'random']\nblocks = 1").unwrap();
    assert_eq!((file.plan.seed, file.plan.cap, file.plan.stop), (0, 100_000, None));
    assert_eq!(file.plan.schedule, Schedule::RoundRobin);
}

/// (what is replaced, by what, line, column, part of the reason)
#[test]
fn every_fault_is_named_with_its_place() {
    let cases = [
        ("blocks = 20", "block = 20", (7, 1), "unknown field `block`, expected one of"),
        ("blocks = 20", "blocks = 0", (7, 10), "at least one block"),
        ("blocks = 20", "blocks = -1", (7, 10), "-1"),
        ("blocks = 20", "", (1, 1), "missing field `blocks`"),
        ("\"money\"", "\"tavla\"", (3, 9), "the rules standard, money, seed"),
        ("\"match-3\"", "\"match-x\"", (4, 10), "match-N"),
        ("\"match-3\"", "\"match-0\"", (4, 10), "match-N"),
        ("seed = 7", "wall = \"shared\"", (8, 8), "backgammon has no wall"),
        ("round-robin", "league", (5, 12), "expected one of `round-robin`, `gauntlet`, `fixed`"),
        ("round-robin", "fixed", (11, 12), "exactly 2 entrants, the plan has 3"),
        ("    \"random\",\n    \"random\",\n", "", (11, 12), "at least 2 entrants"),
        ("    \"random\",\n    {", "    \"nobody\",\n    {", (13, 5), "known: random"),
        ("\"third\"", "\"random\"", (14, 5), "two entrants have the name"),
        ("agent = \"random\"", "agent = \"random:x=1\"", (14, 5), "unknown parameter"),
        ("agent = \"random\"", "bot = \"random\"", (14, 23), "`name` or `agent`"),
        ("    \"random\",\n    {", "    12,\n    {", (13, 5), "expected \"SPEC\" or { name"),
        ("cap = 5000", "cap = 0", (9, 7), "at least one transition"),
        ("nodes = 1000", "nodes = 0", (17, 1), "nodes = 0: at least 1"),
        ("nodes = 1000", "think_ms = 0", (17, 1), "think_ms = 0: at least 1"),
        ("nodes = 1000", "[bots]\nanswer_ms = 0", (18, 1), "answer_ms = 0: at least 1"),
        ("\"third\"", "\"\"", (14, 5), "a name needs letters"),
        ("\"third\"", "\"a\\nb\"", (14, 5), "fits on one line"),
        ("nodes = 1000", "knots = 1000", (18, 1), "expected `nodes` or `think_ms`"),
        ("h1 = 0.5", "h1 = -0.5", (20, 1), "stop rule"),
        ("unit = \"score\"", "unit = \"elo\"", (23, 8), "`deviations` or `score`"),
        ("game = ", "game ", (2, 6), ""),
    ];
    for (from, to, at, reason) in cases {
        assert!(PLAN.contains(from), "{from}");
        let error = read(&PLAN.replacen(from, to, 1)).unwrap_err();
        assert_eq!((error.line, error.column), at, "{from} -> {to}: {error}");
        assert!(error.reason.contains(reason), "{from} -> {to}: {error}");
    }
}

/// Whatever is cut out of a plan, it is read or refused at a place that exists.
#[test]
fn broken_plans_never_panic() {
    for at in 0..PLAN.len() {
        let cut = [&PLAN.as_bytes()[..at], &PLAN.as_bytes()[at + 1..]].concat();
        for text in [&PLAN[..at], &String::from_utf8(cut).unwrap()] {
            if let Err(error) = read(text) {
                let line =
                    text.split('\n').nth(error.line - 1).unwrap_or_else(|| panic!("{error}"));
                assert!(error.column <= line.chars().count() + 1, "{error}");
            }
        }
    }
}
