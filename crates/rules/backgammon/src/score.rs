//! The score a game is played at.

use parlor_game::{BySeat, Seat};

/// Match length, points so far, and whether this is the Crawford game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    to: u16,
    points: BySeat<u32>,
    crawford: bool,
}

impl Score {
    /// Money play: no target, the money options count.
    pub const MONEY: Score = Score { to: 0, points: BySeat::new([0; 4]), crawford: false };

    /// The longest match a record can hold.
    pub const LONGEST: u16 = 32767;

    /// The start of a match to `to` points; `None` for 0 or more than [`Score::LONGEST`].
    /// The only game of a one-point match is its Crawford game.
    pub fn match_to(to: u16) -> Option<Score> {
        let crawford = to == 1;
        (1..=Score::LONGEST).contains(&to).then_some(Score { to, crawford, ..Score::MONEY })
    }

    /// A score inside a match. `None` when someone has already won, or when the Crawford game is
    /// claimed at a score where it cannot be.
    pub fn at(to: u16, a: u32, b: u32, crawford: bool) -> Option<Score> {
        let start = Score::match_to(to)?;
        let last = u32::from(to) - 1;
        if a > last || b > last {
            return None;
        }
        // The only game of a one-point match is its Crawford game, no matter what the position says.
        let crawford = crawford || start.crawford;
        let can_be_crawford = to == 1 || (a == last) != (b == last);
        let score = Score { points: BySeat::new([a, b, 0, 0]), crawford, ..start };
        (!crawford || can_be_crawford).then_some(score)
    }

    /// Money play, where points run without a target.
    pub fn money(a: u32, b: u32) -> Score {
        Score { points: BySeat::new([a, b, 0, 0]), ..Score::MONEY }
    }

    /// Is there no target?
    #[inline]
    pub const fn is_money(&self) -> bool {
        self.to == 0
    }

    /// The points that win the match; 0 in money play.
    #[inline]
    pub const fn to(&self) -> u16 {
        self.to
    }

    /// The points of `seat`.
    #[inline]
    pub fn points(&self, seat: Seat) -> u32 {
        self.points[seat]
    }

    /// The points that `seat` still needs; `None` in money play.
    pub fn away(&self, seat: Seat) -> Option<u32> {
        (!self.is_money()).then(|| u32::from(self.to).saturating_sub(self.points[seat]))
    }

    /// Is this the Crawford game, in which nobody may double?
    #[inline]
    pub const fn is_crawford(&self) -> bool {
        self.crawford
    }

    /// Who has won the match.
    pub fn winner(&self) -> Option<Seat> {
        [Seat::A, Seat::B].into_iter().find(|&seat| self.away(seat) == Some(0))
    }

    /// The score after `winner` has won `points`: what is above the target is ignored, and the
    /// first game after someone comes within one point is the Crawford game.
    #[must_use]
    pub fn after(&self, winner: Seat, points: i32) -> Score {
        let mut next = *self;
        let sum = self.points[winner].saturating_add(points.unsigned_abs());
        next.points[winner] = if self.is_money() { sum } else { sum.min(self.to.into()) };
        let first_there = [Seat::A, Seat::B].iter().all(|&seat| self.away(seat) > Some(1));
        next.crawford = first_there && next.away(winner) == Some(1);
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crawford_game_comes_once() {
        let score = Score::match_to(3).unwrap().after(Seat::A, 2);
        assert!(score.is_crawford());
        let post = score.after(Seat::B, 1);
        assert!(!post.is_crawford());
        let level = post.after(Seat::B, 1);
        assert_eq!((level.points(Seat::A), level.points(Seat::B)), (2, 2));
        assert!(!level.is_crawford());
        assert_eq!(level.after(Seat::B, 4).winner(), Some(Seat::B));
        assert!(Score::match_to(1).unwrap().is_crawford());
    }

    #[test]
    fn money_points_run_far() {
        let score = (0..1000).fold(Score::MONEY, |score, _| score.after(Seat::B, 3 << 15));
        assert_eq!(score.points(Seat::B), 98_304_000);
        assert_eq!(score.winner(), None);
    }

    #[test]
    fn impossible_scores_are_refused() {
        assert_eq!(Score::at(5, 5, 0, false), None);
        assert_eq!(Score::at(5, 3, 0, true), None);
        assert_eq!(Score::at(5, 4, 4, true), None, "both at one away: Crawford is over");
        assert_eq!(Score::at(7, u32::MAX, 0, false), None);
        assert_eq!(Score::at(1, 0, 0, false), Score::match_to(1));
        assert!(Score::at(5, 4, 0, true).is_some());
        assert_eq!(Score::match_to(0), None);
    }
}
