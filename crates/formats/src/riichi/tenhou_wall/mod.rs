//! Tenhou's walls, rebuilt from the seed of a record.
//!
//! A match has one seed of 624 words, which starts an MT19937 generator. Every deal takes the next
//! 288 words; SHA-512 of nine blocks of 32 words gives the 144 words that shuffle the wall and
//! throw the dice. The whole scheme: `docs/user/riichi-formats.md`.

mod mt19937;
mod seed;
mod wall;

pub use seed::{SeedError, WallSeed};
pub use wall::TenhouWall;
