//! `parlor backgammon best`: what an agent would play.

use std::io::{self, Write};

use parlor_agent::{Body, Bound, Message, Panel, Say, Unit};
use parlor_backgammon::{Action, Backgammon, Board, Dice, Phase, Position, RuleSet};
use parlor_formats::backgammon::{PositionId, notation};
use parlor_texts::Language;
use serde_json::{Map, Value, json};
use unicode_width::UnicodeWidthStr;

use crate::batch::{self, Row};
use crate::language::{self, say};
use crate::{Failure, backgammon};

use super::mind::{Mind, MindArgs, with_dice};
use super::position;
use super::rated::{Choice, Rated};
use super::row::{read_board, read_dice};

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
    mind: MindArgs,
    /// Number of plays to list
    #[arg(long, default_value_t = 10)]
    top: usize,
    /// Print the agent's whole explanation
    #[arg(long, conflicts_with = "json")]
    why: bool,
    /// The ruleset
    #[arg(long, default_value = "standard", value_parser = backgammon::rules)]
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

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut mind = args.mind.mind()?;
    if args.batch {
        return batch::run(|row| answer(row, &mut mind, args.rules));
    }
    let text = args.position.as_deref().unwrap_or_default();
    let position = position::read(text, args.rules).map_err(Failure::Usage)?;
    let game = game(text, &position, args.dice)?;
    let rated = mind.rate(&game).ok_or_else(|| Failure::Usage("no one is to play there".into()))?;
    let mut out = io::stdout().lock();
    if args.why {
        write!(out, "{}", rated.why.printed(&language::reader()))?;
        let is_tree = |panel: &Panel| matches!(panel.body, Body::Tree(_));
        if rated.why.panels.iter().any(is_tree) {
            writeln!(out, "\n{}", say(&Message::new("cli-tree-signs")))?;
        }
        return Ok(());
    }
    let shown = rated.choices.iter().take(args.top.max(1));
    if args.json {
        let plays: Vec<Value> = shown.map(|choice| play_fields(&game, choice)).collect();
        let fields = json!({"agent": mind.spec, "values": rated.scale(), "plays": plays});
        return Ok(writeln!(out, "{fields}")?);
    }
    writeln!(out, "{}", rated.scale_words(&game, &mind.spec))?;
    if let Some(caveat) = rated.caveat() {
        writeln!(out, "{caveat}")?;
    }
    list(&mut out, &game, &rated, &shown.collect::<Vec<_>>())
}

/// The plays below each other, best first.
fn list(
    out: &mut impl Write,
    game: &Backgammon,
    rated: &Rated,
    shown: &[&Choice],
) -> Result<(), Failure> {
    let (reader, unit) = (language::reader(), Unit::signed(3));
    let value =
        |choice: &Choice| choice.value.map_or("–".to_owned(), |value| value.said(unit, &reader));
    let width = |column: &dyn Fn(&Choice) -> String, least: usize| {
        shown.iter().map(|choice| column(choice).width()).max().unwrap_or(0).max(least)
    };
    let blanks = |text: &str, width: usize| " ".repeat(width.saturating_sub(text.width()));
    let (values, origins) = (width(&value, 7), width(&Choice::origin, 8));
    for (number, choice) in (1..).zip(shown) {
        let (value, origin) = (value(choice), choice.origin());
        let (before, after) = (blanks(&value, values), blanks(&origin, origins));
        let behind = choice.behind(rated.chosen());
        let behind = behind.map_or("      ".to_owned(), |behind| reader.number(behind, unit));
        let play = written(game.board(), choice.action);
        writeln!(out, "{number:3}. {before}{value}  ({behind})  {origin}{after}  {play}")?;
    }
    Ok(())
}

impl Rated {
    /// Why the choice comes before plays that look better, where it does.
    fn caveat(&self) -> Option<String> {
        let caveats = ["bg-budget-ended", "bg-most-visited"];
        let told = self.why.reasons.iter().find(|reason| caveats.contains(&&*reason.key))?;
        Some(say(told))
    }

    /// What the values are, and whose.
    fn scale_words(&self, game: &Backgammon, spec: &str) -> String {
        let values = if self.is_equity() && game.score().is_money() {
            Message::new("cli-best-equity-money")
        } else if self.is_equity() {
            Message::new("cli-best-equity-match")
        } else {
            Message::new("cli-best-own-scale").with("scale", self.why.values.label.clone())
        };
        say(&values.with("agent", spec.to_owned()))
    }
}

/// The game with the dice to be played.
fn game(text: &str, position: &Position, dice: Option<Dice>) -> Result<Backgammon, Failure> {
    let ((Some(dice), _) | (None, Phase::ToMove(dice))) = (dice, position.phase) else {
        return Err(Failure::Usage(format!("{text:?} has no roll: give one, such as --dice 31")));
    };
    let position = Position { phase: Phase::ToMove(dice), ..*position };
    position.game().map_err(|error| Failure::Usage(format!("{text:?} cannot be played: {error}")))
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
fn answer(row: &Row, mind: &mut Mind, rules: RuleSet) -> Result<Map<String, Value>, String> {
    let game = with_dice(&read_board(row)?, read_dice(row)?, rules)?;
    let rated = mind.rate(&game).ok_or("no one is to play there")?;
    let (action, value) = (rated.chosen().action, rated.chosen().number());
    let mut fields = Map::new();
    fields.insert("best".to_owned(), json!(written(game.board(), action)));
    fields.insert("after".to_owned(), json!(after(&game, action)));
    fields.insert("equity".to_owned(), json!(value.filter(|_| rated.is_equity())));
    if !rated.is_equity() {
        fields.insert("value".to_owned(), json!(value));
        fields.insert("values".to_owned(), json!(rated.scale()));
    }
    Ok(fields)
}
