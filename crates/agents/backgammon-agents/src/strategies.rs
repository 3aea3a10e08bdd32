//! The source's strategies: what a position is worth.

use std::fmt;

use parlor_agent::Message;
use parlor_backgammon::{Backgammon, Men, PlaceSet};
use parlor_game::Seat;
use parlor_search::{Bounds, Evaluate};

use crate::Characteristics;

/// A way to weigh the characteristics of a position.
///
/// | strategy | evaluation |
/// |---|---|
/// | attacking | 0.8 h_n + 0.2 h_d |
/// | defending | 0.4 h_sk + 0.4 h_s + 0.2 h_d |
/// | combined | 0.4 h_sk + 0.4 h_n + 0.2 h_d |
/// | running | h_d |
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strategy {
    /// Sends men to the bar.
    Attacking,
    /// Closes points and leaves no blots.
    Defending,
    /// Brings the rearmost man home.
    Running,
    /// Closes points and sends men to the bar.
    Combined,
}

/// What each characteristic counts in a [`Strategy`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// Of `h_n`, the men on the bar.
    pub bar: f64,
    /// Of `h_d`, the rearmost man.
    pub distance: f64,
    /// Of `h_sk`, the closed points.
    pub points: f64,
    /// Of `h_s`, the blots.
    pub blots: f64,
}

impl Strategy {
    /// Every strategy of the source.
    pub const ALL: [Strategy; 4] =
        [Strategy::Attacking, Strategy::Defending, Strategy::Running, Strategy::Combined];

    /// Its name in agent specs.
    pub const fn name(self) -> &'static str {
        match self {
            Strategy::Attacking => "attacking",
            Strategy::Defending => "defending",
            Strategy::Running => "running",
            Strategy::Combined => "combined",
        }
    }

    /// Its name for readers.
    pub(crate) const fn message(self) -> Message {
        Message::new(match self {
            Strategy::Attacking => "agent-choice-strategy-attacking",
            Strategy::Defending => "agent-choice-strategy-defending",
            Strategy::Running => "agent-choice-strategy-running",
            Strategy::Combined => "agent-choice-strategy-combined",
        })
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<Strategy> {
        Strategy::ALL.into_iter().find(|strategy| strategy.name() == name)
    }

    /// What it gives each characteristic.
    #[inline]
    pub const fn weights(self) -> Weights {
        let none = Weights { bar: 0.0, distance: 0.0, points: 0.0, blots: 0.0 };
        match self {
            Strategy::Attacking => Weights { bar: 0.8, distance: 0.2, ..none },
            Strategy::Defending => Weights { points: 0.4, blots: 0.4, distance: 0.2, ..none },
            Strategy::Combined => Weights { points: 0.4, bar: 0.4, distance: 0.2, ..none },
            Strategy::Running => Weights { distance: 1.0, ..none },
        }
    }

    /// The weighted sum.
    #[inline]
    pub fn of(self, found: &Characteristics) -> f64 {
        let weights = self.weights();
        weights.points * found.points
            + weights.bar * found.bar
            + weights.blots * found.blots
            + weights.distance * found.distance
    }
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// As the source has it, or put right.
///
/// The source asks, in this order: has someone won (±1), may `max` bear off (`h_b`), is there no
/// contact any more (the race term), and only then the strategy. `h_b` is never negative and the race
/// term never positive, so a position that is as good as lost jumps to 0 or above when the last man
/// comes home, and one as good as won to 0 or below when contact ends.
///
/// Repaired: has someone won (±1); is there no contact, or has one of the sides all its men at home
/// (the pip lead, which both sides see with opposite signs); else the strategy. Every value changes
/// sign when the players change places, so nothing jumps over zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// As the source prints it.
    Seed,
    /// Without the jumps.
    Repaired,
}

impl Variant {
    /// The source's evaluation, and ours without its jumps.
    pub const ALL: [Variant; 2] = [Variant::Seed, Variant::Repaired];
}

/// Which of the rules gave a position its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// The game is over.
    Over,
    /// Seed: the men of `max` are all home, and those borne off count.
    BearingOff,
    /// Seed: no contact, and the own rearmost man counts.
    RearMan,
    /// Repaired: the pips count.
    Pips,
    /// What the strategy weighs.
    Strategy,
}

/// A strategy as an evaluation, in −1..1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judge {
    /// Which strategy values positions.
    pub strategy: Strategy,
    /// As printed, or put right.
    pub variant: Variant,
}

impl Judge {
    /// What `game` is worth to `seat`, and why.
    #[inline]
    pub fn judge(self, game: &Backgammon, seat: Seat) -> (f64, Ground) {
        if let Some(outcome) = game.outcome() {
            return (if outcome.winner == seat { 1.0 } else { -1.0 }, Ground::Over);
        }
        let (max, min) = (game.men(seat), game.men(seat.opponent()));
        let contact = game.board().has_contact();
        match self.variant {
            Variant::Seed if is_home(max) => {
                (Characteristics::of(max, min).off, Ground::BearingOff)
            }
            Variant::Seed if !contact => (Characteristics::race(max), Ground::RearMan),
            Variant::Repaired if !contact || is_home(max) || is_home(min) => {
                (Characteristics::pip_lead(max, min), Ground::Pips)
            }
            _ => (self.strategy.of(&Characteristics::of(max, min)), Ground::Strategy),
        }
    }
}

/// May these men be borne off?
#[inline]
fn is_home(men: Men) -> bool {
    men.occupied().is_subset(PlaceSet::HOME)
}

impl Evaluate<Backgammon> for Judge {
    fn bounds(&self) -> Bounds {
        Bounds::UNIT
    }

    #[inline]
    fn value(&mut self, game: &Backgammon, seat: Seat) -> f64 {
        self.judge(game, seat).0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_those_of_the_source_and_add_up_to_one() {
        let found =
            Characteristics { bar: 1.0, distance: 0.1, points: 0.01, blots: 0.001, off: 1.0 };
        let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-12, "{a} {b}");
        near(Strategy::Attacking.of(&found), 0.82);
        near(Strategy::Defending.of(&found), 0.004 + 0.0004 + 0.02);
        near(Strategy::Combined.of(&found), 0.004 + 0.4 + 0.02);
        near(Strategy::Running.of(&found), 0.1);
        for strategy in Strategy::ALL {
            let Weights { bar, distance, points, blots } = strategy.weights();
            near(bar + distance + points + blots, 1.0);
            assert_eq!(Strategy::named(strategy.name()), Some(strategy));
        }
    }
}
