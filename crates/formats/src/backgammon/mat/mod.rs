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
pub(super) mod line;
mod options;
mod read;
pub(super) mod replay;
mod write;

use parlor_backgammon::{Action, Backgammon, Resignation, RuleSet, Score, Setup, Throw, Thrown};
use parlor_game::{Answers, Game, Illegal, Input, Silent};

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
    /// The record of a game that was played, as far as a file can hold it: tied opening throws are
    /// left out, and so is a last roll that nobody has played.
    pub fn of(
        score: Score,
        inputs: &[Input<Backgammon>],
        resigned: Option<Resignation>,
    ) -> GameRecord {
        let kept = |input: &Input<Backgammon>| match *input {
            Input::Chance(_, Thrown::Opening { a, b }) if a == b => None,
            Input::Chance(Throw::Opening { .. }, thrown) => {
                Some(Input::Chance(Throw::Opening { ties: 0 }, thrown))
            }
            _ => Some(input.clone()),
        };
        let mut inputs: Vec<_> = inputs.iter().filter_map(kept).collect();
        if resigned.is_none() {
            if let Some(Input::Chance(..)) = inputs.last() {
                inputs.pop();
            }
            let rolls = |answers: &Answers<Action>| {
                answers.iter().any(|(_, action)| action == Action::Roll)
            };
            if matches!(inputs.last(), Some(Input::Answers(answers)) if rolls(answers)) {
                inputs.pop();
            }
        }
        GameRecord { score, inputs, resigned }
    }

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
