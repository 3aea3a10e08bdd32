//! The race by counting pips.

use parlor_backgammon::Board;

use crate::met::normal;
use crate::{Appraise, Chances, CubeLife, Ending};

/// Bear-off tables where they reach, Kleinman's pip count everywhere else.
///
/// D. Kleinman's count: with a lead of D pips out of S in all, being on roll worth 4, the chance to
/// win is the normal distribution of (D + 4) / √(2 (S − 4)). It is made for races: of contact it knows
/// nothing, so there it is only a yardstick. It counts no gammons.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PipCount;

impl Appraise for PipCount {
    fn appraise(&mut self, board: &Board) -> Option<Chances> {
        if let Some(ending) = Ending::of(board) {
            return Some(ending.chances);
        }
        let (own, other) = (f64::from(board.own().pips()), f64::from(board.other().pips()));
        let lead = other - own + 4.0;
        let all = (own + other - 4.0).max(1.0);
        Some(Chances { win: normal(lead / (2.0 * all).sqrt()), ..Chances::NONE })
    }

    fn cube_life(&mut self, board: &Board) -> Option<CubeLife> {
        Ending::of(board)?.cube_life()
    }
}
