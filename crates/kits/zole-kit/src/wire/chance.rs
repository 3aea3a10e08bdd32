//! Chance, for logs and records.

use parlor_zole::{Address, ByPlace, CardSet, Layout, Place};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::notation::{ZoleCard, put_cards};

/// The name of a chance event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ZoleAddress {
    /// The cards.
    Deal,
}

/// A dealt pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
pub struct ZoleChance {
    /// Eight cards for first, second and third hand.
    pub hands: [Vec<ZoleCard>; 3],
    /// The two cards on the table.
    pub table: Vec<ZoleCard>,
}

pub(super) fn put_address(at: Address) -> ZoleAddress {
    match at {
        Address::Deal => ZoleAddress::Deal,
    }
}

pub(super) fn put_chance(chance: Layout) -> ZoleChance {
    let hands = chance.hands();
    ZoleChance {
        hands: Place::ALL.map(|place| put_cards(hands[place])),
        table: put_cards(chance.table()),
    }
}

pub(super) fn get_chance(message: &ZoleChance) -> Option<Layout> {
    let set = |cards: &[ZoleCard]| cards.iter().map(|card| card.0).collect::<CardSet>();
    let hands = ByPlace::from_fn(|place| set(&message.hands[place.idx()]));
    Layout::new(hands, set(&message.table)).ok()
}
