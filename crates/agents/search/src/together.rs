//! Several worlds kept together: what a search needs that may not play each of them as if it were known.

use parlor_agent::Meter;
use parlor_game::{Answers, Game, Seat, SeatSet, Silent, Turn};

use crate::Solve;
use crate::walk::decider;

/// What a game brings to the searches that keep worlds together: its value once nothing is hidden any
/// more, and what a seat knows of a world.
pub trait Together<G: Game> {
    /// What `world` is worth to `seat` when all is open from here on, and everyone plays best. `None` when
    /// the budget was spent before it was known.
    fn value(&mut self, world: &G, seat: Seat, meter: &mut Meter<'_>) -> Option<f64>;

    /// What `mover` alone knows of `world`. Worlds in which the same was seen by all and this is equal
    /// cannot be told apart by `mover`, and it plays the same in them.
    fn knowledge(&self, world: &G, mover: Seat) -> u64;

    /// Who wants the same as `seat`, itself included. Everyone else is taken to be against it.
    fn side(&self, _world: &G, seat: Seat) -> SeatSet {
        SeatSet::one(seat)
    }
}

/// One of the worlds that are kept together, at some moment of play.
#[derive(Clone, Debug)]
pub(crate) struct Member<G> {
    /// Its number among the worlds at the root.
    pub(crate) nth: usize,
    pub(crate) game: G,
}

/// An action and the members, by their place, in which it is legal.
pub(crate) struct Choice<A> {
    pub(crate) action: A,
    pub(crate) places: Vec<usize>,
}

/// Who decides in these worlds; all have seen the same, so it is the same seat where anyone does.
pub(crate) fn mover<G: Game>(members: &[Member<G>]) -> Option<Seat> {
    members.iter().find_map(|member| decider(&member.game))
}

/// All that `mover` may do in any of these worlds, in the order in which the worlds list it.
pub(crate) fn choices<G: Game>(members: &[Member<G>], mover: Seat) -> Vec<Choice<G::Action>> {
    let mut choices: Vec<Choice<G::Action>> = Vec::new();
    let mut legal = Vec::new();
    for (place, member) in members.iter().enumerate() {
        member.game.legal(mover, &mut legal);
        for &action in &legal {
            match choices.iter_mut().find(|choice| choice.action == action) {
                Some(choice) => choice.places.push(place),
                None => choices.push(Choice { action, places: vec![place] }),
            }
        }
    }
    choices
}

/// The worlds of a choice after it was made.
pub(crate) fn after<G: Game>(
    members: &[Member<G>],
    mover: Seat,
    choice: &Choice<G::Action>,
) -> Vec<Member<G>> {
    let made = |&place: &usize| {
        let Member { nth, ref game } = members[place];
        let mut game = game.clone();
        game.advance(&Answers::one(mover, choice.action), &mut Silent);
        Member { nth, game }
    };
    choice.places.iter().map(made).collect()
}

/// What each world is worth when all is open from here on.
pub(crate) fn open_values<G: Game>(
    members: &[Member<G>],
    seat: Seat,
    solver: &mut impl Together<G>,
    meter: &mut Meter<'_>,
) -> Option<Vec<f64>> {
    members.iter().map(|member| open_value(&member.game, seat, solver, meter)).collect()
}

/// What a world is worth when all is open: its result where it is over.
pub(crate) fn open_value<G: Game>(
    world: &G,
    seat: Seat,
    solver: &mut impl Together<G>,
    meter: &mut Meter<'_>,
) -> Option<f64> {
    match world.turn() {
        Turn::Over => Some(f64::from(world.returns()[seat])),
        Turn::Chance(_) | Turn::Decide(_) => solver.value(world, seat, meter),
    }
}

/// Values what stands after each action, one world at a time: what PIMC does.
pub(crate) struct AfterEach<'s, S>(pub(crate) &'s mut S);

impl<G: Game, S: Together<G>> Solve<G> for AfterEach<'_, S> {
    fn solve(
        &mut self,
        world: &G,
        seat: Seat,
        legal: &[G::Action],
        values: &mut [f64],
        meter: &mut Meter<'_>,
    ) -> bool {
        for (&action, value) in legal.iter().zip(values) {
            let mut after = world.clone();
            after.advance(&Answers::one(seat, action), &mut Silent);
            let Some(known) = open_value(&after, seat, self.0, meter) else { return false };
            *value = known;
        }
        true
    }
}
