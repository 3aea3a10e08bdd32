//! Searches as agents: thin, for any game, to be given a name and parameters by the games' crates.

mod expectiminimax;
mod ismcts;
mod pimc;
mod uct;
mod words;

pub use expectiminimax::ExpectiminimaxAgent;
pub use ismcts::IsmctsAgent;
pub use pimc::PimcAgent;
pub use uct::UctAgent;
pub use words::Words;
