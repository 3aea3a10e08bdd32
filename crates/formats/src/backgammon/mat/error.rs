//! What can be wrong with a `.mat` file.

use parlor_game::Illegal;

use crate::ErrorAt;
use crate::backgammon::notation::{Fault, legal};

/// Where a file goes wrong, and why.
pub type MatError = ErrorAt<MatFault>;

/// What is wrong with a `.mat` file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum MatFault {
    /// Something else should stand here.
    #[error("found {found:?}, expected {expected}")]
    Unexpected { found: String, expected: &'static str },
    /// The file ends too early.
    #[error("the file ends here, expected {expected}")]
    Ends { expected: &'static str },
    /// Two other people than in the game before.
    #[error("the players are {} and {} here, but {} and {} in the game before",
        .found[0], .found[1], .before[0], .before[1])]
    OtherPlayers { found: [String; 2], before: [String; 2] },
    /// The score does not follow from the games before.
    #[error("the score is {} to {} here, but {} to {} follows from the game before",
        .found[0], .found[1], .expected[0], .expected[1])]
    WrongScore { found: [u32; 2], expected: [u32; 2] },
    /// No game is played at this score.
    #[error("no game is played at {a} to {b} in a match to {to}")]
    NoSuchScore { a: u32, b: u32, to: u16 },
    /// A game after the match was won.
    #[error("the match was over before this game")]
    MatchOver,
    /// A game begins before the one before has ended.
    #[error(
        "the game before has not ended: expected moves, or Wins N points in the winner's column"
    )]
    GameNotOver,
    /// Something happens after the end of a game.
    #[error("this game is over: expected the next one, as in Game 2")]
    GameOver,
    /// The other player should act.
    #[error("it is the other player's turn")]
    NotTurn,
    /// An opening throw with equal dice.
    #[error("a game opens with two different dice, not {pips}-{pips}")]
    OpeningDouble { pips: u8 },
    /// A play that is not legal, or not readable.
    #[error("{fault}{}", legal(.nearest))]
    Play { fault: Fault, nearest: Vec<String> },
    /// Doubling where the rules have none: the Crawford game, the other player's cube, the start.
    #[error("this player may not double here")]
    MayNotDouble,
    /// An answer to a double that was not offered.
    #[error("no double is on offer")]
    NothingOffered,
    /// A roll while a double waits for its answer.
    #[error("a double is on offer: expected Takes, Drops or, in money play, Beavers")]
    DoubleOnOffer,
    /// Something else that the rules refuse.
    #[error("{deed} does not fit here: {reason}")]
    NotDue { deed: &'static str, reason: Illegal },
    /// The cube shows something else.
    #[error("the cube goes to {expected}, not {found}")]
    WrongCube { found: u32, expected: u32 },
    /// Other points than the game is worth.
    #[error("the game wins {expected} here, not {found}")]
    WrongPoints { found: u32, expected: String },
    /// The other player has won.
    #[error("the other player has won this game; is this the wrong column?")]
    OtherWinner,
    /// The match is claimed, but goes on.
    #[error("this does not win the match: the score is {a} to {b} of {to}")]
    NotTheMatch { a: u32, b: u32, to: u16 },
}
