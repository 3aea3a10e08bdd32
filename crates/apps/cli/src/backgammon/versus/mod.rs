//! `parlor backgammon versus`: an agent of ours against another program.

mod table;

use std::num::NonZero;
use std::path::PathBuf;

use anyhow::{bail, ensure};
use parlor_backgammon_agents::registry;
use parlor_stats::{Confidence, Moments};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::cache;
use super::kept::{Kept, Part};
use super::peer::PeerSpec;
use crate::language::check_agent;
use crate::output;
use crate::threads;

use table::Table;

/// Who plays
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The other program: gnubg:ply=N or bgsage:ply=N
    program: String,
    /// Our agent (`parlor agents backgammon`)
    #[arg(long, value_name = "SPEC", default_value = "house:ply=0")]
    agent: String,
    /// What is played: game (for money, without the cube) or match-N (to N points, with the cube)
    #[arg(long, default_value = "game", value_parser = length)]
    length: Length,
    /// Pairs with the same dice, our agent at either seat once
    #[arg(long, value_name = "N", default_value_t = 300)]
    pairs: u64,
    /// Seed for the dice
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Keep every pair in this file; an existing file of the same players and seed is resumed
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Number of threads; default: all cores. Does not change the result
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<usize>>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
The last column is 95 % either way, over pairs. In the second line the luck of every roll is taken away: what the
best play of the roll is worth less the mean over all rolls, as Parlor's networks see it at 0-ply, in points or, in
a match, in chances to win it by the match equity table. It changes no mean and narrows the interval.

Examples:
  parlor backgammon versus gnubg:ply=0 --pairs 10000 --out gnubg-0.jsonl
  parlor backgammon versus gnubg:ply=0 --length match-7 --pairs 250 --out gnubg-match.jsonl
  parlor backgammon versus bgsage:ply=0 --agent house:ply=0";

/// Money games, or matches of so many points.
#[derive(Clone, Copy)]
struct Length(Option<u16>);

/// The longest match that our equity table was made for.
const LONGEST: u16 = 25;

fn length(text: &str) -> anyhow::Result<Length> {
    let points = text.strip_prefix("match-").and_then(|points| points.parse().ok());
    match (text, points.filter(|points| (1..=LONGEST).contains(points))) {
        ("game", _) => Ok(Length(None)),
        (_, Some(points)) => Ok(Length(Some(points))),
        _ => bail!("expected game or match-1 to match-{LONGEST}"),
    }
}

/// What a file begins with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Header {
    agent: String,
    program: String,
    seed: u64,
    /// How long a match is; money games have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    match_to: Option<u16>,
}

/// A pair of games or matches: what we won as seat A and as seat B, in points or matches, and the same less
/// our luck.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Pair {
    pair: u64,
    points: [f64; 2],
    adjusted: [f64; 2],
}

impl Part for Pair {
    fn number(&self) -> u64 {
        self.pair
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    ensure!(args.pairs > 0, "--pairs is 0; at least one pair of games is needed");
    check_agent(&registry(), &args.agent)?;
    let spec = PeerSpec::parse(&args.program)?;
    // Read from the cache, where they are, rather than computed on first use.
    cache::endings(None);
    let Length(match_to) = args.length;
    let Args { agent, program, seed, .. } = args;
    let header = Header { agent: agent.clone(), program: program.clone(), seed: *seed, match_to };
    let kept = match &args.out {
        Some(path) => Kept::resume(path, &header)?,
        None => Kept::nowhere(),
    };
    let table = || Table::new(spec, agent, match_to);
    let play = |table: &mut Table, pair| table.pair(pair, *seed);
    report(args, &kept.complete(args.pairs, threads(args.threads), table, play)?)
}

fn report(args: &Args, pairs: &[Pair]) -> anyhow::Result<()> {
    let half = |of: fn(&Pair) -> [f64; 2]| {
        let mut moments = Moments::default();
        moments.extend(pairs.iter().map(|pair| of(pair).iter().sum::<f64>() / 2.0));
        let interval = moments.student_interval(Confidence::P95);
        (moments.mean().unwrap_or(0.0), interval.map_or(f64::NAN, |found| found.width() / 2.0))
    };
    let (points, adjusted) = (half(|pair| pair.points), half(|pair| pair.adjusted));
    let Args { agent, program, seed, length: Length(match_to), .. } = args;
    let fields = || {
        let bounds = |(mean, reach): (f64, f64)| json!({"mean": mean, "reach_95": reach});
        let what = if match_to.is_some() { "won" } else { "points" };
        json!({
            "agent": agent, "program": program, "seed": seed, "match_to": match_to,
            "pairs": pairs.len(), what: bounds(points), "adjusted": bounds(adjusted),
        })
    };
    let words = || {
        let line = |name: &str, (mean, reach): (f64, f64)| match match_to {
            None => format!("{name:<16} {mean:+.4} ± {reach:.4}\n"),
            Some(_) => format!("{name:<16} {:.2} % ± {:.2}\n", 100.0 * mean, 100.0 * reach),
        };
        let (what, name) = match match_to {
            None => ("games".to_owned(), "points a game"),
            Some(to) => (format!("matches to {to}"), "matches won"),
        };
        format!("{agent} against {program}, {} pairs of {what}\n", pairs.len())
            + &line(name, points)
            + &line("less the luck", adjusted)
    };
    output::show(args.json, fields, words)
}
