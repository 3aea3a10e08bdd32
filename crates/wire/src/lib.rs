//! Messages: the only serialised form of a game that leaves a process.
//!
//! Each game has a [`Codec`]: how its actions are written and read, how what one seat knows and
//! sees is written. A full state has no message, so nobody can send one by mistake. Explanations of
//! all games share [`ExplanationMsg`].
//!
//! Messages are JSON objects in practice; enums carry their variant in `type`. Numbers that are not
//! finite (an open search window) are `null`. [`VERSION`] goes up when a reader of the old messages
//! would misunderstand the new ones; adding a field does not change it, so readers ignore fields
//! that they do not know.
//!
//! ```
//! use parlor_backgammon::{Action, Backgammon, RuleSet, Score, Setup};
//! use parlor_game::{Game, Observed, Seat};
//! use parlor_wire::{BackgammonWire, Codec};
//!
//! let game = Backgammon::start(&Setup::new(RuleSet::STANDARD, Score::MONEY));
//! let view = BackgammonWire::put_view(&game.view(Seat::A));
//! assert_eq!(serde_json::to_value(&view)?["men"]["A"][24], 2);
//! assert_eq!(serde_json::to_string(&BackgammonWire::put_action(Action::Roll))?, r#"{"type":"roll"}"#);
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `codec` | [`Codec`]: one game's messages |
//! | `backgammon` | [`BackgammonWire`] |
//! | [`zole`], [`riichi`] | [`ZoleWire`], [`RiichiWire`]: actions, views, events, each in its file |
//! | `notation` | [`CardMsg`], [`TileMsg`], [`KindMsg`]: `QC`, `0p`, `7z` |
//! | `bot` | [`ToBotMsg`], [`FromBotMsg`]: the talk with an outside bot |
//! | [`online`] | the talk between a server and those at a table |
//! | `hosted` | [`Hosted`]: what a server needs besides a codec |
//! | `seat` | [`SeatMsg`] |
//! | `explanation/` | [`ExplanationMsg`]: verdict, candidates, panels |

mod backgammon;
mod bot;
mod codec;
mod explanation;
mod hosted;
mod notation;
pub mod online;
pub mod riichi;
mod seat;
#[cfg(test)]
mod typescript;
pub mod zole;

pub use backgammon::{
    ActionMsg as BackgammonActionMsg, AddressMsg as BackgammonAddressMsg, BackgammonWire,
    ChanceMsg as BackgammonChanceMsg, CubeMsg, MenMsg, MoveMsg, PhaseMsg, ScoreMsg,
    SeenMsg as BackgammonSeenMsg, ViewMsg as BackgammonViewMsg, WinMsg,
};
pub use bot::{FromBotMsg, ToBotMsg};
pub use codec::Codec;
pub use explanation::{
    ArgMsg, BarMsg, BodyMsg, BoundMsg, CandidateMsg, CellMsg, ClassMsg, CurveMsg, CutMsg,
    CutReasonMsg, EstimateMsg, ExplanationMsg, GridRowMsg, HandMsg, MarkMsg, MessageMsg,
    NodeKindMsg, NodeMsg, PanelMsg, QuantityMsg, RangeMsg, RowMsg, ScaleMsg, SquareMsg, ToneMsg,
    UnitMsg, WorldMsg,
};
pub use hosted::Hosted;
pub use notation::{CardMsg, KindMsg, TileMsg, Written};
pub use riichi::RiichiWire;
pub use seat::SeatMsg;
pub use zole::ZoleWire;

/// The version of all messages.
pub const VERSION: u32 = 1;
