//! What a player's decisions and deals add up to.

use parlor_game::Seat;
use serde::Serialize;

use super::{DealAnalysis, Decision, Kind};

/// The sums of one player; costs and luck in points.
#[derive(Clone, PartialEq, Default, Debug, Serialize)]
pub struct Totals {
    /// Decisions by kind: calls, burials, cards.
    pub calls: Sums,
    /// Burials.
    pub burials: Sums,
    /// Cards.
    pub cards: Sums,
    /// All together.
    pub all: Sums,
    /// What a decision cost on average: the error rate.
    pub cost_per_decision: f64,
    /// What the decisions of a deal cost on average, deals that a player sat out left out.
    pub cost_per_deal: f64,
    /// Deals that a player took part in.
    pub deals: usize,
    /// How lucky the cards were, all deals together.
    pub luck: f64,
    /// What the finished deals brought, pules included.
    pub points: i32,
}

/// Decisions of one kind.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize)]
pub struct Sums {
    /// How many were judged.
    pub decisions: usize,
    /// How many the agent put no value on.
    pub unjudged: usize,
    /// What they cost by the player's own information.
    pub cost: f64,
    /// What they cost with open cards.
    pub open_cost: f64,
}

impl Sums {
    fn add(&mut self, decision: &Decision) {
        match decision.cost {
            Some(cost) => {
                self.decisions += 1;
                self.cost += cost;
            }
            None => self.unjudged += 1,
        }
        self.open_cost += decision.open.map_or(0.0, |open| open.cost);
    }
}

impl Totals {
    /// The sums of `seat` over these deals.
    pub fn of(deals: &[DealAnalysis], seat: Seat) -> Totals {
        let mut sums = Totals::default();
        for deal in deals {
            sums.deals += usize::from(deal.seats.contains(seat));
            sums.luck += deal.luck[seat];
            sums.points += deal.points.map_or(0, |points| points[seat]);
            for decision in deal.decisions.iter().filter(|one| one.seat == seat) {
                let of_kind = match decision.kind {
                    Kind::Call => &mut sums.calls,
                    Kind::Burial => &mut sums.burials,
                    Kind::Card => &mut sums.cards,
                };
                of_kind.add(decision);
                sums.all.add(decision);
            }
        }
        Totals {
            cost_per_decision: sums.all.cost / sums.all.decisions.max(1) as f64,
            cost_per_deal: sums.all.cost / sums.deals.max(1) as f64,
            ..sums
        }
    }

    /// The sums of one kind.
    pub const fn of_kind(&self, kind: Kind) -> &Sums {
        match kind {
            Kind::Call => &self.calls,
            Kind::Burial => &self.burials,
            Kind::Card => &self.cards,
        }
    }
}
