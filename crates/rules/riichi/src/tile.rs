//! One tile as it lies on the table.

use std::fmt;
use std::str::FromStr;

use crate::{Kind, Suit};

/// A tile: a kind, or the red five of a suit. Sorted as hands are written, a red five just before
/// the plain five.
///
/// Rule: `docs/rules/riichi.md#red-fives`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8); // Invariant: self.0 < 37; ten per suit (1 2 3 4 red plain-5 6 7 8 9), seven honours.

impl Tile {
    /// How many tiles can be told apart.
    pub const COUNT: usize = 37;

    /// The plain tile of a kind.
    #[inline]
    pub const fn plain(kind: Kind) -> Tile {
        Tile(PLAIN_OF_KIND[kind.idx()])
    }

    /// The red five of a suit.
    #[inline]
    pub const fn red_five(suit: Suit) -> Tile {
        Tile(suit as u8 * 10 + 4)
    }

    /// The tile at `idx` in written order, if there is one.
    #[inline]
    pub const fn from_idx(idx: usize) -> Option<Tile> {
        if idx < Tile::COUNT { Some(Tile(idx as u8)) } else { None }
    }

    /// Position among the 37 tiles in written order.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// All tiles in written order.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator + Clone {
        (0..Tile::COUNT as u8).map(Tile)
    }

    /// What is printed on it, the colour of a five aside.
    #[inline]
    pub const fn kind(self) -> Kind {
        KIND_OF_TILE[self.0 as usize]
    }

    /// Is it a red five?
    #[inline]
    pub const fn is_red(self) -> bool {
        matches!(self.0, 4 | 14 | 24)
    }

    /// The suit whose red five this is, if it is one.
    #[inline]
    pub const fn red_suit(self) -> Option<Suit> {
        match self.0 {
            4 => Some(Suit::Man),
            14 => Some(Suit::Pin),
            24 => Some(Suit::Sou),
            _ => None,
        }
    }
}

const PLAIN_OF_KIND: [u8; Kind::COUNT] = {
    let mut codes = [0; Kind::COUNT];
    let mut idx = 0;
    while idx < Kind::COUNT {
        let (group, place) = (idx / 9, idx % 9);
        codes[idx] = (group * 10 + place + (group < 3 && place >= 4) as usize) as u8;
        idx += 1;
    }
    codes
};

const KIND_OF_TILE: [Kind; Tile::COUNT] = {
    let mut kinds = [Kind::EAST; Tile::COUNT];
    let mut idx = 0;
    while idx < Kind::COUNT {
        if let Some(kind) = Kind::from_idx(idx) {
            let code = PLAIN_OF_KIND[idx] as usize;
            kinds[code] = kind;
            if matches!(kind.rank(), Some(5)) {
                kinds[code - 1] = kind;
            }
        }
        idx += 1;
    }
    kinds
};

impl From<Kind> for Tile {
    #[inline]
    fn from(kind: Kind) -> Tile {
        Tile::plain(kind)
    }
}

impl fmt::Display for Tile {
    /// As [`Kind`], and `0m`, `0p`, `0s` for the red fives.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.red_suit() {
            Some(suit) => write!(f, "0{}", suit.letter()),
            None => self.kind().fmt(f),
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a tile.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not a tile; write a digit and m, p or s (0 is the red five), or 1z to 7z")]
pub struct ParseTileError {
    /// What was read.
    pub text: String,
}

impl FromStr for Tile {
    type Err = ParseTileError;

    fn from_str(text: &str) -> Result<Tile, ParseTileError> {
        let mut chars = text.chars();
        let tile = match (chars.next(), chars.next(), chars.next()) {
            (Some(digit), Some(letter), None) => Tile::from_chars(digit, letter),
            _ => None,
        };
        tile.ok_or_else(|| ParseTileError { text: text.to_owned() })
    }
}

impl FromStr for Kind {
    type Err = ParseTileError;

    /// As [`Tile`], but a red five is a tile and no kind.
    fn from_str(text: &str) -> Result<Kind, ParseTileError> {
        let tile: Tile = text.parse()?;
        match tile.red_suit() {
            None => Ok(tile.kind()),
            Some(_) => Err(ParseTileError { text: text.to_owned() }),
        }
    }
}

impl Tile {
    /// The tile written as `digit` in the suit `letter` of hand notation.
    pub fn from_chars(digit: char, letter: char) -> Option<Tile> {
        let rank = digit.to_digit(10)? as u8;
        let suit = match letter {
            'm' => Suit::Man,
            'p' => Suit::Pin,
            's' => Suit::Sou,
            'z' if (1..=7).contains(&rank) => {
                return Kind::from_idx(26 + rank as usize).map(Tile::plain);
            }
            _ => return None,
        };
        if rank == 0 {
            Some(Tile::red_five(suit))
        } else {
            Kind::suited(suit, rank).map(Tile::plain)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_back() {
        for tile in Tile::all() {
            assert_eq!(tile.to_string().parse(), Ok(tile));
        }
        for wrong in ["", "5", "0z", "8z", "9z", "5x", "10m", "m5", "５m"] {
            assert!(wrong.parse::<Tile>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_red_five_is_a_five_and_sorts_before_it() {
        for suit in Suit::ALL {
            let red = Tile::red_five(suit);
            let plain = Tile::plain(red.kind());
            assert!(red.is_red() && !plain.is_red() && red < plain);
            assert_eq!(red.kind(), Kind::suited(suit, 5).expect("fives exist"));
        }
        assert_eq!(Tile::all().filter(|tile| tile.is_red()).count(), 3);
    }

    #[test]
    fn plain_tiles_keep_their_kind() {
        for kind in Kind::all() {
            assert_eq!(Tile::plain(kind).kind(), kind);
        }
    }
}
