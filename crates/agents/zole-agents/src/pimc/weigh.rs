//! Weighing choices over worlds: first by wins, then by levels, then by margin.
//!
//! Where worlds are drawn, more of them may be looked at until the choice is clear, twice as many each time. Choices
//! that fall too far behind are asked no more.

use std::collections::HashMap;
use std::ops::ControlFlow;

use parlor_agent::Meter;
use parlor_zole::{Contract, Place, World};
use parlor_zole_solver::{Kind, Position};

use super::Criterion;
use super::sheet::Sheet;
use crate::crew::Crew;
use crate::judge::{Judge, wants_much};
use crate::payoff::Payoff;
use crate::worlds_log::WorldsLog;

/// How many worlds are solved exactly for the margin where the deal is young.
const MARGIN_WORLDS: usize = 16;
/// How many choices are asked for their levels at most. Of a weak hand all 45 burials win about as
/// seldom, and the effort would end before the last of them had answered.
const BAND_MAX: usize = 10;
/// After so many worlds it is first asked whether the choice is clear.
pub(crate) const FIRST_LOOK: usize = 50;

/// What is weighed, and how.
pub(crate) struct ActionWeigher<'a> {
    pub(crate) me: Place,
    pub(crate) contract: Contract,
    pub(crate) payoff: Payoff,
    pub(crate) by: Criterion,
    /// How far behind the best share of wins a choice may lie and still be asked for its margin.
    pub(crate) slack: f64,
    /// Up to how many worlds it may ask for, until the choice is clear.
    pub(crate) grow_to: usize,
    /// Is the deal far enough that exact margins are cheap?
    pub(crate) is_late: bool,
    /// The choice to make of equals, if it is one of them; else the first is.
    pub(crate) habit: Option<usize>,
    /// The position that a choice leads to in a world.
    pub(crate) after: &'a (dyn Fn(&World, usize) -> Option<Position> + Sync),
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
    /// the full count of wins is the better judge. `more` draws so many further worlds.
    pub(crate) fn weigh(
        &self,
        n: usize,
        worlds: Vec<(World, f64)>,
        more: &mut dyn FnMut(usize) -> Vec<(World, f64)>,
        crew: &mut Crew,
        meter: &mut Meter<'_>,
        mut log: Option<&mut WorldsLog<'_>>,
    ) -> Option<Weighed> {
        let mut sheet = Sheet::new(n, worlds);
        let mut active: Vec<usize> = (0..n).collect();
        let mut left;
        let mut is_whole = true;
        loop {
            self.count_wins(&active, &mut sheet, crew, meter, log.as_deref_mut());
            if sheet.n_worlds() == 0 {
                return None;
            }
            left = self.near(&active, &sheet);
            if left.len() > 1 && self.by == Criterion::Band {
                self.count_points(&left, &mut sheet, crew, meter);
                // Where it may end at any world, half as many of them are an answer too.
                is_whole = sheet.has_points(&left)
                    || self.grow_to > 0 && sheet.n_points(&left) >= FIRST_LOOK;
            }
            let most_won = Self::most_won(&left, &sheet);
            active.retain(|&choice| !sheet.is_far_behind(choice, most_won, self.slack));
            let is_clear = active.len() == 1
                || is_whole && self.by == Criterion::Band && sheet.is_clear(&left);
            // Twice as many worlds cost about twice as much.
            if is_clear || !sheet.is_full() || meter.left() < 2 * meter.used() {
                break;
            }
            let n_more = sheet.worlds.len().min(self.grow_to.saturating_sub(sheet.worlds.len()));
            let drawn = if n_more > 0 { more(n_more) } else { Vec::new() };
            if drawn.is_empty() {
                break;
            }
            sheet.worlds.extend(drawn);
        }
        let mut outlooks = sheet.outlooks();
        let mut settled_by = SettledBy::Wins;
        if left.len() > 1 && self.by == Criterion::Band && is_whole {
            for &n in &left {
                outlooks[n].points = sheet.mean_points(n, sheet.n_points(&left));
            }
            settled_by = SettledBy::Band;
            left = keep_best(&left, |n| outlooks[n].points.unwrap_or(f64::NEG_INFINITY));
        }
        if left.len() > 1 && is_whole {
            let margins = self.mean_margins(&left, &sheet.worlds[..sheet.n_worlds()], crew, meter);
            is_whole = margins.is_some();
            for (&n, margin) in left.iter().zip(margins.into_iter().flatten()) {
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

    /// The choices that may be judged further, not more than can be asked for their levels: those that win most, and of
    /// equals the one of habit.
    fn near(&self, active: &[usize], sheet: &Sheet) -> Vec<usize> {
        let wins: Vec<f64> = active.iter().map(|&n| sheet.outlook(n).win()).collect();
        let most = wins.iter().copied().fold(0.0, f64::max);
        let is_near = |win: f64| win >= most - self.slack - 1e-9;
        let near = active.iter().zip(wins).filter(|&(_, win)| is_near(win));
        let mut left: Vec<(usize, f64)> = near.map(|(&n, win)| (n, win)).collect();
        left.sort_by(|(a, wins_a), (b, wins_b)| {
            let order = |n: usize| (self.habit != Some(n), n);
            wins_b.total_cmp(wins_a).then_with(|| order(*a).cmp(&order(*b)))
        });
        left.truncate(BAND_MAX);
        left.sort_unstable_by_key(|&(n, _)| n);
        left.into_iter().map(|(n, _)| n).collect()
    }

    /// The first of those that win most.
    fn most_won(left: &[usize], sheet: &Sheet) -> usize {
        let wins = |n: usize| sheet.outlook(n).win();
        left.iter()
            .copied()
            .reduce(|best, n| if wins(n) > wins(best) { n } else { best })
            .unwrap_or(0)
    }

    /// Asks in which further worlds each of these choices wins; every one is asked in the same worlds.
    fn count_wins(
        &self,
        choices: &[usize],
        sheet: &mut Sheet,
        crew: &mut Crew,
        meter: &mut Meter<'_>,
        mut log: Option<&mut WorldsLog<'_>>,
    ) {
        let (worlds, first) = (&sheet.worlds, sheet.n_worlds());
        let mut rows = Vec::with_capacity(worlds.len() - first);
        let find = |nth: usize,
                    judge: &mut Judge,
                    known: &mut HashMap<Kind, bool>,
                    meter: &mut Meter<'_>| {
            let world = &worlds[nth].0;
            self.in_world(choices, world, known, judge, meter, |judge, position, _| {
                judge.is_won(position, self.me)
            })
        };
        crew.ask(first..worlds.len(), meter, find, |wins, counted| {
            if let Some(log) = &mut log {
                let values: Vec<f64> = wins.iter().map(|&won| f64::from(u8::from(won))).collect();
                log.world(&worlds[first + rows.len()].0, &values, counted);
            }
            rows.push(wins);
            ControlFlow::Continue(())
        });
        rows.iter().for_each(|wins| sheet.add_wins(choices, wins));
    }

    /// Asks for the points by levels of these choices in all worlds in which they are not known.
    fn count_points(
        &self,
        choices: &[usize],
        sheet: &mut Sheet,
        crew: &mut Crew,
        meter: &mut Meter<'_>,
    ) {
        let due = sheet.n_points(choices)..sheet.n_worlds();
        let (mut found, mut nth) = (Vec::with_capacity(due.len()), due.start);
        let before = &sheet.points;
        let open = |nth: usize| choices.iter().copied().filter(move |&n| nth >= before[n].len());
        let find = |nth: usize,
                    judge: &mut Judge,
                    known: &mut HashMap<Kind, f64>,
                    meter: &mut Meter<'_>| {
            let asked: Vec<usize> = open(nth).collect();
            self.in_world(
                &asked,
                &sheet.worlds[nth].0,
                known,
                judge,
                meter,
                |judge, position, n| {
                    let won = sheet.won[n][nth];
                    let is_made = match self.contract.soloist() {
                        Some(soloist) => won == (soloist == self.me),
                        None => won,
                    };
                    self.payoff.points(judge.level(position, is_made))
                },
            )
        };
        crew.ask(due, meter, find, |points, _| {
            found.extend(open(nth).zip(points));
            nth += 1;
            ControlFlow::Continue(())
        });
        for (n, points) in found {
            sheet.points[n].push(points);
        }
    }

    /// Mean margins of the choices `left`: near the end over all worlds, else over the first; `None` when the budget
    /// ends before the last.
    fn mean_margins(
        &self,
        left: &[usize],
        worlds: &[(World, f64)],
        crew: &mut Crew,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<f64>> {
        let n_worlds = if self.is_late { worlds.len() } else { MARGIN_WORLDS.min(worlds.len()) };
        let worlds = &worlds[..n_worlds];
        let find = |nth: usize, judge: &mut Judge, memory: &mut Margins, meter: &mut Meter<'_>| {
            let Margins { known, last } = memory;
            self.in_world(left, &worlds[nth].0, known, judge, meter, |judge, position, _| {
                // Neighbouring choices and worlds go about as far.
                let margin = judge.margin(position, self.me, *last);
                *last = Some(margin);
                f64::from(margin)
            })
        };
        let (mut sums, mut n) = (vec![0.0; left.len()], 0);
        crew.ask(0..n_worlds, meter, find, |margins, _| {
            for (sum, margin) in sums.iter_mut().zip(margins) {
                *sum += worlds[n].1 * margin;
            }
            n += 1;
            ControlFlow::Continue(())
        });
        let whole: f64 = worlds.iter().map(|(_, weight)| weight).sum();
        (n == n_worlds).then(|| sums.into_iter().map(|sum| sum / whole).collect())
    }

    /// The answers of these choices in one world; `None` when the budget ends before the last.
    /// Positions of one kind are asked about once, whichever choice and world led to them.
    fn in_world<T: Copy>(
        &self,
        choices: &[usize],
        world: &World,
        known: &mut HashMap<Kind, T>,
        judge: &mut Judge,
        meter: &mut Meter<'_>,
        mut ask: impl FnMut(&mut Judge, &Position, usize) -> T,
    ) -> Option<Vec<T>> {
        let mut answers = Vec::with_capacity(choices.len());
        // All burials of one world are made of the same hands, and so are all cards.
        judge.eyes.gather(&world.hands);
        for &n in choices {
            let position = (self.after)(world, n)?;
            let kind = position.kind();
            if let Some(&answer) = known.get(&kind) {
                answers.push(answer);
                continue;
            }
            let before = judge.nodes();
            let answer = ask(judge, &position, n);
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

/// What is remembered of margins.
#[derive(Default)]
struct Margins {
    known: HashMap<Kind, f64>,
    last: Option<u8>,
}

/// The choices with the highest value.
fn keep_best(left: &[usize], value: impl Fn(usize) -> f64) -> Vec<usize> {
    let best = left.iter().map(|&n| value(n)).fold(f64::NEG_INFINITY, f64::max);
    left.iter().copied().filter(|&n| value(n) >= best - 1e-9).collect()
}
