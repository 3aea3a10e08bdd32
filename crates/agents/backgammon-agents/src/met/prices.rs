//! What gammons cost at a score, and the least chance for a take.

use crate::cube::Stakes;

/// What gammons and backgammons are worth beside a single game, for the player on roll.
///
/// A price is what the bigger result adds, in units of the difference between winning and losing the
/// cube's value: 0.5 each for money. GNU Backgammon lists twice that.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GammonPrices {
    /// A gammon won instead of a single game.
    pub win_gammon: f64,
    /// A backgammon won instead of a gammon.
    pub win_backgammon: f64,
    /// A gammon lost instead of a single game.
    pub lose_gammon: f64,
    /// A backgammon lost instead of a gammon.
    pub lose_backgammon: f64,
}

impl GammonPrices {
    /// The prices with the cube at `cube`.
    pub fn at(stakes: &Stakes<'_>, cube: u32) -> GammonPrices {
        let won = |multiple: u32| stakes.win(multiple * cube);
        let lost = |multiple: u32| stakes.lose(multiple * cube);
        let whole = won(1) - lost(1);
        GammonPrices {
            win_gammon: (won(2) - won(1)) / whole,
            win_backgammon: (won(3) - won(2)) / whole,
            lose_gammon: (lost(1) - lost(2)) / whole,
            lose_backgammon: (lost(2) - lost(3)) / whole,
        }
    }
}
