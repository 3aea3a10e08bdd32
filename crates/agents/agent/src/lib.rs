//! Who plays: agents, their budgets, explanations, specs and registry.

mod budget;
mod stream;

pub use budget::{Allowance, Budget, Meter, Spent};
pub use stream::Stream;
