//! The suite for a score sheet.

use parlor_game::{Match, Stochastic};

use crate::breach::difference;
use crate::{Breach, Played, Promise, Report, SplitMix};

/// A number that stays the same throughout a match.
type Conserved<M> = Box<dyn Fn(&M) -> i64>;

/// The promises of [`Match`], to be checked by playing its deals at random.
#[must_use = "a contract checks nothing until `check` is called"]
pub struct MatchContract<M: Match> {
    start: M,
    matches: u32,
    seed: u64,
    cap: u32,
    cap_deals: u32,
    conserved: Vec<Conserved<M>>,
}

impl<M: Match> MatchContract<M> {
    /// Ten matches from `start`, each to end within 1,000 deals of 10,000 transitions.
    pub fn new(start: M) -> MatchContract<M> {
        let conserved = Vec::new();
        MatchContract { start, matches: 10, seed: 1, cap: 10_000, cap_deals: 1_000, conserved }
    }

    /// How many matches to play.
    pub fn matches(mut self, matches: u32) -> Self {
        self.matches = matches;
        self
    }

    /// What all randomness follows from.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// The most transitions of one deal.
    pub fn cap(mut self, cap: u32) -> Self {
        self.cap = cap;
        self
    }

    /// The most deals of one match.
    pub fn cap_deals(mut self, cap_deals: u32) -> Self {
        self.cap_deals = cap_deals;
        self
    }

    /// This number must be the same before and after every deal: points and deposits together.
    pub fn conserved(mut self, count: impl Fn(&M) -> i64 + 'static) -> Self {
        self.conserved.push(Box::new(count));
        self
    }

    /// Checks everything; panics at the first breach.
    #[track_caller]
    pub fn check(&self) -> Report
    where
        M::Game: Stochastic,
    {
        self.run().unwrap_or_else(|breach| panic!("{breach}"))
    }

    /// Plays matches: an unfinished deal is refused and changes nothing, a finished one is taken,
    /// no deal number comes twice, the match ends, and the same deals give the same score sheets.
    pub fn run(&self) -> Result<Report, Breach>
    where
        M::Game: Stochastic,
    {
        let mut report = Report::default();
        for n in 0..self.matches {
            self.play(n, &mut SplitMix::for_game(self.seed, n), &mut report)?;
        }
        Ok(report)
    }

    fn play(&self, n: u32, entropy: &mut SplitMix, report: &mut Report) -> Result<(), Breach>
    where
        M::Game: Stochastic,
    {
        let [mut sheet, mut again] = [self.start.clone(), self.start.clone()];
        let mut numbers = Vec::new();
        while let Some((number, setup)) = sheet.next() {
            let deal = numbers.len();
            let breach = |detail| Breach { promise: Promise::Match, game: n, step: deal, detail };
            if deal >= self.cap_deals as usize {
                return Err(breach(format!("not over after {deal} deals")));
            }
            if numbers.contains(&number) {
                return Err(breach(format!("the deal number {number} comes a second time")));
            }
            numbers.push(number);
            let played = Played::<M::Game>::at_random(n, &setup, self.cap, entropy)?;
            report.games += 1;
            report.longest = report.longest.max(played.inputs.len() as u32);
            for unfinished in &played.states[..played.inputs.len()] {
                refuse(&sheet, unfinished).map_err(breach)?;
                report.refused += 1;
                report.states += 1;
            }
            sheet = self.take(&sheet, played.last()).map_err(breach)?;
            again = self.take(&again, played.last()).map_err(breach)?;
            if sheet != again || sheet.next() != again.next() {
                return Err(breach(format!("the same deals: {}", difference(&sheet, &again))));
            }
        }
        Ok(())
    }

    /// The sheet with a finished deal entered.
    fn take(&self, sheet: &M, finished: &M::Game) -> Result<M, String> {
        let mut after = sheet.clone();
        after
            .record(finished)
            .map_err(|refusal| format!("a finished deal is refused: {refusal}"))?;
        if after.seats() != sheet.seats() {
            return Err(format!("the seats were {:?}, now {:?}", sheet.seats(), after.seats()));
        }
        for (n, count) in self.conserved.iter().enumerate() {
            let (before, now) = (count(sheet), count(&after));
            if before != now {
                return Err(format!("conserved number {n} was {before}, now {now}: {after:?}"));
            }
        }
        Ok(after)
    }
}

/// An unfinished deal is refused and changes nothing.
fn refuse<M: Match>(sheet: &M, unfinished: &M::Game) -> Result<(), String> {
    let mut after = sheet.clone();
    if after.record(unfinished).is_ok() {
        return Err(format!("an unfinished deal is taken: {unfinished:?}"));
    }
    if after != *sheet {
        return Err(format!("refused, yet the sheet has changed {}", difference(sheet, &after)));
    }
    Ok(())
}
