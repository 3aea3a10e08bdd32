//! One game's messages.

use parlor_game::{Game, Observed, Value};
use serde::Serialize;
use serde::de::DeserializeOwned;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::ToBotMsg;
use crate::online::{ClientMsg, ServerMsg, StateMsg, TableEventMsg};

/// A message of one game: written, read, and described to the page and to programs.
pub trait Message: Value + Serialize + DeserializeOwned + TS + ToSchema {}

impl<M: Value + Serialize + DeserializeOwned + TS + ToSchema> Message for M {}

/// How a game is written and read. On an empty struct per game, so that rules stay free of
/// serialisation.
pub trait Codec: 'static {
    /// The game.
    type Game: Observed;
    /// An answer, both ways.
    type ActionMsg: Message;
    /// What one seat knows.
    type ViewMsg: Message;
    /// What one seat learns from an event.
    type SeenMsg: Message;
    /// What everyone sees; a spectator gets nothing else.
    type TableMsg: Message;
    /// What the score sheet has besides points; `()` when it has nothing.
    type EntryMsg: Message;
    /// The name of a chance event. Never sent while its deal is played.
    type AddressMsg: Message;
    /// What came out of it. Never sent while its deal is played.
    type ChanceMsg: Message;
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

    /// Writes what everyone sees.
    fn put_table(game: &Self::Game) -> Self::TableMsg;

    /// Writes what a finished deal adds to the score sheet.
    fn put_entry(finished: &Self::Game) -> Self::EntryMsg;

    /// Writes the name of a chance event.
    fn put_address(at: <Self::Game as Game>::Address) -> Self::AddressMsg;

    /// Writes a chance event.
    fn put_chance(chance: <Self::Game as Game>::Chance) -> Self::ChanceMsg;

    /// Reads a chance event; `None` when there is none like it in any deal.
    fn get_chance(message: &Self::ChanceMsg) -> Option<<Self::Game as Game>::Chance>;
}

/// What a client says in a game.
pub type ClientMsgOf<C> = ClientMsg<<C as Codec>::ActionMsg>;

/// What the server says in a game.
pub type ServerMsgOf<C> = ServerMsg<
    <C as Codec>::ViewMsg,
    <C as Codec>::SeenMsg,
    <C as Codec>::ActionMsg,
    <C as Codec>::TableMsg,
    <C as Codec>::EntryMsg,
>;

/// One step of a client's stream in a game.
pub type TableEventOf<C> = TableEventMsg<
    <C as Codec>::ViewMsg,
    <C as Codec>::SeenMsg,
    <C as Codec>::ActionMsg,
    <C as Codec>::TableMsg,
    <C as Codec>::EntryMsg,
>;

/// All that a client may know in a game.
pub type StateOf<C> = StateMsg<
    <C as Codec>::ViewMsg,
    <C as Codec>::ActionMsg,
    <C as Codec>::TableMsg,
    <C as Codec>::EntryMsg,
>;

/// What a bot is told in a game.
pub type ToBotMsgOf<C> =
    ToBotMsg<<C as Codec>::ViewMsg, <C as Codec>::SeenMsg, <C as Codec>::ActionMsg>;
