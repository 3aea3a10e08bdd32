//! Positions of the toy games in one line.
//!
//! | game | position |
//! |---|---|
//! | tic-tac-toe | `XO./.X./..O`, from the top row down |
//! | the race | `sprint: A 5* B 8 \| A threw 2`: steps to go, `*` for the right to decline |
//! | Kuhn poker | `K? check bet`: the own card and what was said |

mod fault;
pub mod kuhn;
pub mod race;
pub mod tic_tac_toe;
mod words;

pub use fault::{PositionError, PositionFault};
