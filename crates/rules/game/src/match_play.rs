//! The score sheet over many deals.

use crate::{BySeat, Game, Illegal, SeatSet, Value};

/// A half-game of riichi, a session of Zole, a backgammon match to n points: what makes the next
/// deal's setup or says that it is over.
pub trait Match: Value {
    /// The deals it is made of.
    type Game: Game;

    /// The seats in use.
    fn seats(&self) -> SeatSet;

    /// The next deal: the number that names it (equal whenever two matches reach the same deal, so
    /// that duplicate play can give both the same chance) and its setup. `None` when it is over.
    fn next(&self) -> Option<(u64, <Self::Game as Game>::Setup)>;

    /// Enters a finished deal.
    fn record(&mut self, finished: &Self::Game) -> Result<(), Illegal>;

    /// The score of each seat.
    fn standing(&self) -> BySeat<i32>;
}
