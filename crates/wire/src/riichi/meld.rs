//! Sets laid out.

use parlor_game::Seat;
use parlor_riichi::{Meld, MeldForm};
use serde::Serialize;

use crate::notation::{Written, put_tiles};
use crate::{SeatMsg, TileMsg};

/// A set laid out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
pub struct MeldMsg {
    /// Which sort.
    pub form: MeldFormMsg,
    /// The called tile first, then those from the hand, an added one last.
    pub tiles: Vec<TileMsg>,
    /// The called tile; none in a closed kan.
    pub called: Option<TileMsg>,
    /// Whose discard it was.
    pub from: Option<SeatMsg>,
}

/// The five sorts of set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
#[serde(rename_all = "snake_case")]
pub enum MeldFormMsg {
    /// A run.
    Chi,
    /// A triplet.
    Pon,
    /// Four of a kind with a discard.
    OpenKan,
    /// A pon with the fourth tile added.
    AddedKan,
    /// Four of a kind from the hand.
    ClosedKan,
}

impl MeldMsg {
    /// A set in front of `owner`.
    pub(super) fn new(meld: &Meld, owner: Seat) -> MeldMsg {
        let form = match meld.form() {
            MeldForm::Chi => MeldFormMsg::Chi,
            MeldForm::Pon => MeldFormMsg::Pon,
            MeldForm::OpenKan => MeldFormMsg::OpenKan,
            MeldForm::AddedKan => MeldFormMsg::AddedKan,
            MeldForm::ClosedKan => MeldFormMsg::ClosedKan,
        };
        MeldMsg {
            form,
            tiles: put_tiles(meld.tiles().iter().copied()),
            called: meld.called().map(Written),
            from: meld.from().map(|from| from.of(owner).into()),
        }
    }
}
