//! Riichi's messages.

mod action;
mod chance;
mod count;
mod meld;
mod mirror;
mod notation;
mod outcome;
mod progress;
mod seen;
mod stage;
mod view;
mod yaku;

use parlor_riichi::deal::{Action, Address, Chance};
use parlor_riichi::{Deal, Seen, View};

use parlor_wire::Codec;

pub use action::RiichiAction;
pub use chance::{RiichiAddress, RiichiChance};
pub use count::{RiichiCount, RiichiFuItem, RiichiFuLine, RiichiPrice, RiichiYakuHan};
pub use meld::{RiichiMeld, RiichiMeldForm};
pub use notation::{RiichiKind, RiichiTile};
pub use outcome::{
    RiichiDora, RiichiDraw, RiichiEnding, RiichiFinish, RiichiLiable, RiichiLimit, RiichiOutcome,
    RiichiWin, RiichiWinner, RiichiWins,
};
pub use seen::RiichiSeen;
pub use stage::{RiichiSource, RiichiStage};
pub use view::{
    RiichiDeclared, RiichiDiscard, RiichiFuriten, RiichiOwn, RiichiPlace, RiichiTable, RiichiView,
    RiichiWind, RiichiWithout,
};
pub use yaku::RiichiYaku;

/// The messages of riichi.
#[derive(Clone, Copy, Debug)]
pub struct RiichiWire;

impl Codec for RiichiWire {
    type Game = Deal;
    type ActionMsg = RiichiAction;
    type ViewMsg = RiichiView;
    type SeenMsg = RiichiSeen;
    type TableMsg = RiichiTable;
    type EntryMsg = ();
    type AddressMsg = RiichiAddress;
    type ChanceMsg = RiichiChance;
    const NAME: &'static str = "riichi";

    fn put_action(action: Action) -> RiichiAction {
        RiichiAction::from(action)
    }

    /// The two tiles of a call may be named in either order.
    fn get_action(message: &RiichiAction, _view: &View, legal: &[Action]) -> Option<Action> {
        let meant = message.in_order();
        legal.iter().copied().find(|&action| RiichiAction::from(action).in_order() == meant)
    }

    fn put_view(view: &View) -> RiichiView {
        RiichiView::from(view)
    }

    fn put_seen(seen: &Seen) -> RiichiSeen {
        RiichiSeen::from(seen)
    }

    fn put_table(game: &Deal) -> RiichiTable {
        game.table().into()
    }

    fn put_entry(_finished: &Deal) {}

    fn put_address(at: Address) -> RiichiAddress {
        chance::put_address(at)
    }

    fn put_chance(chance: Chance) -> RiichiChance {
        chance::put_chance(chance)
    }

    fn get_chance(message: &RiichiChance) -> Option<Chance> {
        chance::get_chance(message)
    }
}
