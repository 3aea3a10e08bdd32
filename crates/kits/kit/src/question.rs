//! What one seat knows and may do.

use parlor_game::Seat;

use crate::{ActionOf, Kit, SeenOf, ViewOf};

/// A question to one seat: all that it knows and may do.
#[derive(Clone, Debug)]
pub struct Question<K: Kit> {
    /// The seat that is asked.
    pub seat: Seat,
    /// What it knows.
    pub view: ViewOf<K>,
    /// What it may answer.
    pub legal: Vec<ActionOf<K>>,
    /// The deal, counted over all deals of a table, so that an agent knows when another begins.
    pub deal: (u64, u64),
    /// All that the seat has seen happen in this deal.
    pub seen: Vec<SeenOf<K>>,
}
