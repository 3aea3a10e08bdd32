//! One online table as a pure state machine: time and everything else comes in as an argument.
//!
//! A [`Table`] takes one [`Input`] at a time with the time it came, and answers with [`Effects`]:
//! lines for the log, messages for players and spectators, questions for agents. It reads no clock,
//! draws no number and does no IO, so the same inputs give the same bytes: a server that has lost
//! everything but its log goes on from [`Table::restore`].
//!
//! What a player gets is made from the game's own projections (`Seen`, `View`) and from nothing
//! else; what a spectator gets is the open table and what all seats saw alike. Answers in a call
//! window stand beside the game, where no view can show them, and after every discard the table
//! waits as long whether or not anyone is asked.
//!
//! ```
//! use parlor_backgammon_kit::BackgammonKit;
//! use parlor_kit::Kit;
//! use parlor_table::{Input, Room, Table, Who};
//! use parlor_wire::online::ClientMsg;
//!
//! let game = BackgammonKit::read("standard to=1")?;
//! let mut table = Table::new(game, Room::new("r1", "Sunday evening"));
//! table.handle(0, Input::Joins { player: 7, name: "Anna".into() });
//! table.handle(5, Input::Connected { who: Who::Player(7), last: None });
//! let invite = ClientMsg::Invite { entrant: 1, agent: "house".into() };
//! table.handle(9, Input::Client { who: Who::Player(7), msg: invite });
//! assert_eq!(table.entrant_of(7), Some(0));
//! # Ok::<(), parlor_kit::RulesError>(())
//! ```
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `room`, `entrant` | how a table is set up, who has its places |
//! | `input`, `effects` | what goes in and out |
//! | `table` | [`Table`]: one input after the other |
//! | `gathering`, `presence` | joining, leaving, inviting, being ready; connections |
//! | `fairness` | the promise, pledges, contributions, and the start of a match |
//! | `current_match` | a match on its way: what is remembered of it |
//! | `deal` | playing a deal: chance, questions, resolution |
//! | `answer` | a player's answer, once |
//! | `clock` | deadlines, and what happens when they pass |
//! | `between` | the end of a deal and of a match, the next one, another match |
//! | `resign` | giving a deal up |
//! | `claim`, `handover` | the place of a player who has dropped out; who has it, and until when |
//! | `names` | what someone may be called |
//! | `exhibition` | agents alone, for those who watch |
//! | `practice` | what only a practice table shows |
//! | `chat` | who may talk to whom, and when |
//! | `stream`, `telling`, `spectators` | versioned streams; what players are told; spectators |
//! | `state` | everything one client may know |
//! | `restore`, `log_version` | a table from its log, also from one of an older version |
//! | `checkpoint`, `kept_place` | a line that stands for all lines before it, between matches |
//! | `budget` | what a server asks before it lets a table go on for longer |
//! | `record`, `record_error` | a finished match, and what can be wrong with it |
//! | `verify`, `verdict` | the proof that its chance was fair, and what it is worth |
//! | `transcript` | the running hash of a record |
//! | `chain` | all promises of a server |
//! | `retold`, `replay` | a finished match again, step by step |
//! | `open` | a table from text, and what it is asked |

mod answer;
mod between;
mod budget;
mod chain;
mod chat;
mod checkpoint;
mod claim;
mod clock;
mod current_match;
mod deal;
mod effects;
mod entrant;
mod exhibition;
mod fairness;
mod gathering;
mod handover;
mod input;
mod kept_place;
mod log_version;
mod names;
mod open;
mod practice;
mod presence;
mod record;
mod record_error;
mod replay;
mod resign;
mod restore;
mod retold;
mod room;
mod spectators;
mod state;
mod stream;
mod table;
mod telling;
mod transcript;
mod verdict;
mod verify;

#[cfg(test)]
mod tests;

pub use chain::{Chain, ChainError};
pub use checkpoint::Checkpoint;
pub use effects::{AgentAsk, Effects, Out, Refused, Say};
pub use handover::Right;
pub use input::{Input, LogLine, LogLineOf, Who};
pub use log_version::LOG_VERSION;
pub use names::{NAME_MAX, is_name, is_visible};
pub use open::OpenError;
pub use record::RecordOf;
pub use record_error::RecordError;
pub use replay::{ReplayOf, replay};
pub use restore::RestoreError;
pub use retold::retell;
pub use room::{Room, Times};
pub use table::Table;
pub use verdict::{Compared, Kept, KeptError, Proof, Verdict};
pub use verify::{Verify, game_of, verify_kept, verify_record};

use parlor_kit::{
    ActionMsgOf, ActionOf, AddressMsgOf, ChanceMsgOf, EntryMsgOf, GameOf, Host, SeenOf, TableMsgOf,
    ViewMsgOf,
};
