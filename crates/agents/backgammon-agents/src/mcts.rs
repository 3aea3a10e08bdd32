//! `mcts`: a tree grown by playouts that the linear evaluation cuts short.

use parlor_agent::{Agent, Entry, Parameter, Stream, draw_chance};
use parlor_backgammon::{Action, Backgammon, Board, Phase, Play};
use parlor_game::{Answers, BySeat, Entropy, Game, Seat, Silent, Turn};
use parlor_search::{Bounds, Evaluate, Playout, Uct, UctAgent};

use crate::cubeful::{CUBE, seated};
use crate::evidence::Evidence;
use crate::linear::Linear;
use crate::{Cubeless, MatchEquityTable, reasons};

/// Plays on for some turns, every play the best by an evaluation, then asks the evaluation.
#[derive(Clone, Debug)]
pub struct Guided<E> {
    evaluate: E,
    turns: u32,
    results: Vec<(Play, Board)>,
}

impl<E: Evaluate<Backgammon>> Guided<E> {
    /// Plays on for so many turns; 0 evaluates at once.
    pub const fn new(evaluate: E, turns: u32) -> Guided<E> {
        Guided { evaluate, turns, results: Vec::new() }
    }

    /// The best play by the evaluation, the first of equals.
    fn best(&mut self, game: &Backgammon) -> Action {
        let Phase::ToMove(dice) = game.phase() else { return Action::Roll };
        let mut results = std::mem::take(&mut self.results);
        game.board().plays(dice, &mut results);
        let mut best = (f64::NEG_INFINITY, Play::DANCE);
        for &(play, _) in &results {
            let mut after = *game;
            after.advance(&Answers::one(game.on_roll(), Action::Play(play)), &mut Silent);
            let value = self.evaluate.value(&after, game.on_roll());
            if value > best.0 {
                best = (value, play);
            }
        }
        self.results = results;
        Action::Play(best.1)
    }
}

impl<E: Evaluate<Backgammon>> Playout<Backgammon> for Guided<E> {
    fn bounds(&self) -> Bounds {
        self.evaluate.bounds()
    }

    fn play(&mut self, game: &mut Backgammon, stream: &mut Stream) -> BySeat<f64> {
        let last = game.turns() + self.turns;
        while game.turns() < last {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(at) => draw_chance(game, at, stream),
                Turn::Decide(_) => {
                    let action = self.best(game);
                    game.advance(&Answers::one(game.on_roll(), action), &mut Silent);
                }
            }
        }
        let seat = game.on_roll();
        let value = self.bounds().clamp(self.evaluate.value(game, seat));
        let mut results = BySeat::splat(0.0);
        (results[seat], results[seat.opponent()]) = (value, -value);
        results
    }

    /// What the evaluation says of the position after the play.
    fn prior(&mut self, game: &Backgammon, mover: Seat, action: Action) -> Option<f64> {
        let mut after = *game;
        after.advance(&Answers::one(mover, action), &mut Silent);
        Some(self.bounds().clamp(self.evaluate.value(&after, mover)))
    }
}

const PARAMETERS: [Parameter; 5] = [
    Parameter::integer("playouts", 1..=1_000_000, 2_000),
    Parameter::number("exploration", 0.0..=10.0, 0.1),
    Parameter::integer("depth", 0..=100, 1),
    Parameter::number("prior", 0.1..=10_000.0, 20.0),
    CUBE,
];

/// The entry of `mcts`.
pub(crate) fn entry(table: &'static MatchEquityTable) -> Entry<Backgammon> {
    Entry::new("mcts", &PARAMETERS, move |params, seed| {
        let options = Uct {
            playouts: params.integer("playouts").unsigned_abs(),
            exploration: params.number("exploration"),
            even_chance: true,
            prior_visits: params.number("prior"),
            ..Uct::default()
        };
        let turns = params.integer("depth") as u32;
        let mut seeds = Stream::new(seed);
        let seating = move |evaluate: Linear| -> Box<dyn Agent<Backgammon>> {
            let playout = Guided::new(evaluate.clone(), turns);
            let seed = u64::from(seeds.below(u32::MAX));
            let mut agent = UctAgent::new(options, playout, seed);
            agent.words = reasons::words(evaluate.scale());
            Box::new(agent)
        };
        let player = Cubeless::new(table, Linear::shipped(), Box::new(seating));
        seated(table, Box::new(player), Linear::shipped(), params)
    })
}
