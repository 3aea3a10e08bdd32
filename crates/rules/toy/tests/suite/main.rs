//! The toy games, against values worked out by hand.

mod kuhn;
mod race;
mod ratio;
mod series;
mod tic_tac_toe;
mod written_tree;
