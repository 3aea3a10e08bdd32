//! Exact open-card answers for Zole.
mod bits;
mod bounds;
pub mod deals;
mod following;
mod measure;
mod merge;
mod order;
mod position;
mod search;
mod solver;
mod table;

pub use following::Following;
pub use position::{Position, PositionError};
pub use solver::{CardValue, Solver};
