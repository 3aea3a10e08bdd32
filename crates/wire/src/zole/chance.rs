//! Chance, for logs and records.

use parlor_zole::{Address, ByPlace, CardSet, Deal, Layout, Place};
use serde::{Deserialize, Serialize};

use super::{TableMsg, ZoleWire};
use crate::notation::put_cards;
use crate::{CardMsg, Hosted};

/// The name of a chance event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AddressMsg {
    /// The cards.
    Deal,
}

/// A dealt pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
pub struct ChanceMsg {
    /// Eight cards for first, second and third hand.
    pub hands: [Vec<CardMsg>; 3],
    /// The two cards on the table.
    pub table: Vec<CardMsg>,
}

impl Hosted for ZoleWire {
    type TableMsg = TableMsg;
    type AddressMsg = AddressMsg;
    type ChanceMsg = ChanceMsg;

    fn put_table(game: &Deal) -> TableMsg {
        game.public().into()
    }

    fn put_address(at: Address) -> AddressMsg {
        match at {
            Address::Deal => AddressMsg::Deal,
        }
    }

    fn put_chance(chance: Layout) -> ChanceMsg {
        let hands = chance.hands();
        ChanceMsg {
            hands: Place::ALL.map(|place| put_cards(hands[place])),
            table: put_cards(chance.table()),
        }
    }

    fn get_chance(message: &ChanceMsg) -> Option<Layout> {
        let set = |cards: &[CardMsg]| cards.iter().map(|card| card.0).collect::<CardSet>();
        let hands = ByPlace::from_fn(|place| set(&message.hands[place.idx()]));
        Layout::new(hands, set(&message.table)).ok()
    }
}
