//! `house`: the strong player of riichi.
//!
//! It values every legal action by the change of its final result to expect, in points:
//!
//! - **Attack**: the chance to win and the points won. Hands up to three from ready are
//!   valued by draws alone ([`sp_draw`](parlor_riichi_value::sp_draw)); rivals' discards and rivals'
//!   wins are then counted in. Ready hands are valued tile by tile, with riichi and without.
//! - **Defence** ([`Rival`]): for each rival how likely it is ready, for what it waits, and what its
//!   hand costs, by what was counted in records ([`Tables`]).
//! - **Push or fold**: what going on is worth, less the danger of every later discard,
//!   against throwing the safest tile each turn.
//! - **Place**: points count by the place that they bring, the more the nearer the end
//!   of the match.
//!
//! | file | idea |
//! |---|---|
//! | `sight` | what a tile looks like: suji, walls, unseen copies |
//! | `tables` | [`Tables`]: the numbers counted |
//! | `tally` | [`Tally`]: counting them |
//! | `rival` | [`Rival`]: reading one |
//! | `placement` | points by the places that they bring |
//! | `race` | how long the deal lasts, and what an attack comes to in it |
//! | `ready`, `far` | attacks of ready hands, and of hands too far to be valued |
//! | `mind` | push and fold weighed |
//! | `options` | every legal action judged |
//! | `skill` | [`Skill`]: the levels |
//! | `reasons` | how it explains itself |

mod far;
mod mind;
mod options;
mod placement;
mod race;
mod ready;
mod reasons;
mod rival;
mod sight;
mod skill;
mod tables;
mod tally;

use parlor_agent::{Agent, Ask, Entry, Explanation, Kind, Parameter, Setting};
use parlor_riichi::Deal;
use parlor_riichi::deal::Action;
use parlor_riichi_value::sp_draw::SpDraw;

use crate::Frame;
use mind::{Judged, Mind};
use options::Options;

pub use rival::Rival;
pub use skill::{Fear, Skill};
pub use tables::{NoTables, Tables};
pub use tally::Tally;

/// The strong player. A node is a hand of 13 tiles valued.
#[derive(Clone, Debug)]
pub struct House {
    skill: Skill,
    engine: SpDraw,
    nodes: u64,
}

impl House {
    /// A player of this skill.
    pub fn new(skill: Skill) -> House {
        House { skill, engine: SpDraw::default(), nodes: 0 }
    }

    /// What it thinks of every legal action, in their order, and the nodes it took.
    fn judge(&mut self, ask: &Ask<'_, Deal>, mind: &Mind<'_>) -> (Vec<Judged>, u64) {
        let mut options = Options { mind, engine: &mut self.engine, meter: ask.budget.meter() };
        let judged = options.judge(ask.legal);
        (judged, options.meter.used())
    }
}

impl Agent<Deal> for House {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        let win = ask.legal.iter().position(|&action| Frame::of(action) == Frame::Win);
        self.nodes = 0;
        if why.is_none() && (win.is_some() || ask.legal.len() == 1) {
            return ask.legal[win.unwrap_or(0)];
        }
        let mind = Mind::new(ask.view, self.skill);
        let (judged, nodes) = self.judge(ask, &mind);
        self.nodes = nodes;
        let chosen = win.unwrap_or_else(|| options::best(&mind, ask.legal, &judged));
        if let Some(why) = why {
            reasons::explain(ask, &mind, &judged, chosen, why);
            reasons::effort(nodes, why);
        }
        ask.legal[chosen]
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// Its place in the roster.
pub(crate) fn entry() -> Entry<Deal> {
    let levels = &["strong", "club", "beginner"];
    let level = Parameter {
        name: "level",
        summary: "strong: all it can; club: folds against riichi, does not mind places; beginner: never folds",
        kind: Kind::Choice(levels),
        default: Setting::Choice(levels[0]),
    };
    Entry::new(
        "house",
        "the best player there is: weighs its hand against the danger of rivals' hands, and minds its place",
        &[level],
        |params, _| Box::new(House::new(Skill::of_level(params.choice("level")))),
    )
}
