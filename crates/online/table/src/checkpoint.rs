//! A line that stands for all lines before it, where no match lies on the table.
//!
//! A log is played again from its first line, and a table that is open for weeks would have a log
//! that nobody can play again. So before a match, while places are taken and contributions are
//! shown, what is left of the matches before fits into one line. While a deal is played no such line
//! exists: a whole game has no serialised form.
//!
//! Every struct is taken apart field by field here: a new field does not compile before it is said
//! here what becomes of it.

use parlor_fair::{Bytes32, Secret};
use parlor_wire::online::ChatMsg;
use serde::{Deserialize, Serialize};

use crate::chat::Said;
use crate::current_match::{Phase, Promised};
use crate::exhibition::Pace;
use crate::input::LogLineOf;
use crate::kept_place::KeptPlace;
use crate::spectators::KeptSpectators;
use crate::{Host, LogLine, Table};

/// The first version whose tables write such lines.
const SINCE: u32 = 3;

/// A table on which no match lies.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Checkpoint {
    pub(crate) version: u32,
    host: Option<u8>,
    places: Vec<KeptPlace>,
    promise: Option<KeptPromise>,
    phase: KeptPhase,
    n_matches: u64,
    chat: Vec<KeptChat>,
    /// Milliseconds between the moves of agents alone; none when they wait.
    pace_ms: Option<u64>,
    spectators: KeptSpectators,
}

/// What the server has promised for the next match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct KeptPromise {
    scheme: String,
    match_id: String,
    secret: String,
    chain_number: Option<u64>,
}

/// Where the table stands.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum KeptPhase {
    Gathering,
    Pledging { until: u64 },
    Contributing { until: u64 },
}

/// Something said, and to whom.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct KeptChat {
    chat: ChatMsg,
    to_players: bool,
}

impl<G: Host> Table<G> {
    /// A line that may replace all lines of the log so far; `None` where that cannot be now. Names
    /// of answers in earlier matches are forgotten with it.
    pub fn checkpoint(&mut self) -> Option<LogLineOf<G>> {
        let phase = match &self.phase {
            Phase::Gathering => KeptPhase::Gathering,
            Phase::Pledging { until } => KeptPhase::Pledging { until: *until },
            Phase::Contributing { until } => KeptPhase::Contributing { until: *until },
            Phase::Match(_) => return None,
        };
        // The log of an exhibition says who watches, and a claim is known by its lines alone.
        if self.version < SINCE || self.is_exhibition() || self.claimant().is_some() {
            return None;
        }
        let Promised { scheme, match_id, secret, chain_number } = self.promise.clone()?;
        let (scheme, secret) = (scheme.name().to_owned(), secret.reveal().to_string());
        self.claim = None;
        for place in &mut self.entrants {
            place.answered.clear();
        }
        let said = |Said { chat, to_players }: &Said| KeptChat {
            chat: chat.clone(),
            to_players: *to_players,
        };
        let table = Box::new(Checkpoint {
            version: self.version,
            host: self.host,
            places: self.entrants.iter().map(KeptPlace::of).collect(),
            promise: Some(KeptPromise { scheme, match_id, secret, chain_number }),
            phase,
            n_matches: self.n_matches,
            chat: self.chat.iter().filter(|said| said.chat.entrant.is_some()).map(said).collect(),
            pace_ms: match self.pace {
                Pace::Every(ms) => Some(ms),
                Pace::Halted => None,
            },
            spectators: self.spectators.kept(self.room.delay().is_some_and(|delay| delay > 0)),
        });
        Some(LogLine::Checkpoint { at_ms: self.now, table })
    }

    /// The table that such a line stands for; `None` when it cannot be read.
    pub(crate) fn put_back(&mut self, at_ms: u64, table: &Checkpoint) -> Option<()> {
        let Checkpoint {
            version,
            host,
            places,
            promise,
            phase,
            n_matches,
            chat,
            pace_ms,
            spectators,
        } = table;
        if places.len() != self.entrants.len() {
            return None;
        }
        (self.now, self.version, self.host, self.n_matches) = (at_ms, *version, *host, *n_matches);
        self.entrants = places.iter().map(KeptPlace::put_back).collect::<Option<_>>()?;
        self.promise = match promise {
            None => None,
            Some(KeptPromise { scheme, match_id, secret, chain_number }) => Some(Promised {
                scheme: scheme.parse().ok()?,
                match_id: match_id.clone(),
                secret: Secret::new(secret.parse::<Bytes32>().ok()?.0),
                chain_number: *chain_number,
            }),
        };
        self.phase = match *phase {
            KeptPhase::Gathering => Phase::Gathering,
            KeptPhase::Pledging { until } => Phase::Pledging { until },
            KeptPhase::Contributing { until } => Phase::Contributing { until },
        };
        let said = |KeptChat { chat, to_players }: &KeptChat| Said {
            chat: chat.clone(),
            to_players: *to_players,
        };
        self.chat = chat.iter().map(said).collect();
        self.pace = pace_ms.map_or(Pace::Halted, Pace::Every);
        self.spectators.put_back(spectators);
        Some(())
    }
}
