//! Takes known fields out of a JSON object; what remains is unknown and kept.

use parlor_game::{BySeat, Seat};
use parlor_riichi::{Points, Tile, Wind};
use serde_json::{Map, Value};

use super::Pai;
use super::error::MessageFault;
use crate::riichi::record::bounded_points;
use crate::riichi::tile_code::tile_of_mjai_name;

type Read<T> = Result<T, MessageFault>;

/// A JSON object that is being read.
pub(super) struct Fields(pub(super) Map<String, Value>);

impl Fields {
    /// A field put through `read`; `None` when it is absent or null.
    pub(super) fn take<T>(
        &mut self,
        field: &'static str,
        expected: &'static str,
        read: impl FnOnce(&Value) -> Option<T>,
    ) -> Read<Option<T>> {
        match self.0.remove(field) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => match read(&value) {
                Some(taken) => Ok(Some(taken)),
                None => Err(MessageFault::Field { field, found: shortened(&value), expected }),
            },
        }
    }

    pub(super) fn number(&mut self, field: &'static str) -> Read<Option<u64>> {
        self.take(field, "a whole number", Value::as_u64)
    }

    pub(super) fn text(&mut self, field: &'static str) -> Read<Option<String>> {
        self.take(field, "a text", |value| value.as_str().map(str::to_owned))
    }

    pub(super) fn seat(&mut self, field: &'static str) -> Read<Option<Seat>> {
        self.take(field, "a player from 0 to 3", |v| Seat::from_idx(v.as_u64()? as usize))
    }

    pub(super) fn actor(&mut self) -> Read<Seat> {
        need("actor", self.seat("actor")?)
    }

    pub(super) fn target(&mut self) -> Read<Seat> {
        need("target", self.seat("target")?)
    }

    pub(super) fn tile(&mut self, field: &'static str) -> Read<Tile> {
        need(field, self.take(field, "a tile", tile)?)
    }

    pub(super) fn tile_if_any(&mut self, field: &'static str) -> Read<Option<Tile>> {
        self.take(field, "a tile", tile)
    }

    pub(super) fn pai(&mut self, field: &'static str) -> Read<Pai> {
        need(field, self.take(field, "a tile or ?", pai)?)
    }

    pub(super) fn tiles(&mut self, field: &'static str) -> Read<Option<Vec<Tile>>> {
        self.take(field, "a list of tiles", |value| list(value, tile))
    }

    pub(super) fn consumed<const N: usize>(&mut self) -> Read<[Tile; N]> {
        let expected = "as many tiles as this call takes from the hand";
        let tiles = self.take("consumed", expected, |v| list(v, tile)?.try_into().ok())?;
        need("consumed", tiles)
    }

    pub(super) fn hands(&mut self, field: &'static str) -> Read<Option<BySeat<Vec<Pai>>>> {
        self.take(field, "four lists of tiles", |value| four(value, |hand| list(hand, pai)))
    }

    pub(super) fn points(&mut self, field: &'static str) -> Read<Option<BySeat<Points>>> {
        self.take(field, "four numbers of points", |value| four(value, points))
    }

    pub(super) fn wind(&mut self, field: &'static str) -> Read<Wind> {
        let wind = self.take(field, "E, S, W or N", |value| tile(value)?.kind().wind())?;
        need(field, wind)
    }

    pub(super) fn flag(&mut self, field: &'static str) -> Read<Option<bool>> {
        self.take(field, "true or false", Value::as_bool)
    }
}

/// The value of a field that must be there.
pub(super) fn need<T>(field: &'static str, value: Option<T>) -> Read<T> {
    value.ok_or(MessageFault::Missing { field })
}

pub(super) fn points(value: &Value) -> Option<Points> {
    value.as_i64().and_then(bounded_points)
}

fn tile(value: &Value) -> Option<Tile> {
    tile_of_mjai_name(value.as_str()?)
}

fn pai(value: &Value) -> Option<Pai> {
    Pai::by_name(value.as_str()?)
}

fn list<T>(value: &Value, read: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
    value.as_array()?.iter().map(read).collect()
}

/// One value for each seat.
pub(super) fn four<T>(value: &Value, read: impl Fn(&Value) -> Option<T>) -> Option<BySeat<T>> {
    let values: [T; 4] = list(value, read)?.try_into().ok()?;
    Some(BySeat::new(values))
}

/// The value as text, cut off where it is long.
pub(super) fn shortened(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
