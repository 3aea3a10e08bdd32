//! One line of a game: whose cell it is, and what it says.

use parlor_backgammon::{Dice, Die};
use parlor_game::Seat;

use super::MatFault;

/// A cell that begins at this column or later belongs to the right player when it is alone.
const RIGHT: usize = 18;

/// What one player does, as a cell of a line says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::backgammon) struct Cell<'a> {
    pub(in crate::backgammon) seat: Seat,
    /// Where it begins, from 1.
    pub(in crate::backgammon) column: usize,
    pub(in crate::backgammon) deed: Deed<'a>,
}

/// What is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::backgammon) enum Deed<'a> {
    /// `31: 8/5 6/5`, with the column where the moves begin.
    Roll { dice: Dice, moves: &'a str, column: usize },
    /// `Doubles => 2`, also `Redoubles`, `Beavers`, `Raccoons`; some formats do not say to what.
    Double { to: Option<u32> },
    /// `Takes`.
    Take,
    /// `Drops`.
    Drop,
    /// `Resigns`: the points stand in the `Wins` that follows.
    Resign,
    /// `Wins 2 points`, perhaps `and the match`.
    Win { points: u32, the_match: bool },
}

/// What stands somewhere in a line but should not.
pub(super) type Misplaced = (usize, MatFault);

const EXPECTED: &str = "a roll such as 31: 8/5 6/5, Doubles => 2, Takes, Drops or Wins 1 point";

/// The cells of a line: at most one of each player.
pub(super) fn cells(line: &str) -> Result<Vec<Cell<'_>>, Misplaced> {
    let words = words(after_number(line));
    let mut starts: Vec<usize> = (0..words.len()).filter(|&n| begins(words[n].text)).collect();
    if starts.first() != Some(&0) {
        let word = words.first().copied().unwrap_or(Word { column: 1, start: 0, text: "" });
        return Err(word.unexpected(EXPECTED));
    }
    if let Some(&third) = starts.get(2) {
        return Err(words[third].unexpected("the end of the line after two columns"));
    }
    let alone = starts.len() == 1;
    starts.push(words.len());
    let pairs = starts.windows(2).enumerate();
    pairs
        .map(|(n, span)| {
            let words = &words[span[0]..span[1]];
            let column = words[0].column;
            let right = n == 1 || alone && column >= RIGHT;
            let seat = if right { Seat::B } else { Seat::A };
            Ok(Cell { seat, column, deed: deed(words, line)? })
        })
        .collect()
}

#[derive(Clone, Copy)]
struct Word<'a> {
    column: usize,
    /// Where it begins in the line, in bytes.
    start: usize,
    text: &'a str,
}

impl Word<'_> {
    fn unexpected(self, expected: &'static str) -> Misplaced {
        (self.column, MatFault::Unexpected { found: self.text.to_owned(), expected })
    }
}

/// The line with its number `12)` blanked out: where to begin, in bytes, and the line.
fn after_number(line: &str) -> (usize, &str) {
    let number = line.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
    match number.strip_prefix(')') {
        Some(rest) if number.len() < line.trim_start().len() => (line.len() - rest.len(), line),
        _ => (0, line),
    }
}

fn words((start, line): (usize, &str)) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut column = 1;
    let mut begun: Option<(usize, usize)> = None;
    for (at, c) in line.char_indices() {
        if let Some((column, from)) = begun.filter(|_| c.is_whitespace()) {
            words.push(Word { column, start: from, text: &line[from..at] });
            begun = None;
        } else if begun.is_none() && at >= start && !c.is_whitespace() {
            begun = Some((column, at));
        }
        column += if c == '\t' { 8 } else { 1 };
    }
    if let Some((column, from)) = begun {
        words.push(Word { column, start: from, text: &line[from..] });
    }
    words
}

/// Does a cell begin with this word?
fn begins(word: &str) -> bool {
    let bytes = word.as_bytes();
    let roll = bytes.len() > 2 && bytes[0].is_ascii_digit() && bytes[1].is_ascii_digit();
    roll && bytes[2] == b':' || keyword(word).is_some()
}

fn keyword(word: &str) -> Option<&'static str> {
    match word.to_ascii_lowercase().as_str() {
        "doubles" | "redoubles" | "beavers" | "raccoons" => Some("doubles"),
        "takes" | "accepts" => Some("takes"),
        "drops" | "rejects" | "passes" => Some("drops"),
        "resigns" | "resigned" => Some("resigns"),
        "wins" => Some("wins"),
        _ => None,
    }
}

fn deed<'a>(words: &[Word<'a>], line: &'a str) -> Result<Deed<'a>, Misplaced> {
    let (first, rest) = (words[0], &words[1..]);
    match keyword(first.text) {
        None => roll(first, rest, line),
        Some("doubles") => double(first, rest),
        Some("wins") => win(first, rest),
        // `Resigned Game` and the like.
        Some("resigns") => Ok(Deed::Resign),
        Some(word) => {
            if let Some(word) = rest.first() {
                return Err(word.unexpected("the other player's column, or the end of the line"));
            }
            Ok(if word == "takes" { Deed::Take } else { Deed::Drop })
        }
    }
}

/// `31: 8/5 6/5`: the moves are read later, when the board is known.
fn roll<'a>(first: Word<'a>, rest: &[Word<'a>], line: &'a str) -> Result<Deed<'a>, Misplaced> {
    let die = |n: usize| Die::new(first.text.as_bytes()[n].wrapping_sub(b'0'));
    let (Some(one), Some(other)) = (die(0), die(1)) else {
        return Err(first.unexpected("two dice from 1 to 6, as in 31:"));
    };
    let dice = Dice::new(one, other);
    // `31:8/5` begins with its first word, `31: 8/5` with the next.
    let begin = match rest.first() {
        Some(word) if first.text.len() == 3 => *word,
        _ => Word { column: first.column + 3, start: first.start + 3, text: &first.text[3..] },
    };
    let end = rest.last().unwrap_or(&begin);
    let (moves, column) = (&line[begin.start..end.start + end.text.len()], begin.column);
    Ok(Deed::Roll { dice, moves, column })
}

/// `Doubles => 2`, with or without the arrow's spaces.
fn double<'a>(first: Word<'a>, rest: &[Word<'a>]) -> Result<Deed<'a>, Misplaced> {
    const EXPECTED: &str = "=> and the new cube, as in Doubles => 2";
    let number = match rest {
        [arrow, number] if arrow.text == "=>" => *number,
        [one] => {
            let text = one.text.strip_prefix("=>").ok_or_else(|| one.unexpected(EXPECTED))?;
            Word { column: one.column + 2, start: one.start + 2, text }
        }
        _ => return Err(rest.first().copied().unwrap_or(first).unexpected(EXPECTED)),
    };
    let to = number.text.parse();
    to.map(|to| Deed::Double { to: Some(to) }).map_err(|_| number.unexpected(EXPECTED))
}

/// `Wins 2 points and the match`.
fn win<'a>(first: Word<'a>, rest: &[Word<'a>]) -> Result<Deed<'a>, Misplaced> {
    const EXPECTED: &str = "a number of points, as in Wins 2 points";
    let number = rest.first().copied().unwrap_or(first);
    let points = number.text.parse().map_err(|_| number.unexpected(EXPECTED))?;
    let tail: Vec<String> = rest[1..].iter().map(|word| word.text.to_ascii_lowercase()).collect();
    let the_match = match tail.join(" ").as_str() {
        "" | "point" | "points" => false,
        "point and the match" | "points and the match" => true,
        _ => return Err(rest[1].unexpected("points, or points and the match")),
    };
    Ok(Deed::Win { points, the_match })
}
