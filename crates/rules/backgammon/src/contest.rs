//! Many games: a match to n points, or a money session.

use parlor_game::{BySeat, Illegal, Match, Seat, SeatSet};

use crate::{Backgammon, RuleSet, Score, Setup};

/// The score sheet of a match to n points, or of a number of money games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contest {
    rules: RuleSet,
    score: Score,
    played: u32,
    /// Money games to play in all; a match ends by points.
    games: Option<u32>,
}

impl Contest {
    /// A match to `to` points; `None` where [`Score::match_to`] has none.
    pub fn match_to(rules: RuleSet, to: u16) -> Option<Contest> {
        Some(Contest { rules, score: Score::match_to(to)?, played: 0, games: None })
    }

    /// A session of `games` money games.
    pub const fn money(rules: RuleSet, games: u32) -> Contest {
        Contest { rules, score: Score::MONEY, played: 0, games: Some(games) }
    }

    /// The score now.
    pub const fn score(&self) -> &Score {
        &self.score
    }

    /// How many games have been entered.
    pub const fn played(&self) -> u32 {
        self.played
    }
}

impl Match for Contest {
    type Game = Backgammon;

    fn seats(&self) -> SeatSet {
        SeatSet::TWO
    }

    /// A game is named by its place in the contest.
    fn next(&self) -> Option<(u64, Setup)> {
        let over = self.score.winner().is_some() || self.games.is_some_and(|n| self.played >= n);
        (!over).then(|| (u64::from(self.played), Setup::new(self.rules, self.score)))
    }

    fn record(&mut self, finished: &Backgammon) -> Result<(), Illegal> {
        let outcome = finished.outcome().ok_or(Illegal::Misfit { reason: "game-is-not-over" })?;
        if self.next().is_none() {
            return Err(Illegal::Misfit { reason: "match-is-over" });
        }
        if *finished.score() != self.score {
            return Err(Illegal::Misfit { reason: "game-of-another-score" });
        }
        self.score = self.score.after(outcome.winner, outcome.points);
        self.played += 1;
        Ok(())
    }

    /// Points of each seat. In a money session only the difference means anything.
    fn standing(&self) -> BySeat<i32> {
        let points = |seat| if seat > Seat::B { 0 } else { i32::from(self.score.points(seat)) };
        BySeat::from_fn(points)
    }
}
