//! Sets laid out.

use parlor_game::Seat;
use parlor_riichi::{Meld, MeldForm};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::mirror::mirror;
use super::notation::{RiichiTile, put_tiles};
use parlor_wire::SeatMsg;

/// A set laid out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiMeld {
    /// How it was made: called, drawn, or added to.
    pub form: RiichiMeldForm,
    /// The called tile first, then those from the hand, an added one last.
    pub tiles: Vec<RiichiTile>,
    /// The called tile; none in a closed kan.
    pub called: Option<RiichiTile>,
    /// Whose discard it was.
    pub from: Option<SeatMsg>,
}

mirror! {
    /// The five sorts of set.
    RiichiMeldForm of MeldForm {
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
}

impl RiichiMeld {
    /// A set in front of `owner`.
    pub(super) fn new(meld: &Meld, owner: Seat) -> RiichiMeld {
        RiichiMeld {
            form: meld.form().into(),
            tiles: put_tiles(meld.tiles().iter().copied()),
            called: meld.called().map(RiichiTile),
            from: meld.from().map(|from| from.of(owner).into()),
        }
    }
}
