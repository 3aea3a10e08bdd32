//! Fields of batch lines that several commands read.

use parlor_backgammon::{Board, Dice, Die, Men, RuleSet};
use serde_json::Value;

use crate::batch::Row;

use super::position;

/// The board of `x` and `o`, or of `pos` where they are not given.
pub(super) fn read_board(row: &Row) -> Result<Board, String> {
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

pub(super) fn read_dice(row: &Row) -> Result<Dice, String> {
    let die = |value: &Value| Die::new(u8::try_from(value.as_u64()?).ok()?);
    match row.get("dice").and_then(Value::as_array).map(Vec::as_slice) {
        Some([one, other]) => die(one).zip(die(other)),
        _ => None,
    }
    .map(|(one, other)| Dice::new(one, other))
    .ok_or_else(|| "\"dice\" must be two numbers from 1 to 6".to_owned())
}
