//! Weighing choices over worlds: first by wins, then by levels, then by margin.

use parlor_agent::Meter;
use parlor_zole::{Contract, Place, World};
use parlor_zole_solver::Position;

use super::Criterion;
use crate::judge::{Judge, wants_much};
use crate::payoff::Payoff;

/// After so many worlds, choices that lag far behind are given up where there are many.
const ROUND: u32 = 20;
/// Up to so many choices none is given up.
const FEW: usize = 10;
/// How many worlds are solved exactly for the margin where the deal is young, and where it is late.
const MARGIN_WORLDS: usize = 16;
const LATE_MARGIN_WORLDS: usize = 400;

/// What is weighed, and how.
pub(crate) struct Scales<'a> {
    pub(crate) me: Place,
    pub(crate) contract: Contract,
    pub(crate) payoff: Payoff,
    pub(crate) by: Criterion,
    /// How far behind the best share of wins a choice may lie and still be asked for its margin.
    pub(crate) slack: f64,
    /// Is the deal far enough that exact margins are cheap?
    pub(crate) is_late: bool,
    /// The position that a choice leads to in a world.
    pub(crate) after: &'a dyn Fn(&World, usize) -> Option<Position>,
}

/// What one choice came to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Outlook {
    /// Worlds asked, and won among them.
    pub(crate) n: u32,
    pub(crate) wins: u32,
    /// Mean points by levels, where they were asked for.
    pub(crate) points: Option<f64>,
    /// Mean margin, where it was asked for.
    pub(crate) margin: Option<f64>,
}

impl Outlook {
    /// The share of worlds won.
    pub(crate) fn win(&self) -> f64 {
        f64::from(self.wins) / f64::from(self.n.max(1))
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
    /// Nothing: the first of equals.
    Order,
}

/// All choices weighed.
pub(crate) struct Weighed {
    pub(crate) outlooks: Vec<Outlook>,
    pub(crate) best: usize,
    pub(crate) settled_by: SettledBy,
}

impl Scales<'_> {
    /// Weighs `n` choices over `worlds`; `None` when the budget does not last for a single world.
    pub(crate) fn weigh(
        &self,
        n: usize,
        worlds: &[World],
        judge: &mut Judge,
        meter: &mut Meter<'_>,
    ) -> Option<Weighed> {
        let mut outlooks = vec![Outlook::default(); n];
        self.count_wins(&mut outlooks, worlds, judge, meter);
        let most = outlooks.iter().map(Outlook::win).fold(0.0, f64::max);
        if outlooks.iter().all(|outlook| outlook.n == 0) {
            return None;
        }
        let longest = outlooks.iter().map(|outlook| outlook.n).max();
        let near = |n: &usize| {
            let outlook = &outlooks[*n];
            Some(outlook.n) == longest && outlook.win() >= most - self.slack - 1e-9
        };
        let mut left: Vec<usize> = (0..n).filter(near).collect();
        let mut settled_by = SettledBy::Wins;
        if left.len() > 1 && self.by == Criterion::Band {
            let points = self.mean_points(&left, worlds, judge, meter);
            settled_by = SettledBy::Band;
            left = keep_best(&left, &points);
            for (n, points) in points {
                outlooks[n].points = Some(points);
            }
        }
        if left.len() > 1 {
            let margins = self.mean_margins(&left, worlds, judge, meter);
            settled_by = SettledBy::Margin;
            let sign = if wants_much(self.contract, self.me) { 1.0 } else { -1.0 };
            let signed: Vec<_> = margins.iter().map(|&(n, margin)| (n, sign * margin)).collect();
            left = keep_best(&left, &signed);
            for (n, margin) in margins {
                outlooks[n].margin = Some(margin);
            }
        }
        if left.len() > 1 {
            settled_by = SettledBy::Order;
        }
        Some(Weighed { best: *left.first()?, outlooks, settled_by })
    }

    fn count_wins(
        &self,
        outlooks: &mut [Outlook],
        worlds: &[World],
        judge: &mut Judge,
        meter: &mut Meter<'_>,
    ) {
        let mut left: Vec<usize> = (0..outlooks.len()).collect();
        for (done, world) in (1..).zip(worlds) {
            let won = self.in_world(&left, world, judge, meter, |scales, judge, position| {
                judge.is_won(position, scales.me)
            });
            let Some(won) = won else { return };
            for (&n, won) in left.iter().zip(won) {
                outlooks[n].n += 1;
                outlooks[n].wins += u32::from(won);
            }
            if done % ROUND == 0 && left.len() > FEW {
                let most = left.iter().map(|&n| outlooks[n].wins).max().unwrap_or(0);
                // Two and a half standard deviations of a fair coin.
                let behind = (1.25 * f64::from(done).sqrt()) as u32;
                left.retain(|&n| outlooks[n].wins + behind >= most);
            }
        }
    }

    /// Mean points by levels of the choices `left`.
    fn mean_points(
        &self,
        left: &[usize],
        worlds: &[World],
        judge: &mut Judge,
        meter: &mut Meter<'_>,
    ) -> Vec<(usize, f64)> {
        self.means(left, worlds, judge, meter, |scales, judge, position| {
            let won = judge.is_won(position, scales.me);
            let is_made = match scales.contract.soloist() {
                Some(soloist) => won == (soloist == scales.me),
                None => won,
            };
            scales.payoff.points(judge.level(position, is_made))
        })
    }

    /// Mean margins of the choices `left`, over the first worlds only.
    fn mean_margins(
        &self,
        left: &[usize],
        worlds: &[World],
        judge: &mut Judge,
        meter: &mut Meter<'_>,
    ) -> Vec<(usize, f64)> {
        let most = if self.is_late { LATE_MARGIN_WORLDS } else { MARGIN_WORLDS };
        self.means(
            left,
            &worlds[..most.min(worlds.len())],
            judge,
            meter,
            |scales, judge, position| f64::from(judge.margin(position, scales.me)),
        )
    }

    fn means(
        &self,
        left: &[usize],
        worlds: &[World],
        judge: &mut Judge,
        meter: &mut Meter<'_>,
        ask: impl Fn(&Self, &mut Judge, &Position) -> f64,
    ) -> Vec<(usize, f64)> {
        let mut sums = vec![0.0; left.len()];
        let mut n_done = 0;
        for world in worlds {
            let Some(values) = self.in_world(left, world, judge, meter, &ask) else { break };
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum += value;
            }
            n_done += 1;
        }
        let mean = |sum: f64| sum / f64::from(n_done.max(1));
        left.iter().zip(sums).map(|(&n, sum)| (n, mean(sum))).collect()
    }

    /// The answers of all choices `left` in one world; `None` when the budget ends before the last.
    fn in_world<T>(
        &self,
        left: &[usize],
        world: &World,
        judge: &mut Judge,
        meter: &mut Meter<'_>,
        ask: impl Fn(&Self, &mut Judge, &Position) -> T,
    ) -> Option<Vec<T>> {
        let mut answers = Vec::with_capacity(left.len());
        // All burials of one world are made of the same hands, and so are all cards.
        judge.eyes.gather(&world.hands);
        for &n in left {
            let before = judge.nodes();
            let position = (self.after)(world, n)?;
            let answer = ask(self, judge, &position);
            // A question is dear, so the clock is looked at after each.
            if !meter.look() || !meter.take(judge.nodes() - before) {
                return None;
            }
            answers.push(answer);
        }
        Some(answers)
    }
}

/// The choices with the highest value.
fn keep_best(left: &[usize], values: &[(usize, f64)]) -> Vec<usize> {
    let best = values.iter().map(|value| value.1).fold(f64::NEG_INFINITY, f64::max);
    let kept = left.iter().zip(values).filter(|(_, value)| value.1 >= best - 1e-9);
    kept.map(|(&n, _)| n).collect()
}
