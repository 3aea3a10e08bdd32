//! Tiny games with known exact values: to test search and contracts, and to teach.
//!
//! | game | kind | value |
//! |---|---|---|
//! | [`TicTacToe`] | open, no chance | a draw |
//! | [`Race`] | open, dice | by backward induction; 5/8 on the shortest track |
//! | [`Kuhn`] | secrets | −1/18 for the first player |
//! | [`WrittenTree`] | open, chance | the tree is written by hand |
//!
//! Each file is a whole game: begin with `tic_tac_toe.rs` for the smallest implementation of the
//! trait family, `race.rs` for chance, `kuhn.rs` for secrets. `series.rs` is the score sheet of all
//! three and `draws.rs` the dealer: many games, begun by each player in turn.
//!
//! ```
//! use parlor_game::{Answers, Game, Seat, Silent};
//! use parlor_toy::{Cell, TicTacToe};
//!
//! let mut game = TicTacToe::start(&Seat::A);
//! game.resolve(&Answers::one(Seat::A, Cell::CENTRE), &mut Silent)?;
//! assert_eq!(game.to_string(), "...\n.x.\n...");
//! # Ok::<(), parlor_game::Illegal>(())
//! ```

mod draws;
mod kuhn;
mod race;
mod series;
mod tic_tac_toe;
mod written_tree;

use parlor_game::Seat;

pub use draws::Draws;
pub use kuhn::{
    Betting, Card, Cards, Deal, Known, Kuhn, KuhnAction, KuhnEvent, KuhnSeen, KuhnView,
};
pub use race::{Face, Race, RaceAction, RaceEvent, Stride, Throw, Track};
pub use series::Series;
pub use tic_tac_toe::{Cell, CellSet, Cells, Marked, NoChance, ParseCellError, TicTacToe};
pub use written_tree::{
    Branch, Outcome, PlanError, Spot, TreeBranch, TreeEvent, TreePart, TreePlan, WrittenTree,
};

/// `seat`, if two can sit there: `B` for every seat but `A`.
fn one_of_two(seat: Seat) -> Seat {
    if seat == Seat::A { Seat::A } else { Seat::B }
}
