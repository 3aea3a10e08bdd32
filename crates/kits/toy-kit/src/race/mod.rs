//! The race: a kit with a die, without secrets.

mod host;
mod rank;
mod records;
mod rules;
pub mod wire;
mod words;

pub use rules::RaceKit;
pub use wire::RaceWire;
