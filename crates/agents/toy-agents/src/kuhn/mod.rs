//! Who plays Kuhn poker.

mod equilibrium;
mod one_tree;
mod open_cards;
mod reasons;
mod strategy;
mod worlds;

use parlor_agent::{Edge, Entry, Message, Parameter, Registry, Scale, Unit};
use parlor_game::Seat;
use parlor_toy::{Cards, Kuhn, KuhnAction};

pub use equilibrium::Equilibrium;
pub use one_tree::OneTree;
pub use open_cards::OpenCards;
pub use strategy::Strategy;

/// Everyone who plays Kuhn poker.
pub fn registry() -> Registry<Kuhn> {
    Registry::naming(|_, action| name(action))
        .with(Entry::new("pimc", &[], |_, _| Box::new(OpenCards::default())))
        .with(Entry::new("ismcts", &[PLAYOUTS], |params, seed| {
            Box::new(OneTree::new(params.integer("playouts") as u64, seed))
        }))
        .with(Entry::new("cfr", &[ITERATIONS], |params, seed| {
            Box::new(Equilibrium::new(params.integer("iterations") as u64, seed))
        }))
        .with(Entry::new("house", &[], |_, seed| Box::new(Equilibrium::new(ROUNDS, seed))))
}

/// Rounds of self-play that leave next to nothing to gain.
const ROUNDS: u64 = 1_000;

/// So many playouts that two seeds seldom disagree where the choice matters.
const PLAYOUTS: Parameter = Parameter::integer("playouts", 1..=100_000, 1_000);

const ITERATIONS: Parameter = Parameter::integer("iterations", 1..=100_000, ROUNDS as i64);

/// An action in words.
fn name(action: KuhnAction) -> Message {
    Message::new(match action {
        KuhnAction::Check => "kuhn-answer-check",
        KuhnAction::Bet => "kuhn-answer-bet",
        KuhnAction::Call => "kuhn-answer-call",
        KuhnAction::Fold => "kuhn-answer-fold",
    })
}

/// What leads on from a position: what is said, or both cards, `A`'s first.
fn edge_name(game: &Kuhn, edge: &Edge<Kuhn>) -> Message {
    let cards = match edge {
        Edge::Root => None,
        Edge::Action(_, action) => return name(*action),
        Edge::Chance { chance, .. } => Some(*chance),
        Edge::World(_) => game.cards(),
    };
    let both = |cards: Cards| format!("{} {}", cards.of(Seat::A), cards.of(Seat::B));
    Message::verbatim(cards.map(both).unwrap_or_default())
}

/// What values measure: chips won on average.
fn chips() -> Scale {
    Scale::new("kuhn-chips", Unit::signed(2))
}
