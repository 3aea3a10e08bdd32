//! Tic-tac-toe: a kit without chance and without secrets.

mod host;
mod rank;
mod records;
mod rules;
pub mod wire;
mod words;

pub use rules::TicTacToeKit;
pub use wire::TicTacToeWire;
