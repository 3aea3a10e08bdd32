//! Min-conflicts.

use parlor_agent::{Meter, Stream};
use parlor_game::Entropy;
use parlor_riichi::{Kind, KindSet};

use super::rule::Allowed;
use super::{JOKERS, Problem, Standing, TILES};

/// What one step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Steps {
    /// All variables in a random order, each that is in conflict moved: as in the library that the
    /// thesis used.
    Sweep,
    /// One random variable of those in conflict.
    Single,
}

/// How many steps are tried.
pub(crate) const STEPS_MAX: u32 = 2000;

/// One problem with a hand: who stands where.
///
/// A variable is in conflict if one of its rules is broken, by whatever tile. It then takes the
/// first of the values that break fewest rules, tiles of the hand before jokers. That no tile is
/// used twice is a rule for each two variables: as one rule for all of them it would show no
/// variable a way out.
#[derive(Clone, Debug)]
pub struct Solver<'a> {
    problem: &'a Problem,
    /// The tiles of the hand, the beginning of every domain.
    hand: &'a [Kind],
    values: KindSet,
    /// The variables that are not called sets.
    free: Vec<usize>,
    /// The value of each free variable: a tile by index, or a joker.
    chosen: [usize; TILES],
    standing: Standing,
    jokers_max: usize,
}

impl<'a> Solver<'a> {
    /// Called sets stand in `called`; everything else is free.
    pub fn new(
        problem: &'a Problem,
        hand: &'a [Kind],
        called: &Standing,
        values: KindSet,
        jokers_max: usize,
    ) -> Solver<'a> {
        Solver {
            problem,
            hand,
            values,
            free: (0..TILES).filter(|&at| called[at].is_none()).collect(),
            chosen: [0; TILES],
            standing: *called,
            jokers_max,
        }
    }

    /// Searches from a random beginning. With `give_up`, it ends as soon as no variable in conflict
    /// would move any more: no later step could move one either.
    pub fn run(
        &mut self,
        steps: Steps,
        give_up: bool,
        random: &mut Stream,
        meter: &mut Meter<'_>,
    ) -> bool {
        for at in self.free.clone() {
            let value = random.below((self.hand.len() + JOKERS) as u32) as usize;
            self.place(at, value);
        }
        for _ in 0..STEPS_MAX {
            if !(meter.look() && meter.node()) {
                return false;
            }
            let moved = match steps {
                Steps::Sweep => self.sweep(random),
                Steps::Single => self.single(random),
            };
            match moved {
                None => return true,
                Some(false) if give_up && self.is_stuck() => return false,
                Some(_) => {}
            }
        }
        false
    }

    /// The tile of the hand at each variable; `None` for jokers and called sets.
    pub fn solution(&self) -> [Option<usize>; TILES] {
        let mut tiles = [None; TILES];
        for &at in &self.free {
            tiles[at] = Some(self.chosen[at]).filter(|&value| value < self.hand.len());
        }
        tiles
    }

    fn place(&mut self, at: usize, value: usize) {
        self.chosen[at] = value;
        self.standing[at] = self.hand.get(value).copied();
    }

    /// `None` if nothing is in conflict, else whether something moved.
    fn sweep(&mut self, random: &mut Stream) -> Option<bool> {
        let mut order = self.free.clone();
        for last in (1..order.len()).rev() {
            order.swap(last, random.below(last as u32 + 1) as usize);
        }
        let mut moved = None;
        for at in order {
            if let Some(better) = self.better(at) {
                moved = Some(moved.unwrap_or(false) || better != self.chosen[at]);
                self.place(at, better);
            }
        }
        moved
    }

    fn single(&mut self, random: &mut Stream) -> Option<bool> {
        let moves: Vec<(usize, usize)> =
            self.free.iter().filter_map(|&at| Some((at, self.better(at)?))).collect();
        let &(at, better) = random.pick(&moves)?;
        let moved = better != self.chosen[at];
        self.place(at, better);
        Some(moved)
    }

    /// Does no variable in conflict want another value?
    fn is_stuck(&self) -> bool {
        let wants = |&at: &usize| self.better(at).is_some_and(|better| better != self.chosen[at]);
        !self.free.iter().any(wants)
    }

    /// The value that a variable in conflict takes; `None` if it is in none.
    fn better(&self, at: usize) -> Option<usize> {
        let bearing =
            self.problem.rules.iter().filter(|(_, (from, to))| (*from..*to).contains(&at));
        let mut allowed = [Allowed::NOTHING; 6];
        let mut n_rules = 0;
        for (rule, tiles) in bearing {
            allowed[n_rules] = rule.allowed(&self.standing, *tiles, at, self.values);
            n_rules += 1;
        }
        let allowed = &allowed[..n_rules];
        let (mut uses, mut jokers) = ([0; TILES + JOKERS], 0);
        for &other in self.free.iter().filter(|&&other| other != at) {
            uses[self.chosen[other]] += 1;
            jokers += usize::from(self.chosen[other] >= self.hand.len());
        }
        let broken = |value: usize| {
            let what = self.hand.get(value).copied();
            let too_many = jokers + usize::from(what.is_none()) > self.jokers_max;
            let broken = allowed.iter().filter(|allowed| !allowed.allows(what)).count();
            broken + uses[value] + usize::from(too_many)
        };
        if broken(self.chosen[at]) == 0 {
            return None;
        }
        (0..self.hand.len() + JOKERS).min_by_key(|&value| broken(value))
    }
}
