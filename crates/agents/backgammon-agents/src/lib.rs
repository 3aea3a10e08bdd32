//! The named players of backgammon.
//!
//! ```
//! use parlor_backgammon_agents::registry;
//! let names: Vec<_> = registry().entries().iter().map(|entry| entry.name).collect();
//! assert_eq!(names, ["random", "expectiminimax", "linear", "net", "mcts", "pips", "house"]);
//! ```
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `characteristics`, `strategies` | [`Characteristics`], [`Strategy`], [`Judge`]: the source's evaluations |
//! | `evidence`, `reasons`, `tree_names` | [`Evidence`]: evaluations that explain themselves |
//! | `why` | what every decision means in a player's words: reason, notes, when another would be right |
//! | `cubeless` | [`Cubeless`]: who plays without the cube, where there is one |
//! | `cubeful` | [`Cubeful`]: who plays without the cube and turns it by chances |
//! | [`linear`] | a trained evaluation: chances from weighted facts |
//! | [`net`] | an evaluation by neural networks, and their training |
//! | `mcts`, `house` | [`Guided`] playouts; the players by the trained evaluation |
//! | `filtered_search` | [`FilteredSearch`]: who looks further at fewer plays |
//! | `appraise`, `chances` | [`Appraise`], [`Chances`]: who puts five chances on a position; [`CubeAdvisor`]: and turns the cube by them |
//! | `bearoff` | [`ExactEndings`]: one- and two-sided tables |
//! | `met`, `utility` | [`MatchEquityTable`]: what a score is worth; [`Utility`]: and with it a game |
//! | [`rollout`] | positions played out many times, less the luck |
//! | `cube` | [`CubeSpot`]: double, take or pass |
//! | `expectiminimax`, `narrowed` | [`Look`]: searching players; [`Narrowed`]: a smaller tree, for comparisons |

mod appraise;
mod bearoff;
mod chances;
mod characteristics;
mod cube;
mod cubeful;
mod cubeless;
mod evidence;
mod expectiminimax;
mod filtered_search;
mod house;
pub mod linear;
mod mcts;
mod met;
mod narrowed;
pub mod net;
mod reasons;
pub mod rollout;
mod strategies;
mod tree_names;
mod utility;
mod why;

use parlor_agent::Registry;
use parlor_backgammon::Backgammon;

pub use appraise::{
    Appraise, AppraisedPlayer, CubeAdvisor, EQUITY, OneRoll, PipCount, TwoTurns, appraiser,
};
pub use bearoff::{
    CubefulEquities, DamagedError, Ending, ExactEndings, Home, OneSided, Rolls, Source, TwoSided,
};
pub use chances::Chances;
pub use characteristics::Characteristics;
pub use cube::{
    Answer, Branch, CubeDecision, CubeLife, CubeSpot, CubeStudy, Effort, Found, Holder, LiveCube,
    NoVerdictError, Offer, Outlook, PositionClass, Prospect, Stakes, Verdict, home_points,
};
pub use cubeful::Cubeful;
pub use cubeless::{Cubeless, Seating, without_cube};
pub use evidence::Evidence;
pub use expectiminimax::{Breadth, Look};
pub use filtered_search::{FilteredSearch, MoveFilter};
pub use house::minds_cube;
pub use mcts::Guided;
pub use met::{GammonPrices, MatchEquityTable, UnusableTableError};
pub use narrowed::Narrowed;
pub use parlor_search::PLAYOUTS;
pub use reasons::{BUDGET_ENDED, DEPTH, MOST_VISITED};
pub use strategies::{Ground, Judge, Strategy, Variant, Weights};
pub use utility::Utility;

/// Everyone who plays backgammon, in matches with the built-in equity table.
pub fn registry() -> Registry<Backgammon> {
    registry_by(MatchEquityTable::kazaross_xg2())
}

/// Everyone who plays backgammon; `table` says what the scores of a match are worth to them.
pub fn registry_by(table: &'static MatchEquityTable) -> Registry<Backgammon> {
    Registry::naming(reasons::name)
        .with(expectiminimax::entry(table))
        .with(house::linear(table))
        .with(net::entry(table))
        .with(mcts::entry(table))
        .with(appraise::entry(table))
        .with(house::house(table))
        .reasoned(why::complete)
}
