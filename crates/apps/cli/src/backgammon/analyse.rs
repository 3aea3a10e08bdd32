//! `parlor backgammon analyse`: the errors and the luck of a match.

use anyhow::Context;
use parlor_agent::{Message, Say, Unit, align};
use parlor_analysis::backgammon::{Analysis, AnalysisError, Decision, Kind, Place, Totals};
use parlor_backgammon::{Dice, RuleSet};
use parlor_formats::backgammon::mat::Record;
use parlor_game::Seat;
use parlor_texts::Language;
use serde_json::{Value, json};

use super::analyst::{AnalystArgs, unjudged, verdict_words};
use super::rules;
use super::source::{self, Source};
use crate::failure::usage;
use crate::language::{self, percent, say};
use crate::output::{self, Ticker};

/// Which match, and who judges
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A .mat or .sgf file, or - for standard input
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
        let wrong = Message::new("cli-bg-not-a-match").with("file", format!("{:?}", args.input));
        return Err(usage(say(&wrong)));
    };
    let mut analyst = args.analyst.analyst()?;
    let n_steps: usize = record.games.iter().map(|game| game.inputs.len()).sum();
    let (ticker, mut done) = (Ticker::new(), 0);
    let found = Analysis::of(&record, &mut analyst, !args.no_luck, &mut || {
        done += 1;
        ticker.show(|| format!("{done}/{n_steps}"));
    });
    ticker.clear();
    let found = found.map_err(|AnalysisError { game, turn, why }| {
        let place = Message::new("cli-bg-game-turn").with("game", game.to_string());
        unjudged(&why).context(say(&place.with("turn", turn.to_string())))
    })?;
    let (agent, fields) = (analyst.spec(), || fields(&record, analyst.spec(), &found));
    output::show(args.json, fields, || words(&record, agent, &found, args.from))
}

/// The decisions that cost at least `from`, then the sums of both players.
fn words(record: &Record, agent: &str, found: &Analysis, from: f64) -> String {
    let heading = Message::new("cli-bg-analysed-by").with("agent", agent.to_owned());
    let mut text = say(&heading) + "\n";
    let mut game = 0;
    let shown: Vec<&Decision> =
        found.decisions.iter().filter(|decision| decision.error >= from).collect();
    let rows: Vec<Vec<String>> = shown
        .iter()
        .map(|decision| row(decision, &record.players[decision.place.seat.idx()]))
        .collect();
    for (decision, line) in shown.into_iter().zip(align(&rows, 2)) {
        if decision.place.game != game {
            game = decision.place.game;
            let number = Message::new("cli-bg-game").with("n", game.to_string());
            text += &format!("\n{}\n", say(&number));
        }
        text += &(line + &after(decision, found) + "\n");
    }
    text.push('\n');
    for (seat, name) in Seat::ALL.into_iter().zip(&record.players) {
        text += &(totals_words(name, &found.totals(seat)) + "\n");
    }
    text
}

/// Turn, player and what the decision cost.
fn row(decision: &Decision, player: &str) -> Vec<String> {
    let error = match decision.kind {
        _ if decision.counts => language::reader().number(decision.error, Unit::number(3)),
        Kind::Play { .. } => say(&Message::new("cli-bg-forced")),
        Kind::Double { .. } | Kind::Answer { .. } => "–".to_owned(),
    };
    vec![format!("{:4}.", decision.place.turn), player.to_owned(), error]
}

/// What was played, what would have been best, and how lucky the roll was.
fn after(decision: &Decision, found: &Analysis) -> String {
    let dice = decision.dice().map_or(String::new(), |dice| format!("{dice}: "));
    let mut text = format!(" {:<2} {dice}{}", decision.mark(), decision.made_text());
    if decision.error >= SHOWN {
        let best = match decision.kind {
            Kind::Double { best } => verdict_words(&best),
            _ => decision.best_text(),
        };
        text += &format!("  ({})", say(&Message::new("cli-bg-best").with("play", best)));
    }
    if let Some(why) = decision.why.as_ref().filter(|_| !decision.mark().is_empty()) {
        text += &format!("  {}", say(why));
    }
    if let Some(roll) = found.roll_of(decision) {
        let luck = language::reader().number(roll.luck, Unit::signed(3));
        text += &format!("  {}", say(&Message::new("cli-bg-luck").with("luck", luck)));
    }
    text
}

/// The sums of one player in a line.
fn totals_words(name: &str, totals: &Totals) -> String {
    let number = |value: f64, decimals| language::reader().number(value, Unit::number(decimals));
    let sums = Message::new("cli-bg-totals")
        .with("player", name.to_owned())
        .with("plays", totals.plays as u32)
        .with("play-error", number(totals.play_error, 3))
        .with("error-per-play", number(totals.error_per_play, 4))
        .with("cubes", totals.cube_decisions as u32)
        .with("cube-error", number(totals.cube_error, 3))
        .with("error", number(totals.error, 3))
        .with("error-per-decision", number(totals.error_per_decision, 4))
        .with("grade", grade_words(totals.grade));
    let mut text = say(&sums);
    let rating = Message::new("cli-bg-totals-rating");
    text += &say(&rating.with("rating", number(totals.performance_rating, 2)));
    if let Some(lost) = totals.match_error {
        text += &say(&Message::new("cli-bg-totals-match").with("chance", percent(lost)));
    }
    if totals.rolls > 0 {
        let luck = language::reader().number(totals.luck, Unit::signed(3));
        let rolls = Message::new("cli-bg-totals-luck").with("luck", luck);
        text += &say(&rolls.with("rolls", totals.rolls as u32));
    }
    text
}

/// A grade as players of the reader's language give it.
fn grade_words(grade: &str) -> Message {
    Message::new(match grade {
        "supernatural" => "cli-bg-grade-supernatural",
        "world class" => "cli-bg-grade-world-class",
        "expert" => "cli-bg-grade-expert",
        "advanced" => "cli-bg-grade-advanced",
        "intermediate" => "cli-bg-grade-intermediate",
        "casual player" => "cli-bg-grade-casual",
        "beginner" => "cli-bg-grade-beginner",
        _ => "cli-bg-grade-awful",
    })
}

/// Everything, for programs.
fn fields(record: &Record, agent: &str, found: &Analysis) -> Value {
    let pips = |dice: Dice| [dice.large().pips(), dice.small().pips()];
    let decision = |decision: &Decision| {
        let Place { game, turn, seat, .. } = decision.place;
        json!({
            "game": game, "turn": turn, "seat": seat.to_string(), "kind": decision.kind.name(),
            "dice": decision.dice().map(pips), "made": decision.made_text(),
            "best": decision.best_text(), "error": decision.error, "counts": decision.counts,
            "match_error": decision.match_error,
            "why": decision.why.as_ref().map(|why| Language::English.message(why)),
        })
    };
    let rolls = found.rolls.iter().map(|roll| {
        let Place { game, turn, seat, .. } = roll.place;
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
