//! The hand after a call or kan, and what may then be discarded.

use parlor_riichi::deal::Action;
use parlor_riichi::rule_set::Kuikae;
use parlor_riichi::{Hand, Kind, KindSet, Meld, Relative, Tile, View};

/// What a call or kan makes of the player's hand; `None` for other actions. After a chi or pon a
/// discard is due, after a kan a draw.
pub(crate) fn after(view: &View, action: Action) -> Option<Hand> {
    let mut hand = view.hand();
    let from = |by| Relative::between(view.seat, by);
    let laid_out = match (action, view.table.offered()) {
        (Action::Pon { own }, Some((by, tile))) => Meld::pon(tile, own, from(by)?),
        (Action::Chi { own }, Some((_, tile))) => Meld::chi(tile, own),
        (Action::OpenKan, Some((by, tile))) => {
            Meld::open_kan(tile, own_tiles(&hand, tile.kind())?, from(by)?)
        }
        (Action::ClosedKan { kind }, _) => Meld::closed_kan(own_tiles(&hand, kind)?),
        (Action::AddedKan { tile }, _) => return hand.add_to_pon(tile).then_some(hand),
        _ => return None,
    }?;
    hand.lay_out(laid_out).then_some(hand)
}

/// So many tiles of a kind from the hand.
fn own_tiles<const N: usize>(hand: &Hand, kind: Kind) -> Option<[Tile; N]> {
    let tiles: Vec<Tile> = hand.concealed.iter().filter(|tile| tile.kind() == kind).collect();
    tiles.get(..N)?.try_into().ok()
}

/// What may not be discarded after a call: the kind that was called, and the other end of its run; nothing
/// where the rules allow swap-calling.
pub(crate) fn forbidden(view: &View, action: Action) -> KindSet {
    let swaps = view.table.setup.rules.kuikae != Kuikae::Forbidden;
    let Some((_, called)) = view.table.offered().filter(|_| !swaps) else {
        return KindSet::EMPTY;
    };
    let called = called.kind();
    let other_end = match action {
        Action::Chi { own: [low, high] } => {
            let (low, high) = (low.kind().min(high.kind()), low.kind().max(high.kind()));
            match (called < low, called > high) {
                (true, _) => called.up(3),
                (_, true) => called.down(3),
                _ => None,
            }
        }
        _ => None,
    };
    other_end.map_or(KindSet::one(called), |kind| KindSet::one(called).with(kind))
}
