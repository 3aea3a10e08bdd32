//! What the arena must know of a game.

use parlor_agent::Step;
use parlor_game::Seat;

use crate::{Counts, Dialect, GameOf, Kit, Rate, Setting, SettingError};

/// A game that agents can play tournaments in.
pub trait Rank: Kit {
    /// The rates that its players know, made of what is counted.
    const RATES: &'static [Rate];

    /// The name of the second protocol that outside bots may speak, where there is one.
    const DIALECT: Option<&'static str> = None;

    /// Other programs that can be entrants by their name: `parlor GAME peer NAME:…` plays as one.
    const PEERS: &'static [&'static str] = &[];

    /// The game as a plan sets it.
    fn set(setting: &Setting) -> Result<Self, SettingError>;

    /// Rules and length in full; hashed into every result.
    fn rules_in_full(&self) -> String;

    /// What each seat scored, in turn order: what entrants are compared by.
    fn scores(&self, finished: &Self::Match) -> Vec<f64>;

    /// Is every game only won (1), drawn (0) or lost (−1)?
    fn is_won_or_lost(&self) -> bool {
        false
    }

    /// What each seat scores when the agent at `seat` breaks the rules: the worst that can happen
    /// to it, and the gain of the others.
    fn forfeit(&self, seat: usize) -> Vec<f64>;

    /// Counts what one transition brought each seat, in turn order.
    fn note(&self, counts: &mut [Counts], step: &Step<'_, GameOf<Self>>);

    /// Counts what a match that was played to its end brought each seat, in turn order.
    fn note_end(&self, _counts: &mut [Counts], _finished: &Self::Match) {}

    /// The talk with a bot at `seat` that speaks [`Rank::DIALECT`].
    fn dialect(&self, _seat: Seat) -> Option<Box<dyn Dialect<GameOf<Self>>>> {
        None
    }
}
