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
    /// Number of threads; default: all cores. Does not change the result
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<usize>>,
}

const EXAMPLES: &str = "\
Each decision costs the difference between the best listed equity and that of the play chosen; a play that is
not listed costs as much as the worst that is. Means are in thousandths of a point.

Examples:
  parlor backgammon loss moves.jsonl.gz --agent house:level=club
  parlor backgammon loss moves.jsonl.gz --weights net/net.safetensors --ply 1";

/// One decision.
struct Decision {
    kind: String,
    board: Board,
    dice: Dice,
    /// The positions after the listed plays, and what they lose.
    losses: Vec<(String, f64)>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    registry().check(&args.agent).map_err(|error| spec_error(&error)).or_usage()?;
    let mut decisions = Vec::new();
    for (number, line) in (1..).zip(files::unpacked(&args.rows)?.lines()) {
        decisions.push(decision(&line?).with_context(|| format!("line {number}"))?);
    }
    ensure!(!decisions.is_empty(), "{} has no rows", args.rows);
    let networks = args.weights.as_deref().map(networks_of).transpose()?;
    let share = decisions.len().div_ceil(threads(args.threads).get());
    let work = &|part: &[Decision]| {
        let mut evaluator = networks.as_ref().map(|networks| Evaluator::new(Arc::clone(networks)));
        let lose = |decision: &Decision| match &mut evaluator {
            Some(evaluator) => {
                let chosen = evaluator.choose(&decision.board, decision.dice, args.ply);
                Ok(decision.loss(&chosen))
            }
            None => decision.loss_of(&args.agent),
        };
        part.iter().map(lose).collect::<anyhow::Result<Vec<f64>>>()
    };
    let losses = thread::scope(|scope| {
        let spawn = |part| scope.spawn(move || work(part));
        let parts: Vec<_> = decisions.chunks(share).map(spawn).collect();
        let joined = parts.into_iter().map(|part| match part.join() {
            Ok(losses) => losses,
            Err(panic) => resume_unwind(panic),
        });
        joined.collect::<anyhow::Result<Vec<_>>>()
    })?;
    output::text(&table(&decisions, &losses.concat()))
}

fn table(decisions: &[Decision], losses: &[f64]) -> String {
    let mut kinds: Vec<&str> = decisions.iter().map(|decision| &*decision.kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let line = |name: &str, losses: &[f64]| {
        let n = losses.len() as f64;
        let mean = losses.iter().sum::<f64>() / n;
        let spread = losses.iter().map(|loss| (loss - mean).powi(2)).sum::<f64>();
        let error = (spread / (n - 1.0).max(1.0) / n).sqrt();
        let best = losses.iter().filter(|&&loss| loss < 5e-5).count();
        format!(
            "{name:<10} {:>6} rows  loss {:7.2} ± {:5.2}  best {:5.1} %\n",
            losses.len(),
            1e3 * mean,
            1.96e3 * error,
            100.0 * best as f64 / n
        )
    };
    let mut text = line("all", losses);
    for kind in kinds {
        let pairs = decisions.iter().zip(losses);
        let of: Vec<f64> = pairs.filter(|(d, _)| d.kind == kind).map(|(_, &loss)| loss).collect();
        text += &line(kind, &of);
    }
    text
}

fn decision(line: &str) -> anyhow::Result<Decision> {
    let row: serde_json::Map<String, Value> = serde_json::from_str(line)?;
    let listed = row.get("cand").and_then(Value::as_array).context("no list of cand")?;
    let pair = |value: &Value| Some((value["after"].as_str()?.to_owned(), value["eq"].as_f64()?));
    let listed: Option<Vec<(String, f64)>> = listed.iter().map(pair).collect();
    let mut losses = listed.context("a cand without after and eq")?;
    let best = losses.iter().map(|&(_, eq)| eq).fold(f64::NEG_INFINITY, f64::max);
    losses.iter_mut().for_each(|(_, eq)| *eq = best - *eq);
    let kind = row.get("cls").and_then(Value::as_str).unwrap_or("other").to_owned();
    Ok(Decision { kind, board: read_board(&row)?, dice: read_dice(&row)?, losses })
}

impl Decision {
    /// What is lost by reaching this board, with the mover still on roll.
    fn loss(&self, after: &Board) -> f64 {
        let id = PositionId::of(&after.flipped()).to_string();
        let worst = self.losses.iter().map(|&(_, loss)| loss).fold(0.0, f64::max);
        self.losses.iter().find(|(after, _)| *after == id).map_or(worst, |&(_, loss)| loss)
    }

    /// What the agent of this spec loses.
    fn loss_of(&self, spec: &str) -> anyhow::Result<f64> {
        let game: Backgammon = game_with_dice(&self.board, self.dice, RuleSet::STANDARD)?;
        ensure!(matches!(game.phase(), Phase::ToMove(_)), "no roll to play");
        let (seat, mut legal) = (game.on_roll(), Vec::new());
        game.legal(seat, &mut legal);
        let mut agent = registry().build(spec, 0)?;
        let ask = Ask { view: &game, seat, legal: &legal, budget: Budget::UNLIMITED };
        match agent.decide(&ask, None) {
            Action::Play(play) => Ok(self.loss(&self.board.after(play))),
            other => anyhow::bail!("{spec} answers {other} to a roll"),
        }
    }
}
