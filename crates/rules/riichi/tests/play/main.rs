//! The flow of a deal and a match, case by case.
//!
//! Numbers are those of the tricky cases in the riichi specification: 34 to 81, 85 and 86 are here,
//! those about what a hand is worth (1 to 33, 82 to 84) in `tricky_cases.rs`.

mod case;
mod scene;

mod calls;
mod contest;
mod draws;
mod first_turn;
mod furiten;
mod kans;
mod last_tile;
mod liability;
mod parameters;
mod riichi;
mod rons;
