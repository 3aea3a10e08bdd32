//! Who searches a tree that is written by hand.

mod leaves;
mod player;

use parlor_agent::{Entry, Message, Parameter, Params, Registry};
use parlor_search::{Edge, Prune};
use parlor_toy::{TreePlan, WrittenTree};

pub use leaves::Leaves;
pub use player::{Method, Player};

/// Every search that a written tree can be given to.
pub fn registry() -> Registry<WrittenTree> {
    Registry::new()
        .with(Entry::new("minimax", &[DEPTH], |params, _| depth_first(params, Prune::None, false)))
        .with(Entry::new("alphabeta", &[DEPTH, ORDER], |params, _| {
            depth_first(params, Prune::Star1, params.flag("order"))
        }))
        .with(Entry::new("expectiminimax", &[DEPTH, PRUNE, ORDER], |params, _| {
            let prune = Prune::named(params.choice("prune")).unwrap_or_default();
            depth_first(params, prune, params.flag("order"))
        }))
        .with(Entry::new("bestfirst", &[], |_, seed| {
            Box::new(Player::new(Method::BestFirst, seed))
        }))
        .with(Entry::new("uct", &[PLAYOUTS], |params, seed| {
            let playouts = params.integer("playouts").cast_unsigned();
            Box::new(Player::new(Method::Uct { playouts }, seed))
        }))
}

fn depth_first(params: &Params, prune: Prune, is_ordered: bool) -> Box<Player> {
    let depth = params.integer("depth") as u32;
    Box::new(Player::new(Method::DepthFirst { prune, depth, is_ordered }, 0))
}

const DEPTH_MAX: i64 = TreePlan::DEPTH_MAX as i64;
const DEPTH: Parameter = Parameter::integer("depth", 1..=DEPTH_MAX, DEPTH_MAX);
const ORDER: Parameter = Parameter::flag("order", false);
const PRUNE: Parameter = Parameter::choice("prune", &["none", "gamma", "star1", "star2"], "star1");
const PLAYOUTS: Parameter = Parameter::integer("playouts", 1..=5_000, 200);

/// Why this search has nothing to say of this tree, in a sentence; `None` where it has.
pub fn misfit(agent: &str, plan: &TreePlan) -> Option<&'static str> {
    match agent {
        "minimax" if plan.has_chance() => {
            Some("minimax knows no chance nodes; use expectiminimax:prune=none")
        }
        "alphabeta" if plan.has_chance() => {
            Some("alphabeta knows no chance nodes; use expectiminimax:prune=star1")
        }
        "bestfirst" if plan.has_chance() => {
            Some("bestfirst knows no chance nodes; use expectiminimax or uct")
        }
        _ => None,
    }
}

/// What a branch is called: by its own name; without one only those of the root need to be told
/// apart, and get letters.
fn edge_name(game: &WrittenTree, edge: &Edge<WrittenTree>) -> Message {
    let (nth, is_choice) = match edge {
        Edge::Action(_, branch) => (branch.0, true),
        Edge::Chance { chance, .. } => (chance.0, false),
        Edge::Root | Edge::World(_) => return Message::verbatim(""),
    };
    let own = game.name(nth).map(str::to_owned);
    let letter = || (game.is_root() && is_choice).then(|| letters(nth));
    Message::verbatim(own.or_else(letter).unwrap_or_default())
}

/// A, B, …, Z, AA, AB, …
fn letters(nth: u16) -> String {
    let last = char::from(b'A' + (nth % 26) as u8);
    if nth < 26 { last.to_string() } else { format!("{}{last}", letters(nth / 26 - 1)) }
}
