//! Who plays what, where, by which clock.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::CreatorMsg;
use crate::SeatMsg;

/// A table as it was set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RoomMsg {
    /// Its name in addresses.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Which game: `riichi`, `zole`, `backgammon`.
    pub game: String,
    /// Its rules in canonical text.
    pub rules: String,
    /// How many play.
    pub seats: u8,
    /// The clock; none when nobody is hurried.
    pub clock: Option<ClockRulesMsg>,
    /// How calls are collected, in a game that has them.
    pub calls: CallWindowMsg,
    /// Who may watch.
    pub spectators: SpectatorsMsg,
    /// Are seats drawn, or do entrants sit in their order?
    pub draw_seats: bool,
    /// Is it a practice table?
    pub practice: bool,
    /// How long the table waits for a player whose connection is lost before it plays for that
    /// player, in milliseconds; none where the player's own clock decides.
    #[serde(default)]
    pub lost_ms: Option<u64>,
}

/// Time to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockRulesMsg {
    /// For each move.
    pub move_ms: u64,
    /// For the whole match, used when a move takes longer.
    pub bank_ms: u64,
}

/// How long a discard lies before the game goes on, whether or not anyone may call it: so the
/// wait tells nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CallWindowMsg {
    /// At least so long.
    pub min_ms: u64,
    /// And up to so much longer, at random.
    pub jitter_ms: u64,
    /// Ends the window after that time even if someone has not answered: no answer is a pass.
    /// Otherwise those asked may use the time for a move, and a long wait shows that someone
    /// thinks.
    pub strict: bool,
}

/// Who may watch. Spectators see the open table only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SpectatorsMsg {
    /// No spectators.
    None,
    /// Anyone who may enter the room.
    Allowed {
        /// How much later they see everything.
        delay_ms: u64,
    },
}

/// One place at the table. Entrants are numbered from 0; seats are drawn from them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct EntrantMsg {
    /// The number.
    pub entrant: u8,
    /// Where it sits, once a match has begun.
    pub seat: Option<SeatMsg>,
    /// Who has it.
    pub occupant: OccupantMsg,
    /// May this one invite agents and remove others?
    pub host: bool,
    /// Ready for the match or the next deal?
    pub ready: bool,
    /// After a match: agreed to another one?
    pub rematch: bool,
}

/// Who has a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OccupantMsg {
    /// Nobody yet.
    Free,
    /// A person.
    Person {
        /// How to be called.
        name: String,
        /// Is it here?
        presence: PresenceMsg,
        /// Is it a program that someone brought along?
        bot: bool,
    },
    /// An agent of the house.
    Agent {
        /// Its spec.
        agent: String,
    },
}

/// Is a player here?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PresenceMsg {
    /// The player is connected.
    Here,
    /// Not connected; the table waits for a while, then plays for it.
    Lost,
    /// The table plays for it until it says that it is back.
    Away,
    /// Left the match for good; the table plays for it.
    Gone,
}

/// Asks for a room: the body of `POST /api/rooms`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields = nullable)]
pub struct RoomRequestMsg {
    /// What people call it.
    pub name: String,
    /// Which game.
    pub game: String,
    /// Its rules: a preset's name, or canonical text. The game's default when empty.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub rules: String,
    /// Who sits where at the beginning; the number of places in the game.
    pub seats: Vec<SeatRequestMsg>,
    /// Anyone who knows it may enter.
    pub password: Option<String>,
    /// Left out of the list of rooms.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub hidden: bool,
    /// The clock.
    pub clock: Option<ClockRulesMsg>,
    /// How calls are collected.
    pub calls: Option<CallWindowMsg>,
    /// Who may watch; anyone when absent.
    pub spectators: Option<SpectatorsMsg>,
    /// Minutes without a move after which the room is closed.
    pub idle_minutes: Option<u32>,
    /// A practice table: one person among agents, who may ask for advice and open hands; or agents
    /// alone, whose hands those who watch may open.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub practice: bool,
    /// Its matches count among the results of people against agents. Not at practice tables.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub results: bool,
    /// Who makes it, to be seated in it as its host before anyone else can be.
    pub creator: Option<CreatorMsg>,
}

/// Who is to have a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeatRequestMsg {
    /// A person who joins.
    Open,
    /// An agent.
    Agent {
        /// Its spec.
        agent: String,
    },
}

/// A line in the list of rooms: `GET /api/rooms`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RoomSummaryMsg {
    /// Its name in addresses.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Which game.
    pub game: String,
    /// Its rules.
    pub rules: String,
    /// Does it have a password?
    pub locked: bool,
    /// Places in all.
    pub seats: u8,
    /// Places that are free.
    pub free: u8,
    /// Places that agents have.
    pub agents: u8,
    /// The clock.
    pub clock: Option<ClockRulesMsg>,
    /// Is a match going on?
    pub playing: bool,
}

/// One room: `GET /api/rooms/{id}`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RoomInfoMsg {
    /// Its line in the list.
    #[serde(flatten)]
    pub summary: RoomSummaryMsg,
    /// Who is at the table.
    pub entrants: Vec<EntrantMsg>,
    /// Is it a practice table: one person among agents, who may ask for advice and open hands?
    pub practice: bool,
    /// Do its matches count among the results of people against agents?
    pub results: bool,
    /// Is the record of a finished match there?
    pub record: bool,
    /// How many matches are over.
    pub matches: u64,
}
