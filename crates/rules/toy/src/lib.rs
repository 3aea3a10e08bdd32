//! Tiny games with known exact values: to test search and contracts, and to teach.
//!
//! | game | kind | value |
//! |---|---|---|
//! | [`TicTacToe`] | open, no chance | a draw |
//!
//! Each file is a whole game: begin with `tic_tac_toe.rs` for the smallest implementation of the
//! trait family.
//!
//! ```
//! use parlor_game::{Answers, Game, Seat, Silent};
//! use parlor_toy::{Cell, TicTacToe};
//!
//! let mut game = TicTacToe::start(&());
//! game.resolve(&Answers::one(Seat::A, Cell::CENTRE), &mut Silent)?;
//! assert_eq!(game.to_string(), "...\n.x.\n...");
//! # Ok::<(), parlor_game::Illegal>(())
//! ```

mod tic_tac_toe;

pub use tic_tac_toe::{Cell, CellSet, Cells, Marked, NoChance, TicTacToe};
