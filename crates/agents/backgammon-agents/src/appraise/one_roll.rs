//! Chances by looking one roll ahead.

use parlor_agent::{Message, Panel};
use parlor_backgammon::{Board, Dice};

use crate::cube::best_play;
use crate::{Appraise, Chances, CubeLife, Ending};

/// The mean chances over the 21 rolls, each played as an evaluator likes best: one ply deeper than the
/// evaluator itself, at some 400 times its cost. Endings that the tables know are left to them.
#[derive(Clone, Debug)]
pub struct OneRoll<A> {
    appraiser: A,
}

impl<A: Appraise> OneRoll<A> {
    /// Looks one roll further than `appraiser`.
    pub const fn new(appraiser: A) -> OneRoll<A> {
        OneRoll { appraiser }
    }
}

impl<A: Appraise> Appraise for OneRoll<A> {
    fn appraise(&mut self, board: &Board) -> Option<Chances> {
        if let Some(ending) = Ending::of(board) {
            return Some(ending.chances);
        }
        let mut mean = [0.0; 5];
        for dice in Dice::all() {
            let (_, chances) = best_play(board, dice, &mut self.appraiser)?;
            for (sum, chance) in mean.iter_mut().zip(chances.to_array()) {
                *sum += f64::from(dice.weight()) / 36.0 * chance;
            }
        }
        Chances::new(mean)
    }

    fn cube_life(&mut self, board: &Board) -> Option<CubeLife> {
        self.appraiser.cube_life(board)
    }

    fn cheaper(&mut self) -> Option<&mut dyn Appraise> {
        Some(&mut self.appraiser)
    }

    fn evidence(&mut self, after: &[(Message, Board)]) -> Option<Panel> {
        self.appraiser.evidence(after)
    }
}
