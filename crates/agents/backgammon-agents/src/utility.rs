//! What a game is played for.

use parlor_backgammon::Backgammon;
use parlor_game::Seat;
use parlor_search::Bounds;

use crate::cube::Stakes;
use crate::{Chances, MatchEquityTable};

/// What the six results of a game are worth with the cube as it lies and nobody turning it any more:
/// points for money; in a match the chance to win it, by an equity table.
///
/// Values are normalised so that winning the cube's value is +1 and losing it −1. So at double match
/// point a gammon is worth no more than a single game, and to who needs two points against one it is
/// worth three times as much.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Utility {
    /// Seat A's: single game, gammon and backgammon won, then the same lost.
    results: [f64; 6],
    /// In a match: seat A's chance after winning and after losing the cube's value.
    ends: Option<(f64, f64)>,
}

impl Utility {
    /// Money play: gammons count twice, backgammons three times.
    pub const MONEY: Utility = Utility { results: [1.0, 2.0, 3.0, -1.0, -2.0, -3.0], ends: None };

    /// What `game` is played for; in a match `table` says what scores are worth.
    pub fn of(game: &Backgammon, table: &MatchEquityTable) -> Utility {
        if game.score().is_money() {
            return Utility::MONEY;
        }
        let stakes = Stakes::of(game.score(), Seat::A, table);
        let cube = game.cube().value().unsigned_abs();
        let won = |times: u32| stakes.normalised(stakes.win(times * cube), cube);
        let lost = |times: u32| stakes.normalised(stakes.lose(times * cube), cube);
        Utility {
            results: [won(1), won(2), won(3), lost(1), lost(2), lost(3)],
            ends: Some((stakes.win(cube), stakes.lose(cube))),
        }
    }

    /// What `chances` are worth to `seat`, whose they are.
    #[inline]
    pub fn equity(&self, chances: &Chances, seat: Seat) -> f64 {
        if self.ends.is_none() {
            return chances.equity();
        }
        match seat {
            Seat::A => self.equity_of_a(chances),
            _ => -self.equity_of_a(&chances.flipped()),
        }
    }

    /// The chance of `seat` to win the match; `None` for money.
    pub fn match_chance(&self, chances: &Chances, seat: Seat) -> Option<f64> {
        let (won, lost) = self.ends?;
        let (equity, own) = (self.equity(chances, seat), seat == Seat::A);
        let (won, lost) = if own { (won, lost) } else { (1.0 - lost, 1.0 - won) };
        Some((equity * (won - lost) + won + lost) / 2.0)
    }

    /// Between which numbers every value lies, for either seat.
    pub fn bounds(&self) -> Bounds {
        Bounds::symmetric(self.results.iter().fold(1.0, |most, result| result.abs().max(most)))
    }

    fn equity_of_a(&self, chances: &Chances) -> f64 {
        let Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } = *chances;
        let [won, won_gammon, won_backgammon, lost, lost_gammon, lost_backgammon] = self.results;
        (win - win_gammon) * won
            + (win_gammon - win_backgammon) * won_gammon
            + win_backgammon * won_backgammon
            + (1.0 - win - lose_gammon) * lost
            + (lose_gammon - lose_backgammon) * lost_gammon
            + lose_backgammon * lost_backgammon
    }
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::{Cube, Phase, Position, RuleSet, Score};

    use super::*;

    /// Seat A needs `a`, seat B `b` points.
    fn at(a: u32, b: u32, cube: Cube) -> Utility {
        let length = a.max(b) + 1;
        let score = Score::at(length as u16, length - a, length - b, false).unwrap();
        let (on_roll, phase) = (Seat::A, Phase::Rolling);
        let rules = RuleSet::STANDARD;
        let position = Position { board: rules.board(), on_roll, phase, cube, score, rules };
        Utility::of(&position.game().unwrap(), MatchEquityTable::kazaross_xg2())
    }

    const SINGLE: Chances = Chances { win: 1.0, ..Chances::NONE };
    const GAMMON: Chances = Chances { win_gammon: 1.0, ..SINGLE };

    #[test]
    fn at_double_match_point_only_winning_counts() {
        let last = at(1, 1, Cube::CENTRED);
        for chances in [SINGLE, GAMMON] {
            for seat in [Seat::A, Seat::B] {
                assert_eq!(last.equity(&chances, seat), 1.0);
                assert_eq!(last.match_chance(&chances, seat), Some(1.0));
            }
        }
        assert_eq!(last.bounds(), Bounds::UNIT);
    }

    /// Two points against one after Crawford: a gammon wins the match, a single game makes it even. The
    /// leader's gammons are worth nothing.
    #[test]
    fn at_gammon_go_a_gammon_is_worth_three_games() {
        let go = at(2, 1, Cube::CENTRED);
        assert!((go.equity(&SINGLE, Seat::A) - 1.0).abs() < 1e-12);
        assert!((go.equity(&GAMMON, Seat::A) - 3.0).abs() < 1e-9);
        assert_eq!(go.match_chance(&GAMMON, Seat::A), Some(1.0));
        let (single, gammon) = (go.equity(&SINGLE, Seat::B), go.equity(&GAMMON, Seat::B));
        assert!((single - gammon).abs() < 1e-12);
    }

    #[test]
    fn one_side_gains_what_the_other_loses() {
        let chances = Chances::new([0.55, 0.2, 0.02, 0.1, 0.01]).unwrap();
        let turned = Cube::new(1, Some(Seat::B)).unwrap();
        for utility in [Utility::MONEY, at(5, 3, Cube::CENTRED), at(3, 7, turned), at(2, 1, turned)]
        {
            let sum =
                utility.equity(&chances, Seat::A) + utility.equity(&chances.flipped(), Seat::B);
            assert!(sum.abs() < 1e-12, "{sum}");
        }
        let money = at(5, 3, Cube::CENTRED).match_chance(&chances, Seat::A).unwrap();
        assert!((0.2..0.6).contains(&money), "{money}");
    }
}
