//! What programs know of backgammon.

mod explored;
mod wire;
