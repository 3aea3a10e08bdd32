//! Riichi records against real games, games played here, and damage.

mod archive;
mod damage;
mod held;
mod logs;
mod masks;
mod random_match;
mod round_trips;
mod samples;
mod seats;
mod trip;
mod walls;
