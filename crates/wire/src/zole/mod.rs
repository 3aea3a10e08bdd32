//! Zole's messages.

mod action;
mod chance;
mod entry;
mod outcome;
mod seen;
mod view;

use parlor_zole::{Action, Deal, Seen, View};

use crate::Codec;

pub use action::{ActionMsg, CallMsg};
pub use chance::{AddressMsg, ChanceMsg};
pub use entry::EntryMsg;
pub use outcome::{ContractMsg, ContractNameMsg, LevelMsg, OutcomeMsg};
pub use seen::SeenMsg;
pub use view::{
    AllPassMsg, AsideMsg, PlayMsg, PlayerMsg, PulesMsg, RulesMsg, SettledMsg, StageMsg, TableMsg,
    TrickMsg, ViewMsg,
};

/// The messages of Zole.
#[derive(Clone, Copy, Debug)]
pub struct ZoleWire;

impl Codec for ZoleWire {
    type Game = Deal;
    type ActionMsg = ActionMsg;
    type ViewMsg = ViewMsg;
    type SeenMsg = SeenMsg;
    const NAME: &'static str = "zole";

    fn put_action(action: Action) -> ActionMsg {
        ActionMsg::from(action)
    }

    /// Two cards to bury may be named in either order.
    fn get_action(message: &ActionMsg, _view: &View, legal: &[Action]) -> Option<Action> {
        let meant = message.in_order();
        legal.iter().copied().find(|&action| ActionMsg::from(action).in_order() == meant)
    }

    fn put_view(view: &View) -> ViewMsg {
        ViewMsg::from(view)
    }

    fn put_seen(seen: &Seen) -> SeenMsg {
        SeenMsg::from(seen)
    }
}
