//! A game that is its own tree, written down by hand: to teach search, and to test it.
//!
//! | file | idea |
//! |---|---|
//! | `plan` | [`TreePlan`]: a tree that was checked |
//! | `game` | [`WrittenTree`]: a place in it |

mod game;
mod plan;

pub use game::{Branch, Outcome, Spot, TreeEvent, WrittenTree};
pub use plan::{PlanError, TreeBranch, TreePart, TreePlan};
