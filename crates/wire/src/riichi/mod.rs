//! Riichi's messages.

mod action;
mod chance;
mod count;
mod meld;
mod outcome;
mod seen;
mod stage;
mod view;

use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, Seen, View};

use crate::Codec;

pub use action::ActionMsg;
pub use chance::{AddressMsg, ChanceMsg};
pub use count::{CountMsg, FuItemMsg, FuLineMsg, PriceMsg, YakuHanMsg};
pub use meld::{MeldFormMsg, MeldMsg};
pub use outcome::{
    DoraMsg, DrawMsg, EndingMsg, FinishMsg, LiableMsg, LimitMsg, OutcomeMsg, WinMsg, WinnerMsg,
    WinsMsg,
};
pub use seen::SeenMsg;
pub use stage::{SourceMsg, StageMsg};
pub use view::{DiscardMsg, FuritenMsg, OwnMsg, PlaceMsg, RiichiMsg, TableMsg, ViewMsg, WindMsg};

/// The messages of riichi.
#[derive(Clone, Copy, Debug)]
pub struct RiichiWire;

impl Codec for RiichiWire {
    type Game = Deal;
    type ActionMsg = ActionMsg;
    type ViewMsg = ViewMsg;
    type SeenMsg = SeenMsg;
    const NAME: &'static str = "riichi";

    fn put_action(action: Action) -> ActionMsg {
        ActionMsg::from(action)
    }

    /// The two tiles of a call may be named in either order.
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
