//! Cube decisions from the chances of a position.
//!
//! | file | idea |
//! |---|---|
//! | `stakes` | [`Stakes`]: what won and lost points are worth, in money or in a match |
//! | `janowski` | cubeful value of chances: dead and live cube, mixed |
//! | `life` | [`CubeLife`]: how much use a cube still is |
//! | `live` | [`LiveCube`]: plays chosen with the cube |
//! | `class` | [`PositionClass`] and how efficient cubes are there |
//! | `outlook` | [`Outlook`]: how the chances may change in the next two turns |
//! | `decision` | [`CubeSpot`], [`CubeDecision`]: no double, double/take, double/pass |
//! | `study` | [`CubeStudy`]: how long cubes live and how far chances move, found by playing |
//! | `verdict` | [`Verdict`]: what to do, in the words of GNU Backgammon |
//!
//! **Sources.** R. Janowski, "Take-points in money games" (1993): the value with a cube lies between
//! the dead-cube line and the live-cube line, `x` of the way. The live line is piecewise linear
//! through "lost", the opponent's cash point, one's own cash point, and "won". In match play the same
//! lines are drawn in match winning chances, the cash points found by recursion over the values of the
//! cube until it is dead for one side.
//!
//! **Where we differ.** The formula is good for a cube that may be used at any time. It undervalues
//! "no double" for the player who is about to roll and can double next turn, and it does not see that
//! a player who loses the match anyway redoubles at once. So "no double" is the mean over the next two
//! turns of the best cube action then, with Janowski's value behind it; how far the chances move comes
//! from the moves themselves where an evaluator or a bear-off table is at hand, and is otherwise a
//! typical spread for the class of position.

mod class;
mod decision;
mod janowski;
mod life;
mod live;
mod outlook;
mod stakes;
mod study;
mod verdict;

pub use class::PositionClass;
pub use decision::{CubeDecision, CubeSpot};
pub use janowski::Holder;
pub(crate) use janowski::cubeful_value;
pub use life::CubeLife;
pub use live::LiveCube;
pub(crate) use live::{OnRoll, SeenCube};
pub(crate) use outlook::best_play;
pub use outlook::{Branch, Outlook, Prospect};
pub use stakes::Stakes;
pub use study::{CubeStudy, Effort, Found, home_points};
pub use verdict::{Answer, NoVerdictError, Offer, Verdict};
