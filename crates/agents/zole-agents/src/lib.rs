//! The named players of Zole.

use parlor_agent::Registry;
use parlor_zole::Deal;

/// Everybody who plays Zole.
pub fn registry() -> Registry<Deal> {
    Registry::new()
}
