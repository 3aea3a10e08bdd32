//! Move notation in the mover's own numbering: `24/18*/13`, `8/5(2)`, `bar/21`, `6/off`.
//!
//! Written canonically: the steps of one man are joined, a point passed on the way is shown only
//! if a man is hit there, equal moves are counted, men further back come first. Two plays with the
//! same result are written alike, two with different results differently.
//!
//! Read liberally: moves in any order, joined or step by step, `*` or not, `bar` or 25, `off` or 0,
//! spaces or commas between moves, capitals or not. What is read is matched by its result with the
//! legal plays, so that whatever comes back is legal.
//!
//! ```
//! use parlor_backgammon::{Dice, Die, RuleSet};
//! use parlor_formats::backgammon::notation;
//!
//! let start = RuleSet::STANDARD.board();
//! let dice = Dice::new(Die::new(3).unwrap(), Die::new(1).unwrap());
//! let play = notation::read("6/5, 8/5", &start, dice)?;
//! assert_eq!(notation::write(&start, play), "8/5 6/5");
//! let error = notation::read("8/5 7/6", &start, dice).unwrap_err();
//! assert!(error.to_string().starts_with("column 5: you have no checker to move on 7"));
//! # Ok::<(), notation::NotationError>(())
//! ```

mod fault;
mod moves;
mod read;
mod why;
mod write;

pub(super) use fault::legal;
pub use fault::{Fault, NotationError};
pub use read::read;
pub use write::write;
