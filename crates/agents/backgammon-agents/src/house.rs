//! `linear` and `house`: players by the linear evaluation, who also turn the cube by it.

use parlor_agent::{Entry, Kind, Parameter, Setting};
use parlor_backgammon::Backgammon;
use parlor_search::Prune;

use crate::cubeful::{CUBE, seated};
use crate::linear::Linear;
use crate::{Breadth, Look, OneRoll};

/// The entry of `linear`.
pub(crate) fn linear() -> Entry<Backgammon> {
    let depth = Parameter {
        name: "depth",
        summary: "levels: own plays, rolls, replies; even depths choose as the depth before",
        kind: Kind::Integer { min: 1, max: 5 },
        default: Setting::Integer(1),
    };
    Entry::new(
        "linear",
        "plays what its trained linear evaluation likes best: the yardstick",
        &[depth, CUBE],
        |params, _| {
            let look = full_width(params.integer("depth") as u32);
            seated(look.player(Linear::shipped()), Linear::shipped(), params)
        },
    )
}

/// The entry of `house`.
pub(crate) fn house() -> Entry<Backgammon> {
    let level = Parameter {
        name: "level",
        summary: "how far it looks: its plays; the replies; its answers to the likelier replies",
        kind: Kind::Choice(&["beginner", "club", "master"]),
        default: Setting::Choice("club"),
    };
    Entry::new(
        "house",
        "the strongest there is: looks at replies, values by the trained evaluation",
        &[level, CUBE],
        |params, _| {
            let look = level_look(params.choice("level"));
            let chances = OneRoll::new(Linear::shipped());
            seated(look.player(Linear::shipped()), chances, params)
        },
    )
}

fn level_look(level: &str) -> Look {
    match level {
        "beginner" => full_width(1),
        "master" => Look { depth: 5, prune: Prune::Star2, breadth: Breadth::Best(5) },
        _ => full_width(3),
    }
}

/// Star2 over plays as listed: the evaluation costs so much more than the rest of a node that
/// sorting by it would cost more than it saves.
fn full_width(depth: u32) -> Look {
    Look { depth, prune: Prune::Star2, breadth: Breadth::AsListed }
}
