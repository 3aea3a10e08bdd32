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
    let player = |prune, params: &Params| {
        let player = Player::new(prune, params.integer("depth") as u32);
        Box::new(if params.flag("order") { player.sorted() } else { player })
    };
    Registry::naming(|_, cell| name(cell))
        .with(Entry::new("minimax", &[DEPTH, ORDER], move |params, _| player(Prune::None, params)))
        .with(Entry::new("alphabeta", &[DEPTH, ORDER], move |params, _| {
            player(Prune::Star1, params)
        }))
        .with(Entry::new("house", &[], |_, _| Box::new(Player::new(Prune::Star1, DEPTH_MAX))))
}

/// A game is over after nine marks.
const DEPTH_MAX: u32 = 9;

const DEPTH: Parameter = Parameter::integer("depth", 1..=DEPTH_MAX as i64, DEPTH_MAX as i64);

const ORDER: Parameter = Parameter::flag("order", false);

/// An action in words.
fn name(cell: Cell) -> Message {
    Message::new("tic-tac-toe-answer").with("cell", cell.to_string())
}
