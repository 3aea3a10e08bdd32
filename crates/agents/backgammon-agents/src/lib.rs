//! The named players of backgammon.
//!
//! ```
//! use parlor_backgammon_agents::registry;
//! let names: Vec<_> = registry().entries().iter().map(|entry| entry.name).collect();
//! assert_eq!(names, ["random", "expectiminimax", "linear", "mcts", "house"]);
//! ```
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `characteristics`, `strategies` | [`Characteristics`], [`Strategy`], [`Judge`]: the source's evaluations |
//! | `evidence`, `reasons` | [`Evidence`]: evaluations that explain themselves |
//! | `cubeless` | [`Cubeless`]: who plays without the cube, where there is one |
//! | [`linear`] | a trained evaluation: chances from weighted facts |
//! | `mcts`, `house` | [`Guided`] playouts; the players by the trained evaluation |
//! | `expectiminimax`, `narrowed` | [`Look`]: searching players; [`Narrowed`]: a smaller tree, for comparisons |

mod characteristics;
mod cubeless;
mod evidence;
mod expectiminimax;
mod house;
pub mod linear;
mod mcts;
mod narrowed;
mod reasons;
mod strategies;

use parlor_agent::Registry;
use parlor_backgammon::Backgammon;

pub use characteristics::Characteristics;
pub use cubeless::{Cubeless, without_cube};
pub use evidence::Evidence;
pub use expectiminimax::{Breadth, Look};
pub use mcts::Guided;
pub use narrowed::Narrowed;
pub use strategies::{Ground, Judge, Strategy, Variant, Weights};

/// Everybody who plays backgammon.
pub fn registry() -> Registry<Backgammon> {
    Registry::new()
        .with(expectiminimax::entry())
        .with(house::linear())
        .with(mcts::entry())
        .with(house::house())
}
