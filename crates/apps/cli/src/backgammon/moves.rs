//! `parlor backgammon moves`: every legal play of a roll.

use std::io::{self, Write};

use parlor_backgammon::{Board, Dice, Die, Men, Phase, Play, RuleSet};
use parlor_formats::backgammon::{PositionId, notation};
use serde::Serialize;
use serde_json::{Value, json};

use crate::batch::{self, Row};
use crate::{Failure, backgammon};

use super::position;

/// Which position and roll
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A position ID, position ID:match ID, or XGID
    #[arg(required_unless_present = "batch")]
    position: Option<String>,
    /// The roll, if the position does not hold it
    #[arg(value_parser = position::dice)]
    dice: Option<Dice>,
    /// The ruleset: how many men there are
    #[arg(long, default_value = "standard", value_parser = backgammon::rules)]
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

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.batch {
        let mut results = Vec::new();
        return batch::run(|row| answer(row, &mut results));
    }
    let text = args.position.as_deref().unwrap_or_default();
    let position = position::read(text, args.rules).map_err(Failure::Usage)?;
    let ((Some(dice), _) | (None, Phase::ToMove(dice))) = (args.dice, position.phase) else {
        return Err(Failure::Usage(format!("{text:?} holds no roll: give one, such as 31")));
    };
    let board = position.board;
    let mut plays: Vec<(Play, Board)> = Vec::new();
    board.plays(dice, &mut plays);
    let listed = plays.iter().map(|&(play, after)| {
        (notation::write(&board, play), PositionId::of(&after.flipped()).to_string())
    });
    let mut out = io::stdout().lock();
    if args.json {
        let plays: Vec<Value> =
            listed.map(|(play, after)| json!({"move": play, "after": after})).collect();
        writeln!(out, "{}", json!({"n": plays.len(), "plays": plays}))?;
    } else if plays.is_empty() {
        writeln!(out, "no legal play: the turn passes")?;
    } else {
        for (play, after) in listed {
            writeln!(out, "{after}  {play}")?;
        }
    }
    Ok(())
}

#[derive(Serialize)]
struct Answer {
    n: usize,
    after: Vec<String>,
}

fn answer(row: &Row, results: &mut Vec<Board>) -> Result<Answer, String> {
    let (board, dice) = (read_board(row)?, read_dice(row)?);
    board.plays(dice, results);
    let mut after: Vec<String> =
        results.iter().map(|board| PositionId::of(&board.flipped()).to_string()).collect();
    after.sort_unstable();
    Ok(Answer { n: after.len(), after })
}

/// The board of `x` and `o`, or of `pos` where they are not given.
fn read_board(row: &Row) -> Result<Board, String> {
    match (row.get("x"), row.get("o"), row.get("pos")) {
        (None, None, Some(Value::String(id))) => Ok(position::read(id, RuleSet::STANDARD)?.board),
        (None, None, Some(_)) => Err("\"pos\" must be a position ID".to_owned()),
        (x, o, _) => {
            let (own, other) = (read_men("x", x)?, read_men("o", o)?);
            let clash = "\"x\" and \"o\" share a point, or all men of both are off";
            Board::new(own, other).ok_or_else(|| clash.to_owned())
        }
    }
}

/// 25 counts: points 1 to 24, then the bar; the rest of fifteen is borne off.
fn read_men(name: &str, value: Option<&Value>) -> Result<Men, String> {
    let form = || format!("{name:?} must be a list of 25 counts: points 1 to 24, then the bar");
    let counts =
        value.and_then(Value::as_array).filter(|list| list.len() == 25).ok_or_else(form)?;
    let mut stacks = Vec::with_capacity(26);
    let mut off = Men::MAX;
    for (n, count) in (1..).zip(counts) {
        let count = count.as_u64().and_then(|c| u8::try_from(c).ok()).ok_or_else(form)?;
        let too_many = || format!("{name:?} has more than {} men", Men::MAX);
        off = off.checked_sub(count).ok_or_else(too_many)?;
        stacks.push((n, count));
    }
    stacks.push((0, off));
    Men::new(&stacks).ok_or_else(form)
}

fn read_dice(row: &Row) -> Result<Dice, String> {
    let die = |value: &Value| Die::new(u8::try_from(value.as_u64()?).ok()?);
    match row.get("dice").and_then(Value::as_array).map(Vec::as_slice) {
        Some([one, other]) => die(one).zip(die(other)),
        _ => None,
    }
    .map(|(one, other)| Dice::new(one, other))
    .ok_or_else(|| "\"dice\" must be two numbers from 1 to 6".to_owned())
}
