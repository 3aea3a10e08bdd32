//! A position in plain lines.

use parlor_backgammon::Position;
use parlor_game::Seat;

/// The men of both sides by place, from the side of `viewer`.
pub fn board(position: &Position, viewer: Seat) -> String {
    let (own, other) = (position.board.own(), position.board.other());
    let (mine, theirs) = if viewer == position.on_roll { (own, other) } else { (other, own) };
    format!("{viewer}: {mine:?} ({} pips)\nother: {theirs:?} ({} pips)", mine.pips(), theirs.pips())
}
