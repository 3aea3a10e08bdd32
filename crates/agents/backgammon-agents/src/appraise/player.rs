//! A player who plays as an evaluator sees it, cube included.

use parlor_agent::{Agent, Ask, Entry, Explanation, Scale, Unit};
use parlor_backgammon::{Action, Backgammon, Phase};

use crate::{Appraise, CubeCounsel, PipCount, Stakes, reasons};

use super::EQUITY;

/// Moves the men to the best cubeless equity at the score, and turns the cube by [`CubeCounsel`].
#[derive(Clone, Debug)]
pub struct AppraisedPlayer<A> {
    counsel: CubeCounsel<A>,
    nodes: u64,
}

impl<A: Appraise + Send> AppraisedPlayer<A> {
    /// Plays by `appraiser`, in matches with the built-in equity table.
    pub fn new(appraiser: A) -> AppraisedPlayer<A> {
        AppraisedPlayer { counsel: CubeCounsel::new(appraiser), nodes: 0 }
    }

    /// What each play is worth to the seat that is asked; `None` where the evaluator has no opinion.
    fn values(&mut self, ask: &Ask<'_, Backgammon>) -> Vec<Option<f64>> {
        let stakes = Stakes::of(ask.view.score(), ask.seat, self.counsel.table);
        let cube = ask.view.cube().value().unsigned_abs();
        let worth = |&action: &Action| {
            let Action::Play(play) = action else { return None };
            let after = ask.view.board().after(play);
            let chances = self.counsel.appraiser.appraise_after(&after)?;
            Some(stakes.normalised(stakes.cubeless(&chances, cube), cube))
        };
        ask.legal.iter().map(worth).collect()
    }

    fn play(&mut self, ask: &Ask<'_, Backgammon>, why: Option<&mut Explanation>) -> Action {
        let values = self.values(ask);
        self.nodes = values.len() as u64;
        let chosen = reasons::best(&values);
        if let Some(why) = why {
            why.values = Scale::new(EQUITY, Unit::Signed(3));
            why.verdict = Some(reasons::name(ask.view, ask.legal[chosen]));
            reasons::candidates(ask, &values, chosen, why);
        }
        ask.legal[chosen]
    }
}

impl<A: Appraise + Send> Agent<Backgammon> for AppraisedPlayer<A> {
    fn decide(&mut self, ask: &Ask<'_, Backgammon>, why: Option<&mut Explanation>) -> Action {
        if matches!(ask.view.phase(), Phase::ToMove(_)) {
            return self.play(ask, why);
        }
        self.nodes = 1;
        self.counsel.answer(ask, why)
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// The player that counts pips.
pub(crate) fn entry() -> Entry<Backgammon> {
    const SUMMARY: &str = "counts pips and knows the bear-off by heart; blind to contact";
    Entry::new("pips", SUMMARY, &[], |_, _| Box::new(AppraisedPlayer::new(PipCount)))
}
