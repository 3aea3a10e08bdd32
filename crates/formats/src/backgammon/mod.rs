//! Backgammon: positions, plays, matches and boards as text.
//!
//! | module | text | example |
//! |---|---|---|
//! | [`PositionId`] | where all men stand | `4HPwATDgc/ABMA` |
//! | [`MatchId`] | the rest of a position | `QYkqASAAIAAA` |
//! | [`xgid`] | a whole position | `XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10` |
//! | [`fibs`] | a whole position | `board:A:B:5:0:2:…` |
//! | [`notation`] | a play | `24/18*/13` |
//! | [`mat`] | matches and sessions | a file of numbered lines |
//! | [`sgf`] | the same | a tree of nodes for each game |
//! | [`match_file`] | either of them | |
//! | [`draw`] | a board | 15 lines, 80 columns |
//! | [`met`] | match equity tables | an XML file |

mod base64;
pub mod draw;
pub mod fibs;
pub mod mat;
pub mod match_file;
mod match_id;
pub mod met;
pub mod notation;
mod position_id;
pub mod sgf;
pub mod xgid;

pub use base64::KeyFault;
pub use match_id::{MatchId, MatchIdError};
pub use position_id::{PositionId, PositionIdError};
