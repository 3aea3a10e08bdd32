//! The networks as an evaluation, and the player who plays by it.

use std::sync::Arc;

use parlor_agent::{Entry, Message, Panel, Parameter, Scale, Unit};
use parlor_backgammon::{Backgammon, Board};
use parlor_game::Seat;
use parlor_search::{Bounds, Evaluate};

use crate::cubeful::{CUBE, seated};
use crate::evidence::Evidence;
use crate::{
    Appraise, Chances, CubeLife, Cubeless, EQUITY, Ending, FilteredSearch, MatchEquityTable,
    OneRoll, Utility, reasons,
};

use super::evaluator::FILTERS;
use super::{Evaluator, Networks};

/// The evaluation by networks: expected points without the cube, in −3..3, or what they are worth at
/// the score of a match. Bear-offs are valued by [`ExactEndings`](crate::ExactEndings).
#[derive(Clone, Debug)]
pub struct Net {
    networks: Arc<Networks>,
    evaluator: Evaluator,
    utility: Utility,
}

impl Net {
    /// With networks of one's own.
    pub fn new(networks: Arc<Networks>) -> Net {
        let evaluator = Evaluator::new(Arc::clone(&networks));
        Net { networks, evaluator, utility: Utility::MONEY }
    }

    /// With the networks that come with Parlor.
    pub fn shipped() -> Net {
        Net::new(Networks::shipped())
    }

    /// What `seat` can expect. The player on roll is assumed to roll next, also where the dice are
    /// already known.
    fn seat_chances(evaluator: &mut Evaluator, game: &Backgammon, seat: Seat) -> Chances {
        match game.outcome() {
            Some(outcome) if outcome.winner == seat => Chances::won(outcome.win),
            Some(outcome) => Chances::won(outcome.win).flipped(),
            None if seat == game.on_roll() => evaluator.on_roll(game.board()).into(),
            None => evaluator.on_roll(game.board()).flipped().into(),
        }
    }
}

impl Appraise for Net {
    fn appraise(&mut self, board: &Board) -> Option<Chances> {
        Some(self.evaluator.on_roll(board).into())
    }

    fn cube_life(&mut self, board: &Board) -> Option<CubeLife> {
        Ending::of(board)?.cube_life()
    }
}

impl Evaluate<Backgammon> for Net {
    fn bounds(&self) -> Bounds {
        self.utility.bounds()
    }

    #[inline]
    fn value(&mut self, game: &Backgammon, seat: Seat) -> f64 {
        self.utility.equity(&Net::seat_chances(&mut self.evaluator, game, seat), seat)
    }
}

impl Evidence for Net {
    fn scale(&self) -> Scale {
        Scale::new(EQUITY, Unit::signed(3))
    }

    fn chances(&self, game: &Backgammon, seat: Seat) -> Option<Chances> {
        let mut evaluator = Evaluator::new(Arc::clone(&self.networks));
        Some(Net::seat_chances(&mut evaluator, game, seat))
    }

    /// The five chances.
    fn panel(&mut self, positions: &[(Message, Backgammon)], seat: Seat) -> Panel {
        let found: Vec<Chances> = positions
            .iter()
            .map(|(_, game)| Net::seat_chances(&mut self.evaluator, game, seat))
            .collect();
        let names = positions.iter().map(|(name, _)| name.clone());
        reasons::chances(names, &found, (&self.utility, seat))
    }

    fn playing_for(&self, utility: Utility) -> Net {
        Net { utility, ..Net::new(Arc::clone(&self.networks)) }
    }
}

/// The entry of `net`.
pub(crate) fn entry(table: &'static MatchEquityTable) -> Entry<Backgammon> {
    let ply = Parameter::integer("ply", 0..=2, 0);
    Entry::new("net", &[ply, CUBE], move |params, _| {
        let filters = &FILTERS[..params.integer("ply") as usize];
        let seating =
            move |evaluate: Net| Box::new(FilteredSearch::new(evaluate, filters)) as Box<_>;
        let player = Box::new(Cubeless::new(table, Net::shipped(), Box::new(seating)));
        seated(table, player, OneRoll::new(Net::shipped()), params)
    })
}
