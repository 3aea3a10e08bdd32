//! The named players of the toy games: searches of `parlor-search` with a name, and reasons in a
//! player's words.
//!
//! | module | who |
//! |---|---|
//! | [`tic_tac_toe`] | `minimax`, `alphabeta`: every way the game can go |
//! | [`race`] | `expectiminimax`: every throw and every choice, with a memory of positions |
//! | [`kuhn`] | `cfr`: an equilibrium by self-play; `pimc`: as if cards lay open |
//!
//! `random` plays all of them.

pub mod kuhn;
pub mod race;
pub mod tic_tac_toe;
pub mod written_tree;
