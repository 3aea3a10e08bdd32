//! The named players of backgammon.

mod bearoff;
mod chances;

use parlor_agent::Registry;
use parlor_backgammon::Backgammon;

pub use bearoff::{
    CubefulEquities, DamagedError, Ending, ExactEndings, Home, OneSided, Rolls, Source, TwoSided,
};
pub use chances::Chances;

/// Everybody who plays backgammon.
pub fn registry() -> Registry<Backgammon> {
    Registry::new()
}
