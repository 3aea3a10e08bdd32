//! A yaku as a constraint satisfaction problem, solved by min-conflicts.
//!
//! Fourteen variables, the tiles of a complete hand; each takes a tile of the hand, every tile once,
//! or one of eight jokers. Slots A to D are tiles 1–3, 4–6, 7–9 and 10–12, the pair is 13–14. A
//! joker satisfies a constraint if it could stand for a tile that does.
//!
//! | file | idea |
//! |---|---|
//! | `rule` | [`Rule`]: a constraint, and what it lets a tile be |
//! | `links` | rules that bind several slots |
//! | `problem` | [`Problem`]: the constraints of each yaku |
//! | `solver` | [`Solver`]: min-conflicts |
//! | `solve` | [`solve`]: as few jokers as can be |

mod links;
mod problem;
mod rule;
mod solve;
mod solver;

pub use problem::{PROBLEMS, Problem};
pub use rule::{Allowed, Rule};
pub use solve::{Shortcuts, Solution, solve};
pub use solver::{Manner, Solver, Start, Steps, Ties};

/// Tiles in a complete hand, hence variables.
pub const TILES: usize = 14;
/// Jokers in every domain.
pub const JOKERS: usize = 8;

/// What stands at each variable: a kind, or a joker.
pub type Assignment = [Option<parlor_riichi::Kind>; TILES];
