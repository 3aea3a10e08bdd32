//! Chance, for logs and records.

use parlor_game::BySeat;
use parlor_riichi::deal::{Address, Chance};
use parlor_riichi::{Deal, Tiles};
use serde::{Deserialize, Serialize};

use super::{RiichiWire, TableMsg};
use crate::notation::{Written, put_tiles};
use crate::{Hosted, SeatMsg, TileMsg};

/// The name of a chance event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AddressMsg {
    /// Thirteen tiles for each seat.
    Deal,
    /// A tile of the live wall.
    Draw {
        /// Who draws.
        seat: SeatMsg,
        /// How often this seat has drawn before.
        nth: u8,
        /// How many tiles of the live wall have been drawn before.
        wall: u8,
    },
    /// A replacement tile after a kan.
    Replacement {
        /// Who draws.
        seat: SeatMsg,
        /// How many have been drawn before.
        nth: u8,
    },
    /// A dora indicator.
    Indicator {
        /// How many have been turned before.
        nth: u8,
    },
    /// An ura indicator.
    Ura {
        /// How many have been turned before.
        nth: u8,
    },
    /// Nothing more is drawn.
    End,
}

/// What came out of a chance event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ChanceMsg {
    /// The hands dealt to seats A, B, C and D.
    Hands {
        /// Thirteen tiles each.
        hands: [Vec<TileMsg>; 4],
    },
    /// A tile.
    Tile {
        /// Which.
        tile: TileMsg,
    },
    /// Nothing.
    End,
}

impl Hosted for RiichiWire {
    type TableMsg = TableMsg;
    type AddressMsg = AddressMsg;
    type ChanceMsg = ChanceMsg;

    fn put_table(game: &Deal) -> TableMsg {
        game.table().into()
    }

    fn put_address(at: Address) -> AddressMsg {
        match at {
            Address::Deal => AddressMsg::Deal,
            Address::Draw { seat, nth, wall } => AddressMsg::Draw { seat: seat.into(), nth, wall },
            Address::Replacement { seat, nth } => {
                AddressMsg::Replacement { seat: seat.into(), nth }
            }
            Address::Indicator { nth } => AddressMsg::Indicator { nth },
            Address::Ura { nth } => AddressMsg::Ura { nth },
            Address::End => AddressMsg::End,
        }
    }

    fn put_chance(chance: Chance) -> ChanceMsg {
        match chance {
            Chance::Hands(hands) => {
                ChanceMsg::Hands { hands: hands.as_array().map(|hand| put_tiles(hand.iter())) }
            }
            Chance::Tile(tile) => ChanceMsg::Tile { tile: Written(tile) },
            Chance::End => ChanceMsg::End,
        }
    }

    fn get_chance(message: &ChanceMsg) -> Option<Chance> {
        match message {
            ChanceMsg::Hands { hands } => {
                let mut read = BySeat::splat(Tiles::EMPTY);
                for (seat, tiles) in parlor_game::Seat::ALL.into_iter().zip(hands) {
                    for &Written(tile) in tiles {
                        if !read[seat].add(tile) {
                            return None;
                        }
                    }
                }
                Some(Chance::Hands(read))
            }
            ChanceMsg::Tile { tile } => Some(Chance::Tile(tile.0)),
            ChanceMsg::End => Some(Chance::End),
        }
    }
}
