//! A board with words beside it.

use parlor_agent::{Message, Say};
use parlor_backgammon::{Outcome, Phase, Position};
use parlor_formats::backgammon::draw::{Legend, Style, draw};
use parlor_game::Seat;

/// A position from one side of the board, in lines of text.
pub fn board_text(position: &Position, style: Style, say: &dyn Say) -> String {
    let count = |key, n: u32| say.message(&Message::new(key).with("n", n));
    let both = [Seat::A, Seat::B];
    let pips = |seat: Seat| {
        let board = &position.board;
        let men = if seat == position.on_roll { board.own() } else { board.other() };
        count("cli-bg-n-pips", men.pips().into())
    };
    let legend = Legend {
        players: both.map(|seat| format!("{}  {seat}", style.charset.man(seat))),
        pips: both.map(pips),
        points: both.map(|seat| count("cli-bg-n-points", position.score.points(seat))),
        game: say.message(&game(position)),
        state: say.message(&state(position, style)),
    };
    draw(position, style, &legend)
}

/// What is played.
fn game(position: &Position) -> Message {
    match position.score.to() {
        0 => Message::new("cli-bg-money-game"),
        to => Message::new("bg-where-match")
            .with("n", to.to_string())
            .with("crawford", if position.score.is_crawford() { "yes" } else { "no" }),
    }
}

/// What is waited for; players are named by their men.
fn state(position: &Position, style: Style) -> Message {
    let by = |key: &'static str, seat: Seat| {
        Message::new(key).with("player", style.charset.man(seat).to_string())
    };
    let (mover, other) = (position.on_roll, position.on_roll.opponent());
    let offered = (2 * position.cube.value()).to_string();
    match position.phase {
        Phase::Opening { .. } => Message::new("bg-opening-roll"),
        Phase::ToRoll => by("cli-bg-to-roll-or-double", mover),
        Phase::Rolling => by("cli-bg-to-roll", mover),
        Phase::ToMove(dice) => by("cli-bg-rolled", mover).with("dice", dice.to_string()),
        Phase::CubeOffered { beavers: 0 } => by("cli-bg-doubled", mover).with("n", offered),
        Phase::CubeOffered { beavers } if beavers % 2 == 1 => {
            by("cli-bg-beavered", other).with("n", offered)
        }
        Phase::CubeOffered { .. } => by("cli-bg-raccooned", mover).with("n", offered),
        Phase::Over(Outcome { winner, points, .. }) => {
            by("cli-bg-wins-points", winner).with("n", points.unsigned_abs())
        }
    }
}
