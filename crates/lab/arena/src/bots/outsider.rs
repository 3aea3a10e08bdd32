//! What the arena says to a bot, whatever words the bot understands.

use std::time::Duration;

use parlor_agent::Ask;
use parlor_game::Observed;

use super::Breach;

/// A bot at its seat in one game. Whatever it does wrong is a [`Breach`], never a panic or a wait
/// without end.
pub(crate) trait Outsider<G: Observed>: Send {
    /// A deal begins.
    fn deal(&mut self, number: u64, view: &G::View);

    /// Its seat has seen something.
    fn seen(&mut self, seen: &G::Seen);

    /// Its answer, within this time.
    fn ask(&mut self, ask: &Ask<'_, G>, within: Duration) -> Result<G::Action, Breach>;

    /// The game is over.
    fn end(self: Box<Self>, scores: &[f64]);

    /// What the last answer cost in search nodes, if the bot tells.
    fn nodes(&self) -> u64 {
        0
    }
}
