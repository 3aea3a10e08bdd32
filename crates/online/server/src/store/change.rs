//! What is to be kept.

use std::collections::HashMap;

use super::statement::Statement;
use super::{NewPromise, RoomSettings};
use crate::tables::results::Counted;

/// One room's wish: all of it is kept, or nothing.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    pub(crate) room: String,
    pub(crate) what: What,
}

impl Change {
    /// Would it tell something to be hidden if this were counted?
    pub(super) fn is_quiet(&self) -> bool {
        matches!(&self.what, What::Grown(growth) if growth.quiet)
    }
}

/// What changes in a room.
#[derive(Clone, Debug)]
pub(crate) enum What {
    /// It was made; the settings is JSON.
    Founded { settings: String, seats: u8, at_ms: u64 },
    /// Its table's log has grown.
    Grown(Box<Growth>),
    /// It was closed: its log is forgotten, its records stay. So do its tokens where they are what
    /// opens the records; otherwise they are forgotten. A log of another length than `n_lines` is not
    /// the one that was to be closed.
    Closed { at_ms: u64, keep_tokens: bool, n_lines: u64 },
    /// Something else, in this order: what belongs to people rather than to a room.
    Stated(Vec<Statement>),
}

/// What one input has added to a table's log.
#[derive(Clone, Debug, Default)]
pub(crate) struct Growth {
    /// The number of the first line, counted from 0.
    pub(crate) first: u64,
    pub(crate) lines: Vec<String>,
    /// Someone who got a place: the player's number and the hash of the token.
    pub(crate) player: Option<(u64, String)>,
    /// A match that is over.
    pub(crate) record: Option<Finished>,
    /// That match, if it counts among the results of people against agents.
    pub(crate) result: Option<Counted>,
    /// Do these lines stand for all that were there before?
    pub(crate) replaces: bool,
    /// Would it tell something to be hidden if this were counted at once?
    pub(crate) quiet: bool,
    /// The promise of the next match, to be chained.
    pub(crate) promise: Option<NewPromise>,
}

/// A match that is over.
#[derive(Clone, Debug)]
pub(crate) struct Finished {
    /// Its number among those of the room, counted from 0. It keeps it when older ones are deleted.
    pub(crate) nth: u64,
    /// When it ended, in milliseconds since 1970.
    pub(crate) at_ms: u64,
    /// Its record.
    pub(crate) body: String,
    /// What it was, in short, for the lists of those who played: JSON.
    pub(crate) summary: String,
    /// The people who played it: seat and player.
    pub(crate) seats: Vec<(u8, u64)>,
}

impl Growth {
    /// By how much the log grows.
    pub(crate) fn log_bytes(&self) -> usize {
        self.lines.iter().map(String::len).sum()
    }

    /// How much is written: the log, a record and what is listed of it, a promise of the chain.
    pub(crate) fn n_bytes(&self) -> usize {
        let finished = |record: &Finished| record.body.len() + record.summary.len();
        let record = self.record.as_ref().map_or(0, finished);
        let promise = self.promise.as_ref().map_or(0, NewPromise::n_bytes);
        self.log_bytes() + record + promise
    }

    /// Is there nothing to keep?
    pub(crate) fn is_empty(&self) -> bool {
        self.lines.is_empty() && self.player.is_none() && self.record.is_none()
    }
}

/// The record of a match.
#[derive(Clone, Debug)]
pub(crate) struct KeptRecord {
    pub(crate) body: String,
    /// May the one who asked for it have it?
    pub(crate) is_open: bool,
}

impl KeptRecord {
    /// The record of a room with this settings, for someone who was in it or not.
    pub(super) fn of(body: String, settings: &str, was_there: bool) -> KeptRecord {
        let settings: Option<RoomSettings> = serde_json::from_str(settings).ok();
        let unlocked = settings.is_some_and(|settings| settings.password.is_none());
        KeptRecord { body, is_open: unlocked || was_there }
    }
}

/// A room that was not closed.
#[derive(Clone, Debug)]
pub(crate) struct KeptRoom {
    pub(crate) id: String,
    /// The room's settings as JSON.
    pub(crate) settings: String,
    pub(crate) seats: u8,
    /// Everyone who got a place: the player's number and the hash of the token.
    pub(crate) players: Vec<(u64, String)>,
}

impl KeptRoom {
    /// Rooms (id, settings, seats) with their players (room, player, token).
    pub(super) fn all(
        rooms: Vec<(String, String, i64)>,
        players: Vec<(String, i64, String)>,
    ) -> Vec<KeptRoom> {
        let mut of = HashMap::<String, Vec<(u64, String)>>::new();
        for (room, player, token) in players {
            of.entry(room).or_default().push((player.cast_unsigned(), token));
        }
        let kept = rooms.into_iter().map(|(id, settings, seats)| KeptRoom {
            settings,
            seats: u8::try_from(seats).unwrap_or(0),
            players: of.remove(&id).unwrap_or_default(),
            id,
        });
        kept.collect()
    }
}
