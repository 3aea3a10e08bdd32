//! Weighing choices over worlds: first by wins, then by levels, then by margin.

use std::collections::HashMap;

use parlor_agent::Meter;
use parlor_zole::{Contract, Place, World};
use parlor_zole_solver::{Kind, Position};

use super::Criterion;
use crate::judge::{Judge, wants_much};
use crate::payoff::Payoff;
use crate::worlds_log::WorldsLog;

/// How many worlds are solved exactly for the margin where the deal is young.
const MARGIN_WORLDS: usize = 16;
/// How many choices are asked for their levels at most. Of a weak hand all 45 burials win about as
/// seldom, and the effort would end before the last of them had answered.
const BAND_MAX: usize = 10;

/// What is weighed, and how.
pub(crate) struct ActionWeigher<'a> {
    pub(crate) me: Place,
    pub(crate) contract: Contract,
    pub(crate) payoff: Payoff,
    pub(crate) by: Criterion,
    /// How far behind the best share of wins a choice may lie and still be asked for its margin.
    pub(crate) slack: f64,
    /// Is the deal far enough that exact margins are cheap?
    pub(crate) is_late: bool,
    /// The choice to make of equals, if it is one of them; else the first is.
    pub(crate) habit: Option<usize>,
    /// The position that a choice leads to in a world.
    pub(crate) after: &'a dyn Fn(&World, usize) -> Option<Position>,
}

/// What one choice came to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Outlook {
    /// Worlds asked.
    pub(crate) n: u32,
    /// What they weigh, and those won among them; of equal worlds each weighs 1.
    pub(crate) asked: f64,
    pub(crate) won: f64,
    /// Mean points by levels, where they were asked for.
    pub(crate) points: Option<f64>,
    /// Mean margin, where it was asked for.
    pub(crate) margin: Option<f64>,
}

impl Outlook {
    /// The share of worlds won, by weight.
    pub(crate) fn win(&self) -> f64 {
        if self.asked > 0.0 { self.won / self.asked } else { 0.0 }
    }
}

/// Which question settled a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SettledBy {
    /// The threshold: more worlds won than with any other.
    Wins,
    /// The band: more points by levels.
    Band,
    /// The margin: most eyes, or fewest tricks.
    Margin,
    /// Wins alone: the effort ended before levels or margins were known.
    Cut,
    /// Nothing: habit, or the first of equals.
    Order,
}

/// All choices weighed.
pub(crate) struct Weighed {
    pub(crate) outlooks: Vec<Outlook>,
    pub(crate) best: usize,
    pub(crate) settled_by: SettledBy,
}

impl ActionWeigher<'_> {
    /// Weighs `n` choices over `worlds`, each with its weight; `None` when the budget does not last for a single world.
    ///
    /// A later question settles nothing unless it was asked in all its worlds: with half an answer
    /// the full count of wins is the better judge.
    pub(crate) fn weigh(
        &self,
        n: usize,
        worlds: &[(World, f64)],
        judge: &mut Judge,
        meter: &mut Meter<'_>,
        log: Option<&mut WorldsLog<'_>>,
    ) -> Option<Weighed> {
        let mut won = HashMap::new();
        let mut outlooks = self.count_wins(n, worlds, &mut won, judge, meter, log)?;
        let most = outlooks.iter().map(Outlook::win).fold(0.0, f64::max);
        let near = |n: &usize| outlooks[*n].win() >= most - self.slack - 1e-9;
        let mut left: Vec<usize> = (0..n).filter(near).collect();
        self.leave_most_won(&mut left, &outlooks);
        let mut settled_by = SettledBy::Wins;
        let mut is_whole = true;
        if left.len() > 1 && self.by == Criterion::Band {
            let points = self.mean_points(&left, worlds, &won, judge, meter);
            is_whole = points.is_some();
            for (n, points) in points.into_iter().flatten() {
                outlooks[n].points = Some(points);
            }
            if is_whole {
                settled_by = SettledBy::Band;
                left = keep_best(&left, |n| outlooks[n].points.unwrap_or(f64::NEG_INFINITY));
            }
        }
        if left.len() > 1 && is_whole {
            let margins = self.mean_margins(&left, worlds, judge, meter);
            is_whole = margins.is_some();
            for (n, margin) in margins.into_iter().flatten() {
                outlooks[n].margin = Some(margin);
            }
            if is_whole {
                settled_by = SettledBy::Margin;
                let sign = if wants_much(self.contract, self.me) { 1.0 } else { -1.0 };
                left = keep_best(&left, |n| sign * outlooks[n].margin.unwrap_or(0.0));
            }
        }
        if left.len() > 1 && !is_whole {
            settled_by = SettledBy::Cut;
            left = keep_best(&left, |n| outlooks[n].win());
        }
        if left.len() > 1 && is_whole {
            settled_by = SettledBy::Order;
        }
        let habit = self.habit.filter(|habit| left.contains(habit));
        Some(Weighed { best: habit.or(left.first().copied())?, outlooks, settled_by })
    }

    /// Leaves no more choices than can be asked for their levels: those that win most, and of equals
    /// the one of habit.
    fn leave_most_won(&self, left: &mut Vec<usize>, outlooks: &[Outlook]) {
        let order = |n: &usize| (self.habit != Some(*n), *n);
        left.sort_by(|a, b| {
            let by_wins = outlooks[*b].won.total_cmp(&outlooks[*a].won);
            by_wins.then_with(|| order(a).cmp(&order(b)))
        });
        left.truncate(BAND_MAX);
        left.sort_unstable();
    }

    /// In how many worlds each of `n` choices wins; every choice is asked in the same worlds.
    fn count_wins(
        &self,
        n: usize,
        worlds: &[(World, f64)],
        won: &mut HashMap<Kind, bool>,
        judge: &mut Judge,
        meter: &mut Meter<'_>,
        mut log: Option<&mut WorldsLog<'_>>,
    ) -> Option<Vec<Outlook>> {
        let mut outlooks = vec![Outlook::default(); n];
        let all: Vec<usize> = (0..n).collect();
        for (world, weight) in worlds {
            let counted = meter.used();
            let wins = self.in_world(&all, world, won, judge, meter, |judge, position, _| {
                judge.is_won(position, self.me)
            });
            let Some(wins) = wins else { break };
            if let Some(log) = &mut log {
                let values: Vec<f64> = wins.iter().map(|&won| f64::from(u8::from(won))).collect();
                log.world(world, &values, counted);
            }
            for (outlook, won) in outlooks.iter_mut().zip(wins) {
                outlook.n += 1;
                outlook.asked += weight;
                outlook.won += if won { *weight } else { 0.0 };
            }
        }
        outlooks.first().is_some_and(|outlook| outlook.n > 0).then_some(outlooks)
    }

    /// Mean points by levels of the choices `left`, where it is known who has `won`.
    fn mean_points(
        &self,
        left: &[usize],
        worlds: &[(World, f64)],
        won: &HashMap<Kind, bool>,
        judge: &mut Judge,
        meter: &mut Meter<'_>,
    ) -> Option<Means> {
        self.means(left, worlds, judge, meter, |judge, position, kind| {
            let won = won.get(&kind).copied();
            let won = won.unwrap_or_else(|| judge.is_won(position, self.me));
            let is_made = match self.contract.soloist() {
                Some(soloist) => won == (soloist == self.me),
                None => won,
            };
            self.payoff.points(judge.level(position, is_made))
        })
    }

    /// Mean margins of the choices `left`: near the end over all worlds, else over the first.
    fn mean_margins(
        &self,
        left: &[usize],
        worlds: &[(World, f64)],
        judge: &mut Judge,
        meter: &mut Meter<'_>,
    ) -> Option<Means> {
        let n_worlds = if self.is_late { worlds.len() } else { MARGIN_WORLDS.min(worlds.len()) };
        // Neighbouring choices and worlds go about as far.
        let mut last = None;
        self.means(left, &worlds[..n_worlds], judge, meter, |judge, position, _| {
            let margin = judge.margin(position, self.me, last);
            last = Some(margin);
            f64::from(margin)
        })
    }

    /// Means over all of `worlds` by weight; `None` when the budget ends before the last.
    fn means(
        &self,
        left: &[usize],
        worlds: &[(World, f64)],
        judge: &mut Judge,
        meter: &mut Meter<'_>,
        mut ask: impl FnMut(&mut Judge, &Position, Kind) -> f64,
    ) -> Option<Means> {
        let mut sums = vec![0.0; left.len()];
        let mut known = HashMap::new();
        let whole: f64 = worlds.iter().map(|(_, weight)| weight).sum();
        for (world, weight) in worlds {
            let values = self.in_world(left, world, &mut known, judge, meter, &mut ask)?;
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum += weight * value;
            }
        }
        Some(left.iter().zip(sums).map(|(&n, sum)| (n, sum / whole)).collect())
    }

    /// The answers of all choices `left` in one world; `None` when the budget ends before the last.
    /// Positions of one kind are asked about once, whichever choice and world led to them.
    fn in_world<T: Copy>(
        &self,
        left: &[usize],
        world: &World,
        known: &mut HashMap<Kind, T>,
        judge: &mut Judge,
        meter: &mut Meter<'_>,
        mut ask: impl FnMut(&mut Judge, &Position, Kind) -> T,
    ) -> Option<Vec<T>> {
        let mut answers = Vec::with_capacity(left.len());
        // All burials of one world are made of the same hands, and so are all cards.
        judge.eyes.gather(&world.hands);
        for &n in left {
            let position = (self.after)(world, n)?;
            let kind = position.kind();
            if let Some(&answer) = known.get(&kind) {
                answers.push(answer);
                continue;
            }
            let before = judge.nodes();
            let answer = ask(judge, &position, kind);
            // A question is dear, so the clock is looked at after each.
            if !meter.look() || !meter.take(judge.nodes() - before) {
                return None;
            }
            known.insert(kind, answer);
            answers.push(answer);
        }
        Some(answers)
    }
}

/// Choices and their means.
type Means = Vec<(usize, f64)>;

/// The choices with the highest value.
fn keep_best(left: &[usize], value: impl Fn(usize) -> f64) -> Vec<usize> {
    let best = left.iter().map(|&n| value(n)).fold(f64::NEG_INFINITY, f64::max);
    left.iter().copied().filter(|&n| value(n) >= best - 1e-9).collect()
}
