//! `parlor train riichi-house`

use std::num::NonZero;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use clap::ArgGroup;
use parlor_agent::{Agent, PlayOptions, Stream, play_deal};
use parlor_analysis::riichi::{RecordsError, matches};
use parlor_experiments::Records;
use parlor_formats::riichi::replay::DealInputs;
use parlor_game::{Game, Match, Seat, Silent};
use parlor_riichi::{Contest, Deal, DrawOrder, RuleSet, Wall};
use parlor_riichi_agents::house::GameStatistics;
use parlor_riichi_agents::registry;

use crate::failure::OrUsage;
use crate::files;
use crate::language::spec_error;

/// Count what the riichi player house reads its rivals by
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
#[command(group(ArgGroup::new("counted").required(true).multiple(true).args(["records", "matches"])))]
pub(crate) struct Args {
    /// Records of matches: a file, an archive or a folder of them
    #[arg(long, value_name = "PATH")]
    records: Option<PathBuf>,
    /// Only the first N records, in the order of their names: keep the others to judge by
    #[arg(long, value_name = "N", requires = "records")]
    limit: Option<NonZero<usize>>,
    /// Also count this many half-games of four equal players
    #[arg(long, value_name = "N")]
    matches: Option<u64>,
    /// Who plays them
    #[arg(
        long,
        value_name = "SPEC",
        default_value = "sp-draw:reach=2,shape=0",
        requires = "matches"
    )]
    agent: String,
    /// Seed for the walls
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

const EXAMPLES: &str = "\
The tables that come with Parlor are crates/agents/riichi-agents/data/house.txt; the first lines say
which command made them.

Examples:
  parlor train riichi-house --records logs.tar.gz --limit 80 --out house.txt
  parlor train riichi-house --matches 50 --agent lt-fast --out house.txt";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    registry().check(&args.agent).map_err(|error| spec_error(&error)).or_usage()?;
    let mut statistics = GameStatistics::default();
    if let Some(path) = &args.records {
        count_records(path, args.limit, &mut statistics)?;
    }
    let recorded = statistics.deals();
    for number in 0..args.matches.unwrap_or(0) {
        count_match(&args.agent, Stream::derived(args.seed, &[number]), &mut statistics)?;
    }
    let played = statistics.deals() - recorded;
    ensure!(statistics.deals() > 0, "no deal was found, so there is nothing to count");
    let text = format!(
        "# What house reads its rivals by: shares and points counted in {recorded} recorded deals and\n\
         # {played} deals of self-play. What each line means: the fields of `Tables` in house/tables.rs.\n\
         # Made by: {}\n{}",
        command(args),
        statistics.tables()
    );
    files::write(&args.out, text)
}

/// The command that was given, less where its result goes; records by their last name alone.
fn command(args: &Args) -> String {
    let mut command = "parlor train riichi-house".to_owned();
    if let Some(name) = args.records.as_deref().and_then(Path::file_name) {
        command += &format!(" --records {}", name.to_string_lossy());
    }
    if let Some(limit) = args.limit {
        command += &format!(" --limit {limit}");
    }
    if let Some(matches) = args.matches {
        command += &format!(" --matches {matches} --agent {} --seed {}", args.agent, args.seed);
    }
    command
}

fn count_records(
    path: &Path,
    limit: Option<NonZero<usize>>,
    statistics: &mut GameStatistics,
) -> anyhow::Result<()> {
    let mut files = Records::RiichiMatches.expect(path)?.files;
    files.truncate(limit.map_or(usize::MAX, NonZero::get));
    for file in &files {
        let named = || file.to_string();
        for played in matches(file.open().with_context(named)?).with_context(named)? {
            // A record that breaks off or breaks a rule is left out.
            if let Err(RecordsError::Mismatch(_)) = played {
                continue;
            }
            for deal in &played.with_context(named)?.deals {
                count_inputs(deal, statistics).with_context(named)?;
            }
        }
    }
    Ok(())
}

fn count_inputs(recorded: &DealInputs, statistics: &mut GameStatistics) -> anyhow::Result<()> {
    let mut deal = Deal::start(&recorded.setup);
    for input in &recorded.inputs {
        statistics.watch(&deal, input);
        input.put_to(&mut deal, &mut Silent)?;
    }
    statistics.finish(&deal);
    Ok(())
}

/// One half-game of four equal players.
fn count_match(
    spec: &str,
    mut chance: Stream,
    statistics: &mut GameStatistics,
) -> anyhow::Result<()> {
    let mut agents: Vec<Box<dyn Agent<Deal>>> = Vec::new();
    for seat in Seat::ALL {
        agents.push(registry().build(spec, seat.idx() as u64)?);
    }
    let mut contest = Contest::new(&RuleSet::default());
    while let Some((_, setup)) = contest.next() {
        let mut wall = Wall::shuffled(&setup, DrawOrder::Wall, &mut chance);
        let mut deal = Deal::start(&setup);
        let mut before = deal.clone();
        play_deal(&mut deal, &mut wall, &mut agents, &PlayOptions::default(), |step| {
            statistics.watch(&before, step.input);
            before.clone_from(step.game);
        })?;
        statistics.finish(&deal);
        contest.record(&deal)?;
    }
    Ok(())
}
