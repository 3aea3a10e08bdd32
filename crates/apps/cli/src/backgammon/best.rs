//! `parlor backgammon best`: what an agent would play.

use anyhow::Context;
use parlor_agent::{Body, Bound, Message, Panel, Say, Unit};
use parlor_analysis::backgammon::{Analyst, Choice, Rated, game_with_dice};
use parlor_backgammon::{Action, Backgammon, Board, Dice, RuleSet};
use parlor_backgammon_agents::{BUDGET_ENDED, MOST_VISITED, minds_cube};
use parlor_formats::backgammon::{PositionId, notation};
use parlor_texts::Language;
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

use super::analyst::AnalystArgs;
use super::row::{read_board, read_dice};
use super::{position, rules};
use crate::batch::{self, Row};
use crate::failure::OrUsage;
use crate::language::{self, say};
use crate::output;

/// Which position, and who judges
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A position ID, position ID:match ID, or XGID
    #[arg(required_unless_present = "batch")]
    position: Option<String>,
    /// The roll, if the position has none
    #[arg(long, value_parser = position::dice)]
    dice: Option<Dice>,
    #[command(flatten)]
    analyst: AnalystArgs,
    /// Number of plays to list
    #[arg(long, default_value_t = 10)]
    top: usize,
    /// Print the agent's whole explanation
    #[arg(long, conflicts_with = "json")]
    why: bool,
    /// The ruleset
    #[arg(long, default_value = "standard", value_parser = rules)]
    rules: RuleSet,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Read JSON lines with x, o (25 counts each, or pos) and dice; answer each with best, after and
    /// equity
    #[arg(long, conflicts_with_all = ["position", "dice", "json", "why", "top"])]
    batch: bool,
}

const EXAMPLES: &str = "\
Examples:
  parlor backgammon best 4HPwATDgc/ABMA --dice 31
  parlor backgammon best 'XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10' --agent pips
  parlor backgammon best 4HPwATDgc/ABMA --dice 62 --agent house:level=master --why
  zcat moves.jsonl.gz | parlor backgammon best --batch --agent pips";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut analyst = args.analyst.analyst()?;
    if args.batch {
        return batch::run(|row| answer(row, &mut analyst, args.rules));
    }
    let game = game(args).or_usage()?;
    let rated = analyst.rate(&game).or_usage()?;
    if args.why {
        let mut text = rated.why.printed(&language::reader()).to_string();
        let is_tree = |panel: &Panel| matches!(panel.body, Body::Tree(_));
        if rated.why.panels.iter().any(is_tree) {
            text += &format!("\n{}\n", say(&Message::new("cli-tree-signs")));
        }
        return output::text(&text);
    }
    let shown = &rated.choices[..args.top.clamp(1, rated.choices.len())];
    if args.json {
        let plays: Vec<Value> = shown.iter().map(|choice| play_fields(&game, choice)).collect();
        let fields = json!({"agent": analyst.spec(), "values": rated.scale(), "plays": plays});
        return output::json(&fields);
    }
    let mut text = scale_words(&rated, &game, analyst.spec()) + "\n";
    if let Some(caveat) = caveat(&rated) {
        text += &(say(caveat) + "\n");
    }
    output::text(&(text + &list(&game, &rated, shown)))
}

/// The game with the dice to be played.
fn game(args: &Args) -> anyhow::Result<Backgammon> {
    let text = args.position.as_deref().unwrap_or_default();
    let (position, _) = position::with_roll(text, args.rules, args.dice, "--dice 31")?;
    position.game().with_context(|| format!("{text:?} cannot be played"))
}

/// The plays below each other, best first.
fn list(game: &Backgammon, rated: &Rated, shown: &[Choice]) -> String {
    let (reader, unit) = (language::reader(), Unit::signed(3));
    let value =
        |choice: &Choice| choice.value.map_or("–".to_owned(), |value| value.said(unit, &reader));
    let width = |column: &dyn Fn(&Choice) -> String, least: usize| {
        shown.iter().map(|choice| column(choice).width()).max().unwrap_or(0).max(least)
    };
    let blanks = |text: &str, width: usize| " ".repeat(width.saturating_sub(text.width()));
    let (values, origins) = (width(&value, 7), width(&origin, 8));
    let line = |(number, choice): (usize, &Choice)| {
        let (value, origin) = (value(choice), origin(choice));
        let (before, after) = (blanks(&value, values), blanks(&origin, origins));
        let behind = choice.behind(rated.chosen());
        let behind = behind.map_or("      ".to_owned(), |behind| reader.number(behind, unit));
        let play = written(game.board(), choice.action);
        format!("{number:3}. {before}{value}  ({behind})  {origin}{after}  {play}\n")
    };
    (1..).zip(shown).map(line).collect()
}

/// Where a value comes from: `2-ply`, or `1 playout`, which is no mean and has no error.
fn origin(choice: &Choice) -> String {
    match choice.playouts {
        Some(n) => {
            say(&Message::new("study-playouts").with("n", u32::try_from(n).unwrap_or(u32::MAX)))
        }
        None => choice.depth.as_ref().map(say).unwrap_or_default(),
    }
}

/// Why the choice comes before plays that look better, where it does.
fn caveat(rated: &Rated) -> Option<&Message> {
    let said = rated.why.reason.iter().chain(&rated.why.method);
    said.into_iter().find(|reason| [BUDGET_ENDED, MOST_VISITED].contains(&&*reason.key))
}

/// What the values are, and whose.
fn scale_words(rated: &Rated, game: &Backgammon, spec: &str) -> String {
    let values = match (rated.is_equity(), game.score().is_money(), minds_cube(spec, game)) {
        (true, true, false) => Message::new("cli-best-equity-money"),
        (true, false, false) => Message::new("cli-best-equity-match"),
        (true, true, true) => Message::new("cli-best-equity-money-cube"),
        (true, false, true) => Message::new("cli-best-equity-match-cube"),
        (false, ..) => {
            Message::new("cli-best-own-scale").with("scale", rated.why.values.label.clone())
        }
    };
    say(&values.with("agent", spec.to_owned()))
}

fn written(board: &Board, action: Action) -> String {
    match action {
        Action::Play(play) => notation::write(board, play),
        other => other.to_string(),
    }
}

fn play_fields(game: &Backgammon, choice: &Choice) -> Value {
    let bound = choice.value.map(|estimate| match estimate.bound {
        Bound::Exact => "exact",
        Bound::AtMost => "at_most",
        Bound::AtLeast => "at_least",
    });
    json!({
        "move": written(game.board(), choice.action),
        "after": after(game, choice.action),
        "value": choice.number(),
        "bound": bound,
        "error": choice.value.and_then(|estimate| estimate.error),
        "depth": choice.depth.as_ref().map(|depth| Language::English.message(depth)),
        "playouts": choice.playouts,
    })
}

/// The position after a play, with the other player on roll.
fn after(game: &Backgammon, action: Action) -> Option<String> {
    let Action::Play(play) = action else { return None };
    Some(PositionId::of(&game.board().after(play).flipped()).to_string())
}

/// One line: the agent's choice. Where its values are no equities, `equity` is null, and `value` and
/// `values` say what it has instead.
fn answer(row: &Row, analyst: &mut Analyst, rules: RuleSet) -> anyhow::Result<Value> {
    let game = game_with_dice(&read_board(row)?, read_dice(row)?, rules)?;
    let rated = analyst.rate(&game)?;
    let (action, value) = (rated.chosen().action, rated.chosen().number());
    let mut fields = json!({
        "best": written(game.board(), action),
        "after": after(&game, action),
        "equity": value.filter(|_| rated.is_equity()),
    });
    if !rated.is_equity() {
        fields["value"] = json!(value);
        fields["values"] = json!(rated.scale());
    }
    Ok(fields)
}
