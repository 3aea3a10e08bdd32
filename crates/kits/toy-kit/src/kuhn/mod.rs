//! Kuhn poker: a kit with hidden cards.

mod host;
mod rank;
mod records;
mod rules;
pub mod wire;
mod words;

pub use rules::KuhnKit;
pub use wire::KuhnWire;
