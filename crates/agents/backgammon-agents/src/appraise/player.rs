//! A player who plays as an evaluator sees it, cube included.

use parlor_agent::{Agent, Ask, Candidate, Cell, Entry, Explanation, Message, Scale, Unit};
use parlor_backgammon::{Action, Backgammon, Board, Phase};

use crate::why::MARGINS;
use crate::{Appraise, Chances, CubeAdvisor, MatchEquityTable, PipCount, Utility, reasons};

use super::EQUITY;

/// Moves the men to the best cubeless equity at the score, and turns the cube by [`CubeAdvisor`].
#[derive(Clone, Debug)]
pub struct AppraisedPlayer<A> {
    advisor: CubeAdvisor<A>,
    nodes: u64,
}

impl<A: Appraise + Send> AppraisedPlayer<A> {
    /// Plays by `appraiser`; in matches `table` says what scores are worth.
    pub const fn new(table: &'static MatchEquityTable, appraiser: A) -> AppraisedPlayer<A> {
        AppraisedPlayer { advisor: CubeAdvisor::new(table, appraiser), nodes: 0 }
    }

    /// What a play is worth to the seat that is asked; `None` where the evaluator has no opinion.
    fn value(&mut self, ask: &Ask<'_, Backgammon>, action: Action) -> Option<f64> {
        let Action::Play(play) = action else { return None };
        let after = ask.view.board().after(play);
        let chances = self.advisor.appraiser.appraise_after(&after)?;
        Some(Utility::of(ask.view, self.advisor.table).equity(&chances, ask.seat))
    }

    fn play(&mut self, ask: &Ask<'_, Backgammon>, why: Option<&mut Explanation>) -> Action {
        let mut meter = ask.budget.meter();
        let values: Vec<Option<f64>> = ask
            .legal
            .iter()
            .map(|&action| if meter.node() { self.value(ask, action) } else { None })
            .collect();
        self.nodes = meter.used();
        let chosen = reasons::best(&values);
        if let Some(why) = why {
            // What the budget left out is valued for the reader, not for the choice.
            let values: Vec<Option<f64>> = (ask.legal.iter().zip(values))
                .map(|(&action, value)| value.or_else(|| self.value(ask, action)))
                .collect();
            why.values = Scale::new(EQUITY, Unit::signed(3));
            why.margins = Some(MARGINS);
            reasons::candidates(ask, &values, chosen, why);
            for candidate in &mut why.candidates {
                candidate.cells = vec![Cell::Words(reasons::plies(0))];
            }
            reasons::conclude(why);
            self.show(ask, why);
        }
        ask.legal[chosen]
    }

    /// What is seen after the best plays: the chances, and what else the evaluator looks at.
    fn show(&mut self, ask: &Ask<'_, Backgammon>, why: &mut Explanation) {
        let after = |candidate: &Candidate| match ask.legal[candidate.legal_idx] {
            Action::Play(play) => Some((candidate.label.clone(), ask.view.board().after(play))),
            _ => None,
        };
        let shown: Vec<(Message, Board)> =
            why.candidates.iter().take(reasons::SHOWN).filter_map(after).collect();
        let appraiser = &mut self.advisor.appraiser;
        for candidate in &mut why.candidates {
            let chances = after(candidate).and_then(|(_, board)| appraiser.appraise_after(&board));
            candidate.shares = chances.map(|chances| chances.shares().to_vec()).unwrap_or_default();
        }
        why.shares = reasons::share_names();
        let found: Option<Vec<Chances>> =
            shown.iter().map(|(_, board)| appraiser.appraise_after(board)).collect();
        if let Some(found) = found {
            let names = shown.iter().map(|(name, _)| name.clone());
            let utility = Utility::of(ask.view, self.advisor.table);
            why.panels.push(reasons::chances(names, &found, (&utility, ask.seat)));
        }
        why.panels.extend(appraiser.evidence(&shown));
    }
}

impl<A: Appraise + Send> Agent<Backgammon> for AppraisedPlayer<A> {
    fn decide(&mut self, ask: &Ask<'_, Backgammon>, why: Option<&mut Explanation>) -> Action {
        if matches!(ask.view.phase(), Phase::ToMove(_)) {
            return self.play(ask, why);
        }
        self.nodes = 1;
        self.advisor.answer(ask, why)
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// The player that counts pips.
pub(crate) fn entry(table: &'static MatchEquityTable) -> Entry<Backgammon> {
    Entry::new("pips", &[], move |_, _| Box::new(AppraisedPlayer::new(table, PipCount)))
}
