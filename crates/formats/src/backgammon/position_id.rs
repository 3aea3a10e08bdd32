//! GNU Backgammon's position ID: where all men stand, in 14 characters.

use std::fmt;
use std::str::FromStr;

use parlor_backgammon::{Board, Men, Place};

use super::base64::{self, KeyFault};

/// Where all men stand, as GNU Backgammon writes it, e.g. `4HPwATDgc/ABMA` at the start.
///
/// 80 bits in base64: for the player **not** on roll, then for the player on roll, 25 groups of
/// "a one for each man, then a zero", from the 1-point over the 24-point to the bar, each player in
/// his own numbering. Men borne off are not in it: they are what is missing from the full number.
///
/// Ordered as text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionId([u8; CHARS]); // Invariant: base64 of 80 bits that are a position.

const CHARS: usize = 14;
const BITS: usize = 80;

impl PositionId {
    /// The ID of `board`.
    pub fn of(board: &Board) -> PositionId {
        let (other, len) = half(board.other());
        let (own, _) = half(board.own());
        PositionId(base64::encode(u128::from(own) << len | u128::from(other)))
    }

    /// The men of this ID, of `men` each; those missing are borne off.
    pub fn board(&self, men: u8) -> Result<Board, PositionIdError> {
        let key = base64::decode(self.as_str(), "position", CHARS, BITS)?;
        Ok(board_of(key, men)?.0)
    }

    /// The 14 characters.
    pub fn as_str(&self) -> &str {
        // The invariant makes it ASCII, so nothing is ever lost here.
        str::from_utf8(&self.0).unwrap_or_default()
    }
}

/// One player's 25 groups, the 1-point in the lowest bits, and how many bits they are.
fn half(men: Men) -> (u64, u32) {
    let (mut bits, mut above, mut in_play) = (0u64, Place::BAR.number() + 1, 0);
    for (place, count) in men.stacks().filter(|&(place, _)| place != Place::OFF) {
        bits <<= above - place.number() + count;
        bits |= (1 << count) - 1;
        above = place.number();
        in_play += u32::from(count);
    }
    (bits << (above - 1), 25 + in_play)
}

/// The board of `key` and what is left of it.
fn board_of(key: u128, men: u8) -> Result<(Board, u128), PositionIdError> {
    let (other, rest) = men_of(key, men).ok_or(PositionIdError::TooManyMen { men })?;
    let (own, rest) = men_of(rest, men).ok_or(PositionIdError::TooManyMen { men })?;
    let board = Board::new(own, other).ok_or_else(|| misfit(own, other))?;
    Ok((board, rest))
}

/// The men of the lowest 25 groups of `key`, and the rest of it; `None` if there are above `most`.
fn men_of(mut key: u128, most: u8) -> Option<(Men, u128)> {
    let mut stacks = [(0, 0); 26];
    let mut left = most;
    for number in 1..=25u8 {
        let count = key.trailing_ones() as u8;
        left = left.checked_sub(count)?;
        stacks[usize::from(number)] = (number, count);
        key >>= count + 1;
    }
    stacks[0] = (0, left);
    Some((Men::new(&stacks)?, key))
}

/// Why these men cannot share a board.
fn misfit(own: Men, other: Men) -> PositionIdError {
    let met = |place: &Place| place.opposite().is_some_and(|there| other.on(there) > 0);
    match own.occupied().into_iter().find(met) {
        Some(place) => PositionIdError::SharedPoint { place },
        None => PositionIdError::NoMen,
    }
}

impl FromStr for PositionId {
    type Err = PositionIdError;

    /// Reads 14 characters that can be a position with at most 15 men each.
    fn from_str(text: &str) -> Result<PositionId, PositionIdError> {
        let key = base64::decode(text, "position", CHARS, BITS)?;
        match board_of(key, Men::MAX)? {
            (_, 0) => Ok(PositionId(base64::encode(key))),
            _ => Err(KeyFault::Rest.into()),
        }
    }
}

impl fmt::Display for PositionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for PositionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Why a text is not a position ID.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum PositionIdError {
    /// It is no key at all.
    #[error(transparent)]
    Key(#[from] KeyFault),
    /// More men than a player has.
    #[error("a player has more than {men} men")]
    TooManyMen { men: u8 },
    /// Men of both players on one point.
    #[error("both players have men on the {place}-point of the player on roll")]
    SharedPoint { place: Place },
    /// Nobody has a man left.
    #[error("both players have borne off all men")]
    NoMen,
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::{Die, Play, RuleSet, Step};

    use super::*;

    #[test]
    fn published_ids_are_read_and_written() {
        let start = RuleSet::STANDARD.board();
        assert_eq!(PositionId::of(&start).to_string(), "4HPwATDgc/ABMA");
        let step = |from, die| Step::new(Place::new(from).unwrap(), Die::new(die).unwrap());
        let after = start.after(Play::new(&[step(8, 3), step(6, 1)]).unwrap()).flipped();
        assert_eq!(PositionId::of(&after).to_string(), "sGfwATDgc/ABMA");
        let read: PositionId = "sGfwATDgc/ABMA".parse().unwrap();
        assert_eq!(read.board(15), Ok(after));
    }

    #[test]
    fn hypergammon_has_three_men() {
        let start = RuleSet::HYPERGAMMON.board();
        assert_eq!(PositionId::of(&start).board(3), Ok(start));
        let standard = PositionId::of(&RuleSet::STANDARD.board());
        assert_eq!(standard.board(3), Err(PositionIdError::TooManyMen { men: 3 }));
    }

    #[test]
    fn wrong_texts_are_refused_with_the_reason() {
        let read = |text: &str| text.parse::<PositionId>().unwrap_err();
        assert_eq!(
            read("4HPwATDgc/ABM"),
            KeyFault::Length { id: "position", chars: 14, found: 13 }.into()
        );
        assert_eq!(read("4HPwATDgc-ABMA"), KeyFault::Character { column: 10, found: '-' }.into());
        assert_eq!(read("4HPwATDgc/ABMB"), KeyFault::Rest.into());
        assert_eq!(read("AAAAAAAAAAAAAA"), PositionIdError::NoMen);
        assert_eq!(read("//8AAAAAAAAAAA"), PositionIdError::TooManyMen { men: 15 });
        // A man each on the one's 1-point and the other's 24-point.
        let one = Men::new(&[(1, 1), (0, 14)]).unwrap();
        let key = u128::from(half(one).0) | 1 << (26 + 23);
        let text = String::from_utf8(base64::encode::<CHARS>(key).to_vec()).unwrap();
        let place = Place::new(24).unwrap();
        assert_eq!(read(&text), PositionIdError::SharedPoint { place });
    }
}
