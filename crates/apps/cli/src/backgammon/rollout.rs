//! `parlor backgammon rollout`: positions played out many times.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use parlor_backgammon::{Board, Dice, Phase, RuleSet};
use parlor_backgammon_agents::net::Networks;
use parlor_backgammon_agents::rollout::{Mean, ROUND, Rollout, Tally, likely_plays};
use parlor_backgammon_agents::{Holder, MatchEquityTable, Stakes};
use parlor_formats::backgammon::{PositionId, notation};
use serde_json::{Value, json};

use super::row::{read_board, read_dice};
use super::{position, rules};
use crate::batch::{self, Row};
use crate::failure::OrUsage;
use crate::output::{self, Ticker};
use crate::{files, threads};

/// Which position, and how
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A position ID, position ID:match ID, or XGID
    #[arg(required_unless_present = "batch")]
    position: Option<String>,
    /// The roll: its best plays are compared
    #[arg(long, value_parser = position::dice)]
    dice: Option<Dice>,
    /// How many plays are compared
    #[arg(long, value_name = "N", default_value_t = 3)]
    plays: usize,
    /// How many games at most, in 36s
    #[arg(long, value_name = "N", default_value_t = 1296)]
    trials: usize,
    /// The networks' chances stand for what follows after so many turns
    #[arg(long, value_name = "TURNS", value_parser = clap::value_parser!(u32).range(1..))]
    truncate: Option<u32>,
    /// Without the cube
    #[arg(long)]
    cubeless: bool,
    /// Stop once every standard error is at most this
    #[arg(long, value_name = "E")]
    error: Option<f64>,
    /// Stop once the best is ahead by so many joint standard errors
    #[arg(long, value_name = "N")]
    decided: Option<f64>,
    /// Seed for the dice
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Number of threads; default: all cores. Does not change the result
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<usize>>,
    /// Keep what was played in this file, and go on from it
    #[arg(long, value_name = "FILE", conflicts_with = "batch")]
    save: Option<PathBuf>,
    /// The ruleset
    #[arg(long, default_value = "standard", value_parser = rules)]
    rules: RuleSet,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Read JSON lines with x, o (or pos) and perhaps dice, of money games with the cube in the middle;
    /// answer each with its lines
    #[arg(long, conflicts_with_all = ["position", "dice", "json"])]
    batch: bool,
}

const EXAMPLES: &str = "\
Both sides play by the networks without looking ahead; the luck of every roll, as the networks see it one turn
ahead, is subtracted. The first three rolls of the games come equally often. Equities are those of the player on
roll, or of the player who moves; with one standard error. Nothing is decided in fewer than 144 games.

Examples:
  parlor backgammon rollout 4HPwATDgc/ABMA --trials 1296 --truncate 7 --cubeless
  parlor backgammon rollout 4HPwATDgc/ABMA --dice 62 --plays 4 --decided 2.33
  parlor backgammon rollout 4HPwATDgc/ABMA --error 0.005 --trials 46656 --save opening.json";

/// Fewer games than this decide nothing.
const LEAST: u64 = 4 * ROUND as u64;

/// One of the courses that are compared.
struct Line<'a> {
    name: String,
    rollout: Rollout<'a>,
    /// Is the player whose equity is told not on roll any more?
    moved: bool,
    tally: Tally,
}

impl Line<'_> {
    fn equity(&self) -> Mean {
        let Mean { value, error } = self.tally.equity();
        Mean { value: if self.moved { -value } else { value }, error }
    }

    fn json(&self) -> Value {
        let round = |x: f64| (x * 1e6).round() / 1e6;
        let [w, g, b, l, m] = self.tally.chances().map(|mean| mean.value);
        let chances = if self.moved { [1.0 - w, l, m, g, b] } else { [w, g, b, l, m] };
        let Mean { value, error } = self.equity();
        json!({
            "name": self.name, "equity": round(value), "error": round(error),
            "probs": chances.map(round), "trials": self.tally.trials,
        })
    }

    fn words(&self) -> String {
        let Mean { value, error } = self.equity();
        format!("{:<24} {value:+.4} ± {error:.4}  {} games\n", self.name, self.tally.trials)
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    ensure!(args.trials >= ROUND, "--trials is {}; at least {ROUND} are needed", args.trials);
    if args.batch {
        return batch::run(|row| answer(args, row));
    }
    let text = args.position.as_deref().unwrap_or_default();
    let mut lines = lines_of(args, text)?;
    if let Some(path) = &args.save {
        resume(path, &key(args, text), &mut lines)?;
    }
    let ticker = Ticker::new();
    play(args, &mut lines, |lines| {
        ticker.show(|| lines.iter().map(Line::words).collect::<String>().replace('\n', "  "));
        match &args.save {
            Some(path) => save(path, &key(args, text), lines),
            None => Ok(()),
        }
    })?;
    ticker.clear();
    lines.sort_by(|a, b| b.equity().value.total_cmp(&a.equity().value));
    let fields = || json!({"lines": lines.iter().map(Line::json).collect::<Vec<_>>()});
    output::show(args.json, fields, || lines.iter().map(Line::words).collect())
}

/// Plays round after round, all lines with the same dice, until there are enough; the result does not
/// depend on when it was interrupted.
fn play(
    args: &Args,
    lines: &mut [Line<'_>],
    mut done: impl FnMut(&[Line<'_>]) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let networks = Networks::shipped();
    let played = lines.first().map_or(0, |line| line.tally.trials as usize / ROUND);
    for round in played..args.trials / ROUND {
        if is_enough(args, lines) {
            break;
        }
        for line in &mut *lines {
            let outcomes = line.rollout.rounds(&networks, round..round + 1, threads(args.threads));
            line.tally.add(&outcomes);
        }
        done(lines)?;
    }
    Ok(())
}

fn is_enough(args: &Args, lines: &[Line<'_>]) -> bool {
    if lines.iter().any(|line| line.tally.trials < LEAST) {
        return false;
    }
    let mut means: Vec<Mean> = lines.iter().map(Line::equity).collect();
    means.sort_by(|a, b| b.value.total_cmp(&a.value));
    let is_sharp = args.error.is_some_and(|most| means.iter().all(|mean| mean.error <= most));
    let is_decided = args.decided.is_some_and(|least| {
        let (best, others) = means.split_at(1);
        let leads =
            |other: &Mean| best[0].value - other.value >= least * best[0].error.hypot(other.error);
        !others.is_empty() && others.iter().all(leads)
    });
    is_sharp || is_decided
}

/// The lines for a position as someone types it.
fn lines_of(args: &Args, text: &str) -> anyhow::Result<Vec<Line<'static>>> {
    let position = position::read(text, args.rules).or_usage()?;
    let table = MatchEquityTable::kazaross_xg2();
    let (seat, cube) = (position.on_roll, position.cube);
    let holder = match cube.owner() {
        None => Holder::Centre,
        Some(owner) if owner == seat => Holder::Own,
        Some(_) => Holder::Other,
    };
    let value = cube.value().unsigned_abs();
    let stakes = Stakes::of(&position.score, seat, table);
    let dead = args.cubeless || position.score.is_crawford() || !position.rules.cube;
    let cube = (!dead).then_some((value, holder));
    // Without the cube a gammon counts as a gammon, as in every cubeless equity.
    let jacoby = position.rules.jacoby && !args.cubeless;
    let rolled = match position.phase {
        Phase::ToMove(dice) => Some(dice),
        _ => None,
    };
    Ok(lines(args, &position.board, (stakes, jacoby), cube, args.dice.or(rolled)))
}

fn lines<'a>(
    args: &Args,
    board: &Board,
    (stakes, jacoby): (Stakes<'a>, bool),
    cube: Option<(u32, Holder)>,
    dice: Option<Dice>,
) -> Vec<Line<'a>> {
    let unit = cube.map_or(1, |(value, _)| value);
    let rollout = |board, stakes, cube| Rollout {
        board,
        stakes,
        cube,
        unit,
        jacoby,
        truncate: args.truncate,
        seed: args.seed,
    };
    let line =
        |name: String, rollout, moved| Line { name, rollout, moved, tally: Tally::default() };
    let Some(dice) = dice else {
        let mut lines = vec![line("no double".to_owned(), rollout(*board, stakes, cube), false)];
        if let Some((value, Holder::Centre | Holder::Own)) = cube {
            let doubled = rollout(*board, stakes, Some((2 * value, Holder::Other)));
            lines.push(line("double, take".to_owned(), doubled, false));
        }
        return lines;
    };
    let his = cube.map(|(value, holder)| match holder {
        Holder::Own => (value, Holder::Other),
        Holder::Other => (value, Holder::Own),
        Holder::Centre => (value, Holder::Centre),
    });
    let plays = likely_plays(&Networks::shipped(), board, dice, args.plays.max(1));
    let named = |after: Board| {
        let name = name_of(board, dice, &after);
        line(name, rollout(after.flipped(), stakes.flipped(), his), true)
    };
    plays.into_iter().filter(|after| !after.own().all_off()).map(named).collect()
}

/// A play as players write it.
fn name_of(board: &Board, dice: Dice, after: &Board) -> String {
    let mut plays: Vec<parlor_backgammon::Play> = Vec::new();
    board.plays(dice, &mut plays);
    let play = plays.into_iter().find(|&play| board.after(play) == *after);
    play.map_or_else(
        || PositionId::of(&after.flipped()).to_string(),
        |play| notation::write(board, play),
    )
}

fn answer(args: &Args, row: &Row) -> anyhow::Result<Value> {
    let dice = if row.contains_key("dice") { Some(read_dice(row)?) } else { None };
    let cube = (!args.cubeless).then_some((1, Holder::Centre));
    let stakes = (Stakes::MONEY, args.rules.jacoby && !args.cubeless);
    let mut lines = lines(args, &read_board(row)?, stakes, cube, dice);
    play(args, &mut lines, |_| Ok(()))?;
    lines.sort_by(|a, b| b.equity().value.total_cmp(&a.equity().value));
    Ok(json!({"lines": lines.iter().map(Line::json).collect::<Vec<_>>()}))
}

/// What is rolled out, and how. A saved file continues only a rollout with the same key.
fn key(args: &Args, position: &str) -> String {
    let Args { plays, truncate, cubeless, seed, rules, .. } = args;
    let dice = args.dice.map(|dice| dice.to_string());
    let networks = Networks::shipped().digest();
    format!("{position} {dice:?} {plays} {truncate:?} {cubeless} {seed} {rules:?} {networks}")
}

fn save(path: &Path, key: &str, lines: &[Line<'_>]) -> anyhow::Result<()> {
    let tallies: Vec<Value> = lines
        .iter()
        .map(|line| json!({"trials": line.tally.trials, "sums": line.tally.numbers()}))
        .collect();
    let new = path.with_extension("new");
    files::write(&new, json!({"of": key, "lines": tallies}).to_string())?;
    fs::rename(&new, path).with_context(|| format!("cannot write {}", path.display()))
}

fn resume(path: &Path, key: &str, lines: &mut [Line<'_>]) -> anyhow::Result<()> {
    if !path.exists() {
        return Ok(());
    }
    let text = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let wrong = || format!("{} is no rollout of ours", path.display());
    let kept: Value = serde_json::from_slice(&text).with_context(wrong)?;
    ensure!(kept["of"] == key, "{} is of another rollout: {}", path.display(), kept["of"]);
    let tallies = kept["lines"].as_array().filter(|all| all.len() == lines.len());
    for (line, kept) in lines.iter_mut().zip(tallies.with_context(wrong)?) {
        let numbers: Option<Vec<f64>> =
            kept["sums"].as_array().map(|all| all.iter().filter_map(Value::as_f64).collect());
        let numbers: Option<[f64; 12]> = numbers.and_then(|all| all.try_into().ok());
        let trials = kept["trials"].as_u64();
        let (trials, numbers) = trials.zip(numbers).with_context(wrong)?;
        line.tally = Tally::from_numbers(trials, &numbers);
    }
    Ok(())
}
