//! What a result is worth to a player, in points.

use parlor_zole::{Contract, Eyes, Level, Outcome, Place, Settlement, Setup};

/// What each level brings one player, pules included.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Payoff {
    by_level: [f64; 6],
}

impl Payoff {
    /// What `contract` brings `me`. In galdiņš a won level stands for not being the loser.
    pub(crate) fn of(setup: &Setup, contract: Contract, me: Place) -> Payoff {
        let (rules, seating) = (setup.rules(), setup.seating());
        let by_level = Level::ALL.map(|level| {
            if contract == Contract::Galdins {
                let price = f64::from(rules.tariffs.galdins);
                let lost = -price * f64::from(rules.players.n_opponents());
                return if level.is_won() { price } else { lost };
            }
            let outcome = Outcome::Solo { contract, level, eyes: Eyes::NONE, tricks: 0 };
            let settled = Settlement::of(&outcome, rules, seating, *setup.pules());
            f64::from(settled.points[seating.seat(me)])
        });
        Payoff { by_level }
    }

    /// What a level of the soloist brings.
    pub(crate) fn points(&self, level: Level) -> f64 {
        self.by_level[level as usize]
    }

    /// What a contract brings that is won with this probability and never higher or lower.
    pub(crate) fn at(&self, win: f64) -> f64 {
        win * self.points(Level::Won) + (1.0 - win) * self.points(Level::Lost)
    }
}
