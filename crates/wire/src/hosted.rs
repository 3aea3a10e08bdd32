//! What a server needs of a game besides its players' messages.

use parlor_game::{Game, Value};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Codec;

/// A game that can be played at an online table: the open table for spectators, and chance for the
/// server's log and the record of a finished match.
pub trait Hosted: Codec {
    /// What everybody sees; a spectator gets nothing else.
    type TableMsg: Serialize;
    /// The name of a chance event. Never sent while its deal is played.
    type AddressMsg: Serialize + DeserializeOwned + Value;
    /// What came out of it. Never sent while its deal is played.
    type ChanceMsg: Serialize + DeserializeOwned + Value;

    /// Writes what everybody sees.
    fn put_table(game: &Self::Game) -> Self::TableMsg;

    /// Writes the name of a chance event.
    fn put_address(at: <Self::Game as Game>::Address) -> Self::AddressMsg;

    /// Writes a chance event.
    fn put_chance(chance: <Self::Game as Game>::Chance) -> Self::ChanceMsg;

    /// Reads a chance event; `None` when there is none like it in any deal.
    fn get_chance(message: &Self::ChanceMsg) -> Option<<Self::Game as Game>::Chance>;
}
