//! Backgammon: what positions and plays are worth to an agent, and what a match shows of its players.

mod analysis;
mod analyst;
mod decision;
mod rated;
mod review;
mod totals;

pub use analysis::{Analysis, AnalysisError, Roll};
pub use analyst::{
    Analyst, CannotJudge, Evaluation, JudgedCube, Origin, cube_by_chances, game_with_dice,
};
pub use decision::{Decision, Kind, Place};
pub use rated::{Choice, Rated};
pub use totals::{Totals, grade};
