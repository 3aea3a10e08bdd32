//! `parlor backgammon moves`: every legal play of a roll.

use parlor_backgammon::{Board, Dice, Play, RuleSet};
use parlor_formats::backgammon::{PositionId, notation};
use serde::Serialize;
use serde_json::{Value, json};

use super::row::{read_board, read_dice};
use super::{position, rules};
use crate::batch::{self, Row};
use crate::failure::OrUsage;
use crate::output;

/// Which position and roll
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A position ID, position ID:match ID, or XGID
    #[arg(required_unless_present = "batch")]
    position: Option<String>,
    /// The roll, if the position has none
    #[arg(value_parser = position::dice)]
    dice: Option<Dice>,
    /// The ruleset; it sets the number of checkers
    #[arg(long, default_value = "standard", value_parser = rules)]
    rules: RuleSet,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Read JSON lines with x, o (25 counts each, or pos) and dice; answer each with n and after
    #[arg(long, conflicts_with_all = ["position", "json"])]
    batch: bool,
}

const EXAMPLES: &str = "\
Examples:
  parlor backgammon moves 4HPwATDgc/ABMA 31
  parlor backgammon moves 'XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10'
  zcat positions.jsonl.gz | parlor backgammon moves --batch";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    if args.batch {
        let mut results = Vec::new();
        return batch::run(|row| answer(row, &mut results));
    }
    let text = args.position.as_deref().unwrap_or_default();
    let (position, dice) = position::with_roll(text, args.rules, args.dice, "31").or_usage()?;
    let board = position.board;
    let mut plays: Vec<(Play, Board)> = Vec::new();
    board.plays(dice, &mut plays);
    let listed = plays.iter().map(|&(play, after)| {
        (notation::write(&board, play), PositionId::of(&after.flipped()).to_string())
    });
    if args.json {
        let plays: Vec<Value> =
            listed.map(|(play, after)| json!({"move": play, "after": after})).collect();
        return output::json(&json!({"n": plays.len(), "plays": plays}));
    }
    if plays.is_empty() {
        return output::text("no legal play: the turn passes\n");
    }
    output::text(&listed.map(|(play, after)| format!("{after}  {play}\n")).collect::<String>())
}

#[derive(Serialize)]
struct Answer {
    n: usize,
    after: Vec<String>,
}

fn answer(row: &Row, results: &mut Vec<Board>) -> anyhow::Result<Answer> {
    let (board, dice) = (read_board(row)?, read_dice(row)?);
    board.plays(dice, results);
    let mut after: Vec<String> =
        results.iter().map(|board| PositionId::of(&board.flipped()).to_string()).collect();
    after.sort_unstable();
    Ok(Answer { n: after.len(), after })
}
