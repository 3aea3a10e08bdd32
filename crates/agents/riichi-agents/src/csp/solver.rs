//! Min-conflicts.

use parlor_agent::{Meter, Stream};
use parlor_game::Entropy;
use parlor_riichi::{Kind, KindSet};

use super::rule::Allowed;
use super::{Assignment, JOKERS, Problem, TILES};

/// What one step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Steps {
    /// All variables in a random order, each that is in conflict moved: as in the library that the
    /// thesis used.
    Sweep,
    /// One random variable of those in conflict.
    Single,
}

/// Which of the values that break fewest rules a variable takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ties {
    /// The first, tiles of the hand before jokers: the thesis.
    First,
    /// Any: the library that the thesis changed.
    Random,
}

/// What stands at each variable in the beginning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// Any value: the library that the thesis changed.
    Random,
    /// Variable after variable, the first of the values that break fewest rules with those before it:
    /// the thesis's "greedily picks the first values" read as the beginning of a search.
    Greedy,
}

/// How min-conflicts goes about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    /// Where it begins.
    pub start: Start,
    /// What one step is.
    pub steps: Steps,
    /// Which of equally good values is taken.
    pub ties: Ties,
}

/// How many steps are tried.
pub(crate) const STEPS_MAX: u32 = 2000;

/// One problem with a hand: who stands where.
///
/// A variable is in conflict if one of its rules is broken, by whatever tile. It then takes one of the
/// values that break fewest rules, by [`Ties`]. That no tile is used twice is a rule for each two
/// variables: as one rule for all of them it would show no variable a way out.
///
/// [`Ties::First`] leaves most problems unsolved: two tiles that do not fit in one set make every value
/// of the third as bad, jokers come last, and so the set keeps the lowest tiles that are free.
#[derive(Clone, Debug)]
pub struct Solver<'a> {
    problem: &'a Problem,
    /// The tiles of the hand, the beginning of every domain.
    hand: &'a [Kind],
    values: KindSet,
    /// The variables that are not called sets.
    free: Vec<usize>,
    /// How many of them have a value; all, once the search has begun.
    n_placed: usize,
    /// The order of the last sweep.
    order: Vec<usize>,
    /// The value of each free variable: a tile by index, or a joker.
    chosen: [usize; TILES],
    assignment: Assignment,
    jokers_max: usize,
}

impl<'a> Solver<'a> {
    /// Called sets stand in `called`; everything else is free.
    pub fn new(
        problem: &'a Problem,
        hand: &'a [Kind],
        called: &Assignment,
        values: KindSet,
        jokers_max: usize,
    ) -> Solver<'a> {
        Solver {
            problem,
            hand,
            values,
            free: (0..TILES).filter(|&at| called[at].is_none()).collect(),
            n_placed: 0,
            order: Vec::with_capacity(TILES),
            chosen: [0; TILES],
            assignment: *called,
            jokers_max,
        }
    }

    /// Searches. With `give_up`, it ends as soon as no variable in conflict
    /// would move any more: no later step could move one either.
    pub fn run(
        &mut self,
        manner: Manner,
        give_up: bool,
        random: &mut Stream,
        meter: &mut Meter<'_>,
    ) -> bool {
        for n in 0..self.free.len() {
            let at = self.free[n];
            let value = match manner.start {
                Start::Random => random.below((self.hand.len() + JOKERS) as u32) as usize,
                Start::Greedy => self.fewest(at).first(),
            };
            self.place(at, value);
            self.n_placed = n + 1;
        }
        for _ in 0..STEPS_MAX {
            if !(meter.look() && meter.node()) {
                return false;
            }
            let moved = match manner.steps {
                Steps::Sweep => self.sweep(manner.ties, random),
                Steps::Single => self.single(manner.ties, random),
            };
            match moved {
                None => return true,
                Some(false) if give_up && self.is_stuck(manner.ties) => return false,
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
        self.assignment[at] = self.hand.get(value).copied();
    }

    /// `None` if nothing is in conflict, else whether something moved.
    fn sweep(&mut self, ties: Ties, random: &mut Stream) -> Option<bool> {
        self.order.clone_from(&self.free);
        for last in (1..self.order.len()).rev() {
            self.order.swap(last, random.below(last as u32 + 1) as usize);
        }
        let mut moved = None;
        for n in 0..self.order.len() {
            let at = self.order[n];
            if let Some(least) = self.least(at) {
                let better = least.pick(ties, random);
                moved = Some(moved.unwrap_or(false) || better != self.chosen[at]);
                self.place(at, better);
            }
        }
        moved
    }

    fn single(&mut self, ties: Ties, random: &mut Stream) -> Option<bool> {
        let moves: Vec<(usize, FewestConflicts)> =
            self.free.iter().filter_map(|&at| Some((at, self.least(at)?))).collect();
        let &(at, least) = random.pick(&moves)?;
        let better = least.pick(ties, random);
        let moved = better != self.chosen[at];
        self.place(at, better);
        Some(moved)
    }

    /// Can no variable in conflict take another value?
    fn is_stuck(&self, ties: Ties) -> bool {
        let stays = |at: usize, least: FewestConflicts| match ties {
            Ties::First => least.first() == self.chosen[at],
            Ties::Random => least.0 == 1 << self.chosen[at],
        };
        self.free.iter().all(|&at| self.least(at).is_none_or(|least| stays(at, least)))
    }

    /// The values that break fewest rules, for a variable in conflict; `None` if it is in none.
    fn least(&self, at: usize) -> Option<FewestConflicts> {
        let elsewhere = self.elsewhere(at);
        let chosen = self.chosen[at];
        let what = self.hand.get(chosen).copied();
        let is_broken = |&n: &usize| !self.allowed(n, at).allows(what);
        let in_conflict =
            elsewhere.broken_by(chosen, self) > 0 || self.problem.bearing(at).iter().any(is_broken);
        in_conflict.then(|| self.fewest_with(at, &elsewhere))
    }

    fn fewest(&self, at: usize) -> FewestConflicts {
        self.fewest_with(at, &self.elsewhere(at))
    }

    fn fewest_with(&self, at: usize, elsewhere: &Elsewhere) -> FewestConflicts {
        let mut allowed = [Allowed::NOTHING; 6];
        let bearing = self.problem.bearing(at);
        for (allowed, &n) in allowed.iter_mut().zip(bearing) {
            *allowed = self.allowed(n, at);
        }
        let allowed = &allowed[..bearing.len()];
        let (mut fewest, mut least) = (usize::MAX, FewestConflicts(0));
        for value in 0..self.hand.len() + JOKERS {
            let what = self.hand.get(value).copied();
            let by_rules = allowed.iter().filter(|allowed| !allowed.allows(what)).count();
            let broken = by_rules + elsewhere.broken_by(value, self);
            if broken < fewest {
                (fewest, least) = (broken, FewestConflicts(0));
            }
            if broken == fewest {
                least.0 |= 1 << value;
            }
        }
        least
    }

    /// What rule `n` lets a variable be.
    fn allowed(&self, n: usize, at: usize) -> Allowed {
        let (rule, tiles) = &self.problem.rules[n];
        rule.allowed(&self.assignment, *tiles, at, self.values)
    }

    /// What the other variables have taken.
    fn elsewhere(&self, at: usize) -> Elsewhere {
        let mut elsewhere = Elsewhere { uses: [0; TILES + JOKERS], jokers: 0 };
        for &other in self.free[..self.n_placed].iter().filter(|&&other| other != at) {
            elsewhere.uses[self.chosen[other]] += 1;
            elsewhere.jokers += usize::from(self.chosen[other] >= self.hand.len());
        }
        elsewhere
    }
}

/// What variables other than one have taken.
struct Elsewhere {
    /// How many of them take each value.
    uses: [usize; TILES + JOKERS],
    /// How many take a joker.
    jokers: usize,
}

impl Elsewhere {
    /// How often a value breaks the rules that no value is taken twice, nor too many jokers.
    fn broken_by(&self, value: usize, solver: &Solver<'_>) -> usize {
        let is_joker = value >= solver.hand.len();
        self.uses[value] + usize::from(self.jokers + usize::from(is_joker) > solver.jokers_max)
    }
}

/// Values that are equally good, a bit for each; at least one.
#[derive(Clone, Copy)]
struct FewestConflicts(u32);

impl FewestConflicts {
    fn first(self) -> usize {
        self.0.trailing_zeros() as usize
    }

    fn pick(self, ties: Ties, random: &mut Stream) -> usize {
        if ties == Ties::First {
            return self.first();
        }
        let nth = random.below(self.0.count_ones());
        let rest = (0..nth).fold(self.0, |rest, _| rest & (rest - 1));
        FewestConflicts(rest).first()
    }
}
