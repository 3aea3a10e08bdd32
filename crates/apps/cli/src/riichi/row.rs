//! Fields of a batch row, each with an error that names it.

use parlor_riichi::{Hand, Meld, Relative, Tile, Tiles};
use serde_json::Value;

use crate::batch::Row;

/// A field that is absent, true or false.
pub(super) fn flag(row: &Row, name: &str) -> Result<bool, String> {
    match row.get(name) {
        None | Some(Value::Null) => Ok(false),
        Some(Value::Bool(set)) => Ok(*set),
        Some(other) => Err(format!("{name:?} must be true or false, not {other}")),
    }
}

/// A text that must be there.
pub(super) fn text<'a>(row: &'a Row, name: &str) -> Result<&'a str, String> {
    text_or(row, name, None)
}

/// A text, or `absent` where there is none.
pub(super) fn text_or<'a>(
    row: &'a Row,
    name: &str,
    absent: Option<&'a str>,
) -> Result<&'a str, String> {
    match (row.get(name), absent) {
        (Some(Value::String(text)), _) => Ok(text),
        (None, Some(text)) => Ok(text),
        (None, None) => Err(format!("{name:?} is missing")),
        (Some(other), _) => Err(format!("{name:?} must be a text, not {other}")),
    }
}

/// A small number; 0 where there is none.
pub(super) fn number(row: &Row, name: &str) -> Result<u8, String> {
    let Some(value) = row.get(name) else { return Ok(0) };
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    number.ok_or_else(|| format!("{name:?} must be a whole number from 0 to 255, not {value}"))
}

/// A list of single tiles; empty where there is none.
pub(super) fn tile_list(row: &Row, name: &str) -> Result<Vec<Tile>, String> {
    let Some(value) = row.get(name) else { return Ok(Vec::new()) };
    let form = || format!("{name:?} must be a list of tiles, such as [\"5z\"], not {value}");
    let tile = |item: &Value| {
        let text = item.as_str().ok_or_else(form)?;
        text.parse::<Tile>().map_err(|error| format!("{name:?}: {error}"))
    };
    value.as_array().ok_or_else(form)?.iter().map(tile).collect()
}

/// The hand of `concealed` and `melds`.
pub(super) fn hand(row: &Row) -> Result<Hand, String> {
    let concealed: Tiles =
        text(row, "concealed")?.parse().map_err(|error| format!("\"concealed\": {error}"))?;
    let mut hand = Hand::closed(concealed);
    let Some(melds) = row.get("melds") else { return Ok(hand) };
    let form = "\"melds\" must be a list of {\"type\",\"tiles\"}";
    for (n, value) in (1..).zip(melds.as_array().ok_or(form)?) {
        let meld = value.as_object().ok_or_else(|| form.to_owned()).and_then(meld);
        if !hand.melds.push(meld.map_err(|error| format!("set {n}: {error}"))?) {
            return Err(format!("{n} sets laid out; there are four at most"));
        }
    }
    Ok(hand)
}

/// A set laid out. Who discarded the tile makes no difference to its worth.
fn meld(row: &Row) -> Result<Meld, String> {
    let (form, written) = (text(row, "type")?, text(row, "tiles")?);
    let tiles: Tiles = written.parse().map_err(|error| format!("{written:?}: {error}"))?;
    let tiles: Vec<Tile> = tiles.iter().collect();
    let from = Relative::Across;
    let (meld, right) = match (form, tiles.as_slice()) {
        ("chi", &[a, b, c]) => (Meld::chi(a, [b, c]), RUN),
        ("chi", _) => (None, RUN),
        ("pon", &[a, b, c]) => (Meld::pon(a, [b, c], from), "three equal tiles"),
        ("pon", _) => (None, "three equal tiles"),
        ("ankan", &[a, b, c, d]) => (Meld::closed_kan([a, b, c, d]), FOUR),
        ("daiminkan", &[a, b, c, d]) => (Meld::open_kan(a, [b, c, d], from), FOUR),
        ("kakan", &[a, b, c, d]) => {
            (Meld::pon(a, [b, c], from).and_then(|pon| pon.with_added(d)), FOUR)
        }
        ("ankan" | "daiminkan" | "kakan", _) => (None, FOUR),
        _ => {
            let known = "chi, pon, ankan, daiminkan, kakan";
            return Err(format!("unknown set {form:?}; known: {known}"));
        }
    };
    meld.ok_or_else(|| format!("{written:?} is not a {form}, which is {right}"))
}

const RUN: &str = "three consecutive tiles of a suit";
const FOUR: &str = "four equal tiles";
