//! Zole's messages.

mod action;
mod chance;
mod entry;
mod notation;
mod outcome;
mod seen;
mod view;

use parlor_zole::{Action, Address, Deal, Layout, Seen, View};

use parlor_wire::Codec;

pub use action::{ZoleAction, ZoleCall};
pub use chance::{ZoleAddress, ZoleChance};
pub use entry::ZoleEntry;
pub use notation::ZoleCard;
pub use outcome::{ZoleContract, ZoleContractName, ZoleLevel, ZoleOutcome};
pub use seen::ZoleSeen;
pub use view::{
    ZoleAllPass, ZoleAside, ZolePlay, ZolePlayer, ZolePules, ZoleRules, ZoleSettled, ZoleStage,
    ZoleTable, ZoleTrick, ZoleView,
};

/// The messages of Zole.
#[derive(Clone, Copy, Debug)]
pub struct ZoleWire;

impl Codec for ZoleWire {
    type Game = Deal;
    type ActionMsg = ZoleAction;
    type ViewMsg = ZoleView;
    type SeenMsg = ZoleSeen;
    type TableMsg = ZoleTable;
    type EntryMsg = Option<ZoleEntry>;
    type AddressMsg = ZoleAddress;
    type ChanceMsg = ZoleChance;
    const NAME: &'static str = "zole";

    fn put_action(action: Action) -> ZoleAction {
        ZoleAction::from(action)
    }

    /// Two cards to bury may be named in either order.
    fn get_action(message: &ZoleAction, _view: &View, legal: &[Action]) -> Option<Action> {
        let meant = message.in_order();
        legal.iter().copied().find(|&action| ZoleAction::from(action).in_order() == meant)
    }

    fn put_view(view: &View) -> ZoleView {
        ZoleView::from(view)
    }

    fn put_seen(seen: &Seen) -> ZoleSeen {
        ZoleSeen::from(seen)
    }

    fn put_table(game: &Deal) -> ZoleTable {
        game.public().into()
    }

    fn put_entry(finished: &Deal) -> Option<ZoleEntry> {
        ZoleEntry::of(finished)
    }

    fn put_address(at: Address) -> ZoleAddress {
        chance::put_address(at)
    }

    fn put_chance(chance: Layout) -> ZoleChance {
        chance::put_chance(chance)
    }

    fn get_chance(message: &ZoleChance) -> Option<Layout> {
        chance::get_chance(message)
    }
}
