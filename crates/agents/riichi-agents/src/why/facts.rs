//! What is true of one legal action, by what the player sees.

use parlor_riichi::deal::Action;
use parlor_riichi::{Acceptance, Hand, Kind, KindSet, Meld, Tile, acceptance};

use super::around::Around;
use super::ready::Ready;
use super::role::Lone;
use crate::Frame;
use crate::after::{after, forbidden};
use crate::lt_valued::discarded;

/// One action and the hand that it leaves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    pub(super) action: Action,
    pub(super) step: Frame,
    /// The tile that it puts into the river.
    pub(super) tile: Option<Tile>,
    /// What sort of lone tile that is.
    pub(super) lone: Option<Lone>,
    /// The hand of 13 tiles then; after a chi or pon with the discard that leaves it nearest.
    pub(super) left: Option<Left>,
}

/// A hand of 13 tiles that an action leaves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Left {
    pub(super) hand: Hand,
    pub(super) shanten: i8,
    /// The kinds that bring it nearer.
    pub(super) help: KindSet,
    /// How many unseen tiles those are.
    pub(super) n_help: u32,
    /// Dora and red fives, those in sets included.
    pub(super) dora: u32,
    pub(super) ready: Option<Ready>,
}

impl Facts {
    /// Of an action in a situation.
    pub(super) fn of(around: &Around<'_>, action: Action) -> Facts {
        let tile = discarded(action);
        let concealed = around.view.own.concealed.counts();
        let lone = tile.and_then(|tile| Lone::of(around.view, concealed, tile.kind()));
        Facts { action, step: Frame::of(action), tile, lone, left: left(around, action) }
    }

    /// What goes, if it is a discard with riichi or without.
    pub(super) fn kind(&self) -> Option<Kind> {
        self.tile.map(Tile::kind)
    }

    /// How far the hand is then; `None` where no hand follows.
    pub(super) fn shanten(&self) -> Option<i8> {
        self.left.map(|left| left.shanten)
    }

    pub(super) fn ready(&self) -> Option<Ready> {
        self.left.and_then(|left| left.ready)
    }

    /// Does the hand stay nearer than after the other, or as near with more useful tiles?
    pub(super) fn is_faster(&self, other: &Facts) -> bool {
        let (Some(one), Some(two)) = (self.left, other.left) else { return false };
        one.shanten < two.shanten || one.shanten == two.shanten && one.n_help > two.n_help
    }

    /// The same by more than a few tiles.
    pub(super) fn is_much_faster(&self, other: &Facts) -> bool {
        let (Some(one), Some(two)) = (self.left, other.left) else { return false };
        one.shanten < two.shanten || one.shanten == two.shanten && one.is_wider(&two)
    }
}

impl Left {
    /// Has it so many more useful tiles that a player would name them: one in twenty?
    pub(super) fn is_wider(&self, other: &Left) -> bool {
        20 * self.n_help > 21 * other.n_help
    }

    fn of(around: &Around<'_>, hand: &Hand, gone: Option<Kind>) -> Option<Left> {
        let accepts = acceptance(hand.concealed.counts(), hand.melds.len()).ok()?;
        let Acceptance { shanten, kinds } = accepts;
        let laid_out = hand.melds.iter().flat_map(Meld::tiles).copied();
        let dora = hand.concealed.iter().chain(laid_out).map(|tile| around.dora(tile)).sum();
        let ready = if shanten.is_tenpai() { Ready::of(around, hand, gone) } else { None };
        Some(Left {
            hand: *hand,
            shanten: shanten.number(),
            help: kinds,
            n_help: accepts.n_tiles(&around.unseen),
            dora,
            ready,
        })
    }
}

fn left(around: &Around<'_>, action: Action) -> Option<Left> {
    let view = around.view;
    let hand = view.hand();
    match action {
        Action::Discard { tile, .. } | Action::Riichi { tile, .. } => {
            let mut rest = hand;
            rest.discard(tile).then_some(())?;
            Left::of(around, &rest, Some(tile.kind()))
        }
        Action::Pass => Left::of(around, &hand, None),
        Action::Pon { .. } | Action::Chi { .. } => {
            let full = after(view, action)?;
            let forbidden = forbidden(view, action);
            let tiles = full.concealed.distinct().filter(|tile| !forbidden.contains(tile.kind()));
            let rests = tiles.filter_map(|tile| {
                let mut rest = full;
                rest.discard(tile).then_some(())?;
                Left::of(around, &rest, Some(tile.kind()))
            });
            rests.min_by_key(|left| (left.shanten, std::cmp::Reverse((left.n_help, left.dora))))
        }
        Action::OpenKan | Action::ClosedKan { .. } | Action::AddedKan { .. } => {
            Left::of(around, &after(view, action)?, None)
        }
        Action::Tsumo | Action::Ron | Action::NineKinds => None,
    }
}
