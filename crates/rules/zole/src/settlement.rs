//! From an outcome to points and pules.

use parlor_game::{BySeat, Seat, SeatSet};

use crate::{AllPass, Contract, Outcome, Players, Pules, Removed, RuleSet, Seating};

/// What an outcome changes on the score sheet.
///
/// Rule: `docs/rules/zole.md#result`, `docs/rules/zole.md#pules`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settlement {
    /// Points of each seat, pule payments included; they add up to nothing.
    pub points: BySeat<i32>,
    /// The pules that stand afterwards.
    pub pules: Pules,
}

impl Settlement {
    /// Settles `outcome` while `pules` stand.
    pub fn of(outcome: &Outcome, rules: &RuleSet, seating: &Seating, pules: Pules) -> Settlement {
        let mut settled = Settlement { points: BySeat::splat(0), pules };
        match *outcome {
            Outcome::AllPassed => settled.write_common(rules),
            Outcome::Galdins { loser: None, .. } => {}
            Outcome::Galdins { loser: Some(loser), .. } => {
                let price = i32::from(rules.tariffs.galdins);
                settled.collect(seating.seat(loser), -price, seating.seats());
            }
            Outcome::Solo { contract, level, .. } => {
                let Some((place, tariff)) = contract.soloist().zip(contract.tariff(&rules.tariffs))
                else {
                    return settled;
                };
                let soloist = seating.seat(place);
                let price = i32::from(tariff.points(level));
                settled.collect(soloist, price, seating.seats());
                settled.touch_pules(contract, soloist, level.is_won(), rules, seating.seats());
            }
        }
        settled
    }

    /// `seat` gets `price` from every other of `seats`.
    pub(crate) fn collect(&mut self, seat: Seat, price: i32, seats: SeatSet) {
        for payer in seats.without(seat) {
            self.points[payer] -= price;
            self.points[seat] += price;
        }
    }

    /// All passed: with four at the table and no pule standing two are written, else one.
    fn write_common(&mut self, rules: &RuleSet) {
        if rules.all_pass != AllPass::Pule || rules.pules.is_none() {
            return;
        }
        let first_of_four = rules.players == Players::Four && self.pules.is_empty();
        self.pules = self.pules.with_common(if first_of_four { 2 } else { 1 });
    }

    fn touch_pules(
        &mut self,
        contract: Contract,
        soloist: Seat,
        won: bool,
        rules: &RuleSet,
        seats: SeatSet,
    ) {
        let Some(pule_rules) = rules.pules else { return };
        if !matches!(contract, Contract::Lielais(_)) && !pule_rules.on_zole {
            return;
        }
        if !won {
            if !self.pules.is_empty() {
                self.pules = self.pules.with_personal(soloist);
            }
            return;
        }
        for _ in 0..pule_rules.per_win {
            match self.pules.remove(soloist, seats) {
                None => break,
                Some(Removed::Own) => {}
                Some(Removed::Common) => self.collect(soloist, 1, seats),
                Some(Removed::Of(owner)) => {
                    let price = pule_rules.personal_value.points(rules.players);
                    self.collect(soloist, price, SeatSet::one(soloist).with(owner));
                }
            }
        }
    }
}
