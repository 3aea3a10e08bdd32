//! Riichi: agents beside the players of records, and the situations of an mjai log.

mod agreement;
mod comparison;
mod recorded;
mod situation;

pub use agreement::{Agreement, Count, Counts, Kind, Moment};
pub use comparison::Comparison;
pub use recorded::{RecordedMatch, RecordsError, Step, matches, play_again};
pub use situation::{LogError, Situation, Situations};
