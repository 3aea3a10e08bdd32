//! Chance, for logs and records.

use parlor_game::BySeat;
use parlor_riichi::Tiles;
use parlor_riichi::deal::{Address, Chance};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::notation::{RiichiTile, put_tiles};
use parlor_wire::SeatMsg;

/// The name of a chance event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RiichiAddress {
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RiichiChance {
    /// The hands dealt to seats A, B, C and D.
    Hands {
        /// Thirteen tiles each.
        hands: [Vec<RiichiTile>; 4],
    },
    /// A tile.
    Tile {
        /// The tile that comes out of the wall.
        tile: RiichiTile,
    },
    /// The wall is empty: the deal ends.
    End,
}

pub(super) fn put_address(at: Address) -> RiichiAddress {
    match at {
        Address::Deal => RiichiAddress::Deal,
        Address::Draw { seat, nth, wall } => RiichiAddress::Draw { seat: seat.into(), nth, wall },
        Address::Replacement { seat, nth } => RiichiAddress::Replacement { seat: seat.into(), nth },
        Address::Indicator { nth } => RiichiAddress::Indicator { nth },
        Address::Ura { nth } => RiichiAddress::Ura { nth },
        Address::End => RiichiAddress::End,
    }
}

pub(super) fn put_chance(chance: Chance) -> RiichiChance {
    match chance {
        Chance::Hands(hands) => {
            RiichiChance::Hands { hands: hands.as_array().map(|hand| put_tiles(hand.iter())) }
        }
        Chance::Tile(tile) => RiichiChance::Tile { tile: RiichiTile(tile) },
        Chance::End => RiichiChance::End,
    }
}

pub(super) fn get_chance(message: &RiichiChance) -> Option<Chance> {
    match message {
        RiichiChance::Hands { hands } => {
            let mut read = BySeat::splat(Tiles::EMPTY);
            for (seat, tiles) in parlor_game::Seat::ALL.into_iter().zip(hands) {
                for &RiichiTile(tile) in tiles {
                    if !read[seat].add(tile) {
                        return None;
                    }
                }
            }
            Some(Chance::Hands(read))
        }
        RiichiChance::Tile { tile } => Some(Chance::Tile(tile.0)),
        RiichiChance::End => Some(Chance::End),
    }
}
