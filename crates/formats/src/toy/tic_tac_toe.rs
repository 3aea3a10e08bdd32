//! Tic-tac-toe: `XO./.X./..O`, rows from the top down, and who moves where that does not follow.

use parlor_game::{Answers, Game, Seat, Silent};
use parlor_toy::{Cell, TicTacToe};

use super::words::Words;
use super::{PositionError, PositionFault};
use crate::At;

const ROWS: &str = "three rows of X, O and . with / between, as in XO./.X./..O";

/// Reads a board. Where both have marked as often, crosses are to move unless ` o` follows.
///
/// ```
/// use parlor_formats::toy::tic_tac_toe;
/// use parlor_game::Seat;
///
/// let board = tic_tac_toe::read("XO./.X./..O")?;
/// assert_eq!(board.mover(), Some(Seat::A));
/// # Ok::<(), parlor_formats::toy::PositionError>(())
/// ```
pub fn read(text: &str) -> Result<TicTacToe, PositionError> {
    let mut words = Words::of(text);
    let rows = words.peek().unwrap_or_default();
    let from = text.len() - text.trim_start().len();
    let cells = words.next(ROWS, |rows| (!rows.is_empty()).then(|| read_rows(rows)))?;
    let marks = cells.map_err(|(nth, fault)| {
        let before: usize = rows.chars().take(nth).map(char::len_utf8).sum();
        PositionError { at: At::after(&text[..from + before]), fault }
    })?;
    let named = match words.peek() {
        None => None,
        Some(_) => Some(words.next("x or o: who is to move", read_mark)?),
    };
    words.end()?;
    let count = |seat| marks.iter().filter(|&&mark| mark == Some(seat)).count();
    let (crosses, noughts) = (count(Seat::A), count(Seat::B));
    // Who has marked less often is to move; otherwise who began.
    let mover = match crosses.cmp(&noughts) {
        std::cmp::Ordering::Equal => named.unwrap_or(Seat::A),
        std::cmp::Ordering::Greater => Seat::B,
        std::cmp::Ordering::Less => Seat::A,
    };
    if crosses.abs_diff(noughts) > 1 {
        return Err(words.wrong(PositionFault::Marks { crosses, noughts }));
    }
    if named.is_some_and(|named| named != mover) {
        return Err(words.wrong(PositionFault::Impossible("the other player is to move")));
    }
    let first = if crosses == noughts { mover } else { mover.opponent() };
    let mut game = TicTacToe::start(&first);
    for (idx, mark) in marks.into_iter().enumerate() {
        if let (Some(seat), Some(cell)) = (mark, Cell::from_idx(idx)) {
            game.advance(&Answers::one(seat, cell), &mut Silent);
        }
    }
    if game.mover().is_none() {
        return Err(words.wrong(PositionFault::Impossible("the game is over")));
    }
    Ok(game)
}

fn read_mark(text: &str) -> Option<Seat> {
    match text {
        "x" | "X" => Some(Seat::A),
        "o" | "O" | "0" => Some(Seat::B),
        _ => None,
    }
}

/// The nine marks, or which character is wrong and why.
fn read_rows(text: &str) -> Result<[Option<Seat>; 9], (usize, PositionFault)> {
    let wrong = |nth, found: Option<char>| {
        let found = found.map_or("the end".to_owned(), |c| format!("{:?}", c.to_string()));
        Err((nth, PositionFault::Unexpected { found, expected: ROWS }))
    };
    let mut marks = [None; 9];
    let mut chars = text.chars();
    for nth in 0..11 {
        let found = chars.next();
        let is_between = nth % 4 == 3;
        match found {
            Some('/') if is_between => {}
            Some('.' | '-' | '_') if !is_between => {}
            Some(mark) if !is_between && read_mark(&mark.to_string()).is_some() => {
                marks[nth - nth / 4] = read_mark(&mark.to_string());
            }
            other => return wrong(nth, other),
        }
    }
    match chars.next() {
        None => Ok(marks),
        more => wrong(11, more),
    }
}

/// Writes a board, and who moves where that does not follow.
pub fn write(game: &TicTacToe) -> String {
    let mark = |idx| {
        let cell = Cell::from_idx(idx)?;
        Some(match (game.marks(Seat::A).contains(cell), game.marks(Seat::B).contains(cell)) {
            (true, _) => 'X',
            (_, true) => 'O',
            _ => '.',
        })
    };
    let row = |row: usize| (3 * row..3 * row + 3).filter_map(mark).collect::<String>();
    let rows = [0, 1, 2].map(row).join("/");
    let is_even = game.marks(Seat::A).len() == game.marks(Seat::B).len();
    let noughts_move = is_even && game.mover() == Some(Seat::B);
    format!("{rows}{}", if noughts_move { " o" } else { "" })
}
