//! What a riichi hand is worth to a player who is alone with the wall.
//!
//! [`sp_draw`] values every discard by draws alone: the chance to be ready, the chance to win and the
//! points to expect, turn by turn. [`jp_dag`] does so with calls, ron and riichi.
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `situation` | [`Situation`]: the hand and all that counts beside it |
//! | `wall_left` | [`WallLeft`]: draws and discards until the wall ends |
//! | `stock` | what may still be drawn |
//! | `payout` | what a win brings, ura-dora by their chances |
//! | `numbering` | hands by number |
//! | [`sp_draw`] | draws alone |
//! | [`jp_dag`] | with calls, ron and riichi |

pub mod jp_dag;
mod numbering;
mod payout;
mod situation;
pub mod sp_draw;
mod stock;
mod wall_left;

pub use situation::{Situation, SituationError};
pub use wall_left::WallLeft;
