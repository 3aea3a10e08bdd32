//! What can come of a position, without a cube.

use parlor_backgammon::Win;

/// The chances of one player, usually the one on roll. Each includes the stronger results: a
/// backgammon is also a gammon and a win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chances {
    /// To win at all, gammons included.
    pub win: f64,
    /// To win a gammon or backgammon.
    pub win_gammon: f64,
    /// To win a backgammon.
    pub win_backgammon: f64,
    /// To lose a gammon or backgammon.
    pub lose_gammon: f64,
    /// To lose a backgammon.
    pub lose_backgammon: f64,
}

impl Chances {
    /// The game is lost, but no gammon.
    pub const NONE: Chances = Chances {
        win: 0.0,
        win_gammon: 0.0,
        win_backgammon: 0.0,
        lose_gammon: 0.0,
        lose_backgammon: 0.0,
    };

    /// The game is won like this.
    pub fn won(win: Win) -> Chances {
        let sure = |least| if win >= least { 1.0 } else { 0.0 };
        Chances {
            win: 1.0,
            win_gammon: sure(Win::Gammon),
            win_backgammon: sure(Win::Backgammon),
            ..Chances::NONE
        }
    }

    /// The five numbers in the order win, win gammon, win backgammon, lose gammon, lose backgammon;
    /// `None` unless each is a probability and none exceeds what includes it. A rounding error of
    /// 0.0001 is forgiven.
    pub fn new(
        [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon]: [f64; 5],
    ) -> Option<Chances> {
        const SLACK: f64 = 1e-4;
        let below = |part: f64, whole: f64| (0.0..=whole + SLACK).contains(&part);
        let lose = 1.0 - win;
        let fits = below(win, 1.0)
            && below(win_gammon, win)
            && below(win_backgammon, win_gammon)
            && below(lose_gammon, lose)
            && below(lose_backgammon, lose_gammon);
        fits.then_some(Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon })
    }

    /// The five numbers in the order of [`Chances::new`].
    pub const fn to_array(self) -> [f64; 5] {
        let Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } = self;
        [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon]
    }

    /// The cubeless equity in money play: 2W − 1 + Wg + Wb − Lg − Lb.
    pub fn equity(&self) -> f64 {
        2.0 * self.win - 1.0 + self.win_gammon + self.win_backgammon
            - self.lose_gammon
            - self.lose_backgammon
    }

    /// Chances with this equity, for evaluations that give nothing else: with contact a fifth of the
    /// wins and of the losses are taken to be gammons, without it none; beyond what that allows, more
    /// gammons.
    pub fn from_equity(equity: f64, has_contact: bool) -> Chances {
        let gammons = if has_contact { 0.2 } else { 0.0 };
        let win = ((equity / (1.0 + gammons) + 1.0) / 2.0).clamp(0.0, 1.0);
        let more = |equity: f64| (equity - 1.0).clamp(0.0, 2.0);
        let (won, lost) = if win >= 1.0 {
            (more(equity), 0.0)
        } else if win <= 0.0 {
            (0.0, more(-equity))
        } else {
            (gammons * win, gammons * (1.0 - win))
        };
        Chances {
            win,
            win_gammon: won.min(1.0),
            win_backgammon: (won - 1.0).max(0.0),
            lose_gammon: lost.min(1.0),
            lose_backgammon: (lost - 1.0).max(0.0),
        }
    }

    /// What can happen, each once: gammon won, single game won, single game lost, gammon lost.
    pub fn shares(&self) -> [f64; 4] {
        let Chances { win, win_gammon, lose_gammon, .. } = *self;
        [win_gammon, win - win_gammon, 1.0 - win - lose_gammon, lose_gammon]
            .map(|share| share.clamp(0.0, 1.0))
    }

    /// The chances of the other player.
    #[must_use]
    pub fn flipped(&self) -> Chances {
        Chances {
            win: 1.0 - self.win,
            win_gammon: self.lose_gammon,
            win_backgammon: self.lose_backgammon,
            lose_gammon: self.win_gammon,
            lose_backgammon: self.win_backgammon,
        }
    }

    /// The same shares of gammons and backgammons among wins and losses, with another chance to win.
    #[must_use]
    pub fn with_win(&self, win: f64) -> Chances {
        let won = if self.win > 0.0 { win / self.win } else { 0.0 };
        let lost = if self.win < 1.0 { (1.0 - win) / (1.0 - self.win) } else { 0.0 };
        Chances {
            win,
            win_gammon: won * self.win_gammon,
            win_backgammon: won * self.win_backgammon,
            lose_gammon: lost * self.lose_gammon,
            lose_backgammon: lost * self.lose_backgammon,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equity_counts_every_result_once() {
        // Half of the games won, a fifth of all as gammons; a tenth of all lost as backgammons.
        let chances = Chances::new([0.5, 0.2, 0.0, 0.1, 0.1]).unwrap();
        assert!((chances.equity() - (0.3 + 0.4 - 0.4 - 0.3)).abs() < 1e-12);
        assert!((chances.flipped().equity() + chances.equity()).abs() < 1e-12);
        assert_eq!(chances.flipped().flipped(), chances);
    }

    #[test]
    fn chances_of_an_equity_have_that_equity() {
        for contact in [false, true] {
            for step in -30..=30 {
                let equity = f64::from(step) / 10.0;
                let chances = Chances::from_equity(equity, contact);
                assert!((chances.equity() - equity).abs() < 1e-12, "{equity} {chances:?}");
                assert!(Chances::new(chances.to_array()).is_some(), "{chances:?}");
            }
        }
    }

    #[test]
    fn impossible_chances_are_refused() {
        assert_eq!(Chances::new([0.5, 0.6, 0.0, 0.0, 0.0]), None);
        assert_eq!(Chances::new([0.5, 0.1, 0.2, 0.0, 0.0]), None);
        assert_eq!(Chances::new([0.8, 0.0, 0.0, 0.3, 0.0]), None);
        assert_eq!(Chances::new([1.2, 0.0, 0.0, 0.0, 0.0]), None);
        assert_eq!(Chances::new([f64::NAN, 0.0, 0.0, 0.0, 0.0]), None);
    }
}
