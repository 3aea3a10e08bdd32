//! A simple evaluation of backgammon, and positions to use it on.

use parlor_agent::Stream;
use parlor_backgammon::{Backgammon, Men, Phase, RuleSet, Score, Setup};
use parlor_game::{Answers, Entropy, Game, Seat, Silent, Stochastic, Turn};
use parlor_search::{Bounds, Evaluate};

/// The difference of the pip counts and of the blots, in whole hundredths; ±1 for a finished game.
#[derive(Clone, Copy)]
pub(crate) struct Pips;

impl Pips {
    fn burden(men: Men) -> i32 {
        i32::from(men.pips()) + 4 * men.blots().len() as i32
    }
}

impl Evaluate<Backgammon> for Pips {
    fn bounds(&self) -> Bounds {
        Bounds::UNIT
    }

    fn value(&mut self, game: &Backgammon, seat: Seat) -> f64 {
        if let Some(outcome) = game.outcome() {
            return if outcome.winner == seat { 1.0 } else { -1.0 };
        }
        let lead = Pips::burden(game.men(seat.opponent())) - Pips::burden(game.men(seat));
        (f64::from(lead) / 100.0).clamp(-1.0, 1.0)
    }
}

/// `n` decisions with more than one play, from random games without the cube.
pub(crate) fn positions(seed: u64, n: usize) -> Vec<(Backgammon, Seat)> {
    let mut stream = Stream::new(seed);
    let setup = Setup::new(RuleSet::SEED, Score::MONEY);
    let (mut game, mut legal, mut found) = (Backgammon::start(&setup), Vec::new(), Vec::new());
    while found.len() < n {
        match game.turn() {
            Turn::Over => game = Backgammon::start(&setup),
            Turn::Chance(at) => {
                let thrown = game.draw(at, &mut stream);
                game.apply(thrown, &mut Silent).expect("a drawn throw fits");
            }
            Turn::Decide(asked) => {
                let seat = asked.first().expect("someone is asked");
                game.legal(seat, &mut legal);
                assert!(matches!(game.phase(), Phase::ToMove(_)));
                if legal.len() > 1 && stream.below(7) == 0 {
                    found.push((game, seat));
                }
                let action = legal[stream.below(legal.len() as u32) as usize];
                game.advance(&Answers::one(seat, action), &mut Silent);
            }
        }
    }
    found
}
