//! What a pass leads to.

use parlor_zole::{AllPass, Call, Contract, Place, Settlement, Setup, World};

use super::play_on::PlayOn;
use crate::Bidder;
use crate::judge::Judge;
use crate::payoff::Payoff;
use crate::pimc::{after_take, dealt};

/// How those who are still to call are taken to call: about one hand in eight takes the table, as `house` does. (The
/// limit of 25 that this rule of thumb comes with is exceeded by every other hand.)
const NEXT: Bidder = Bidder::Ranks { limit: 35 };

/// What a pass of `me` brings in one world: players who call later do so by a rule of thumb and bury by habit.
/// Where eyes count the cards then lie open; where tricks are not wanted everyone plays on by habit.
pub(crate) fn points(setup: &Setup, me: Place, world: &World, judge: &mut Judge) -> f64 {
    let maza_zole = setup.rules().maza_zole;
    let called = NEXT.first_call_after(me, world.hands, maza_zole);
    let position = match called {
        Some((place, Call::Take)) => after_take(place, world),
        Some((place, Call::MazaZole)) => {
            return played_on(setup, me, Contract::MazaZole(place), world);
        }
        Some((place, call)) => call.contract(place).and_then(|contract| dealt(contract, world)),
        None if setup.rules().all_pass == AllPass::Galdins => {
            return played_on(setup, me, Contract::Galdins, world);
        }
        // A pule or a new deal brings nobody anything now.
        None => None,
    };
    let Some(position) = position else { return 0.0 };
    let won = judge.is_won(&position, me);
    let level = judge.level(&position, !won);
    Payoff::of(setup, position.contract(), me).points(level)
}

/// The points of `me` when everyone plays by habit.
fn played_on(setup: &Setup, me: Place, contract: Contract, world: &World) -> f64 {
    let (rules, seating) = (setup.rules(), setup.seating());
    let mut play = PlayOn::dealt(contract, world);
    play.run();
    let outcome = play.outcome(rules.galdins_full_tie);
    let settled = Settlement::of(&outcome, rules, seating, *setup.pules());
    f64::from(settled.points[seating.seat(me)])
}
