//! What programs know of the toy games.

mod wire;
mod worlds;
mod written_tree;
