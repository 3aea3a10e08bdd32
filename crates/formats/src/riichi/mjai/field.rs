//! Values of fields, read from JSON and written to it.

use parlor_game::{BySeat, Seat};
use parlor_riichi::{Points, Tile, Wind};
use serde_json::{Map, Value, json};

use super::Pai;
use super::body::Kyoku;
use super::error::MessageFault;
use crate::riichi::record::bounded_points;
use crate::riichi::tile_code::{mjai_name, tile_of_mjai_name};

/// What a field can hold.
pub(super) trait Field: Sized {
    /// What would be right, for errors.
    fn expected() -> String;

    /// Several of it, for the errors of lists.
    fn several() -> String;

    fn read(value: &Value) -> Option<Self>;

    fn write(&self) -> Value;
}

/// Declares what single values are called, how they are read and how they are written.
macro_rules! fields {
    ($($type:ty: $one:literal, $several:literal,
       |$value:ident| $read:expr, |$this:ident| $write:expr;)+) => {$(
        impl Field for $type {
            fn expected() -> String {
                $one.to_owned()
            }

            fn several() -> String {
                $several.to_owned()
            }

            fn read($value: &Value) -> Option<$type> {
                $read
            }

            fn write(&self) -> Value {
                let $this = self;
                json!($write)
            }
        }
    )+};
}

fields! {
    bool: "true or false", "times true or false", |value| value.as_bool(), |flag| flag;
    u8: "a number from 0 to 255", "numbers", |value| value.as_u64()?.try_into().ok(), |n| n;
    Kyoku: "a number from 1 to 4", "numbers",
        |value| u8::read(value).filter(|n| (1..=4).contains(n)).map(Kyoku), |kyoku| kyoku.0;
    u16: "a number from 0 to 65535", "numbers", |value| value.as_u64()?.try_into().ok(), |n| n;
    u32: "a whole number", "numbers", |value| value.as_u64()?.try_into().ok(), |n| n;
    String: "a text", "texts", |value| value.as_str().map(str::to_owned), |text| text;
    Seat: "a player from 0 to 3", "players",
        |value| Seat::from_idx(value.as_u64()? as usize), |seat| seat.idx();
    Wind: "E, S, W or N", "winds",
        |value| Tile::read(value)?.kind().wind(), |wind| wind.to_string();
    Tile: "a tile", "tiles", |value| tile_of_mjai_name(value.as_str()?), |tile| mjai_name(*tile);
    Pai: "a tile or ?", "tiles", |value| Pai::by_name(value.as_str()?), |pai| pai.name();
    Points: "a number of points", "numbers of points",
        |value| value.as_i64().and_then(bounded_points), |points| points.0;
    (String, u8): "a yaku with its han", "pairs of a yaku and its han",
        |pair| Some((Field::read(pair.get(0)?)?, Field::read(pair.get(1)?)?)), |pair| pair;
}

fn read_list<T: Field>(value: &Value) -> Option<Vec<T>> {
    value.as_array()?.iter().map(T::read).collect()
}

fn write_list<T: Field>(items: &[T]) -> Value {
    items.iter().map(T::write).collect()
}

impl<T: Field> Field for Vec<T> {
    fn expected() -> String {
        format!("a list of {}", T::several())
    }

    fn several() -> String {
        format!("lists of {}", T::several())
    }

    fn read(value: &Value) -> Option<Vec<T>> {
        read_list(value)
    }

    fn write(&self) -> Value {
        write_list(self)
    }
}

impl<T: Field, const N: usize> Field for [T; N] {
    fn expected() -> String {
        format!("{N} {}", T::several())
    }

    fn several() -> String {
        format!("groups of {}", Self::expected())
    }

    fn read(value: &Value) -> Option<[T; N]> {
        read_list(value)?.try_into().ok()
    }

    fn write(&self) -> Value {
        write_list(self)
    }
}

/// One value for each player.
impl<T: Field> Field for BySeat<T> {
    fn expected() -> String {
        <[T; 4]>::expected()
    }

    fn several() -> String {
        <[T; 4]>::several()
    }

    fn read(value: &Value) -> Option<BySeat<T>> {
        <[T; 4]>::read(value).map(BySeat::new)
    }

    fn write(&self) -> Value {
        write_list(self.as_array())
    }
}

/// A JSON object: what is taken is gone, so that what remains is unknown.
pub(super) type Object = Map<String, Value>;

/// What can be the field of an object: a value that must be there, or one that may.
pub(super) trait InObject: Sized {
    fn take(object: &mut Object, field: &'static str) -> Result<Self, MessageFault>;

    fn put(&self, object: &mut Object, field: &str);
}

/// Absent and null are the same; what is absent leaves no field.
impl<T: Field> InObject for Option<T> {
    fn take(object: &mut Object, field: &'static str) -> Result<Option<T>, MessageFault> {
        let Some(value) = object.remove(field).filter(|value| !value.is_null()) else {
            return Ok(None);
        };
        let found = || shortened(&value);
        let wrong = || MessageFault::Field { field, found: found(), expected: T::expected() };
        T::read(&value).map(Some).ok_or_else(wrong)
    }

    fn put(&self, object: &mut Object, field: &str) {
        if let Some(value) = self {
            value.put(object, field);
        }
    }
}

impl<T: Field> InObject for T {
    fn take(object: &mut Object, field: &'static str) -> Result<T, MessageFault> {
        let taken = <Option<T> as InObject>::take(object, field)?;
        taken.ok_or(MessageFault::Missing { field })
    }

    fn put(&self, object: &mut Object, field: &str) {
        object.insert(field.to_owned(), self.write());
    }
}

/// The value as text, cut off where it is long.
pub(super) fn shortened(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
