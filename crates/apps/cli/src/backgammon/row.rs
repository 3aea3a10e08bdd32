//! Fields of batch lines that several commands read.

use anyhow::Context;
use parlor_backgammon::{Board, Dice, Die, Men, RuleSet};

use super::position;
use crate::batch::{Row, field};

/// The board of `x` and `o`, or of `pos` where they are not given.
pub(super) fn read_board(row: &Row) -> anyhow::Result<Board> {
    if row.contains_key("pos") && !row.contains_key("x") && !row.contains_key("o") {
        let id: Option<String> = field(row, "pos", "a position ID")?;
        return Ok(position::read(&id.unwrap_or_default(), RuleSet::STANDARD)?.board);
    }
    Board::new(read_men(row, "x")?, read_men(row, "o")?)
        .context("\"x\" and \"o\" share a point, or all men of both are off")
}

/// 25 counts: points 1 to 24, then the bar; the rest of fifteen is borne off.
fn read_men(row: &Row, name: &str) -> anyhow::Result<Men> {
    let form = "a list of 25 counts: points 1 to 24, then the bar";
    let wrong = || format!("{name:?} must be {form}");
    let counts: [u8; 25] = field(row, name, form)?.with_context(wrong)?;
    let off = counts.iter().try_fold(Men::MAX, |off, &count| off.checked_sub(count));
    let off = off.with_context(|| format!("{name:?} has more than {} men", Men::MAX))?;
    let stacks: Vec<(u8, u8)> = (1..).zip(counts).chain([(0, off)]).collect();
    Men::new(&stacks).with_context(wrong)
}

pub(super) fn read_dice(row: &Row) -> anyhow::Result<Dice> {
    let form = "two numbers from 1 to 6";
    let dice: Option<[u8; 2]> = field(row, "dice", form)?;
    let dice = dice.and_then(|[one, other]| Die::new(one).zip(Die::new(other)));
    let (one, other) = dice.with_context(|| format!("\"dice\" must be {form}"))?;
    Ok(Dice::new(one, other))
}
