//! What stands beside the board.

use parlor_backgammon::Position;
use parlor_game::Seat;

use super::HEIGHT;

/// The words beside a board, in the reader's language; of each only as much as has room is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Legend {
    /// What the players at seats `A` and `B` are called, each with the mark of its men.
    pub players: [String; 2],
    /// The pips of both.
    pub pips: [String; 2],
    /// The points of both.
    pub points: [String; 2],
    /// What is played.
    pub game: String,
    /// What is waited for.
    pub state: String,
}

/// How many characters a line may have, so that the whole fits in 80 columns.
const WIDTH: usize = 26;

/// One text for every row of men.
pub(super) fn lines(
    position: &Position,
    legend: &Legend,
    bottom: Seat,
) -> [String; 2 * HEIGHT + 1] {
    let [top, low] = [bottom.opponent(), bottom].map(|seat| seat.idx() & 1);
    let mut lines: [&str; 2 * HEIGHT + 1] = Default::default();
    lines[0] = &legend.players[top];
    lines[1] = &legend.pips[top];
    lines[2] = &legend.points[top];
    lines[HEIGHT] = &legend.game;
    lines[2 * HEIGHT - 2] = &legend.points[low];
    lines[2 * HEIGHT - 1] = &legend.pips[low];
    lines[2 * HEIGHT] = &legend.players[low];
    let beside = if position.on_roll == bottom { 2 * HEIGHT - 3 } else { 3 };
    lines[beside] = &legend.state;
    lines.map(|line| line.chars().take(WIDTH).collect())
}
