//! What results are worth to a seat, in points.

use parlor_game::Seat;
use parlor_zole::{ByPlace, Contract, Eyes, Level, Outcome, Place, Settlement, Setup};

/// What a level of the soloist brings `seat`, pules included.
pub(super) fn of_level(setup: &Setup, contract: Contract, level: Level, seat: Seat) -> f64 {
    let outcome = Outcome::Solo { contract, level, eyes: Eyes::NONE, tricks: 0 };
    settled(setup, &outcome, seat)
}

/// What a galdiņš brings `seat` in which everyone takes so many tricks. Eyes decide between players
/// with most tricks; here each of them is as likely to have the most.
pub(super) fn of_tricks(setup: &Setup, tricks: &ByPlace<u8>, seat: Seat) -> f64 {
    let most = tricks.as_array().iter().max();
    let losers = Place::ALL.into_iter().filter(|&place| Some(&tricks[place]) == most);
    let (mut sum, mut n) = (0.0, 0.0);
    for loser in losers {
        let (tricks, eyes) = (*tricks, ByPlace::default());
        sum += settled(setup, &Outcome::Galdins { loser: Some(loser), tricks, eyes }, seat);
        n += 1.0;
    }
    sum / f64::max(n, 1.0)
}

/// How much more a simple win of his side brings `seat` than a simple loss; in galdiņš, not to be the
/// loser.
pub(super) fn span(setup: &Setup, contract: Contract, seat: Seat) -> f64 {
    if contract == Contract::Galdins {
        let price = f64::from(setup.rules().tariffs.galdins);
        return price + price * f64::from(setup.rules().players.n_opponents());
    }
    let of = |level| of_level(setup, contract, level, seat);
    (of(Level::Won) - of(Level::Lost)).abs()
}

fn settled(setup: &Setup, outcome: &Outcome, seat: Seat) -> f64 {
    let settled = Settlement::of(outcome, setup.rules(), setup.seating(), *setup.pules());
    f64::from(settled.points[seat])
}

#[cfg(test)]
mod tests {
    use parlor_zole::{Pules, RuleSet};

    use super::*;

    fn setup(rules: RuleSet) -> Setup {
        // The first hand sits at A.
        let dealer = rules.players.seats().into_iter().last().unwrap();
        Setup::new(rules, dealer).unwrap()
    }

    /// +1 and −2 per opponent in lielais, +5 and −6 in zole, −4/+2/+2 in galdiņš; with four at the table
    /// a dealer who sits out pays and is paid like the others.
    #[test]
    fn a_win_is_worth_the_tariff_times_the_players_who_pay() {
        let three = setup(RuleSet::ONLINE_PGM);
        let four = setup(RuleSet::ONLINE_PGM.for_four());
        let (lielais, zole) = (Contract::Lielais(Place::First), Contract::Zole(Place::First));
        for (setup, contract, seat, expected) in [
            (&three, lielais, Seat::A, 6.0),
            (&three, lielais, Seat::B, 3.0),
            (&three, zole, Seat::A, 22.0),
            (&four, lielais, Seat::A, 9.0),
            (&four, lielais, Seat::D, 3.0),
            (&three, Contract::Galdins, Seat::B, 6.0),
            (&four, Contract::Galdins, Seat::B, 8.0),
        ] {
            assert_eq!(span(setup, contract, seat), expected, "{contract} {seat}");
        }
        // A common pule brings the winner one more point from each.
        let pule = setup(RuleSet::LZF_CLASSIC).with_pules(Pules::default().with_common(1));
        assert_eq!(of_level(&pule, lielais, Level::Won, Seat::A), 4.0);
    }

    #[test]
    fn a_shared_loss_at_galdins_is_shared() {
        let setup = setup(RuleSet::ONLINE_PGM);
        let worth = |tricks: [u8; 3]| {
            [Seat::A, Seat::B, Seat::C].map(|seat| of_tricks(&setup, &ByPlace::new(tricks), seat))
        };
        assert_eq!(worth([4, 2, 2]), [-4.0, 2.0, 2.0]);
        assert_eq!(worth([3, 3, 2]), [-1.0, -1.0, 2.0]);
    }
}
