//! What chances are worth to the player whose they are.

use parlor_game::Seat;

use crate::linear::five::Five;
use crate::{Chances, Utility};

/// A weighted sum of the five chances, as every utility is one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Worth {
    base: f32,
    weights: [f32; 5],
}

/// What chances are worth to the player on roll and to the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Worths {
    pub(crate) own: Worth,
    pub(crate) other: Worth,
}

impl Worth {
    /// Points without a cube.
    pub(crate) const MONEY: Worth = Worth { base: -1.0, weights: [2.0, 1.0, 1.0, -1.0, -1.0] };

    /// What `utility` says they are worth to `seat`.
    pub(crate) fn of(utility: &Utility, seat: Seat) -> Worth {
        Worth::by(|chances| utility.equity(chances, seat))
    }

    /// What `value`, a weighted sum, says.
    pub(crate) fn by(value: impl Fn(&Chances) -> f64) -> Worth {
        let base = value(&Chances::NONE);
        let weight = |n: usize| {
            let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] =
                std::array::from_fn(|place| if place == n { 1.0 } else { 0.0 });
            let only = Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon };
            (value(&only) - base) as f32
        };
        Worth { base: base as f32, weights: std::array::from_fn(weight) }
    }

    /// What these chances are worth.
    #[inline]
    pub(crate) fn value(&self, five: &Five) -> f32 {
        let Worth { base, weights } = self;
        let mut sum = weights[0] * five.0[0] + base;
        for (weight, chance) in weights.iter().zip(&five.0).skip(1) {
            sum += weight * chance;
        }
        sum
    }
}

impl Worths {
    /// Points without a cube, for both.
    pub(crate) const MONEY: Worths = Worths { own: Worth::MONEY, other: Worth::MONEY };

    /// What `utility` says, with `seat` on roll.
    pub(crate) fn of(utility: &Utility, seat: Seat) -> Worths {
        Worths { own: Worth::of(utility, seat), other: Worth::of(utility, seat.opponent()) }
    }

    /// With the other player on roll.
    pub(crate) const fn flipped(self) -> Worths {
        Worths { own: self.other, other: self.own }
    }
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::{Cube, Phase, Position, RuleSet, Score};

    use super::*;
    use crate::MatchEquityTable;

    const CHANCES: [f32; 5] = [0.625, 0.25, 0.03125, 0.125, 0.0];

    #[test]
    fn money_counts_points() {
        let five = Five(CHANCES);
        assert_eq!(Worth::MONEY.value(&five), five.equity());
        assert_eq!(Worth::of(&Utility::MONEY, Seat::B), Worth::MONEY);
    }

    #[test]
    fn a_match_counts_as_its_utility_does() {
        let (on_roll, phase, cube) = (Seat::A, Phase::Rolling, Cube::CENTRED);
        let score = Score::at(7, 5, 2, false).unwrap();
        let rules = RuleSet::STANDARD;
        let position = Position { board: rules.board(), on_roll, phase, cube, score, rules };
        let table = MatchEquityTable::kazaross_xg2();
        let utility = Utility::of(&position.game().unwrap(), table);
        let five = Five(CHANCES);
        for seat in [Seat::A, Seat::B] {
            let exact = utility.equity(&five.into(), seat);
            let found = f64::from(Worth::of(&utility, seat).value(&five));
            assert!((found - exact).abs() < 1e-6, "{found} {exact}");
        }
    }
}
