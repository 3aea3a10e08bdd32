//! Generic search over the game traits, and the tracer that shows it.

mod alpha_beta;
mod best_first;
mod decision;
mod deepen;
mod evaluate;
mod expectiminimax;
mod found;
mod gamma;
mod memory;
mod minimax;
mod order;
mod recorder;
mod search;
mod star1;
mod star2;
mod trace;
mod walk;
mod window;

pub use best_first::BestFirst;
pub use decision::TIE;
pub use deepen::deepen;
pub use evaluate::{Bounds, Evaluate, Returns};
pub use expectiminimax::Prune;
pub use found::{Found, Valued};
pub use memory::{Forget, Memory, Table};
pub use order::{AsListed, ByValue, Order};
pub use recorder::Recorder;
pub use search::Search;
pub use trace::{Edge, NoTrace, Pruned, Tracer};
pub use window::Window;
