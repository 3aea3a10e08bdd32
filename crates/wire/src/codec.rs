//! One game's messages.

use parlor_game::{Game, Observed, Value};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// How a game is written and read. On an empty struct per game, so that rules stay free of
/// serialisation.
pub trait Codec: 'static {
    /// The game.
    type Game: Observed;
    /// An answer, both ways.
    type ActionMsg: Serialize + DeserializeOwned + Value;
    /// What one seat knows.
    type ViewMsg: Serialize;
    /// What one seat learns from an event.
    type SeenMsg: Serialize;
    /// The name of the game in messages and on the command line.
    const NAME: &'static str;

    /// Writes an action.
    fn put_action(action: <Self::Game as Game>::Action) -> Self::ActionMsg;

    /// The listed action that a message means to a seat with this view; `None` if it is none of
    /// them. Where several answers have the same effect (the steps of a backgammon play in another
    /// order) the message is matched by its effect.
    fn get_action(
        message: &Self::ActionMsg,
        view: &<Self::Game as Observed>::View,
        legal: &[<Self::Game as Game>::Action],
    ) -> Option<<Self::Game as Game>::Action>;

    /// Writes what a seat knows.
    fn put_view(view: &<Self::Game as Observed>::View) -> Self::ViewMsg;

    /// Writes what a seat has learnt.
    fn put_seen(seen: &<Self::Game as Observed>::Seen) -> Self::SeenMsg;
}
