//! `linear` and `house`: players by the linear evaluation, who also turn the cube by it.

use parlor_agent::{Agent, Ask, Entry, Explanation, Parameter};
use parlor_backgammon::{Action, Backgammon, Phase};
use parlor_search::Prune;

use crate::cubeful::{CUBE, seated};
use crate::linear::Linear;
use crate::{
    AppraisedPlayer, Breadth, Cubeless, FilteredSearch, Look, MatchEquityTable, MoveFilter,
    OneRoll, PipCount,
};

/// The entry of `linear`.
pub(crate) fn linear(table: &'static MatchEquityTable) -> Entry<Backgammon> {
    let depth = Parameter::integer("depth", 1..=5, 1);
    Entry::new("linear", &[depth, CUBE], move |params, _| {
        // Star2 over plays as listed: the evaluation costs so much more than the rest of a node
        // that sorting by it would cost more than it saves.
        let depth = params.integer("depth") as u32;
        let look = Look { depth, prune: Prune::Star2, breadth: Breadth::AsListed };
        seated(table, look.player(table, Linear::shipped()), Linear::shipped(), params)
    })
}

/// The entry of `house`.
///
/// A beginner counts pips and the blots that may be hit, a club player knows what positions are worth
/// but not what the replies make of them, and a master looks at those too. All turn the cube alike:
/// one who doubled by pips alone would be redoubled out of all bounds.
pub(crate) fn house(table: &'static MatchEquityTable) -> Entry<Backgammon> {
    Entry::new("house", &[Parameter::level(), CUBE], move |params, _| {
        let player: Box<dyn Agent<Backgammon>> = match params.choice("level") {
            "beginner" => Box::new(Beginner {
                men: AppraisedPlayer::new(table, PipCount),
                cube: by_positions(table, &[]),
            }),
            "club" => Box::new(by_positions(table, &[])),
            _ => Box::new(by_positions(table, &MASTER)),
        };
        seated(table, player, OneRoll::new(Linear::shipped()), params)
    })
}

/// Who plays by what positions are worth, and looks as many turns ahead as there are filters.
fn by_positions(
    table: &'static MatchEquityTable,
    filters: &'static [MoveFilter],
) -> Cubeless<Linear> {
    let seating =
        move |evaluate: Linear| Box::new(FilteredSearch::new(evaluate, filters)) as Box<_>;
    Cubeless::new(table, Linear::shipped(), Box::new(seating))
}

/// Who moves the men by one rule and answers a cube that it does not turn itself by another.
struct Beginner {
    men: AppraisedPlayer<PipCount>,
    cube: Cubeless<Linear>,
}

impl Beginner {
    fn at(&mut self, game: &Backgammon) -> &mut dyn Agent<Backgammon> {
        match game.phase() {
            Phase::ToMove(_) => &mut self.men,
            _ => &mut self.cube,
        }
    }
}

impl Agent<Backgammon> for Beginner {
    fn decide(&mut self, ask: &Ask<'_, Backgammon>, why: Option<&mut Explanation>) -> Action {
        self.at(ask.view).decide(ask, why)
    }

    fn nodes(&self) -> u64 {
        self.men.nodes()
    }
}

const MASTER: [MoveFilter; 3] = [
    MoveFilter { most: 12, within: 0.3 },
    MoveFilter { most: 6, within: 0.12 },
    MoveFilter { most: 3, within: 0.05 },
];
