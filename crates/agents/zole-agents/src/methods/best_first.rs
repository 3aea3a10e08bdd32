//! `bestfirst`: in each world best-first minimax, and at the end of it exact values.

use parlor_agent::{Algorithm, Ask, Budget, Message, Meter, Stream, Unit};
use parlor_game::{Game, Seat, SeatSet, Turn};
use parlor_search::{
    BestFirst, Bounds, Evaluate, Found, Samples, Search, Solve, Tracer, pimc_traced,
};
use parlor_zole::{Action, Deal};

use super::estimate::Estimator;
use super::guess::Guess;
use super::open_cards::{OpenCards, side};
use super::{Answer, InVain, Method, margin};
use crate::Imagining;

/// Plays the card that is best on average over worlds, each searched by best-first minimax. Leaves with few
/// cards left are solved exactly by alpha-beta, others are estimated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BestFirstCards {
    pub(crate) imagining: Imagining,
    /// How large the tree of one world grows.
    pub(crate) tree: BestFirst,
    /// With so many cards in hand a leaf is solved.
    pub(crate) exact_from: usize,
}

impl Method for BestFirstCards {
    const WATCHED: Option<Algorithm> = Some(Algorithm::Pimc);

    fn find<T: Tracer<Deal>>(
        &mut self,
        ask: &Ask<'_, Deal>,
        budget: &Budget<'_>,
        stream: &mut Stream,
        tracer: &mut T,
    ) -> Result<Answer, InVain> {
        let open = OpenCards::of(ask.view).ok_or(InVain(0))?;
        let estimator = Estimator::of(ask.view).ok_or(InVain(0))?;
        let guess = Guess::of(self.imagining, ask.view, stream);
        let deals = guess.deals(ask.view);
        let mut meter = budget.meter();
        let leaves = Leaves { open, estimator, exact_from: self.exact_from };
        let mut solver = OpenTree { leaves, tree: self.tree };
        let asked = (ask.seat, ask.legal);
        let mut found: Found<Action> =
            pimc_traced(deals, guess.coverage, asked, &mut solver, &mut meter, tracer);
        margin::settle(ask, &mut found, &guess, &mut solver.leaves.open, &mut meter);
        found.nodes = meter.used();
        let Samples::Worlds(n) = found.samples else { return Err(InVain(found.nodes)) };
        let method = Message::new("zole-by-bestfirst").with("worlds", Unit::Count.of(n as f64));
        Ok(Answer { found, method, shares: Vec::new(), worlds: Some(guess.said(n)) })
    }
}

/// Solves a world by a best-first tree.
struct OpenTree {
    leaves: Leaves,
    tree: BestFirst,
}

impl Solve<Deal> for OpenTree {
    fn solve(
        &mut self,
        world: &Deal,
        seat: Seat,
        legal: &[Action],
        values: &mut [f64],
        meter: &mut Meter<'_>,
    ) -> bool {
        let before = self.leaves.open.nodes();
        let tree = self.tree;
        let found = Search::new(&mut self.leaves).best_first(world, seat, tree, meter);
        // What leaves cost is paid afterwards.
        if found.spent.is_some() || !meter.look() || !meter.take(self.leaves.open.nodes() - before)
        {
            return false;
        }
        for (action, value) in legal.iter().zip(values) {
            let same = found.candidates.iter().find(|one| one.action == *action);
            let Some(known) = same.and_then(|same| same.value) else { return false };
            *value = known.value;
        }
        true
    }
}

/// What stands at the end of a line.
struct Leaves {
    open: OpenCards,
    estimator: Estimator,
    exact_from: usize,
}

impl Evaluate<Deal> for Leaves {
    fn bounds(&self) -> Bounds {
        Bounds::symmetric(self.open.most())
    }

    fn value(&mut self, game: &Deal, seat: Seat) -> f64 {
        if game.turn() == Turn::Over {
            return f64::from(game.returns()[seat]);
        }
        let held = game.public().turn().map_or(0, |place| game.hands()[place].len());
        if held <= self.exact_from { self.open.points(game) } else { self.estimator.points(game) }
    }

    fn side(&self, game: &Deal, seat: Seat) -> SeatSet {
        side(game, seat)
    }
}
