//! The named players of backgammon.

mod appraise;
mod bearoff;
mod chances;
mod cube;
mod met;

use parlor_agent::Registry;
use parlor_backgammon::Backgammon;

pub use appraise::{Appraise, AppraisedPlayer, EQUITY, PipCount, appraiser};
pub use bearoff::{
    CubefulEquities, DamagedError, Ending, ExactEndings, Home, OneSided, Rolls, Source, TwoSided,
};
pub use chances::Chances;
pub use cube::{
    Answer, Branch, CubeDecision, CubeLife, CubeSpot, Holder, NoVerdictError, Offer, Outlook,
    PositionClass, Prospect, Stakes, Verdict,
};
pub use met::{GammonPrices, MatchEquityTable, UnusableTableError, dead_take_point};

/// Everybody who plays backgammon.
pub fn registry() -> Registry<Backgammon> {
    Registry::new().with(appraise::entry())
}
