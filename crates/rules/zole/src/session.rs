//! Many deals and the running score sheet.

use parlor_game::{BySeat, Illegal, Match, Seat, SeatSet};

use crate::{Deal, Irregularity, Outcome, Pules, RuleSet, Seating, Settlement, Setup};

/// A session: deal after deal with the deal passing to the left, standing pules, and the sheet.
///
/// ```
/// use parlor_game::{Match, Seat};
/// use parlor_zole::{RuleSet, Session};
/// let session = Session::new(RuleSet::TOURNAMENT_LV.for_four(), Seat::A).ok_or("no dealer")?;
/// let (number, setup) = session.next().ok_or("over")?;
/// assert_eq!((number, setup.seating().dealer()), (0, Seat::A));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Session {
    rules: RuleSet,
    seating: Seating,
    pules: Pules,
    standing: BySeat<i32>,
    sheet: Vec<Line>,
}

/// One line of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who dealt.
    pub dealer: Seat,
    /// How the deal ended.
    pub entry: Entry,
    /// What it brought each seat, pule payments included.
    pub points: BySeat<i32>,
    /// The running score after it.
    pub standing: BySeat<i32>,
    /// The pules that stand after it.
    pub pules: Pules,
}

/// How a deal on the sheet ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// By the rules.
    Played(Outcome),
    /// By a breach of them.
    Irregular(Irregularity),
}

impl Session {
    /// An empty sheet; `None` when nobody sits in the first dealer's seat.
    pub fn new(rules: RuleSet, first_dealer: Seat) -> Option<Session> {
        let seating = Seating::new(rules.players, first_dealer)?;
        let standing = BySeat::splat(0);
        Some(Session { rules, seating, pules: Pules::default(), standing, sheet: Vec::new() })
    }

    /// The rules.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The pules that stand.
    pub const fn pules(&self) -> &Pules {
        &self.pules
    }

    /// The lines written so far.
    pub fn sheet(&self) -> &[Line] {
        &self.sheet
    }

    /// Enters a deal that ended by a breach of the rules.
    pub fn record_irregular(&mut self, breach: Irregularity) -> Result<(), Illegal> {
        self.expect_open()?;
        let settled = breach
            .settle(&self.rules, &self.seating, self.pules)
            .ok_or(Illegal::Misfit { reason: "breach-does-not-fit-the-table" })?;
        self.write(Entry::Irregular(breach), &settled);
        Ok(())
    }

    /// Tournament points by place at the table; equal scores share the points of their places.
    ///
    /// Rule: `docs/rules/zole.md#tournaments`.
    pub fn table_points(&self) -> Option<BySeat<f64>> {
        let prizes = self.rules.table_points?;
        let seats = self.seats();
        Some(BySeat::from_fn(|seat| {
            if !seats.contains(seat) {
                return 0.0;
            }
            let count = |is: fn(&i32, &i32) -> bool| {
                seats.into_iter().filter(|&s| is(&self.standing[s], &self.standing[seat])).count()
            };
            let (better, equal) = (count(i32::gt), count(i32::eq));
            let shared: u8 = prizes[better..better + equal].iter().sum();
            f64::from(shared) / equal as f64
        }))
    }

    fn expect_open(&self) -> Result<(), Illegal> {
        match self.next() {
            Some(_) => Ok(()),
            None => Err(Illegal::Misfit { reason: "the-round-is-over" }),
        }
    }

    fn write(&mut self, entry: Entry, settled: &Settlement) {
        self.standing += settled.points;
        self.pules = settled.pules;
        self.sheet.push(Line {
            dealer: self.seating.dealer(),
            entry,
            points: settled.points,
            standing: self.standing,
            pules: self.pules,
        });
        self.seating = self.seating.next();
    }
}

impl Match for Session {
    type Game = Deal;

    fn seats(&self) -> SeatSet {
        self.seating.seats()
    }

    /// The number of the deal counts from 0; the dealer follows from it.
    fn next(&self) -> Option<(u64, Setup)> {
        let n = self.sheet.len() as u64;
        if self.rules.round_length.is_some_and(|length| n >= u64::from(length)) {
            return None;
        }
        let setup = Setup::new(self.rules, self.seating.dealer())?;
        Some((n, setup.with_pules(self.pules)))
    }

    fn record(&mut self, finished: &Deal) -> Result<(), Illegal> {
        self.expect_open()?;
        if self.next().map(|(_, setup)| setup) != Some(*finished.public().setup()) {
            return Err(Illegal::Misfit { reason: "not-the-deal-that-is-due" });
        }
        let (Some(&outcome), Some(settled)) = (finished.outcome(), finished.settlement()) else {
            return Err(Illegal::Misfit { reason: "the-deal-is-not-over" });
        };
        self.write(Entry::Played(outcome), &settled);
        Ok(())
    }

    fn standing(&self) -> BySeat<i32> {
        self.standing
    }
}
