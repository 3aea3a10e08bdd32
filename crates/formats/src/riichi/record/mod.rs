//! The neutral record of a match, through which every format converts.
//!
//! A record comes as [`Piece`]s: a header, deals one at a time, the final scores. So archives of
//! any size can be read a deal at a time; [`MatchRecord`] holds one whole match.

mod builder;
mod deal;
mod event;
mod from_play;
mod header;
mod outcome;
mod piece;
mod tracked_hands;
mod yaku;

pub(super) use builder::DealBuilder;
pub use deal::{DealRecord, DealStart};
pub use event::Event;
pub(super) use from_play::{final_scores, reason};
pub use header::{Dan, Header, Player, Rate};
pub(super) use outcome::bounded_points;
pub use outcome::{DrawReason, Drawn, Limit, Outcome, Settlement, StatedValue, Win, Worth};
pub use piece::{Ending, MatchRecord, Piece};
pub use tracked_hands::{Misplaced, TrackedHands};
pub(super) use tracked_hands::{agree, heap};
pub use yaku::StatedYaku;
