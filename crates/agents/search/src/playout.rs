//! Playing a position on to see how it ends.

use parlor_agent::{Stream, draw_chance, random_playout};
use parlor_game::{Answers, BySeat, Entropy, Game, Seat, Silent, Stochastic, Turn};

use crate::{Bounds, Evaluate};

/// Plays a position on and says what each seat gets: the sample of every Monte Carlo search.
pub trait Playout<G: Game> {
    /// Between which numbers every result lies.
    fn bounds(&self) -> Bounds;

    /// Plays on from `game`, which is left anywhere, and returns what each seat in use gets.
    fn play(&mut self, game: &mut G, stream: &mut Stream) -> BySeat<f64>;

    /// How many nodes the last playout counts for where they are paid one by one.
    fn cost(&self) -> u64 {
        1
    }

    /// What an action of `mover` looks worth to it before it is tried, within the bounds; `None` where
    /// nothing is known, and then every action is tried once before any is tried twice.
    fn prior(&mut self, _game: &G, _mover: Seat, _action: G::Action) -> Option<f64> {
        None
    }
}

/// Random play to the end of the game; the result is what the seats have won.
#[derive(Clone, PartialEq, Debug)]
pub struct RandomPlayout<G: Game> {
    bounds: Bounds,
    legal: Vec<G::Action>,
}

impl<G: Game> RandomPlayout<G> {
    /// For a game in which nobody wins or loses more than `bounds` say.
    pub const fn new(bounds: Bounds) -> RandomPlayout<G> {
        RandomPlayout { bounds, legal: Vec::new() }
    }
}

impl<G: Stochastic> Playout<G> for RandomPlayout<G> {
    fn bounds(&self) -> Bounds {
        self.bounds
    }

    fn play(&mut self, game: &mut G, stream: &mut Stream) -> BySeat<f64> {
        random_playout(game, stream, &mut self.legal);
        let bounds = self.bounds;
        game.returns().map(|won| bounds.clamp(won.into()))
    }
}

/// Random play for a number of transitions, then an evaluation for each seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Truncated<G: Game, E> {
    evaluate: E,
    transitions: u32,
    legal: Vec<G::Action>,
}

impl<G: Game, E: Evaluate<G>> Truncated<G, E> {
    /// Stops after `transitions`; 0 evaluates at once.
    pub const fn new(evaluate: E, transitions: u32) -> Truncated<G, E> {
        Truncated { evaluate, transitions, legal: Vec::new() }
    }
}

impl<G: Stochastic, E: Evaluate<G>> Playout<G> for Truncated<G, E> {
    fn bounds(&self) -> Bounds {
        self.evaluate.bounds()
    }

    fn play(&mut self, game: &mut G, stream: &mut Stream) -> BySeat<f64> {
        for _ in 0..self.transitions {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(at) => draw_chance(game, at, stream),
                Turn::Decide(asked) => {
                    let mut answers = Answers::NONE;
                    for seat in asked {
                        game.legal(seat, &mut self.legal);
                        let idx = stream.below(self.legal.len() as u32) as usize;
                        answers = answers.with(seat, self.legal[idx]);
                    }
                    game.advance(&answers, &mut Silent);
                }
            }
        }
        let mut results = BySeat::splat(0.0);
        for seat in game.seats() {
            results[seat] = self.bounds().clamp(self.evaluate.value(game, seat));
        }
        results
    }
}
