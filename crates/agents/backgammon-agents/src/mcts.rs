//! `mcts`: a tree grown by playouts that the linear evaluation cuts short.

use parlor_agent::{Entry, Kind, Parameter, Setting, Stream};
use parlor_backgammon::{Action, Backgammon, Board, Phase, Play};
use parlor_game::{Answers, BySeat, Game, Silent, Stochastic, Turn};
use parlor_search::{Bounds, Evaluate, Playout, Uct, UctAgent};

use crate::cubeful::{CUBE, seated};
use crate::evidence::Evidence;
use crate::linear::Linear;
use crate::{Cubeless, reasons};

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
                Turn::Chance(at) => {
                    let thrown = game.draw(at, stream);
                    let fits = game.apply(thrown, &mut Silent);
                    debug_assert!(fits.is_ok(), "a drawn throw fits where it was drawn: {fits:?}");
                }
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
}

const PARAMETERS: [Parameter; 4] = [
    Parameter {
        name: "playouts",
        summary: "how many playouts a decision gets",
        kind: Kind::Integer { min: 1, max: 1_000_000 },
        default: Setting::Integer(2_000),
    },
    Parameter {
        name: "exploration",
        summary: "how much the uncertain are favoured",
        kind: Kind::Number { min: 0.0, max: 10.0 },
        default: Setting::Number(0.2),
    },
    Parameter {
        name: "depth",
        summary: "turns that a playout plays before it is evaluated",
        kind: Kind::Integer { min: 0, max: 100 },
        default: Setting::Integer(1),
    },
    CUBE,
];

/// The entry of `mcts`.
pub(crate) fn entry() -> Entry<Backgammon> {
    Entry::new(
        "mcts",
        "grows a tree by playouts (UCT) that the linear evaluation cuts short",
        &PARAMETERS,
        |params, seed| {
            let evaluate = Linear::shipped();
            let options = Uct {
                playouts: params.integer("playouts").unsigned_abs(),
                exploration: params.number("exploration"),
                ..Uct::default()
            };
            let playout = Guided::new(evaluate.clone(), params.integer("depth") as u32);
            let mut agent = UctAgent::new(options, playout, seed);
            agent.words = reasons::words(evaluate.scale());
            seated(Box::new(Cubeless::new(agent, evaluate)), params)
        },
    )
}
