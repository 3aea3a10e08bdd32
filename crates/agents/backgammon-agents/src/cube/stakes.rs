//! What points are worth.

use parlor_backgammon::Score;
use parlor_game::Seat;

use crate::{Chances, MatchEquityTable};

/// What the player on roll gets for points won and lost: points in money play, the chance to win the
/// match in a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stakes<'a> {
    contest: Option<Match<'a>>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Match<'a> {
    table: &'a MatchEquityTable,
    own: u32,
    other: u32,
    /// Is the next game, if there is one, after the Crawford game?
    after_crawford: bool,
}

impl<'a> Stakes<'a> {
    /// Stakes of money play: points count as they are.
    pub const MONEY: Stakes<'static> = Stakes { contest: None };

    /// What `seat` plays for at `score`.
    pub fn of(score: &Score, seat: Seat, table: &'a MatchEquityTable) -> Stakes<'a> {
        let (Some(own), Some(other)) = (score.away(seat), score.away(seat.opponent())) else {
            return Stakes { contest: None };
        };
        // If either is one away, this is the Crawford game, or it is over.
        Stakes {
            contest: Some(Match { table, own, other, after_crawford: own == 1 || other == 1 }),
        }
    }

    /// Is it money play?
    pub const fn is_money(&self) -> bool {
        self.contest.is_none()
    }

    /// What winning `points` gives.
    pub fn win(&self, points: u32) -> f64 {
        match self.contest {
            None => f64::from(points),
            Some(Match { table, own, other, after_crawford }) => {
                table.chance_at(own.saturating_sub(points), other, after_crawford)
            }
        }
    }

    /// What losing `points` leaves.
    pub fn lose(&self, points: u32) -> f64 {
        match self.contest {
            None => -f64::from(points),
            Some(Match { table, own, other, after_crawford }) => {
                table.chance_at(own, other.saturating_sub(points), after_crawford)
            }
        }
    }

    /// What `chances` are worth with a cube that nobody turns any more.
    pub fn cubeless(&self, chances: &Chances, cube: u32) -> f64 {
        let Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } = *chances;
        (win - win_gammon) * self.win(cube)
            + (win_gammon - win_backgammon) * self.win(2 * cube)
            + win_backgammon * self.win(3 * cube)
            + (1.0 - win - lose_gammon) * self.lose(cube)
            + (lose_gammon - lose_backgammon) * self.lose(2 * cube)
            + lose_backgammon * self.lose(3 * cube)
    }

    /// Does a single game at `cube` win the match for the player on roll, so that he has no use for
    /// a bigger cube?
    pub fn is_dead_for_own(&self, cube: u32) -> bool {
        self.contest.is_some_and(|contest| contest.own <= cube)
    }

    /// The same for the other player.
    pub fn is_dead_for_other(&self, cube: u32) -> bool {
        self.contest.is_some_and(|contest| contest.other <= cube)
    }

    /// The same stakes with the other player on roll: what one gains the other loses.
    #[must_use]
    pub fn flipped(&self) -> Stakes<'a> {
        let flip = |c: Match<'a>| Match { own: c.other, other: c.own, ..c };
        Stakes { contest: self.contest.map(flip) }
    }

    /// `value` in units in which losing the cube's value now is −1 and winning it +1.
    pub fn normalised(&self, value: f64, cube: u32) -> f64 {
        let (won, lost) = (self.win(cube), self.lose(cube));
        (2.0 * value - won - lost) / (won - lost)
    }
}
