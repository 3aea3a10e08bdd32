//! Who runs the race.

mod player;
mod reasons;
mod winning;

use parlor_agent::{Entry, Message, Parameter, Registry};
use parlor_toy::{Race, RaceAction};

pub use player::Player;
pub use winning::Winning;

/// Everyone who runs the race.
pub fn registry() -> Registry<Race> {
    Registry::naming(|_, action| name(action))
        .with(Entry::new("expectiminimax", &[DEPTH], |params, _| {
            Box::new(Player::new(params.integer("depth") as u32))
        }))
        .with(Entry::new("house", &[], |_, _| Box::new(Player::new(DEPTH_MAX))))
}

/// More levels than a long race has.
const DEPTH_MAX: u32 = 99;

const DEPTH: Parameter = Parameter::integer("depth", 1..=DEPTH_MAX as i64, DEPTH_MAX as i64);

/// An action in words.
fn name(action: RaceAction) -> Message {
    Message::new(match action {
        RaceAction::Step => "race-answer-step",
        RaceAction::Decline => "race-answer-decline",
    })
}
