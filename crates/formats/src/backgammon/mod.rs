//! Backgammon: positions and plays as text.

mod base64;
mod match_id;
pub mod notation;
mod position_id;
pub mod xgid;

pub use match_id::{MatchId, MatchIdError};
pub use position_id::{PositionId, PositionIdError};
