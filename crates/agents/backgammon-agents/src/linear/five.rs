//! The five chances as the weights give them.

use parlor_backgammon::Win;

use crate::Chances;

/// The numbers of [`Chances`] in their order, in single precision: what sums of weights become, at
/// every leaf of a search, and what training moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Five(pub(crate) [f32; 5]);

impl Five {
    /// The game is won like this.
    pub(crate) fn won(win: Win) -> Five {
        Five::of(&Chances::won(win))
    }

    /// These chances, rounded.
    #[inline]
    pub(crate) fn of(chances: &Chances) -> Five {
        Five(chances.to_array().map(|chance| chance as f32))
    }

    /// The same chances as the opponent has them.
    #[inline]
    pub(crate) fn flipped(self) -> Five {
        let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = self.0;
        Five([1.0 - win, lose_gammon, lose_backgammon, win_gammon, win_backgammon])
    }

    /// Expected points without a cube, in −3..3.
    #[inline]
    pub(crate) fn equity(self) -> f32 {
        let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = self.0;
        2.0 * win - 1.0 + win_gammon + win_backgammon - lose_gammon - lose_backgammon
    }

    /// So much of these, the rest of `other`.
    pub(crate) fn mixed(self, share: f32, other: Five) -> Five {
        Five(std::array::from_fn(|n| share * self.0[n] + (1.0 - share) * other.0[n]))
    }

    /// With the share of the way from `before` to `after` added.
    pub(crate) fn moved(self, share: f32, after: Five, before: Five) -> Five {
        Five(std::array::from_fn(|n| self.0[n] + share * (after.0[n] - before.0[n])))
    }

    /// None larger than the one that includes it.
    #[inline]
    pub(crate) fn nested(self) -> Five {
        let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = self.0;
        let win_gammon = win_gammon.min(win);
        let lose_gammon = lose_gammon.min(1.0 - win);
        let win_backgammon = win_backgammon.min(win_gammon);
        let lose_backgammon = lose_backgammon.min(lose_gammon);
        Five([win, win_gammon, win_backgammon, lose_gammon, lose_backgammon])
    }
}

impl From<Five> for Chances {
    #[inline]
    fn from(five: Five) -> Chances {
        let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = five.0.map(f64::from);
        Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equity_counts_points() {
        for (win, points) in [(Win::Single, 1.0), (Win::Gammon, 2.0), (Win::Backgammon, 3.0)] {
            let won = Five::won(win);
            assert_eq!((won.equity(), won.flipped().equity()), (points, -points));
        }
        let even = Five([0.5, 0.25, 0.0, 0.125, 0.0]);
        assert_eq!((even.equity(), even.flipped().flipped()), (0.125, even));
        assert_eq!(even.mixed(0.5, even.flipped()).equity(), 0.0);
        assert_eq!(Chances::from(even).equity(), 0.125);
    }
}
