//! The rules of backgammon, against counts and slow twins.

mod cube_and_result;
mod perft;
mod slow_twin;
