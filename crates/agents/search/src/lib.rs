//! Generic search over the game traits, and the tracer that shows it.

mod alpha_beta;
mod decision;
mod evaluate;
mod expectiminimax;
mod found;
mod gamma;
mod memory;
mod minimax;
mod order;
mod search;
mod star1;
mod star2;
mod trace;
mod walk;
mod window;

pub use decision::TIE;
pub use evaluate::{Bounds, Evaluate, Returns};
pub use expectiminimax::Prune;
pub use found::{Found, Valued};
pub use memory::{Forget, Memory, Table};
pub use order::{AsListed, ByValue, Order};
pub use search::Search;
pub use trace::{Edge, NoTrace, Pruned, Tracer};
pub use window::Window;
