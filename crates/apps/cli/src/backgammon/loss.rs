//! `parlor backgammon loss`: what an agent gives away, by another program's equities.

use std::io::BufRead;
use std::num::NonZero;
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use anyhow::{Context, ensure};
use parlor_agent::{Ask, Budget};
use parlor_analysis::backgammon::game_with_dice;
use parlor_backgammon::{Action, Backgammon, Board, Dice, Phase, RuleSet};
use parlor_backgammon_agents::net::Evaluator;
use parlor_backgammon_agents::registry;
use parlor_formats::backgammon::PositionId;
use parlor_game::Game;
use serde_json::Value;

use super::duel::networks_of;
use super::row::{read_board, read_dice};
use crate::failure::OrUsage;
use crate::language::spec_error;
use crate::{files, output, threads};

/// Which decisions, and who decides
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// JSON lines with x, o (or pos), dice and cand, a list of after and eq; may be packed by gzip
    rows: String,
    /// Who decides
    #[arg(long, value_name = "SPEC", default_value = "net", conflicts_with = "weights")]
    agent: String,
    /// The networks in this file decide
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// How far they look ahead
    #[arg(long, value_name = "N", default_value_t = 0, requires = "weights")]
    ply: u32,
    /// Beside the play that the judge's rows name in this field: zero or one, what gnubg plays at 0-ply and 1-ply
    #[arg(long, value_name = "FIELD")]
    beside: Option<String>,
    /// Number of threads; default: all cores. Does not change the result
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<usize>>,
}

const EXAMPLES: &str = "\
Each decision costs the difference between the best listed equity and that of the play chosen; a play that is
not listed costs as much as the worst that is, and is counted. Means are in thousandths of a point, with 95 %
either way. --beside subtracts on every row what the play named there costs: the difference of two players on
the same rows is known better than their losses are. Below 0 the agent loses less.

Examples:
  parlor backgammon loss moves.jsonl.gz --agent house:level=club
  parlor backgammon loss moves.jsonl.gz --weights net/net.safetensors --ply 1
  parlor backgammon loss plays-dev.jsonl.gz --agent net --beside zero";

/// One decision.
pub(super) struct Decision {
    pub(super) kind: String,
    pub(super) board: Board,
    pub(super) dice: Dice,
    /// The positions after the listed plays, and what they lose.
    pub(super) losses: Vec<(String, f64)>,
    /// The position after the play of the other player.
    pub(super) beside: Option<String>,
}

/// What a play costs.
#[derive(Clone, Copy)]
struct Cost {
    loss: f64,
    is_listed: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    registry().check(&args.agent).map_err(|error| spec_error(&error)).or_usage()?;
    let mut decisions = Vec::new();
    for (number, line) in (1..).zip(files::unpacked(&args.rows)?.lines()) {
        let beside = args.beside.as_deref();
        decisions.push(decision(&line?, beside).with_context(|| format!("line {number}"))?);
    }
    ensure!(!decisions.is_empty(), "{} has no rows", args.rows);
    let networks = args.weights.as_deref().map(networks_of).transpose()?;
    let share = decisions.len().div_ceil(threads(args.threads).get());
    let work = &|part: &[Decision]| {
        let mut evaluator = networks.as_ref().map(|networks| Evaluator::new(Arc::clone(networks)));
        let lose = |decision: &Decision| match &mut evaluator {
            Some(evaluator) => {
                let chosen = evaluator.choose(&decision.board, decision.dice, args.ply);
                Ok(decision.cost(&chosen))
            }
            None => decision.cost_of(&args.agent),
        };
        part.iter().map(lose).collect::<anyhow::Result<Vec<Cost>>>()
    };
    let costs = thread::scope(|scope| {
        let spawn = |part| scope.spawn(move || work(part));
        let parts: Vec<_> = decisions.chunks(share).map(spawn).collect();
        let joined = parts.into_iter().map(|part| match part.join() {
            Ok(costs) => costs,
            Err(panic) => resume_unwind(panic),
        });
        joined.collect::<anyhow::Result<Vec<_>>>()
    })?;
    output::text(&table(&decisions, &costs.concat(), args.beside.as_deref()))
}

fn table(decisions: &[Decision], costs: &[Cost], beside: Option<&str>) -> String {
    let rows: Vec<(&Decision, Cost)> = decisions.iter().zip(costs.iter().copied()).collect();
    let mut kinds: Vec<&str> = decisions.iter().map(|decision| &*decision.kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let mut text = line("all", &rows, beside);
    for kind in kinds {
        let of: Vec<_> = rows.iter().filter(|(row, _)| row.kind == kind).copied().collect();
        text += &line(kind, &of, beside);
    }
    text
}

/// One kind of rows.
fn line(name: &str, rows: &[(&Decision, Cost)], beside: Option<&str>) -> String {
    let (loss, error) = mean(rows.iter().map(|(_, cost)| cost.loss));
    let best = rows.iter().filter(|(_, cost)| cost.loss < 5e-5).count();
    let unlisted = rows.iter().filter(|(_, cost)| !cost.is_listed).count();
    let mut text = format!(
        "{name:<10} {:>6} rows  loss {loss:7.2} ± {error:5.2}  best {:5.1} %  unlisted {unlisted}",
        rows.len(),
        100.0 * best as f64 / rows.len() as f64
    );
    if let Some(field) = beside {
        let both = || rows.iter().map(|(row, cost)| (cost, row.cost_beside()));
        let (difference, error) = mean(both().map(|(cost, other)| cost.loss - other.loss));
        let (other, _) = mean(both().map(|(_, other)| other.loss));
        let unlisted = both().filter(|(_, other)| !other.is_listed).count();
        text += &format!(
            "  {field} {other:7.2}, unlisted {unlisted}  difference {difference:+7.2} ± {error:5.2}"
        );
    }
    text + "\n"
}

/// The mean in thousandths, and 1.96 standard errors.
pub(super) fn mean(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let n = values.clone().count() as f64;
    let mean = values.clone().sum::<f64>() / n;
    let spread = values.map(|value| (value - mean).powi(2)).sum::<f64>();
    (1e3 * mean, 1.96e3 * (spread / (n - 1.0).max(1.0) / n).sqrt())
}

/// Reads a row, with the play that the field `beside` names.
pub(super) fn decision(line: &str, beside: Option<&str>) -> anyhow::Result<Decision> {
    let row: serde_json::Map<String, Value> = serde_json::from_str(line)?;
    let listed = row.get("cand").and_then(Value::as_array).context("no list of cand")?;
    let pair = |value: &Value| Some((value["after"].as_str()?.to_owned(), value["eq"].as_f64()?));
    let listed: Option<Vec<(String, f64)>> = listed.iter().map(pair).collect();
    let mut losses = listed.context("a cand without after and eq")?;
    let best = losses.iter().map(|&(_, eq)| eq).fold(f64::NEG_INFINITY, f64::max);
    losses.iter_mut().for_each(|(_, eq)| *eq = best - *eq);
    let kind = row.get("cls").and_then(Value::as_str).unwrap_or("other").to_owned();
    let named = |field: &str| {
        let play = row.get(field).and_then(Value::as_str).map(str::to_owned);
        play.with_context(|| {
            format!("no play {field:?}; rows of bench/peers/judge have zero and one")
        })
    };
    let beside = beside.map(named).transpose()?;
    Ok(Decision { kind, board: read_board(&row)?, dice: read_dice(&row)?, losses, beside })
}

impl Decision {
    /// What it costs to reach this board, with the mover still on roll.
    fn cost(&self, after: &Board) -> Cost {
        self.cost_by_id(&PositionId::of(&after.flipped()).to_string())
    }

    /// What the play beside costs.
    fn cost_beside(&self) -> Cost {
        self.cost_by_id(self.beside.as_deref().unwrap_or_default())
    }

    fn cost_by_id(&self, id: &str) -> Cost {
        let listed = self.losses.iter().find(|(after, _)| after == id);
        let worst = || self.losses.iter().map(|&(_, loss)| loss).fold(0.0, f64::max);
        Cost { loss: listed.map_or_else(worst, |&(_, loss)| loss), is_listed: listed.is_some() }
    }

    /// What the play of the agent of this spec costs.
    fn cost_of(&self, spec: &str) -> anyhow::Result<Cost> {
        Ok(self.cost(&play_of(spec, &self.board, self.dice)?))
    }
}

/// The board after what the agent of this spec plays, with the mover on roll still.
pub(super) fn play_of(spec: &str, board: &Board, dice: Dice) -> anyhow::Result<Board> {
    let game: Backgammon = game_with_dice(board, dice, RuleSet::STANDARD)?;
    ensure!(matches!(game.phase(), Phase::ToMove(_)), "no roll to play");
    let (seat, mut legal) = (game.on_roll(), Vec::new());
    game.legal(seat, &mut legal);
    let mut agent = registry().build(spec, 0)?;
    let ask = Ask { view: &game, seat, legal: &legal, budget: Budget::UNLIMITED };
    match agent.decide(&ask, None) {
        Action::Play(play) => Ok(board.after(play)),
        other => anyhow::bail!("{spec} answers {other} to a roll"),
    }
}
