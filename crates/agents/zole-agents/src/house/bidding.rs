//! What calls are worth beyond a pass, in points.

use std::ops::ControlFlow;

use parlor_agent::Meter;
use parlor_zole::{Call, Place, Setup, View, World};

use super::play_on::PlayOn;
use super::{Demands, passing};
use crate::clear::{LOOK_EVERY, is_clear};
use crate::crew::Crew;
use crate::judge::Judge;
use crate::payoff::Payoff;
use crate::pimc::{Prospect, call_is_won};

/// Who calls, and by what.
pub(crate) struct Bidding<'a> {
    pub(crate) view: &'a View,
    pub(crate) me: Place,
    pub(crate) demands: Demands,
    /// How many burials are tried in each world.
    pub(crate) n_burials: usize,
}

impl Bidding<'_> {
    /// Values `calls` over `worlds`, which are taken in turn until it is clear which is best or the budget ends.
    /// `None` when it does not last for a single world.
    pub(crate) fn prospects(
        &self,
        calls: &[Call],
        worlds: &[World],
        crew: &mut Crew,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<Prospect>> {
        let setup = self.view.public().setup();
        let mut won = vec![Vec::new(); calls.len()];
        let mut points = vec![Vec::new(); calls.len()];
        let find = |nth: usize, judge: &mut Judge, (): &mut (), meter: &mut Meter<'_>| {
            self.in_world(calls, &worlds[nth], judge, meter)
        };
        crew.ask(0..worlds.len(), meter, find, |found, _| {
            for (n, (won_here, points_here)) in found.into_iter().enumerate() {
                won[n].push(won_here);
                points[n].push(points_here);
            }
            let is_due =
                points.first().is_some_and(|points| points.len().is_multiple_of(LOOK_EVERY));
            if is_due && is_clear(&points) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        let n = points.first().map_or(0, Vec::len);
        if n == 0 {
            return None;
        }
        let mean = |values: &[f64]| values.iter().sum::<f64>() / n as f64;
        let passed = calls.iter().position(|&call| call == Call::Pass);
        let pass = passed.map_or(0.0, |nth| mean(&points[nth]));
        let prospects = calls.iter().zip(won).zip(points).map(|((&call, won), points)| {
            let (worth, wins) = (mean(&points), won.into_iter().filter(|&won| won).count());
            let threshold = self.threshold(call, pass, setup);
            let demand = self.demands.of(call, self.me);
            let by_world = points.into_iter().map(|points| points + demand).collect();
            let (n, wins, over_pass) = (n as u32, wins as u32, worth - pass);
            Prospect { call, n, wins, threshold, over_pass, by_world }
        });
        Some(prospects.collect())
    }

    /// For each call whether it wins in this world and what it brings beyond what is asked of it.
    fn in_world(
        &self,
        calls: &[Call],
        world: &World,
        judge: &mut Judge,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<(bool, f64)>> {
        let setup = self.view.public().setup();
        let mut found = Vec::with_capacity(calls.len());
        for &call in calls {
            let before = judge.nodes();
            let mut played = 0;
            found.push(match call.contract(self.me) {
                None => (false, passing::points(setup, self.me, world, judge)),
                Some(contract) => {
                    let won = if call == Call::MazaZole {
                        let mut play = PlayOn::dealt(contract, world);
                        play.run();
                        played = play.played;
                        play.is_won(self.me, setup.rules().galdins_full_tie)
                    } else {
                        call_is_won(call, self.me, world, self.n_burials, judge)
                    };
                    let payoff = Payoff::of(setup, contract, self.me);
                    let points = payoff.at(f64::from(u8::from(won)));
                    (won, points - self.demands.of(call, self.me))
                }
            });
            if !meter.look() || !meter.take(judge.nodes() - before + played) {
                return None;
            }
        }
        Some(found)
    }

    /// The share of worlds from which on `call` is worth more than a pass that brings `pass`.
    fn threshold(&self, call: Call, pass: f64, setup: &Setup) -> Option<f64> {
        let payoff = Payoff::of(setup, call.contract(self.me)?, self.me);
        let (lost, won) = (payoff.at(0.0), payoff.at(1.0));
        let share = (pass + self.demands.of(call, self.me) - lost) / (won - lost);
        Some(share.clamp(0.0, 1.0))
    }
}
