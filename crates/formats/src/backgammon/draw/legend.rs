//! What stands beside the board.

use parlor_backgammon::{Outcome, Phase, Position};
use parlor_game::Seat;

use super::{HEIGHT, Style};

/// One text for every row of men, at most 26 characters each.
pub(super) fn lines(
    position: &Position,
    style: &Style<'_>,
    bottom: Seat,
) -> [String; 2 * HEIGHT + 1] {
    let Position { on_roll, score, .. } = *position;
    let player = |seat: Seat| {
        let name: String = style.players[seat.idx() & 1].chars().take(22).collect();
        format!("{}  {name}", style.charset.man(seat))
    };
    let pips = |seat: Seat| {
        let men = if seat == on_roll { position.board.own() } else { position.board.other() };
        plural(i32::from(men.pips()), "pip")
    };
    let points = |seat: Seat| plural(score.points(seat).into(), "point");
    let mut lines: [String; 2 * HEIGHT + 1] = Default::default();
    let top = bottom.opponent();
    lines[0] = player(top);
    lines[1] = pips(top);
    lines[2] = points(top);
    lines[HEIGHT] = game(position);
    lines[2 * HEIGHT - 2] = points(bottom);
    lines[2 * HEIGHT - 1] = pips(bottom);
    lines[2 * HEIGHT] = player(bottom);
    let beside = if on_roll == bottom { 2 * HEIGHT - 3 } else { 3 };
    lines[beside] = state(position, style);
    lines
}

fn plural(count: i32, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// What is played.
fn game(position: &Position) -> String {
    match (position.score.to(), position.score.is_crawford()) {
        (0, _) => "money game".to_owned(),
        (to, true) => format!("match to {to}, Crawford"),
        (to, false) => format!("match to {to}"),
    }
}

/// What is waited for.
fn state(position: &Position, style: &Style<'_>) -> String {
    let mover = style.charset.man(position.on_roll);
    let other = style.charset.man(position.on_roll.opponent());
    let offered = 2 * position.cube.value();
    match position.phase {
        Phase::Opening { .. } => "the opening throw is due".to_owned(),
        Phase::ToRoll => format!("{mover} to roll or double"),
        Phase::Rolling => format!("{mover} to roll"),
        Phase::ToMove(dice) => format!("{mover} rolled {dice}"),
        Phase::CubeOffered { beavers: 0 } => format!("{mover} doubles to {offered}"),
        Phase::CubeOffered { beavers } if beavers % 2 == 1 => {
            format!("{other} beavers to {offered}")
        }
        Phase::CubeOffered { .. } => format!("{mover} raccoons to {offered}"),
        Phase::Over(Outcome { winner, points, .. }) => {
            format!("{} wins {}", style.charset.man(winner), plural(points, "point"))
        }
    }
}
