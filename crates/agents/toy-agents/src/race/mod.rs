//! Who runs the race.

mod player;
mod reasons;
mod winning;

use parlor_agent::{Entry, Message, Parameter, Registry};
use parlor_search::Prune;
use parlor_toy::{Race, RaceAction};

pub use player::Player;
pub use winning::Winning;

/// Everyone who runs the race.
pub fn registry() -> Registry<Race> {
    Registry::naming(|_, action| name(action))
        .with(Entry::new("expectiminimax", &[DEPTH, PRUNE, ORDER, MEMORY], |params, _| {
            let mut player = Player::new(params.integer("depth") as u32);
            player = player.prune(Prune::named(params.choice("prune")).unwrap_or_default());
            if params.flag("order") {
                player = player.sorted();
            }
            if !params.flag("memory") {
                player = player.without_memory();
            }
            Box::new(player)
        }))
        .with(Entry::new("house", &[], |_, _| Box::new(Player::new(DEPTH_MAX))))
}

/// More levels than a long race has.
const DEPTH_MAX: u32 = 99;

const DEPTH: Parameter = Parameter::integer("depth", 1..=DEPTH_MAX as i64, DEPTH_MAX as i64);

const PRUNE: Parameter = Parameter::choice("prune", &["none", "gamma", "star1", "star2"], "star2");

const ORDER: Parameter = Parameter::flag("order", false);

const MEMORY: Parameter = Parameter::flag("memory", true);

/// An action in words.
fn name(action: RaceAction) -> Message {
    Message::new(match action {
        RaceAction::Step => "race-answer-step",
        RaceAction::Decline => "race-answer-decline",
    })
}
