//! What one node says of a game: a roll with its play, or a word about the cube.

use parlor_backgammon::{Dice, Die};
use parlor_game::Seat;

use super::SgfError;
use super::tree::{Node, Value};

/// White is seat `A`.
const PLAYERS: [(&str, Seat); 2] = [("W", Seat::A), ("B", Seat::B)];

/// Who does something in this node, and what; `None` where nothing is done.
pub(super) fn deed(node: &Node) -> Option<(Seat, &Value)> {
    PLAYERS.into_iter().find_map(|(name, seat)| Some((seat, node.value(name)?)))
}

/// A deed as a value says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    /// Dice, and the moves in the player's own numbers: `8/5 6/5`.
    Roll(Dice, String),
    Double,
    Take,
    Drop,
}

/// `31hefe`, `double`, `take` or `drop`.
pub(super) fn read(seat: Seat, value: &Value) -> Result<Deed, SgfError> {
    let text = value.text.trim();
    match text {
        "double" => return Ok(Deed::Double),
        "take" => return Ok(Deed::Take),
        "drop" => return Ok(Deed::Drop),
        _ => {}
    }
    let bytes = text.as_bytes();
    let die = |n: usize| bytes.get(n).and_then(|byte| Die::new(byte.wrapping_sub(b'0')));
    let (Some(one), Some(other)) = (die(0), die(1)) else {
        return Err(value.unexpected("two dice and the moves, as in 31hefe, or double, take, drop"));
    };
    let points: Option<Vec<String>> =
        bytes[2..].iter().map(|&letter| point(seat, letter)).collect();
    let points = points.filter(|points| points.len() % 2 == 0 && points.len() <= 8);
    let Some(points) = points else {
        return Err(value.unexpected("up to four pairs of letters from a to z after the dice"));
    };
    let moves: Vec<String> =
        points.chunks(2).map(|pair| format!("{}/{}", pair[0], pair[1])).collect();
    Ok(Deed::Roll(Dice::new(one, other), moves.join(" ")))
}

/// A letter in the player's own numbers: `a` is White's point 1 and Black's 24.
fn point(seat: Seat, letter: u8) -> Option<String> {
    match letter {
        b'a'..=b'x' => {
            let number = letter - b'a' + 1;
            Some(if seat == Seat::A { number } else { 25 - number }.to_string())
        }
        b'y' => Some("bar".to_owned()),
        b'z' => Some("off".to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::at::At;

    /// The examples of the format's own description.
    #[test]
    fn letters_count_from_whites_side() {
        let read = |seat, text: &str| {
            read(seat, &Value { text: text.to_owned(), at: At { line: 1, column: 1 } })
        };
        let roll = |a, b, moves: &str| {
            Ok(Deed::Roll(Dice::new(Die::new(a).unwrap(), Die::new(b).unwrap()), moves.to_owned()))
        };
        assert_eq!(read(Seat::A, "31hefe"), roll(3, 1, "8/5 6/5"));
        assert_eq!(read(Seat::B, "61yg"), roll(6, 1, "bar/18"));
        assert_eq!(read(Seat::B, "66"), roll(6, 6, ""));
        assert_eq!(read(Seat::A, "66fzezdzcz"), roll(6, 6, "6/off 5/off 4/off 3/off"));
        assert_eq!(read(Seat::B, "double"), Ok(Deed::Double));
        for wrong in ["", "3", "71hefe", "31hef", "31h!fe", "11hghghghghg", "Double"] {
            assert!(read(Seat::A, wrong).is_err(), "{wrong}");
        }
    }
}
