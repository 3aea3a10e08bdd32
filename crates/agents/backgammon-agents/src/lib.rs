//! The named players of backgammon.

use parlor_agent::Registry;
use parlor_backgammon::Backgammon;

/// Everybody who plays backgammon.
pub fn registry() -> Registry<Backgammon> {
    Registry::new()
}
