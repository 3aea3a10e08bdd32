//! Zole: what calls, burials and cards cost, by what their player could know and with open cards, and what agents
//! give away at the end.

mod analysis;
mod analyst;
mod bidding;
mod decision;
mod endings;
mod open;
mod points;
mod review;
mod totals;

pub use analysis::{DealAnalysis, Recorded, judge, recorded, unfit};
pub use analyst::{Analyst, CannotJudge};
pub use decision::{Basis, Decision, Kind, OpenCost};
pub use endings::{OpenEnding, Played};
pub use open::OpenCards;
pub use totals::{Sums, Totals};
