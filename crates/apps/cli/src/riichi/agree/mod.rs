//! `parlor riichi agree`: how often an agent does what the players of records did.

mod print;
mod tally;
mod walk;

use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use parlor_agent::Allowance;
use parlor_experiments::{RecordFile, Records, Settings, Size};

use super::registry;
use crate::Failure;
use crate::language::spec_error;
use tally::Tally;
use walk::Walk;

/// Which records, and whose play
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Records (mjlog, tenhou.net/6, mjai), folders of them or tar archives; gzipped or not
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The agent to compare (`parlor agents riichi`)
    #[arg(long, value_name = "SPEC")]
    agent: String,
    /// Only the first N records, in the order of their names
    #[arg(long, value_name = "N")]
    limit: Option<NonZero<usize>>,
    /// Try it out on the first five records
    #[arg(long, conflicts_with = "limit")]
    quick: bool,
    /// Only the decisions of this player
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Number of players to show, those with the most decisions first
    #[arg(long, value_name = "N", default_value_t = 10)]
    players: usize,
    /// Search nodes that each decision may use
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Milliseconds that each decision may use
    #[arg(long, value_name = "MS")]
    think_ms: Option<u64>,
    /// Seed for randomised agents
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; default: all cores. Does not change the figures
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Print JSON, with all players
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Decisions with a single possibility are left out. docs/user/mjai.md says what counts as agreement.

Examples:
  parlor riichi agree testdata/riichi/agents.mjai --agent lt-fast
  parlor riichi agree logs.tar.gz --agent sp-draw --limit 20
  parlor riichi agree logs/ --agent house --player 'my name' --json";

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let registry = registry();
    registry
        .check(&args.agent)
        .map_err(|error| Failure::Usage(format!("--agent: {}", spec_error(&error))))?;
    let mut files: Vec<RecordFile> = Vec::new();
    for path in &args.files {
        let found = Records::RiichiMatches.expect(path);
        files.extend(found.map_err(|error| Failure::Work(error.into()))?.files);
    }
    files.truncate(if args.quick { 5 } else { args.limit.map_or(usize::MAX, NonZero::get) });
    let walk = Walk {
        registry: &registry,
        spec: &args.agent,
        seed: args.seed,
        allowance: Allowance {
            nodes: args.nodes,
            think: args.think_ms.map(Duration::from_millis),
            cancel: None,
        },
        player: args.player.as_deref(),
    };
    let is_seen = io::stderr().is_terminal();
    let n_files = files.len();
    let watch = |done: f64| {
        if is_seen {
            eprint!("\r{:.0} % of {n_files} records\x1b[K", 100.0 * done);
        }
    };
    let cores = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let threads = args.threads.unwrap_or(cores);
    let settings =
        Settings { size: Size::Full, seed: args.seed, threads, records: None, watch: &watch };
    let walked = settings.map(n_files as u64, |n| walk.file(&files[n as usize]));
    if is_seen {
        eprint!("\r\x1b[K");
    }
    let (mut tally, mut failed) = (Tally::default(), 0);
    for one in walked {
        match one {
            Ok(one) => tally.merge(one),
            Err(error) => {
                failed += 1;
                eprintln!("error: {error}");
            }
        }
    }
    if let Some(name) = args.player.as_ref().filter(|_| failed == 0 && tally.players.is_empty()) {
        return Err(Failure::Usage(format!("--player: {name:?} plays in none of these records")));
    }
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", print::fields(args, n_files - failed, &tally))?;
    } else {
        write!(out, "{}", print::words(args, n_files - failed, &tally))?;
    }
    if failed == 0 { Ok(()) } else { Err(Failure::Reported) }
}
