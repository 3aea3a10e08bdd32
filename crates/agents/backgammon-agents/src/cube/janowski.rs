//! The value of chances with a cube.

use crate::Chances;

use super::{CubeLife, Stakes};

/// Where the cube is, as the player on roll sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// In the middle: both may double.
    Centre,
    /// The player on roll may turn it.
    Own,
    /// Only the opponent may turn it.
    Other,
}

/// Everything that a value depends on beside chances and cube: stakes, cube life, Jacoby.
#[derive(Clone, Copy, Debug)]
pub(super) struct Model<'a> {
    pub(super) stakes: Stakes<'a>,
    /// Janowski's cube-life index.
    pub(super) life: CubeLife,
    /// Gammons count only once the cube has been turned.
    pub(super) jacoby: bool,
}

/// What `chances` are worth to the player on roll with a cube of this life, value and place, with or without
/// Jacoby's rule.
pub(crate) fn cubeful_value(
    stakes: &Stakes<'_>,
    (efficiency, jacoby): (f64, bool),
    chances: &Chances,
    cube: u32,
    holder: Holder,
) -> f64 {
    let life = CubeLife::even(efficiency);
    Model { stakes: *stakes, life, jacoby }.value(chances, cube, holder)
}

/// What the average win and the average loss are worth to the player on roll.
#[derive(Clone, Copy)]
struct Ends {
    won: f64,
    lost: f64,
}

impl Model<'_> {
    /// The value to the player on roll, who has `chances` and a cube worth `cube` in front of
    /// `holder`. A player whose loss would cost no more with a bigger cube turns it at once.
    pub(super) fn value(&self, chances: &Chances, cube: u32, holder: Holder) -> f64 {
        let value = self.mixed(chances, cube, holder);
        match holder {
            Holder::Other if self.redouble_is_free_for_other(cube) => {
                let taken = self.mixed(chances, 2 * cube, Holder::Own);
                value.min(taken.max(self.stakes.lose(cube)))
            }
            Holder::Own if self.redouble_is_free_for_own(cube) => {
                let taken = self.mixed(chances, 2 * cube, Holder::Other);
                value.max(taken.min(self.stakes.win(cube)))
            }
            _ => value,
        }
    }

    /// The opponent wins the match with this cube: nothing more can be lost by turning it.
    fn redouble_is_free_for_own(&self, cube: u32) -> bool {
        self.stakes.is_dead_for_other(cube) && !self.stakes.is_dead_for_own(cube)
    }

    fn redouble_is_free_for_other(&self, cube: u32) -> bool {
        self.stakes.is_dead_for_own(cube) && !self.stakes.is_dead_for_other(cube)
    }

    /// Dead and live value mixed.
    fn mixed(&self, chances: &Chances, cube: u32, holder: Holder) -> f64 {
        let single = self.jacoby && holder == Holder::Centre && self.stakes.is_money();
        let ends = if single { self.single(cube) } else { self.ends(chances, cube) };
        let dead = chances.win * ends.won + (1.0 - chances.win) * ends.lost;
        let live = self.live(chances, cube, holder, ends);
        let life = self.life.at(holder);
        life * live + (1.0 - life) * dead
    }

    /// The live-cube line: from a certain loss over the two cash points to a certain win.
    fn live(&self, chances: &Chances, cube: u32, holder: Holder, ends: Ends) -> f64 {
        let other = (holder != Holder::Own && !self.stakes.is_dead_for_other(cube))
            .then(|| (1.0 - self.cash_point_of_other(chances, cube), self.stakes.lose(cube)));
        let own = (holder != Holder::Other && !self.stakes.is_dead_for_own(cube))
            .then(|| (self.cash_point(chances, cube), self.stakes.win(cube)));
        let p = chances.win;
        let (mut from, mut low) = (0.0, ends.lost);
        for (to, high) in [other, own, Some((1.0, ends.won))].into_iter().flatten() {
            if p <= to {
                return if to > from {
                    low + (high - low) * (p - from) / (to - from)
                } else {
                    high
                };
            }
            (from, low) = (to, high);
        }
        ends.won
    }

    /// The chance at which a double by the player on roll, the cube fully live, is as well passed as
    /// taken.
    pub(super) fn cash_point(&self, chances: &Chances, cube: u32) -> f64 {
        let Ends { won, lost } = self.ends(chances, 2 * cube);
        if self.stakes.is_money() {
            let (win, loss) = (won / f64::from(2 * cube), -lost / f64::from(2 * cube));
            return (loss + 1.0) / (win + loss + 0.5);
        }
        if self.stakes.is_dead_for_own(cube) {
            return 1.0;
        }
        // The taker's line runs from his loss to his own cash point, or to his win if he has no use
        // for the cube; he takes where it lies above a pass.
        let (reach, end) = if self.stakes.is_dead_for_other(2 * cube) {
            (1.0, lost)
        } else {
            (self.cash_point_of_other(chances, 2 * cube), self.stakes.lose(2 * cube))
        };
        let rise = won - end;
        let take = if rise > 1e-12 { reach * (won - self.stakes.win(cube)) / rise } else { 0.0 };
        (1.0 - take).clamp(0.0, 1.0)
    }

    /// The same for the other player: his own winning chance at which his double is passed.
    fn cash_point_of_other(&self, chances: &Chances, cube: u32) -> f64 {
        let model = Model { stakes: self.stakes.flipped(), ..*self };
        model.cash_point(&chances.flipped(), cube)
    }

    /// Average win and loss at this cube, gammons counted.
    fn ends(&self, chances: &Chances, cube: u32) -> Ends {
        let Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } = *chances;
        let mean = |all: f64, gammon: f64, backgammon: f64, worth: &dyn Fn(u32) -> f64| {
            if all <= 0.0 {
                return worth(cube);
            }
            let (gammon, backgammon) = (gammon / all, backgammon / all);
            (1.0 - gammon) * worth(cube)
                + (gammon - backgammon) * worth(2 * cube)
                + backgammon * worth(3 * cube)
        };
        Ends {
            won: mean(win, win_gammon, win_backgammon, &|points| self.stakes.win(points)),
            lost: mean(1.0 - win, lose_gammon, lose_backgammon, &|points| self.stakes.lose(points)),
        }
    }

    fn single(&self, cube: u32) -> Ends {
        Ends { won: self.stakes.win(cube), lost: self.stakes.lose(cube) }
    }
}
