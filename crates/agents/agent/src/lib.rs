//! Who plays: agents, their budgets, explanations, specs and registry.

mod stream;

pub use stream::Stream;
