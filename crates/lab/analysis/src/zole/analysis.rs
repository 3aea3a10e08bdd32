//! Through a deal, asking the analyst at every decision.

use std::ops::ControlFlow;

use parlor_agent::Message;
use parlor_formats::zole::record::{
    Course, DealRecord, Incident, ReplayError, Ruling, SessionRecord, Step, StepFault,
};
use parlor_game::{Answers, BySeat, Game, Match, Observed, Seat, SeatSet};
use parlor_zole::{Action, Deal, Event, Seen, Session, Setup};

use super::bidding::{self, Cards};
use super::decision::OpenCost;
use super::{Analyst, CannotJudge, Decision, Kind, OpenCards};

/// A deal of a record, ready to be judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Recorded<'a> {
    /// Its number, from 1.
    pub number: usize,
    /// What it begins from: the rules, who deals, the pules that stand.
    pub setup: Setup,
    /// The cards and what was done.
    pub deal: &'a DealRecord,
    /// What it brought everyone; `None` where it broke off.
    pub points: Option<BySeat<i32>>,
}

/// The deals of a record, each with what it begins from.
pub fn recorded(record: &SessionRecord) -> Result<Vec<Recorded<'_>>, ReplayError> {
    let at = |number: usize| move |fault| ReplayError { number, fault };
    let mut session = Session::new(record.rules, record.dealer)
        .ok_or_else(|| at(1)(StepFault::NotAtTable { seat: record.dealer }))?;
    let mut deals = Vec::with_capacity(record.deals.len());
    for (number, deal) in (1..).zip(&record.deals) {
        let (_, setup) = session.next().ok_or_else(|| at(number)(StepFault::RoundOver))?;
        let mut course = Course::new(Deal::start(&setup), deal.layout).map_err(at(number))?;
        for &step in &deal.steps {
            course.put(step).map_err(at(number))?;
        }
        let mut points = None;
        if course.is_over() {
            course.enter(&mut session).map_err(at(number))?;
            points = session.sheet().last().map(|line| line.points);
        }
        deals.push(Recorded { number, setup, deal, points });
    }
    Ok(deals)
}

/// Everything found in a deal.
#[derive(Clone, PartialEq, Debug)]
pub struct DealAnalysis {
    /// Its number, from 1.
    pub number: usize,
    /// Who played it; a dealer who sat out did not.
    pub seats: SeatSet,
    /// Every decision with a choice, in order.
    pub decisions: Vec<Decision>,
    /// How lucky everyone was with the cards, in points: 0 on average, however they play.
    pub luck: BySeat<f64>,
    /// What it brought everyone; `None` where it broke off.
    pub points: Option<BySeat<i32>>,
    /// What the agent's values measure where they were no costs.
    pub unfit: Option<Message>,
}

/// Judges all decisions of a deal, up to a breach of the rules that decided it.
pub fn judge(
    recorded: &Recorded<'_>,
    analyst: &Analyst,
    open: &mut OpenCards,
) -> Result<DealAnalysis, CannotJudge> {
    watched(recorded, analyst, open, &mut |_| ControlFlow::Continue(()))
}

/// The same; `watch` sees what was found so far before every step of the deal, and says whether to go on.
pub(super) fn watched(
    recorded: &Recorded<'_>,
    analyst: &Analyst,
    open: &mut OpenCards,
    watch: &mut dyn FnMut(&DealAnalysis) -> ControlFlow<()>,
) -> Result<DealAnalysis, CannotJudge> {
    let &Recorded { number, setup, deal: record, points } = recorded;
    let cards = Cards { hands: *record.layout.hands(), table: record.layout.table() };
    let active = |seat: &Seat| setup.seating().place(*seat).is_some();
    let mut found = DealAnalysis {
        number,
        seats: setup.seating().seats().into_iter().filter(active).collect(),
        decisions: Vec::new(),
        luck: bidding::luck(&setup, &cards, open),
        points,
        unfit: None,
    };
    let mut table = Table::dealt(&setup, record);
    for (steps, &step) in record.steps.iter().enumerate() {
        if watch(&found).is_break() {
            break;
        }
        let action = match step {
            Step::Act(action) => action,
            // Play went on as if nothing had been.
            Step::Breach(breach) if !decides(breach) => continue,
            Step::Breach(_) | Step::Revoke(_) => break,
        };
        let Some(seat) = table.deal.public().turn_seat() else { break };
        table.deal.legal(seat, &mut table.legal);
        if table.legal.len() > 1 {
            let decision = table.decision(number, steps, seat, action, analyst, open)?;
            found.decisions.push(decision.0);
            found.unfit = found.unfit.or(decision.1);
        }
        if !table.put(seat, action) {
            break;
        }
    }
    Ok(found)
}

/// Why the agent has judged none of these deals, if it put no value on any decision.
pub fn unfit(deals: &[DealAnalysis], analyst: &Analyst) -> Option<CannotJudge> {
    let mut decisions = deals.iter().flat_map(|deal| &deal.decisions);
    if decisions.any(|decision| decision.cost.is_some()) {
        return None;
    }
    let scale = deals.iter().find_map(|deal| deal.unfit.clone())?;
    Some(CannotJudge::NotInPoints { agent: analyst.spec().to_owned(), scale })
}

/// Does this breach end the deal?
const fn decides(breach: Incident) -> bool {
    matches!(breach, Incident::Left { .. } | Incident::Shown { ruling: Ruling::Void, .. })
}

/// A deal as it is played again, with what everyone has seen of it.
struct Table {
    deal: Deal,
    seen: BySeat<Vec<Seen>>,
    legal: Vec<Action>,
}

impl Table {
    fn dealt(setup: &Setup, record: &DealRecord) -> Table {
        let mut table =
            Table { deal: Deal::start(setup), seen: BySeat::splat(Vec::new()), legal: Vec::new() };
        let mut events = Vec::new();
        // A deal that has just begun takes every layout.
        if table.deal.apply(record.layout, &mut events).is_ok() {
            table.show(&events);
        }
        table
    }

    fn show(&mut self, events: &[Event]) {
        for seat in self.deal.seats() {
            let seen = events.iter().filter_map(|event| Deal::seen_by(event, seat));
            self.seen[seat].extend(seen);
        }
    }

    /// Goes on; says whether the rules allow it, which the reader of the record has seen to.
    fn put(&mut self, seat: Seat, action: Action) -> bool {
        let mut events = Vec::new();
        let is_fine = self.deal.resolve(&Answers::one(seat, action), &mut events).is_ok();
        self.show(&events);
        is_fine
    }

    fn decision(
        &self,
        deal: usize,
        steps: usize,
        seat: Seat,
        made: Action,
        analyst: &Analyst,
        open: &mut OpenCards,
    ) -> Result<(Decision, Option<Message>), CannotJudge> {
        let view = self.deal.view(seat);
        let judged = analyst.judge(seat, &view, &self.seen[seat], self.legal.clone(), made)?;
        let cost = judged.cost.map(|(cost, _)| cost);
        let decision = Decision {
            deal,
            steps,
            seat,
            kind: Kind::of(made),
            n_choices: self.legal.len(),
            made,
            best: if cost == Some(0.0) { made } else { judged.chosen },
            cost,
            basis: judged.cost.map(|(_, basis)| basis),
            open: self.open_cost(made, open),
            why: judged.note.filter(|_| cost.is_some_and(|cost| cost > 0.0)),
        };
        Ok((decision, judged.unfit))
    }

    fn open_cost(&self, made: Action, open: &mut OpenCards) -> Option<OpenCost> {
        let values = open.values(&self.deal, &self.legal)?;
        let at = self.legal.iter().position(|&action| action == made)?;
        let (mut best, mut most) = (made, values[at]);
        for (&action, &value) in self.legal.iter().zip(&values) {
            if value > most {
                (best, most) = (action, value);
            }
        }
        Some(OpenCost { cost: most - values[at], best })
    }
}
