//! `linear` and `house`: players by the linear evaluation, who also turn the cube by it.

use parlor_agent::{Entry, Parameter};
use parlor_backgammon::Backgammon;
use parlor_search::Prune;

use crate::cubeful::{CUBE, seated};
use crate::linear::Linear;
use crate::{Breadth, Cubeless, FilteredSearch, Look, MatchEquityTable, MoveFilter, OneRoll};

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
pub(crate) fn house(table: &'static MatchEquityTable) -> Entry<Backgammon> {
    let level = Parameter::choice("level", &["beginner", "club", "master"], "master");
    Entry::new("house", &[level, CUBE], move |params, _| {
        let filters = filters(params.choice("level"));
        let seating =
            move |evaluate: Linear| Box::new(FilteredSearch::new(evaluate, filters)) as Box<_>;
        let player = Cubeless::new(table, Linear::shipped(), Box::new(seating));
        seated(table, Box::new(player), OneRoll::new(Linear::shipped()), params)
    })
}

/// What passes to the next turn.
fn filters(level: &str) -> &'static [MoveFilter] {
    match level {
        "beginner" => &[],
        "club" => &MASTER[..1],
        _ => &MASTER,
    }
}

const MASTER: [MoveFilter; 3] = [
    MoveFilter { most: 12, within: 0.3 },
    MoveFilter { most: 6, within: 0.12 },
    MoveFilter { most: 3, within: 0.05 },
];
