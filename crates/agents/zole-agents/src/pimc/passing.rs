//! What a pass leads to.

use std::ops::ControlFlow;

use parlor_agent::Meter;
use parlor_zole::{AllPass, Call, Contract, Level, Place, Setup, Trick, World};
use parlor_zole_solver::Position;

use super::call::{by_habit, position_after_burial};
use crate::Bidder;
use crate::crew::Crew;
use crate::judge::Judge;
use crate::payoff::Payoff;

/// How those who are still to call are taken to call.
const NEXT: Bidder = Bidder::Ranks { limit: 25 };

/// What a pass of `me` brings in each of `worlds`, as many as the budget allows and at least one:
/// players who call later do so by a rule of thumb and buries by habit, then the cards lie open.
pub(super) fn points(
    setup: &Setup,
    me: Place,
    worlds: &[World],
    crew: &mut Crew,
    meter: &mut Meter<'_>,
) -> Vec<f64> {
    let mut points = Vec::new();
    let find = |nth: usize, judge: &mut Judge, (): &mut (), meter: &mut Meter<'_>| {
        let before = judge.nodes();
        let found = in_world(setup, me, &worlds[nth], judge);
        let is_counted = meter.look() && meter.take(judge.nodes() - before);
        // The first is needed in any case.
        (is_counted || nth == 0).then_some(found)
    };
    crew.ask(0..worlds.len(), meter, find, |found, _| {
        points.push(found);
        ControlFlow::Continue(())
    });
    points
}

fn in_world(setup: &Setup, me: Place, world: &World, judge: &mut Judge) -> f64 {
    let maza_zole = setup.rules().maza_zole;
    let called = NEXT.first_call_after(me, world.hands, maza_zole);
    let position = match called {
        Some((place, Call::Take)) => after_take(place, world),
        Some((place, call)) => call.contract(place).and_then(|contract| dealt(contract, world)),
        None if setup.rules().all_pass == AllPass::Galdins => dealt(Contract::Galdins, world),
        // A pule or a new deal brings nobody anything now.
        None => None,
    };
    let Some(position) = position else { return 0.0 };
    let contract = position.contract();
    let won = judge.is_won(&position, me);
    let level = match contract {
        Contract::Galdins if won => Level::Won,
        Contract::Galdins => Level::Lost,
        _ => judge.level(&position, !won),
    };
    Payoff::of(setup, contract, me).points(level)
}

pub(crate) fn dealt(contract: Contract, world: &World) -> Option<Position> {
    Position::new(contract, world.hands, Trick::led_by(Place::First)).ok()
}

/// The lielais at `place` takes the table and buries what looks best.
pub(crate) fn after_take(place: Place, world: &World) -> Option<Position> {
    let mut hands = world.hands;
    hands[place] = hands[place] | world.aside;
    let pair = by_habit(hands[place]).into_iter().next()?;
    position_after_burial(&hands, place, pair)
}
