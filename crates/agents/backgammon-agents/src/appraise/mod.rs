//! Evaluators that put numbers on positions.

mod pips;
mod player;

use parlor_backgammon::{Board, Place};

use crate::{Chances, CubeLife, ExactEndings};

pub use pips::PipCount;
pub(crate) use player::entry;
pub use player::{AppraisedPlayer, EQUITY};

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

    /// How much use a cube still is to the player on roll before he decides about it, where that is
    /// known better than for the class of position.
    fn cube_life(&mut self, _board: &Board) -> Option<CubeLife> {
        None
    }
}

/// The chances of who has just borne off his last man: it depends on where the loser's men are.
fn won(board: &Board) -> Chances {
    let loser = board.other();
    let own_home = |place: Place| place.number() > 18;
    let gammon = loser.on(Place::OFF) == 0;
    let behind = loser.occupied().into_iter().any(own_home);
    let chance = |sure: bool| if sure { 1.0 } else { 0.0 };
    Chances {
        win: 1.0,
        win_gammon: chance(gammon),
        win_backgammon: chance(gammon && behind),
        ..Chances::NONE
    }
}

impl<A: Appraise + ?Sized> Appraise for Box<A> {
    fn appraise(&mut self, board: &Board) -> Option<Chances> {
        (**self).appraise(board)
    }

    fn cube_life(&mut self, board: &Board) -> Option<CubeLife> {
        (**self).cube_life(board)
    }
}

/// The evaluator with this name, where there is one: what `eval` and `cube` use to see all five
/// chances of an agent that plays by them.
pub fn appraiser(name: &str) -> Option<Box<dyn Appraise + Send>> {
    match name {
        "pips" => Some(Box::new(PipCount::new(ExactEndings::shared()))),
        _ => None,
    }
}

/// The tables know their own positions and no others.
impl Appraise for &ExactEndings {
    fn appraise(&mut self, board: &Board) -> Option<Chances> {
        self.ending(board).map(|ending| ending.chances)
    }

    fn cube_life(&mut self, board: &Board) -> Option<CubeLife> {
        self.ending(board)?.cubeful.map(|equities| CubeLife::implied(&equities))
    }
}
