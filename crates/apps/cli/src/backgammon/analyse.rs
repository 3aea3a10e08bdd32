//! `parlor backgammon analyse`: the errors and the luck of a match.

use anyhow::Context;
use parlor_analysis::backgammon::{Analysis, AnalysisError, Decision, Kind, Place, Totals};
use parlor_backgammon::{Dice, RuleSet};
use parlor_formats::backgammon::mat::Record;
use parlor_game::Seat;
use serde_json::{Value, json};

use super::analyst::{AnalystArgs, unjudged};
use super::rules;
use super::source::{self, Source};
use crate::failure::usage;
use crate::output::{self, Ticker};

/// Which match, and who judges
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A .mat file, or - for standard input
    input: String,
    #[command(flatten)]
    analyst: AnalystArgs,
    /// Skip luck, which evaluates all 21 rolls of every turn
    #[arg(long)]
    no_luck: bool,
    /// List only decisions that cost at least this much
    #[arg(long, default_value_t = 0.0, value_name = "EQUITY", value_parser = equity)]
    from: f64,
    /// The ruleset
    #[arg(long, default_value = "standard", value_parser = rules)]
    rules: RuleSet,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  parlor backgammon analyse match.mat
  parlor backgammon analyse match.mat --agent pips --from 0.08
  parlor backgammon analyse match.mat --json > match.json";

/// Errors below this would be written as 0.000.
const SHOWN: f64 = 0.0005;

/// Reads what a decision must have cost at least.
fn equity(text: &str) -> anyhow::Result<f64> {
    let number = text.parse().ok().filter(|cost: &f64| cost.is_finite() && *cost >= 0.0);
    number.context("expected a cost in equity, 0 or more, such as 0.08")
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let Source::Match(record) = source::read(&args.input, args.rules)? else {
        let input = &args.input;
        return Err(usage(format!("{input:?} is not a match file: analyse reads .mat files")));
    };
    let mut analyst = args.analyst.analyst()?;
    let n_steps: usize = record.games.iter().map(|game| game.inputs.len()).sum();
    let (ticker, mut done) = (Ticker::new(), 0);
    let found = Analysis::of(&record, &mut analyst, !args.no_luck, &mut || {
        done += 1;
        ticker.show(|| format!("{done}/{n_steps} throws and decisions"));
    });
    ticker.clear();
    let found = found.map_err(|AnalysisError { game, turn, why }| {
        unjudged(&why).context(format!("game {game}: turn {turn}"))
    })?;
    let (agent, fields) = (analyst.spec(), || fields(&record, analyst.spec(), &found));
    output::show(args.json, fields, || words(&record, agent, &found, args.from))
}

/// The decisions that cost at least `from`, then the sums of both players.
fn words(record: &Record, agent: &str, found: &Analysis, from: f64) -> String {
    let mut text =
        format!("judged by {agent}; errors and luck in equity, the cube's value now ±1\n");
    let mut game = 0;
    for decision in found.decisions.iter().filter(|decision| decision.error >= from) {
        if decision.place.game != game {
            game = decision.place.game;
            text += &format!("\ngame {game}\n");
        }
        text += &line(decision, &record.players[decision.place.seat.idx()]);
        let luck = found.roll_of(decision).map(|roll| format!("  luck {:+.3}", roll.luck));
        text += &(luck.unwrap_or_default() + "\n");
    }
    text.push('\n');
    for (seat, name) in Seat::ALL.into_iter().zip(&record.players) {
        let totals = found.totals(seat);
        let Totals { plays, play_error, error_per_play, cube_decisions, cube_error, .. } = totals;
        let Totals { error, error_per_decision, grade, rolls, luck, .. } = totals;
        text += &format!(
            "{name}: {plays} plays, error {play_error:.3}, {error_per_play:.4} each; \
             {cube_decisions} cube decisions, error {cube_error:.3}; in all {error:.3}, \
             {error_per_decision:.4} a decision: {grade}"
        );
        if rolls > 0 {
            text += &format!("; luck {luck:+.3} in {rolls} rolls");
        }
        text.push('\n');
    }
    text
}

fn line(decision: &Decision, player: &str) -> String {
    let dice = decision.dice().map_or(String::new(), |dice| format!("{dice}: "));
    let error = match decision.kind {
        _ if decision.counts => format!("{:.3}", decision.error),
        Kind::Play { .. } => "forced".to_owned(),
        Kind::Double { .. } | Kind::Answer { .. } => "–".to_owned(),
    };
    let (turn, mark, made) = (decision.place.turn, decision.mark(), decision.made_text());
    let mut text = format!("{turn:4}. {player:<12} {error:>7} {mark:<2} {dice}{made}");
    if decision.error >= SHOWN {
        text += &format!("  (best: {})", decision.best_text());
    }
    text
}

/// Everything, for programs.
fn fields(record: &Record, agent: &str, found: &Analysis) -> Value {
    let pips = |dice: Dice| [dice.large().pips(), dice.small().pips()];
    let decision = |decision: &Decision| {
        let Place { game, turn, seat } = decision.place;
        json!({
            "game": game, "turn": turn, "seat": seat.to_string(), "kind": decision.kind.name(),
            "dice": decision.dice().map(pips), "made": decision.made_text(),
            "best": decision.best_text(), "error": decision.error, "counts": decision.counts,
        })
    };
    let rolls = found.rolls.iter().map(|roll| {
        let Place { game, turn, seat } = roll.place;
        let (seat, dice) = (seat.to_string(), pips(roll.dice));
        json!({"game": game, "turn": turn, "seat": seat, "dice": dice, "luck": roll.luck})
    });
    let players = Seat::ALL.into_iter().zip(&record.players).map(|(seat, name)| {
        let mut player = json!(found.totals(seat));
        player["name"] = json!(name);
        player["seat"] = json!(seat.to_string());
        player
    });
    json!({
        "agent": agent, "values": "equity", "match_to": record.to, "games": record.games.len(),
        "decisions": found.decisions.iter().map(decision).collect::<Value>(),
        "rolls": rolls.collect::<Value>(), "players": players.collect::<Value>(),
    })
}
