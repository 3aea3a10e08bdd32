//! What is true of a hand, counted anew from the tiles that lie open.

use parlor_game::Seat;
use parlor_riichi::deal::Action;
use parlor_riichi::{Hand, Kind, Tile, View, Wind, shanten};

/// How many tiles of a kind the player does not see.
pub(crate) fn unseen(view: &View, kind: Kind) -> u32 {
    let mut seen = u32::from(view.own.concealed.counts()[kind]);
    for seat in Seat::ALL {
        let place = &view.table.places[seat];
        let sets = place.melds.iter().flat_map(|meld| meld.tiles().iter().copied());
        let all = sets.chain(place.river.lying());
        seen += all.filter(|tile| tile.kind() == kind).count() as u32;
    }
    let shown =
        view.table.indicators.dora.as_slice().iter().chain(view.table.indicators.ura.as_slice());
    4 - seen - shown.filter(|tile| tile.kind() == kind).count() as u32
}

/// The hand without a tile.
pub(crate) fn without(view: &View, tile: Tile) -> Hand {
    let mut hand = view.hand();
    assert!(hand.discard(tile), "{tile} is not held");
    hand
}

pub(crate) fn far(hand: &Hand) -> i8 {
    shanten(hand.concealed.counts(), hand.melds.len()).unwrap().number()
}

/// The kinds that bring 13 tiles nearer, tried one by one.
pub(crate) fn useful(hand: &Hand) -> Vec<Kind> {
    let before = far(hand);
    let nearer = |&kind: &Kind| {
        let mut more = *hand;
        more.count(kind) < 4 && more.draw(kind.tile()) && far(&more) < before
    };
    Kind::all().filter(nearer).collect()
}

pub(crate) fn n_useful(view: &View, hand: &Hand) -> u32 {
    let concealed = hand.concealed.counts();
    // A kind held four times in sets and hand has none left anyway.
    useful(hand)
        .into_iter()
        .filter(|&kind| concealed[kind] < 4)
        .map(|kind| unseen(view, kind))
        .sum()
}

/// Is there neither another of its kind nor one within two ranks?
pub(crate) fn is_lone(view: &View, kind: Kind) -> bool {
    let held = view.own.concealed.counts();
    let near = |other: Kind| {
        let same_suit = other.suit().is_some() && other.suit() == kind.suit();
        same_suit && other.idx().abs_diff(kind.idx()) <= 2
    };
    held[kind] == 1
        && Kind::all().filter(|&other| other != kind && near(other)).all(|other| held[other] == 0)
}

/// Would three of them be a yaku for the player?
pub(crate) fn is_yakuhai(view: &View, kind: Kind) -> bool {
    let seat: Wind = view.table.setup.wind(view.seat);
    kind.is_dragon() || kind == seat.kind() || kind == view.table.setup.round.kind()
}

pub(crate) fn is_dora(view: &View, tile: Tile) -> bool {
    let shown = view.table.indicators.dora.as_slice();
    tile.is_red() || shown.iter().any(|shown| shown.kind().dora() == tile.kind())
}

/// Has anyone else declared riichi or called a tile?
pub(crate) fn is_anyone_threatening(view: &View) -> bool {
    (1..4).any(|n| {
        let place = &view.table.places[view.seat.offset(n)];
        place.riichi.is_declared() || place.melds.is_open()
    })
}

/// Can the rival not win on it: a tile of its river, or one that it let go by?
pub(crate) fn is_genbutsu(view: &View, rival: Seat, kind: Kind) -> bool {
    let place = &view.table.places[rival];
    let river = place.river.as_slice().iter().any(|discard| discard.tile.kind() == kind);
    river || place.let_by.contains(kind)
}

/// Is every two-sided wait on it dead because the rival could not win on its other end, or for want of tiles?
pub(crate) fn has_no_two_sided(view: &View, rival: Seat, kind: Kind) -> bool {
    let Some(rank) = kind.rank() else { return false };
    let at = |rank: u8| Kind::suited(kind.suit().unwrap(), rank).unwrap();
    let dead = |inner: [u8; 2], end: u8| {
        is_genbutsu(view, rival, at(end)) || inner.iter().any(|&near| unseen(view, at(near)) == 0)
    };
    let up = rank > 6 || dead([rank + 1, rank + 2], rank + 3);
    let down = rank < 4 || dead([rank - 1, rank - 2], rank - 3);
    up && down
}

/// The tile that an action puts into the river.
pub(crate) fn gone(action: Action) -> Option<Tile> {
    match action {
        Action::Discard { tile, .. } | Action::Riichi { tile, .. } => Some(tile),
        _ => None,
    }
}
