//! Backgammon: positions, plays, matches and boards as text.

mod base64;
pub mod draw;
pub mod mat;
mod match_id;
pub mod notation;
mod position_id;
pub mod xgid;

pub use match_id::{MatchId, MatchIdError};
pub use position_id::{PositionId, PositionIdError};
