//! A match of backgammon, reviewed for a page.

use parlor_agent::Message;
use parlor_backgammon::Action;
use parlor_backgammon_agents::{ExactEndings, MatchEquityTable, Offer};
use parlor_backgammon_kit::{BackgammonKit, match_record};
use parlor_game::Seat;
use parlor_kit::Played;
use parlor_wire::online::{MomentMsg, ReviewPartMsg, ReviewTotalsMsg, ReviewUnitMsg, ReviewedMsg};

use super::{Analysis, Analyst, Decision, Kind, Totals};
use crate::{Review, ReviewError, ReviewSettings, Told};

impl Review for BackgammonKit {
    const UNIT: ReviewUnitMsg = ReviewUnitMsg::Equity;
    const USUAL: &'static str = "house";

    fn review(
        played: &Played<BackgammonKit>,
        settings: &ReviewSettings,
        told: &mut Told<'_>,
    ) -> Result<Option<Vec<ReviewTotalsMsg>>, ReviewError> {
        let wrong = |error: &dyn std::fmt::Display| ReviewError(error.to_string());
        let record = match_record(played);
        let (table, endings) = (MatchEquityTable::kazaross_xg2(), ExactEndings::shared());
        let analyst = Analyst::new(&settings.agent, SEED, None, table, endings);
        let mut analyst = analyst.map_err(|error| wrong(&error))?;
        let steps: usize = record.games.iter().map(|game| game.inputs.len()).sum();
        let (mut done, mut sent, mut stopped) = (0, 0, false);
        let mut watch = |found: &Analysis| {
            done += 1;
            let new = &found.decisions[sent..];
            sent = found.decisions.len();
            let new = new.iter().map(|decision| message(decision, found)).collect();
            let next = told(done as f64 / steps.max(1) as f64, new);
            stopped |= next.is_break();
            next
        };
        let found = Analysis::watched(&record, &mut analyst, settings.with_luck, &mut watch);
        let found = found.map_err(|error| wrong(&error))?;
        let totals = || [Seat::A, Seat::B].map(|seat| totals(seat, &found.totals(seat))).to_vec();
        Ok((!stopped).then(totals))
    }
}

/// Seed of agents that draw lots: the same match is always judged alike.
const SEED: u64 = 1;

const PLAY: &str = "play";
const CUBE: &str = "cube";

fn message(decision: &Decision, found: &Analysis) -> ReviewedMsg {
    let place = decision.place;
    let part = if matches!(decision.kind, Kind::Play { .. }) { PLAY } else { CUBE };
    ReviewedMsg {
        at: MomentMsg { deal: place.game - 1, step: place.step, seat: place.seat.into() },
        kind: decision.kind.name().to_owned(),
        part: part.to_owned(),
        made: action(decision, decision.made),
        best: match decision.kind {
            Kind::Play { best, .. } | Kind::Answer { best } => action(decision, best),
            Kind::Double { .. } if decision.error == 0.0 => action(decision, decision.made),
            Kind::Double { best } => action(
                decision,
                match best.offer {
                    Offer::Double | Offer::Optional => Action::Double,
                    _ => Action::Roll,
                },
            ),
        },
        cost: Some(decision.error),
        match_cost: decision.match_error,
        counts: decision.counts,
        mark: decision.mark().to_owned(),
        why: decision.why.clone(),
        luck: found.roll_of(decision).map(|roll| roll.luck),
    }
}

/// An action as players say it.
fn action(decision: &Decision, action: Action) -> Message {
    match action {
        Action::Play(_) => Message::verbatim(super::decision::written(&decision.board, action)),
        Action::Roll => Message::new("bg-answer-roll"),
        Action::Double => Message::new("bg-answer-double"),
        Action::Take => Message::new("bg-answer-take"),
        Action::Drop => Message::new("bg-answer-drop"),
        Action::Beaver => Message::new("bg-answer-beaver"),
    }
}

fn totals(seat: Seat, sums: &Totals) -> ReviewTotalsMsg {
    let part =
        |part: &str, decisions, cost| ReviewPartMsg { part: part.to_owned(), decisions, cost };
    ReviewTotalsMsg {
        seat: seat.into(),
        parts: vec![
            part(PLAY, sums.plays, sums.play_error),
            part(CUBE, sums.cube_decisions, sums.cube_error),
        ],
        cost: sums.error,
        cost_per_decision: sums.error_per_decision,
        rating: Some(sums.performance_rating),
        grade: Some(sums.grade.to_owned()),
        match_cost: sums.match_error,
        luck: (sums.rolls > 0).then_some(sums.luck),
    }
}
