//! `.mat` files: matches and money sessions as Jellyfish, GNU Backgammon and others exchange them.
//!
//! ```text
//! ; [Player 1 "Ana"]
//! ; [Player 2 "Bo"]
//!
//!  3 point match
//!
//!  Game 1
//!  Ana : 0                          Bo : 0
//!   1)                              31: 8/5 6/5
//!   2) Doubles => 2                 Drops
//!       Wins 1 point
//! ```
//!
//! The left player is seat `A`. Reading replays every game through the rules, so a [`Record`] that
//! was read holds nothing illegal; writing gives a file that reads back as the same record.

mod error;
mod line;
mod options;
mod read;
mod replay;
mod write;

use parlor_backgammon::{Backgammon, Resignation, RuleSet, Score, Setup};
use parlor_game::{Game, Illegal, Input, Silent};

pub use error::{MatError, MatFault};
pub use read::read;
pub use write::{GameFault, UnwritableError, write};

/// A match to points or a money session.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Who sits at seat `A` (left column) and at seat `B`.
    pub players: [String; 2],
    /// Points that win the match, 0 for money.
    pub to: u16,
    /// What it is played by.
    pub rules: RuleSet,
    /// Other lines of the head, such as `[Event "Friday club"]`.
    pub comments: Vec<String>,
    /// The games in order.
    pub games: Vec<GameRecord>,
}

/// One game: the score it began at and what came into it.
#[derive(Clone, PartialEq, Debug)]
pub struct GameRecord {
    /// The score before it.
    pub score: Score,
    /// Throws and answers in order. Tied opening throws are not in a file, so none are here.
    pub inputs: Vec<Input<Backgammon>>,
    /// The resignation that ended it, if one did.
    pub resigned: Option<Resignation>,
}

impl GameRecord {
    /// The game after everything in it, played by `rules`.
    pub fn replay(&self, rules: RuleSet) -> Result<Backgammon, Illegal> {
        let mut game = Backgammon::start(&Setup::new(rules, self.score));
        for input in &self.inputs {
            input.put_to(&mut game, &mut Silent)?;
        }
        if let Some(resignation) = self.resigned {
            resignation.accept(&mut game, &mut Silent)?;
        }
        Ok(game)
    }
}
