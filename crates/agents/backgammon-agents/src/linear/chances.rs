//! How a game may end.

use parlor_backgammon::Win;

/// How likely a player is to win and to lose, and how high; each chance includes the higher ones.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Chances {
    /// To win at all.
    pub win: f32,
    /// To win a gammon or a backgammon.
    pub win_gammon: f32,
    /// To win a backgammon.
    pub win_backgammon: f32,
    /// To lose a gammon or a backgammon.
    pub lose_gammon: f32,
    /// To lose a backgammon.
    pub lose_backgammon: f32,
}

impl Chances {
    /// The game is won like this.
    pub fn won(win: Win) -> Chances {
        let sure = |least| if win >= least { 1.0 } else { 0.0 };
        Chances {
            win: 1.0,
            win_gammon: sure(Win::Gammon),
            win_backgammon: sure(Win::Backgammon),
            ..Chances::default()
        }
    }

    /// The opponent's chances.
    #[inline]
    #[must_use]
    pub fn flipped(self) -> Chances {
        Chances {
            win: 1.0 - self.win,
            win_gammon: self.lose_gammon,
            win_backgammon: self.lose_backgammon,
            lose_gammon: self.win_gammon,
            lose_backgammon: self.win_backgammon,
        }
    }

    /// Expected points without a cube, in −3..3.
    #[inline]
    pub fn equity(&self) -> f32 {
        2.0 * self.win - 1.0 + self.win_gammon + self.win_backgammon
            - self.lose_gammon
            - self.lose_backgammon
    }

    /// As [`equity`](Chances::equity), for tables of functions.
    pub(super) fn equity_of(&self) -> f32 {
        self.equity()
    }

    /// As five numbers, in the order of the fields.
    #[inline]
    pub(super) const fn to_array(self) -> [f32; 5] {
        let Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } = self;
        [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon]
    }

    #[inline]
    pub(super) const fn from_array(chances: [f32; 5]) -> Chances {
        let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = chances;
        Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }
    }

    /// So much of these chances, the rest of `other`.
    #[must_use]
    pub(super) fn mixed(self, share: f32, other: Chances) -> Chances {
        let (mine, theirs) = (self.to_array(), other.to_array());
        let mix = |n: usize| share * mine[n] + (1.0 - share) * theirs[n];
        Chances::from_array(std::array::from_fn(mix))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equity_counts_points() {
        for (win, points) in [(Win::Single, 1.0), (Win::Gammon, 2.0), (Win::Backgammon, 3.0)] {
            let won = Chances::won(win);
            assert_eq!((won.equity(), won.flipped().equity()), (points, -points));
        }
        let even = Chances { win: 0.5, win_gammon: 0.25, lose_gammon: 0.125, ..Chances::default() };
        assert_eq!((even.equity(), even.flipped().flipped()), (0.125, even));
        assert_eq!(even.mixed(0.5, even.flipped()).equity(), 0.0);
    }
}
