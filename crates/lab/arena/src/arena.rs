//! A game, ready for tournaments.

use parlor_agent::Registry;
use parlor_kit::{GameOf, Rank, Setting, SettingError};

/// A game with its rules and its length, and the agents that can play it.
pub struct Arena<K: Rank> {
    /// The game.
    pub kit: K,
    /// Its agents.
    pub registry: Registry<GameOf<K>>,
}

impl<K: Rank> Arena<K> {
    /// The game with all of its agents.
    pub fn new(kit: K) -> Arena<K> {
        Arena { kit, registry: K::registry() }
    }

    /// The game as a plan sets it.
    pub fn set(setting: &Setting) -> Result<Arena<K>, SettingError> {
        K::set(setting).map(Arena::new)
    }
}
