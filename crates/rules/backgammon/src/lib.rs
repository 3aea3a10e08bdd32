//! The rules of backgammon: board, dice, plays, cube, match score.
//!
//! ```
//! use parlor_backgammon::{Backgammon, Dice, Die, RuleSet, Score, Setup, Thrown};
//! use parlor_game::{Game, Seat, Silent, Turn};
//!
//! // A game begins with the opening throw: 3 against 1, so seat A moves.
//! let mut game = Backgammon::start(&Setup::new(RuleSet::STANDARD, Score::MONEY));
//! let (a, b) = (Die::new(3).unwrap(), Die::new(1).unwrap());
//! game.apply(Thrown::Opening { a, b }, &mut Silent)?;
//!
//! // Every legal play once: 16 of them.
//! let mut plays = Vec::new();
//! game.legal(Seat::A, &mut plays);
//! assert_eq!(plays.len(), 16);
//! # Ok::<(), parlor_game::Illegal>(())
//! ```
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `place`, `men`, `board` | where men stand |
//! | `dice`, `play` | what moves them |
//! | `moves/` | all legal plays of a roll, fast |
//! | `game`, `position` | one game: phases, cube, result; where it begins |
//! | `cube`, `outcome`, `resignation` | the stake, the result, giving up |
//! | `score`, `contest` | Crawford, matches and sessions |
//! | `rules`, `presets/` | variants as values |
//! | `events`, `action`, `cup` | what happened, what may be done, chance |
//!
//! Not here: text, files and drawings (`parlor-formats`), evaluation (`agents`).

mod action;
mod board;
mod contest;
mod cube;
mod cup;
mod dice;
mod events;
mod game;
mod men;
mod moves;
mod outcome;
mod place;
mod play;
mod position;
mod presets;
mod resignation;
mod rules;
mod score;

pub use action::{Action, Throw, Thrown};
pub use board::Board;
pub use contest::Contest;
pub use cube::Cube;
pub use cup::Cup;
pub use dice::{Dice, Die};
pub use events::Event;
pub use game::{Backgammon, Phase};
pub use men::Men;
pub use moves::Plays;
pub use outcome::{End, Outcome, Win};
pub use place::{Place, PlaceSet, Places};
pub use play::{Play, Step};
pub use position::{Position, Setup};
pub use resignation::Resignation;
pub use rules::{Opening, RuleSet};
pub use score::Score;
