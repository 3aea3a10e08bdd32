//! Chance, for logs and records.

use parlor_backgammon::{Dice, Die, Throw, Thrown};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The name of a throw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "backgammon.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BackgammonAddress {
    /// The opening throw.
    Opening {
        /// How many ties came before.
        ties: u16,
    },
    /// The roll of a turn.
    Roll {
        /// How many turns came before.
        turn: u32,
    },
}

/// What the dice show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "backgammon.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BackgammonChance {
    /// One die each.
    Opening {
        /// The dice of seats A and B.
        dice: [u8; 2],
    },
    /// Both dice of the player on roll.
    Roll {
        /// The dice, the larger first.
        dice: [u8; 2],
    },
}

pub(super) fn put_address(at: Throw) -> BackgammonAddress {
    match at {
        Throw::Opening { ties } => BackgammonAddress::Opening { ties },
        Throw::Roll { turn } => BackgammonAddress::Roll { turn },
    }
}

pub(super) fn put_chance(chance: Thrown) -> BackgammonChance {
    match chance {
        Thrown::Opening { a, b } => BackgammonChance::Opening { dice: [a.pips(), b.pips()] },
        Thrown::Roll(dice) => {
            BackgammonChance::Roll { dice: [dice.large().pips(), dice.small().pips()] }
        }
    }
}

pub(super) fn get_chance(message: &BackgammonChance) -> Option<Thrown> {
    Some(match *message {
        BackgammonChance::Opening { dice: [a, b] } => {
            Thrown::Opening { a: Die::new(a)?, b: Die::new(b)? }
        }
        BackgammonChance::Roll { dice: [a, b] } => {
            Thrown::Roll(Dice::new(Die::new(a)?, Die::new(b)?))
        }
    })
}
