//! A session of Zole, reviewed for a page.

use parlor_agent::Message;
use parlor_formats::zole::record::DealRecord;
use parlor_game::Seat;
use parlor_kit::Played;
use parlor_wire::online::{MomentMsg, ReviewPartMsg, ReviewTotalsMsg, ReviewUnitMsg, ReviewedMsg};
use parlor_zole_kit::ZoleKit;

use super::{Analyst, CannotJudge, Decision, Kind, OpenCards, Recorded, Totals, judge, unfit};
use crate::{Review, ReviewError, ReviewSettings, Told};

impl Review for ZoleKit {
    const UNIT: ReviewUnitMsg = ReviewUnitMsg::Points;
    const USUAL: &'static str = "house";

    /// Deal by deal.
    fn review(
        played: &Played<ZoleKit>,
        settings: &ReviewSettings,
        told: &mut Told<'_>,
    ) -> Result<Option<Vec<ReviewTotalsMsg>>, ReviewError> {
        let wrong = |error: CannotJudge| ReviewError(error.to_string());
        let analyst = Analyst::new(&settings.agent, SEED).map_err(wrong)?;
        let (mut deals, mut open) = (Vec::new(), OpenCards::default());
        for (number, deal) in (1..).zip(&played.deals) {
            let done = number as f64 / played.deals.len() as f64;
            let mut new = Vec::new();
            // A deal that was not dealt has nothing to judge.
            if let Some(record) = DealRecord::from_inputs(&deal.inputs()) {
                let recorded = Recorded { number, setup: deal.setup, deal: &record, points: None };
                let found = judge(&recorded, &analyst, &mut open).map_err(wrong)?;
                new.extend(found.decisions.iter().map(message));
                deals.push(found);
            }
            if told(done, new).is_break() {
                return Ok(None);
            }
        }
        if let Some(error) = unfit(&deals, &analyst) {
            return Err(wrong(error));
        }
        let seats = Seat::ALL.into_iter().take(played.players.len());
        let luck = |sums: &Totals| settings.with_luck.then_some(sums.luck);
        let sums = seats.map(|seat| {
            let sums = Totals::of(&deals, seat);
            ReviewTotalsMsg { luck: luck(&sums), ..totals(seat, &sums) }
        });
        Ok(Some(sums.collect()))
    }
}

/// Seed of agents that draw lots: the same session is always judged alike.
const SEED: u64 = 1;

fn message(decision: &Decision) -> ReviewedMsg {
    let kind = decision.kind.name().to_owned();
    ReviewedMsg {
        // The cards came before the first step.
        at: MomentMsg {
            deal: decision.deal - 1,
            step: decision.steps + 1,
            seat: decision.seat.into(),
        },
        part: kind.clone(),
        kind,
        made: Message::verbatim(decision.made_text()),
        best: Message::verbatim(decision.best_text()),
        cost: decision.cost,
        match_cost: None,
        counts: decision.cost.is_some(),
        mark: decision.mark().to_owned(),
        why: decision.why.clone(),
        luck: None,
    }
}

fn totals(seat: Seat, sums: &Totals) -> ReviewTotalsMsg {
    let part = |kind: Kind| {
        let of = sums.of_kind(kind);
        ReviewPartMsg { part: kind.name().to_owned(), decisions: of.decisions, cost: of.cost }
    };
    ReviewTotalsMsg {
        seat: seat.into(),
        parts: Kind::ALL.map(part).to_vec(),
        cost: sums.all.cost,
        cost_per_decision: sums.cost_per_decision,
        rating: None,
        grade: None,
        match_cost: None,
        luck: None,
    }
}
