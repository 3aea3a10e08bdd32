//! Chance, for logs and records.

use parlor_backgammon::{Backgammon, Dice, Die, Throw, Thrown};
use serde::{Deserialize, Serialize};

use super::{BackgammonWire, ViewMsg};
use crate::{Codec, Hosted};

/// The name of a throw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "backgammon.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AddressMsg {
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "backgammon.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ChanceMsg {
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

impl Hosted for BackgammonWire {
    type TableMsg = ViewMsg;
    type AddressMsg = AddressMsg;
    type ChanceMsg = ChanceMsg;

    fn put_table(game: &Backgammon) -> ViewMsg {
        BackgammonWire::put_view(game)
    }

    fn put_address(at: Throw) -> AddressMsg {
        match at {
            Throw::Opening { ties } => AddressMsg::Opening { ties },
            Throw::Roll { turn } => AddressMsg::Roll { turn },
        }
    }

    fn put_chance(chance: Thrown) -> ChanceMsg {
        match chance {
            Thrown::Opening { a, b } => ChanceMsg::Opening { dice: [a.pips(), b.pips()] },
            Thrown::Roll(dice) => {
                ChanceMsg::Roll { dice: [dice.large().pips(), dice.small().pips()] }
            }
        }
    }

    fn get_chance(message: &ChanceMsg) -> Option<Thrown> {
        Some(match *message {
            ChanceMsg::Opening { dice: [a, b] } => {
                Thrown::Opening { a: Die::new(a)?, b: Die::new(b)? }
            }
            ChanceMsg::Roll { dice: [a, b] } => Thrown::Roll(Dice::new(Die::new(a)?, Die::new(b)?)),
        })
    }
}
