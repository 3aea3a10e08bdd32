//! Words and numbers.

use parlor_agent::{Arg, Bound, Estimate, Message, Piece, Quantity, Range, Scale, Tone, Unit};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::SeatMsg;

/// Every item of a list as its message.
pub(super) fn put<'a, T: 'a, M: From<&'a T>>(items: &'a [T]) -> Vec<M> {
    items.iter().map(M::from).collect()
}

/// Pieces in their game's notation.
pub(super) fn pieces(pieces: &[Piece]) -> Vec<String> {
    pieces.iter().map(|piece| piece.0.to_string()).collect()
}

/// A message key with arguments; the reader puts it into words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct MessageMsg {
    /// The message's id in the language files.
    pub key: String,
    /// Its arguments, by name and in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(String, ArgMsg)>>")]
    pub args: Vec<(String, ArgMsg)>,
}

/// What can stand in a message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
pub enum ArgMsg {
    /// The same in every language.
    Text(String),
    /// A number.
    Number(QuantityMsg),
    /// Tiles, cards or checkers in notation.
    Pieces(Vec<String>),
    /// A place at the table.
    Seat(SeatMsg),
    /// Another message.
    Message(MessageMsg),
}

/// A number and how it is written.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct QuantityMsg {
    /// The number.
    pub value: f64,
    /// How it is written.
    pub unit: UnitMsg,
}

/// How a number is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum UnitMsg {
    /// A whole number.
    Count,
    /// With so many decimals.
    Number {
        /// How many.
        decimals: u8,
    },
    /// With so many decimals and always a sign.
    Signed {
        /// How many.
        decimals: u8,
    },
    /// A share from 0 to 1, in per cent.
    Percent,
    /// Seconds.
    Seconds,
}

/// What a column or an axis measures.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct ScaleMsg {
    /// Its heading.
    pub label: MessageMsg,
    /// How its numbers are written.
    pub unit: UnitMsg,
    /// From where to where it is drawn.
    pub range: RangeMsg,
}

/// From where to where bars and axes are drawn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RangeMsg {
    /// From zero to the largest shown.
    FromZero,
    /// From the worst shown to the best.
    FromWorst,
    /// Between two numbers.
    Fixed {
        /// Where it begins.
        low: f64,
        /// Where it ends.
        high: f64,
    },
}

/// A value and how sure it is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct EstimateMsg {
    /// The value.
    pub value: f64,
    /// Exact, or only a bound.
    pub bound: BoundMsg,
    /// Its standard error.
    pub error: Option<f64>,
}

/// Which side of a value the truth lies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
#[serde(rename_all = "snake_case")]
pub enum BoundMsg {
    /// The value itself.
    Exact,
    /// At most the value.
    AtMost,
    /// At least the value.
    AtLeast,
}

/// How something stands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
#[serde(rename_all = "snake_case")]
pub enum ToneMsg {
    /// It does not.
    Plain,
    /// It was chosen.
    Chosen,
    /// Good for the seat that asks.
    Good,
    /// Bad for it.
    Bad,
}

impl From<&Message> for MessageMsg {
    fn from(message: &Message) -> MessageMsg {
        let args = message.args.iter().map(|(name, arg)| (name.to_string(), arg.into()));
        MessageMsg { key: message.key.to_string(), args: args.collect() }
    }
}

impl From<&Arg> for ArgMsg {
    fn from(arg: &Arg) -> ArgMsg {
        match arg {
            Arg::Text(text) => ArgMsg::Text(text.to_string()),
            Arg::Number(Quantity { value, unit }) => {
                ArgMsg::Number(QuantityMsg { value: *value, unit: (*unit).into() })
            }
            Arg::Pieces(list) => ArgMsg::Pieces(pieces(list)),
            Arg::Seat(seat) => ArgMsg::Seat((*seat).into()),
            Arg::Message(message) => ArgMsg::Message(message.into()),
        }
    }
}

impl From<Unit> for UnitMsg {
    fn from(unit: Unit) -> UnitMsg {
        match unit {
            Unit::Count => UnitMsg::Count,
            Unit::Number(decimals) => UnitMsg::Number { decimals },
            Unit::Signed(decimals) => UnitMsg::Signed { decimals },
            Unit::Percent => UnitMsg::Percent,
            Unit::Seconds => UnitMsg::Seconds,
        }
    }
}

impl From<&Scale> for ScaleMsg {
    fn from(scale: &Scale) -> ScaleMsg {
        let range = match scale.range {
            Range::FromZero => RangeMsg::FromZero,
            Range::FromWorst => RangeMsg::FromWorst,
            Range::Fixed { low, high } => RangeMsg::Fixed { low, high },
        };
        ScaleMsg { label: (&scale.label).into(), unit: scale.unit.into(), range }
    }
}

impl From<&Estimate> for EstimateMsg {
    fn from(estimate: &Estimate) -> EstimateMsg {
        let bound = match estimate.bound {
            Bound::Exact => BoundMsg::Exact,
            Bound::AtMost => BoundMsg::AtMost,
            Bound::AtLeast => BoundMsg::AtLeast,
        };
        EstimateMsg { value: estimate.value, bound, error: estimate.error }
    }
}

impl From<Tone> for ToneMsg {
    fn from(tone: Tone) -> ToneMsg {
        match tone {
            Tone::Plain => ToneMsg::Plain,
            Tone::Chosen => ToneMsg::Chosen,
            Tone::Good => ToneMsg::Good,
            Tone::Bad => ToneMsg::Bad,
        }
    }
}
