//! Who plays tic-tac-toe.

mod player;
mod reasons;
mod soonest;

use parlor_agent::{Entry, Message, Parameter, Params, Registry};
use parlor_search::Prune;
use parlor_toy::{Cell, TicTacToe};

pub use player::Player;
pub use soonest::Soonest;

/// Everyone who plays tic-tac-toe.
pub fn registry() -> Registry<TicTacToe> {
    let depth = |params: &Params| params.integer("depth") as u32;
    Registry::naming(|_, cell| name(cell))
        .with(Entry::new("minimax", &[DEPTH], move |params, _| {
            Box::new(Player::new(Prune::None, depth(params)))
        }))
        .with(Entry::new("alphabeta", &[DEPTH], move |params, _| {
            Box::new(Player::new(Prune::Star1, depth(params)))
        }))
        .with(Entry::new("house", &[], |_, _| Box::new(Player::new(Prune::Star1, DEPTH_MAX))))
}

/// A game is over after nine marks.
const DEPTH_MAX: u32 = 9;

const DEPTH: Parameter = Parameter::integer("depth", 1..=DEPTH_MAX as i64, DEPTH_MAX as i64);

/// An action in words.
fn name(cell: Cell) -> Message {
    Message::new("tic-tac-toe-answer").with("cell", cell.to_string())
}
