//! Going through the list of kits.

use crate::{Rank, Words};

/// A kit with everything.
pub trait Full: Rank + Words {}

impl<K: Rank + Words> Full for K {}

/// Work that is done in every game.
pub trait Each {
    /// Does it in one game.
    fn kit<K: Full>(&mut self);
}

/// Work that is done in the game of a name.
pub trait Find {
    /// What comes of it.
    type Output;

    /// Does it in the game that was found.
    fn found<K: Full>(self) -> Self::Output;
}
