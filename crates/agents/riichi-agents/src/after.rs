//! The hand after a call or kan, and what may then be discarded.

use parlor_riichi::deal::{Action, swap_calls};
use parlor_riichi::{Hand, Kind, KindSet, Meld, Relative, Tile, View};

/// What a call or kan makes of the player's hand; `None` for other actions. After a chi or pon a
/// discard is due, after a kan a draw.
pub(crate) fn after(view: &View, action: Action) -> Option<Hand> {
    let mut hand = view.hand();
    if let Action::AddedKan { tile } = action {
        return hand.add_to_pon(tile).then_some(hand);
    }
    let laid_out = laid_out(view, &hand, action)?;
    hand.lay_out(laid_out).then_some(hand)
}

/// The set that a call or a new kan lays out.
fn laid_out(view: &View, hand: &Hand, action: Action) -> Option<Meld> {
    let from = |by| Relative::between(view.seat, by);
    match (action, view.table.offered()) {
        (Action::Pon { own }, Some((by, tile))) => Meld::pon(tile, own, from(by)?),
        (Action::Chi { own }, Some((_, tile))) => Meld::chi(tile, own),
        (Action::OpenKan, Some((by, tile))) => {
            Meld::open_kan(tile, own_tiles(hand, tile.kind())?, from(by)?)
        }
        (Action::ClosedKan { kind }, _) => Meld::closed_kan(own_tiles(hand, kind)?),
        _ => None,
    }
}

/// So many tiles of a kind from the hand.
fn own_tiles<const N: usize>(hand: &Hand, kind: Kind) -> Option<[Tile; N]> {
    let tiles: Vec<Tile> = hand.concealed.iter().filter(|tile| tile.kind() == kind).collect();
    tiles.get(..N)?.try_into().ok()
}

/// What may not be discarded after a call.
pub(crate) fn forbidden(view: &View, action: Action) -> KindSet {
    let laid_out = laid_out(view, &view.hand(), action);
    laid_out.map_or(KindSet::EMPTY, |meld| swap_calls(&view.table.setup.rules, &meld))
}
