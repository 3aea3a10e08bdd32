//! A session of Zole, reviewed for a page.

use std::cell::Cell;
use std::ops::ControlFlow;

use parlor_agent::{Message, Piece};
use parlor_formats::zole::record::DealRecord;
use parlor_game::{Seat, SeatSet};
use parlor_kit::Played;
use parlor_wire::online::{MomentMsg, ReviewPartMsg, ReviewTotalsMsg, ReviewUnitMsg, ReviewedMsg};
use parlor_zole::{Action, Call, CardSet};
use parlor_zole_kit::ZoleKit;

use super::analysis::watched;
use super::{Analyst, DealAnalysis, Decision, Kind, OpenCards, Recorded, Totals, unfit};
use crate::{Review, ReviewError, ReviewSettings, Told};

impl Review for ZoleKit {
    const UNIT: ReviewUnitMsg = ReviewUnitMsg::Points;
    const USUAL: &'static str = "house";

    fn review(
        played: &Played<ZoleKit>,
        settings: &ReviewSettings,
        told: &mut Told<'_>,
    ) -> Result<Option<Vec<ReviewTotalsMsg>>, ReviewError> {
        let wrong = |error: &dyn std::fmt::Display| ReviewError(error.to_string());
        let analyst = Analyst::new(&settings.agent, SEED).map_err(|error| wrong(&error))?;
        let records: Vec<Option<DealRecord>> =
            played.deals.iter().map(|deal| DealRecord::from_inputs(&deal.inputs())).collect();
        let steps: usize = records.iter().flatten().map(|deal| deal.steps.len()).sum();
        let (mut done, stopped, mut found) = (0, Cell::new(false), Vec::new());
        let mut open = OpenCards::default();
        for (number, (deal, record)) in (1..).zip(played.deals.iter().zip(&records)) {
            // A deal may have ended before its cards were dealt.
            let Some(record) = record else { continue };
            let recorded = Recorded { number, setup: deal.setup, deal: record, points: None };
            let (mut seen, mut sent) = (0, 0);
            let mut tell = |so_far: &DealAnalysis, seen: usize| {
                let new = new_in(so_far, sent, settings.with_luck);
                sent = so_far.decisions.len();
                let next = told((done + seen) as f64 / steps.max(1) as f64, new);
                stopped.set(next.is_break());
                next
            };
            let mut watch = |so_far: &DealAnalysis| {
                seen += 1;
                // Before the first step nothing is judged.
                if seen == 1 { ControlFlow::Continue(()) } else { tell(so_far, seen - 1) }
            };
            let judged = watched(&recorded, &analyst, &mut open, &mut watch);
            let judged = judged.map_err(|error| wrong(&error))?;
            if stopped.get() || tell(&judged, record.steps.len()).is_break() {
                return Ok(None);
            }
            done += record.steps.len();
            found.push(judged);
        }
        if let Some(error) = unfit(&found, &analyst) {
            return Err(wrong(&error));
        }
        let seats = Seat::ALL.into_iter().take(played.players.len());
        Ok(Some(seats.map(|seat| totals(seat, &found, settings.with_luck)).collect()))
    }
}

/// Seed of the judge: the same session is always judged alike.
const SEED: u64 = 1;

/// The decisions from this one on; the first of every player with the luck of the cards.
fn new_in(found: &DealAnalysis, from: usize, with_luck: bool) -> Vec<ReviewedMsg> {
    let before = found.decisions.iter().take(from);
    let mut lucky: SeatSet = before.map(|decision| decision.seat).collect();
    let told = found.decisions.iter().skip(from).map(|decision| {
        let is_first = !lucky.contains(decision.seat);
        lucky = lucky.with(decision.seat);
        let luck = (with_luck && is_first).then(|| found.luck[decision.seat]);
        message(decision, luck)
    });
    told.collect()
}

fn message(decision: &Decision, luck: Option<f64>) -> ReviewedMsg {
    // The cards are dealt in the first step.
    let step = decision.steps + 1;
    ReviewedMsg {
        at: MomentMsg { deal: decision.deal - 1, step, seat: decision.seat.into() },
        kind: decision.kind.name().to_owned(),
        part: decision.kind.name().to_owned(),
        made: named(decision.made),
        best: named(decision.best),
        cost: decision.cost,
        match_cost: None,
        counts: decision.cost.is_some(),
        mark: decision.mark().to_owned(),
        why: decision.why.clone(),
        luck,
    }
}

/// An action as agents say it.
fn named(action: Action) -> Message {
    let pieces = |cards: CardSet| -> Vec<Piece> {
        cards.into_iter().map(|card| Piece::new(card.to_string())).collect()
    };
    match action {
        Action::Call(Call::Pass) => Message::new("zole-call-pass"),
        Action::Call(Call::Take) => Message::new("zole-call-take"),
        Action::Call(Call::Zole) => Message::new("zole-call-zole"),
        Action::Call(Call::MazaZole) => Message::new("zole-call-maza-zole"),
        Action::Bury(pair) => Message::new("zole-bury").with("cards", pieces(pair.cards())),
        Action::Play(card) => Message::new("zole-play").with("card", pieces(CardSet::one(card))),
        Action::ThrowIn => Message::new("zole-throw-in"),
    }
}

fn totals(seat: Seat, found: &[DealAnalysis], with_luck: bool) -> ReviewTotalsMsg {
    let sums = Totals::of(found, seat);
    let part = |kind: Kind| {
        let of_kind = sums.of_kind(kind);
        let (decisions, cost) = (of_kind.decisions, of_kind.cost);
        ReviewPartMsg { part: kind.name().to_owned(), decisions, cost }
    };
    ReviewTotalsMsg {
        seat: seat.into(),
        parts: Kind::ALL.map(part).to_vec(),
        cost: sums.all.cost,
        cost_per_decision: sums.cost_per_decision,
        rating: None,
        grade: None,
        match_cost: None,
        luck: with_luck.then_some(sums.luck),
    }
}
