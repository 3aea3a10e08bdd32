//! A score sheet over Snatch, honest and flawed.

use parlor_game::{BySeat, Game, Illegal, Match, SeatSet, Turn};
use parlor_testkit::{MatchContract, Promise};

use crate::snatch::Snatch;

/// What is wrong with a score sheet.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fault {
    Nothing,
    TakesUnfinishedDeals,
    RepeatsNumbers,
    NeverEnds,
    LosesPoints,
}

/// Six deals; every seat begins with 10 points.
#[derive(Clone, PartialEq, Debug)]
struct Sheet {
    fault: Fault,
    deals: u64,
    points: BySeat<i32>,
}

impl Match for Sheet {
    type Game = Snatch;

    fn seats(&self) -> SeatSet {
        SeatSet::THREE
    }

    fn next(&self) -> Option<(u64, ())> {
        let number = if self.fault == Fault::RepeatsNumbers { self.deals / 2 } else { self.deals };
        (self.deals < 6 || self.fault == Fault::NeverEnds).then_some((number, ()))
    }

    fn record(&mut self, finished: &Snatch) -> Result<(), Illegal> {
        if finished.turn() != Turn::Over && self.fault != Fault::TakesUnfinishedDeals {
            return Err(Illegal::Misfit { reason: "unfinished" });
        }
        let won = finished.returns();
        for seat in self.seats() {
            let lost = self.fault == Fault::LosesPoints && won[seat] > 0;
            self.points[seat] += if lost { 0 } else { won[seat] };
        }
        self.deals += 1;
        Ok(())
    }

    fn standing(&self) -> BySeat<i32> {
        self.points
    }
}

fn contract(fault: Fault) -> MatchContract<Sheet> {
    MatchContract::new(Sheet { fault, deals: 0, points: BySeat::splat(10) })
        .cap(40)
        .cap_deals(20)
        .conserved(|sheet| {
            sheet.standing().as_array().iter().map(|&points| i64::from(points)).sum()
        })
}

#[test]
fn an_honest_sheet_keeps_the_contract() {
    let report = contract(Fault::Nothing).matches(20).check();
    assert_eq!(report.games, 120);
    assert!(report.refused > 600, "{report:?}");
}

#[test]
fn flawed_sheets_are_found() {
    for fault in
        [Fault::TakesUnfinishedDeals, Fault::RepeatsNumbers, Fault::NeverEnds, Fault::LosesPoints]
    {
        let breach = contract(fault).run().expect_err("the fault is found");
        assert_eq!(breach.promise, Promise::Match, "{fault:?}: {breach}");
    }
}
