//! Evaluators that put numbers on positions.

mod cube_advisor;
mod one_roll;
mod pips;
mod player;
mod two_turns;

use parlor_agent::{Message, Panel};
use parlor_backgammon::{Board, Place, Win};
use parlor_game::Seat;

use crate::linear::Linear;
use crate::net::Net;
use crate::{Chances, CubeLife, ExactEndings, Outlook, Utility};

pub use cube_advisor::CubeAdvisor;
pub use one_roll::OneRoll;
pub use pips::PipCount;
pub use player::AppraisedPlayer;
pub(crate) use player::entry;
pub use two_turns::TwoTurns;

/// The label of values that are equities: points per game and cube, in a match normalised so that
/// winning the cube now is +1 and losing it −1.
pub const EQUITY: &str = "bg-equity";

/// Says what can come of a position. One `impl` makes an evaluation usable for cube decisions and
/// analysis.
pub trait Appraise {
    /// The cubeless chances of the player on roll, who has not rolled yet and is not done, nor is the
    /// opponent. `None` where it has no opinion.
    fn appraise(&mut self, board: &Board) -> Option<Chances>;

    /// The chances of the player who has just moved; `after` has him on roll still, as
    /// [`Board::after`] gives it.
    fn appraise_after(&mut self, after: &Board) -> Option<Chances> {
        if after.own().all_off() {
            return Some(won(after));
        }
        self.appraise(&after.flipped()).map(|his| his.flipped())
    }

    /// What the next two turns may bring the player on roll, who sits at this seat and plays for this
    /// utility, where it has a faster way than to be asked about every play.
    fn outlook(&mut self, _board: &Board, _stakes: (&Utility, Seat)) -> Option<Outlook> {
        None
    }

    /// How much use a cube still is to the player on roll before he decides about it, where that is
    /// known better than for the class of position.
    fn cube_life(&mut self, _board: &Board) -> Option<CubeLife> {
        None
    }

    /// A cheaper evaluator for questions about hundreds of positions, where there is one.
    fn cheaper(&mut self) -> Option<&mut dyn Appraise> {
        None
    }

    /// What it sees in the positions after some plays, each with the mover on roll still, beyond the
    /// chances.
    fn evidence(&mut self, _after: &[(Message, Board)]) -> Option<Panel> {
        None
    }
}

/// The chances of who has just borne off his last man: it depends on where the loser's men are.
fn won(board: &Board) -> Chances {
    let loser = board.other();
    let own_home = |place: Place| place.number() > 18;
    let gammon = loser.on(Place::OFF) == 0;
    let behind = loser.occupied().into_iter().any(own_home);
    Chances::won(match (gammon, behind) {
        (false, _) => Win::Single,
        (true, false) => Win::Gammon,
        (true, true) => Win::Backgammon,
    })
}

impl<A: Appraise + ?Sized> Appraise for Box<A> {
    fn appraise(&mut self, board: &Board) -> Option<Chances> {
        (**self).appraise(board)
    }

    fn outlook(&mut self, board: &Board, stakes: (&Utility, Seat)) -> Option<Outlook> {
        (**self).outlook(board, stakes)
    }

    fn cube_life(&mut self, board: &Board) -> Option<CubeLife> {
        (**self).cube_life(board)
    }

    fn cheaper(&mut self) -> Option<&mut dyn Appraise> {
        (**self).cheaper()
    }

    fn evidence(&mut self, after: &[(Message, Board)]) -> Option<Panel> {
        (**self).evidence(after)
    }
}

/// The evaluator behind the agent of this spec, where there is one: what `eval` and `cube` use to see
/// all five chances of an agent that plays by them.
pub fn appraiser(spec: &str) -> Option<Box<dyn Appraise + Send>> {
    match spec.split(':').next()? {
        "pips" => Some(Box::new(PipCount)),
        "net" => Some(Box::new(Net::shipped())),
        "linear" => Some(Box::new(Linear::shipped())),
        "house" => Some(Box::new(TwoTurns::new(Net::shipped()))),
        _ => None,
    }
}

/// The tables know their own positions and no others.
impl Appraise for &ExactEndings {
    fn appraise(&mut self, board: &Board) -> Option<Chances> {
        self.ending(board).map(|ending| ending.chances)
    }

    fn cube_life(&mut self, board: &Board) -> Option<CubeLife> {
        self.ending(board)?.cube_life()
    }
}
