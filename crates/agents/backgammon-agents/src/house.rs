//! `linear`, who plays by weighted facts, and `house`, who plays by the networks unless it is told to be
//! weaker. Both turn the cube.

use parlor_agent::{Agent, Ask, Entry, Explanation, Parameter, Spec};
use parlor_backgammon::{Action, Backgammon, Phase};
use parlor_search::Prune;

use crate::cubeful::{CUBE, seated};
use crate::evidence::Evidence;
use crate::linear::Linear;
use crate::net::{FILTERS, Net};
use crate::{
    AppraisedPlayer, Breadth, Cubeless, FilteredSearch, LiveCube, Look, MatchEquityTable,
    MoveFilter, PipCount, TwoTurns,
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

/// How far ahead `house` looks instead of what its level says.
const PLY: Parameter = Parameter::choice("ply", &["level", "0", "1", "2", "3", "4"], "level");

/// Who `house` can be, the weakest first.
const LEVELS: [&str; 4] = ["beginner", "club", "master", "world-class"];

/// The entry of `house`.
///
/// A beginner counts pips and the blots that may be hit. A club player knows what positions are worth as
/// well as weighted facts tell it, and does not look at the replies. A master goes by the networks and
/// looks one turn ahead, a world-class player two. All turn the cube alike, by the networks: one who
/// doubled by pips alone would be redoubled out of all bounds.
pub(crate) fn house(table: &'static MatchEquityTable) -> Entry<Backgammon> {
    let level = Parameter::choice("level", &LEVELS, "world-class");
    Entry::new("house", &[level, PLY, CUBE], move |params, _| {
        let (plies, cube) = (params.choice(PLY.name).parse::<usize>(), params.flag(CUBE.name));
        let player: Box<dyn Agent<Backgammon>> = match params.choice("level") {
            "beginner" => Box::new(Beginner {
                men: AppraisedPlayer::new(table, PipCount),
                cube: by_facts(table, 0),
            }),
            "club" => Box::new(by_facts(table, plies.unwrap_or(0))),
            "master" => Box::new(by_networks(table, plies.unwrap_or(1)).minding_cube(cube)),
            _ => Box::new(by_networks(table, plies.unwrap_or(2)).minding_cube(cube)),
        };
        seated(table, player, TwoTurns::new(Net::shipped()), params)
    })
}

/// Does the agent of this spec value the plays of `game` with its cube? Only those do who ask the networks, and
/// only where someone can still use the cube.
pub fn minds_cube(spec: &str, game: &Backgammon) -> bool {
    let Ok(spec) = spec.parse::<Spec>() else { return false };
    let is_set = |key: &str, among: &[&str]| {
        spec.settings().any(|(name, value)| name == key && among.contains(&value))
    };
    let by_networks = match spec.name() {
        "net" => true,
        "house" => !is_set("level", &["beginner", "club"]),
        _ => false,
    };
    by_networks
        && !is_set(CUBE.name, &["off"])
        && LiveCube::of(game, MatchEquityTable::kazaross_xg2()).is_some()
}

/// Who plays by weighted facts and looks so many turns ahead.
fn by_facts(table: &'static MatchEquityTable, plies: usize) -> Cubeless<Linear> {
    by_positions(table, Linear::shipped(), &BY_FACTS[..plies.min(BY_FACTS.len())])
}

/// Who plays by the networks and looks so many turns ahead.
fn by_networks(table: &'static MatchEquityTable, plies: usize) -> Cubeless<Net> {
    by_positions(table, Net::shipped(), &FILTERS[..plies.min(FILTERS.len())])
}

/// Who plays by what positions are worth, and looks as many turns ahead as there are filters.
fn by_positions<E: Evidence + Clone + 'static>(
    table: &'static MatchEquityTable,
    evaluate: E,
    filters: &'static [MoveFilter],
) -> Cubeless<E> {
    let seating = move |evaluate: E| Box::new(FilteredSearch::new(evaluate, filters)) as Box<_>;
    Cubeless::new(table, evaluate, Box::new(seating))
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

/// Weighted facts see less than networks do: more plays are looked at further.
const BY_FACTS: [MoveFilter; 4] = [
    MoveFilter { most: 12, within: 0.3 },
    MoveFilter { most: 6, within: 0.12 },
    MoveFilter { most: 3, within: 0.05 },
    MoveFilter { most: 2, within: 0.03 },
];
