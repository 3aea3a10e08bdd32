//! Backgammon: position IDs.

mod base64;
mod position_id;

pub use position_id::{PositionId, PositionIdError};
