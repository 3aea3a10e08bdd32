//! `parlor backgammon judge`: where an agent and another program play differently, both plays are played out.

use std::io::BufRead;
use std::num::NonZero;
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use anyhow::{Context, ensure};
use parlor_agent::Stream;
use parlor_backgammon::{Board, Men};
use parlor_backgammon_agents::net::Networks;
use parlor_backgammon_agents::rollout::{ROUND, Rollout};
use parlor_backgammon_agents::{Stakes, registry};
use parlor_formats::backgammon::PositionId;
use parlor_stats::Moments;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::cache;
use super::kept::{Kept, Part};
use super::loss::{self, Decision};
use crate::failure::OrUsage;
use crate::language::spec_error;
use crate::{files, output, threads};

/// Which decisions, and who is compared
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// JSON lines as `loss` reads them: x, o (or pos), dice and cand, a list of after and eq; may be packed by gzip
    rows: String,
    /// The agent whose plays are compared
    #[arg(long, value_name = "SPEC", default_value = "house")]
    agent: String,
    /// With which plays: best, the best of cand, or those in this field of the rows, such as zero or one
    #[arg(long, value_name = "FIELD", default_value = "best")]
    beside: String,
    /// At most so many games for each play, in 36s
    #[arg(long, value_name = "N", default_value_t = 1296)]
    trials: usize,
    /// The networks' chances stand for what follows after so many turns; default: play to the end
    #[arg(long, value_name = "TURNS", value_parser = clap::value_parser!(u32).range(1..))]
    truncate: Option<u32>,
    /// Stop once the difference is so many standard errors away from 0
    #[arg(long, value_name = "N", default_value_t = 3.0)]
    decided: f64,
    /// Judge only the first so many rows on which the plays differ
    #[arg(long, value_name = "N")]
    most: Option<usize>,
    /// Seed for the dice
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Keep every judgement in this file; an existing file of the same settings is resumed
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
Both plays are played out to the end by the networks, 0-ply, with the same dice, the luck of every roll taken away.
A row is decided once its difference is --decided standard errors away from 0, not before 144 games; what is
not decided after --trials games is too close. Thousandths of a point, for the agent; 95 % either way over rows.
`file` is the same difference by the equities of the rows.

Examples:
  parlor backgammon judge plays-dev.jsonl.gz --agent house --most 200 --out judged.jsonl
  parlor backgammon judge plays-dev.jsonl.gz --agent net --beside zero --truncate 20";

/// Trials are looked at after so many rounds, and nothing is decided before.
const STEP: usize = 4;

/// What a file begins with.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct Header {
    rows: String,
    agent: String,
    beside: String,
    trials: usize,
    truncate: Option<u32>,
    decided: f64,
    seed: u64,
    networks: String,
}

/// Two plays of a row.
struct Pair<'a> {
    row: &'a Decision,
    /// The boards after them, with the mover on roll still: the agent's and the other's.
    boards: [Board; 2],
}

/// What came of the play of the agent less what came of the other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Judgement {
    number: u64,
    kind: String,
    /// The positions after both plays.
    plays: [String; 2],
    /// By the rollouts, and its standard error.
    gain: f64,
    error: f64,
    games: u64,
    is_decided: bool,
    /// By the equities of the row.
    file: Option<f64>,
}

impl Part for Judgement {
    fn number(&self) -> u64 {
        self.number
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let least = STEP * ROUND;
    ensure!(args.trials >= least, "--trials is {}; at least {least} are needed", args.trials);
    registry().check(&args.agent).map_err(|error| spec_error(&error)).or_usage()?;
    // Read from the cache, where they are, rather than computed on first use.
    cache::endings(None);
    let field = Some(&*args.beside).filter(|&field| field != "best");
    let mut rows = Vec::new();
    for (number, line) in (1..).zip(files::unpacked(&args.rows)?.lines()) {
        rows.push(loss::decision(&line?, field).with_context(|| format!("line {number}"))?);
    }
    ensure!(!rows.is_empty(), "{} has no rows", args.rows);
    let mut pairs = pairs(&rows, args)?;
    let differ = pairs.len();
    pairs.truncate(args.most.unwrap_or(differ));
    let networks = Networks::shipped();
    let header = Header {
        rows: digest(&rows),
        agent: args.agent.clone(),
        beside: args.beside.clone(),
        trials: args.trials,
        truncate: args.truncate,
        decided: args.decided,
        seed: args.seed,
        networks: networks.digest(),
    };
    let kept = match &args.out {
        Some(path) => Kept::resume(path, &header)?,
        None => Kept::nowhere(),
    };
    let judge =
        |(): &mut (), number: u64| Ok(pairs[number as usize].judge(number, args, &networks));
    let found = kept.complete(pairs.len() as u64, threads(args.threads), || Ok(()), judge)?;
    let Args { agent, beside, .. } = args;
    let heading = format!("{agent} and {beside} differ on {differ} of {} rows\n", rows.len());
    let fields = || {
        json!({
            "agent": agent, "beside": beside, "rows": rows.len(), "differ": differ,
            "judged": found.iter().map(|it| json!(it)).collect::<Vec<Value>>(),
        })
    };
    output::show(args.json, fields, || heading + &table(&found))
}

/// The rows on which the plays differ, in their order.
fn pairs<'a>(rows: &'a [Decision], args: &Args) -> anyhow::Result<Vec<Pair<'a>>> {
    let share = rows.len().div_ceil(threads(args.threads).get());
    let of = |part: &'a [Decision]| {
        let found = part.iter().map(|row| Pair::of(row, &args.agent));
        found.filter_map(Result::transpose).collect::<anyhow::Result<Vec<_>>>()
    };
    let parts = thread::scope(|scope| {
        let parts: Vec<_> = rows.chunks(share).map(|part| scope.spawn(move || of(part))).collect();
        let joined = parts.into_iter().map(|part| match part.join() {
            Ok(found) => found,
            Err(panic) => resume_unwind(panic),
        });
        joined.collect::<anyhow::Result<Vec<_>>>()
    })?;
    Ok(parts.into_iter().flatten().collect())
}

/// Which rows they are: a file of judgements is good for the same ones only.
fn digest(rows: &[Decision]) -> String {
    let named = rows.iter().map(|row| format!("{} {};", PositionId::of(&row.board), row.dice));
    format!("{:016x}", Stream::label(&named.collect::<String>()))
}

impl<'a> Pair<'a> {
    /// `None` where both play alike.
    fn of(row: &'a Decision, agent: &str) -> anyhow::Result<Option<Pair<'a>>> {
        let listed = row.losses.iter().find(|&&(_, loss)| loss == 0.0).map(|(after, _)| after);
        let other = row.beside.as_ref().or(listed).context("no play to compare with")?;
        let other: PositionId = other.parse().with_context(|| format!("{other:?}"))?;
        let other = other.board(Men::MAX)?.flipped();
        let ours = loss::play_of(agent, &row.board, row.dice)?;
        let ended = ours.own().all_off() || other.own().all_off();
        Ok((ours != other && !ended).then_some(Pair { row, boards: [ours, other] }))
    }

    /// Plays both out with the same dice until it is clear which is better, or long enough.
    fn judge(&self, number: u64, args: &Args, networks: &Arc<Networks>) -> Judgement {
        let rollouts = self.boards.map(|board| Rollout {
            board: board.flipped(),
            stakes: Stakes::MONEY,
            cube: None,
            unit: 1,
            jacoby: false,
            truncate: args.truncate,
            seed: args.seed.wrapping_add(number << 16),
        });
        let (mut found, mut is_decided) = (Moments::default(), false);
        let rounds = args.trials / ROUND;
        for first in (0..rounds).step_by(STEP) {
            let rounds = first..(first + STEP).min(rounds);
            let [ours, other] = rollouts
                .each_ref()
                .map(|rollout| rollout.rounds(networks, rounds.clone(), NonZero::<usize>::MIN));
            // After the play the opponent is on roll: what he has more is what the play has lost.
            let gains = ours.iter().zip(&other).map(|(ours, other)| other.equity - ours.equity);
            found.extend(gains);
            is_decided = gain(&found).abs() >= args.decided * error(&found);
            if is_decided {
                break;
            }
        }
        let plays = self.boards.map(|board| PositionId::of(&board.flipped()).to_string());
        let by_file = |after: &String| {
            let listed = self.row.losses.iter().find(|(other, _)| other == after);
            listed.map(|&(_, loss)| loss)
        };
        let file = by_file(&plays[1]).zip(by_file(&plays[0])).map(|(other, ours)| other - ours);
        Judgement {
            number,
            kind: self.row.kind.clone(),
            plays,
            gain: gain(&found),
            error: error(&found),
            games: found.count(),
            is_decided,
            file,
        }
    }
}

fn gain(found: &Moments) -> f64 {
    found.mean().unwrap_or(0.0)
}

/// The standard error of the mean; without one nothing is known.
fn error(found: &Moments) -> f64 {
    found.standard_error().unwrap_or(f64::INFINITY)
}

fn table(found: &[Judgement]) -> String {
    let mut kinds: Vec<&str> = found.iter().map(|row| &*row.kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let mut text = line("all", &found.iter().collect::<Vec<_>>());
    for kind in kinds {
        let of: Vec<_> = found.iter().filter(|row| row.kind == kind).collect();
        text += &line(kind, &of);
    }
    text
}

/// One kind of rows.
fn line(name: &str, rows: &[&Judgement]) -> String {
    let side = |is_ours: bool| {
        let decided = rows.iter().filter(move |row| row.is_decided && (row.gain > 0.0) == is_ours);
        let by: f64 = decided.clone().map(|row| row.gain.abs()).sum();
        let n = decided.count();
        format!("{n:>4} by {:6.2}", 1e3 * by / n.max(1) as f64)
    };
    let close = rows.iter().filter(|row| !row.is_decided).count();
    let (mean, reach) = loss::mean(rows.iter().map(|row| row.gain));
    let listed = rows.iter().filter_map(|row| row.file);
    let (file, file_reach) = loss::mean(listed);
    format!(
        "{name:<10} {:>5} judged: agent right {}, other right {}, too close {close:>4}; mean {mean:+7.2} ± {reach:5.2}, \
         file {file:+7.2} ± {file_reach:5.2}\n",
        rows.len(),
        side(true),
        side(false),
    )
}
