//! The score sheet from deal to deal.

use parlor_game::{BySeat, Match, Seat};
use parlor_riichi::deal::{Deal, Setup};
use parlor_riichi::{Contest, Points, RuleSet};

use super::mismatch::Differences;
use crate::riichi::record::{DealStart, Ending, final_scores};

/// What the rules make of a match so far.
#[derive(Debug)]
pub(super) struct ScoreSheet {
    rules: RuleSet,
    contest: Option<Contest>, // none before the first deal and after one that could not be played
}

impl ScoreSheet {
    pub(super) fn new(rules: RuleSet) -> ScoreSheet {
        ScoreSheet { rules, contest: None }
    }

    /// What the deal begins from, compared with what should follow the deal before.
    pub(super) fn begin(&mut self, start: &DealStart, found: &mut Differences) -> Option<Setup> {
        let counters = u8::try_from(start.honba).ok().zip(u8::try_from(start.sticks).ok());
        let Some((honba, sticks)) = counters else {
            found.same("counters and sticks", &(start.honba, start.sticks), &(255, 255));
            return None;
        };
        let setup = Setup {
            rules: self.rules,
            round: start.round,
            dealer: start.dealer,
            honba,
            sticks,
            points: start.scores,
        };
        match self.contest.as_ref().map(Match::next) {
            None => {}
            Some(None) => found.same("the match", "another deal", "over"),
            Some(Some((_, due))) => {
                found.same("the round", &setup.round, &due.round);
                found.same("the dealer", &setup.dealer, &due.dealer);
                found.same("the counters", &setup.honba, &due.honba);
                found.same("the sticks", &setup.sticks, &due.sticks);
                found.same("the scores", &setup.points, &due.points);
            }
        }
        // The sheet knows only matches that seat A began to deal.
        let regular = start.dealer.idx() + 1 == usize::from(start.number);
        self.contest = regular.then(|| Contest::from_setup(setup));
        Some(setup)
    }

    /// Enters a deal that was played to its end.
    pub(super) fn record(&mut self, deal: &Deal) {
        let recorded = self.contest.as_mut().map(|contest| contest.record(deal));
        if let Some(Err(_)) = recorded {
            self.contest = None;
        }
    }

    /// A deal could not be played: what should follow is not known.
    pub(super) fn lose_track(&mut self) {
        self.contest = None;
    }

    /// Compares the stated end of the match.
    pub(super) fn end(&self, ending: &Ending, found: &mut Differences) {
        let Some(contest) = &self.contest else { return };
        if ending.scores.is_some() || ending.results.is_some() {
            found.same("the match", "over", if contest.is_over() { "over" } else { "not over" });
        }
        let Some(scores) = final_scores(contest) else { return };
        found.same_if_stated("the final scores", ending.scores, scores);
        if let (Some(stated), Some(exact)) = (ending.results, contest.result()) {
            let whole = stated.as_array().iter().all(|points| points.0 % 1000 == 0);
            let rounded = rounded(&exact, &scores, contest.ranking()[0]);
            found.same("the final results", &stated, if whole { &rounded } else { &exact });
        }
    }
}

/// Results in whole thousands, as Tenhou gives them: scores are rounded, a half away from zero,
/// and first place gets what the others lose.
fn rounded(exact: &BySeat<Points>, scores: &BySeat<Points>, first: Seat) -> BySeat<Points> {
    let mut rounded = BySeat::from_fn(|seat| {
        let score = scores[seat].0;
        let nearest = score.signum() * ((score.abs() + 500) / 1000 * 1000);
        exact[seat] + Points(nearest - score)
    });
    let others = Seat::ALL.into_iter().filter(|&seat| seat != first);
    rounded[first] = -others.map(|seat| rounded[seat]).sum::<Points>();
    rounded
}
