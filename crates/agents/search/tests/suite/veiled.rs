//! Small random games with a secret: `A` alone sees what chance brought at the start.

use std::sync::Arc;

use parlor_game::{
    Answers, BySeat, Entropy, Game, Hidden, Illegal, Observed, Seat, SeatSet, Sink, Stochastic,
    Turn,
};

/// What is the same whatever chance brings, and what differs.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Plan {
    shape: Shape,
    /// How likely each outcome is.
    weights: Vec<u32>,
    /// What `A` wins, by outcome and then by end.
    worth: Vec<Vec<i32>>,
}

/// Who chooses where; the ends are numbered from the left.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Shape {
    End(usize),
    Choice(Seat, Vec<Shape>),
}

impl Plan {
    /// A random one whose first decision is `A`'s or `B`'s, at most three decisions deep.
    pub(crate) fn random(entropy: &mut impl Entropy) -> Arc<Plan> {
        let mut n_ends = 0;
        let first = if entropy.below(2) == 0 { Seat::A } else { Seat::B };
        let shape = Shape::random(entropy, 3, first, &mut n_ends);
        let n_outcomes = 2 + entropy.below(2) as usize;
        let weights = (0..n_outcomes).map(|_| 1 + entropy.below(3)).collect();
        let mut worth = || (0..n_ends).map(|_| entropy.below(9) as i32 - 4).collect();
        let worth = (0..n_outcomes).map(|_| worth()).collect();
        Arc::new(Plan { shape, weights, worth })
    }
}

impl Shape {
    fn random(entropy: &mut impl Entropy, depth: u32, mover: Seat, n_ends: &mut usize) -> Shape {
        let is_first = depth == 3;
        if depth == 0 || (!is_first && entropy.below(3) == 0) {
            *n_ends += 1;
            return Shape::End(*n_ends - 1);
        }
        // Now and then the same side decides again.
        let next = if entropy.below(5) == 0 { mover } else { mover.opponent() };
        let n = 2 + entropy.below(2);
        let below = (0..n).map(|_| Shape::random(entropy, depth - 1, next, n_ends));
        Shape::Choice(mover, below.collect())
    }

    /// The part that is left after these choices.
    fn after(&self, said: &[usize]) -> &Shape {
        match (self, said) {
            (Shape::Choice(_, below), [first, rest @ ..]) => below[*first].after(rest),
            _ => self,
        }
    }
}

/// Such a game after an outcome, if it has come out, and some choices.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Veiled {
    plan: Arc<Plan>,
    /// The outcome; in `B`'s view none.
    outcome: Option<usize>,
    has_begun: bool,
    said: Vec<usize>,
}

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Happened {
    Outcome(usize),
    Said(usize),
}

impl Game for Veiled {
    type Setup = Arc<Plan>;
    type Action = usize;
    type Address = ();
    type Chance = usize;
    type Event = Happened;

    fn start(plan: &Arc<Plan>) -> Veiled {
        Veiled { plan: plan.clone(), outcome: None, has_begun: false, said: Vec::new() }
    }

    fn seats(&self) -> SeatSet {
        SeatSet::TWO
    }

    fn turn(&self) -> Turn<()> {
        match self.plan.shape.after(&self.said) {
            _ if !self.has_begun => Turn::Chance(()),
            Shape::End(_) => Turn::Over,
            Shape::Choice(mover, _) => Turn::Decide(SeatSet::one(*mover)),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<usize>) {
        out.clear();
        match self.plan.shape.after(&self.said) {
            Shape::Choice(mover, below) if self.has_begun && *mover == seat => {
                out.extend(0..below.len());
            }
            Shape::Choice(..) | Shape::End(_) => {}
        }
    }

    fn advance(&mut self, answers: &Answers<usize>, events: &mut impl Sink<Happened>) {
        if let Some((_, nth)) = answers.iter().next() {
            self.said.push(nth);
            events.push(Happened::Said(nth));
        }
    }

    fn apply(&mut self, nth: usize, events: &mut impl Sink<Happened>) -> Result<(), Illegal> {
        (self.outcome, self.has_begun) = (Some(nth), true);
        events.push(Happened::Outcome(nth));
        Ok(())
    }

    fn returns(&self) -> BySeat<i32> {
        let mut returns = BySeat::splat(0);
        if let (Some(outcome), Shape::End(end)) = (self.outcome, self.plan.shape.after(&self.said))
        {
            let worth = self.plan.worth[outcome][*end];
            (returns[Seat::A], returns[Seat::B]) = (worth, -worth);
        }
        returns
    }
}

impl Stochastic for Veiled {
    fn outcomes(&self, (): ()) -> Option<impl Iterator<Item = (usize, u32)> + use<>> {
        Some(self.plan.weights.clone().into_iter().enumerate())
    }

    fn draw(&self, (): (), entropy: &mut impl Entropy) -> usize {
        entropy.below(self.plan.weights.len() as u32) as usize
    }
}

impl Hidden for Veiled {
    /// To `B` every outcome is possible.
    fn sample(view: &Veiled, viewer: Seat, entropy: &mut impl Entropy) -> Veiled {
        let outcome = match viewer {
            Seat::A => view.outcome,
            _ => view.has_begun.then(|| view.draw((), entropy)),
        };
        Veiled { outcome, ..view.clone() }
    }
}

impl Observed for Veiled {
    type View = Veiled;
    type Seen = Happened;

    fn first_view(plan: &Arc<Plan>, _viewer: Seat) -> Veiled {
        Veiled::start(plan)
    }

    fn view(&self, viewer: Seat) -> Veiled {
        let outcome = self.outcome.filter(|_| viewer == Seat::A);
        Veiled { outcome, ..self.clone() }
    }

    fn seen_by(event: &Happened, viewer: Seat) -> Option<Happened> {
        let is_hidden = matches!(event, Happened::Outcome(_)) && viewer != Seat::A;
        (!is_hidden).then_some(*event)
    }

    fn fold(view: &mut Veiled, seen: &Happened) -> Result<(), Illegal> {
        match *seen {
            Happened::Outcome(nth) => (view.outcome, view.has_begun) = (Some(nth), true),
            Happened::Said(nth) => view.said.push(nth),
        }
        Ok(())
    }

    fn prompt(view: &Veiled, viewer: Seat, out: &mut Vec<usize>) {
        view.legal(viewer, out);
    }
}
