//! A heap of tiles in which red fives are told apart.

use std::fmt;
use std::str::FromStr;

use crate::{Counts, Kind, Suit, Tile};

/// Tiles held, in no order: how many of each kind, and which red fives are among them (at most one
/// of each suit).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles {
    counts: Counts,
    reds: u8, // Invariant: bit of a suit set only if a five of that suit is counted.
}

impl Tiles {
    /// No tile.
    pub const EMPTY: Tiles = Tiles { counts: Counts::EMPTY, reds: 0 };

    /// Plain tiles.
    pub const fn plain(counts: Counts) -> Tiles {
        Tiles { counts, reds: 0 }
    }

    /// How many of each kind, red fives counted as fives.
    #[inline]
    pub const fn counts(&self) -> &Counts {
        &self.counts
    }

    /// How many red fives.
    #[inline]
    pub const fn n_reds(&self) -> u8 {
        self.reds.count_ones() as u8
    }

    /// Is the red five of `suit` here?
    #[inline]
    pub const fn has_red(&self, suit: Suit) -> bool {
        self.reds & (1 << suit as u8) != 0
    }

    /// How many tiles in all.
    #[inline]
    pub fn len(&self) -> usize {
        self.counts.total()
    }

    /// Is there none?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.counts.is_empty()
    }

    /// How many of exactly this tile: a plain five does not count the red one.
    #[inline]
    pub fn count(&self, tile: Tile) -> u8 {
        match tile.red_suit() {
            Some(suit) => u8::from(self.has_red(suit)),
            None => self.counts[tile.kind()] - u8::from(self.red_of_kind(tile.kind())),
        }
    }

    /// Is at least one of exactly this tile here?
    #[inline]
    pub fn contains(&self, tile: Tile) -> bool {
        self.count(tile) > 0
    }

    /// Is there a red five of this kind?
    #[inline]
    fn red_of_kind(&self, kind: Kind) -> bool {
        match (kind.suit(), kind.rank()) {
            (Some(suit), Some(5)) => self.has_red(suit),
            _ => false,
        }
    }

    /// One tile more. Returns false, and changes nothing, when it would be the fifth of its kind
    /// or the second red one.
    #[inline]
    pub fn add(&mut self, tile: Tile) -> bool {
        let red = tile.red_suit().map_or(0, |suit| 1 << suit as u8);
        if self.reds & red != 0 || !self.counts.add(tile.kind()) {
            return false;
        }
        self.reds |= red;
        true
    }

    /// One tile less. Returns false, and changes nothing, when exactly this tile is not here.
    #[inline]
    pub fn remove(&mut self, tile: Tile) -> bool {
        if !self.contains(tile) {
            return false;
        }
        self.reds &= !tile.red_suit().map_or(0, |suit| 1 << suit as u8);
        self.counts.remove(tile.kind())
    }

    /// These tiles and one more, unless it does not fit.
    #[must_use]
    pub fn with(mut self, tile: Tile) -> Option<Tiles> {
        self.add(tile).then_some(self)
    }

    /// These tiles less one, unless it is not here.
    #[must_use]
    pub fn without(mut self, tile: Tile) -> Option<Tiles> {
        self.remove(tile).then_some(self)
    }

    /// The tiles in written order, repeated as often as held.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        self.distinct().flat_map(|tile| (0..self.count(tile)).map(move |_| tile))
    }

    /// Each different tile once, in written order.
    pub fn distinct(&self) -> impl Iterator<Item = Tile> + '_ {
        self.counts.kinds().into_iter().flat_map(move |kind| {
            let red = kind.suit().filter(|_| self.red_of_kind(kind)).map(Tile::red_five);
            red.into_iter().chain(Some(kind.tile())).filter(|&tile| self.contains(tile))
        })
    }
}

/// Writes tiles, sorted, in hand notation.
pub(crate) fn write_kinds(
    f: &mut fmt::Formatter<'_>,
    tiles: impl Iterator<Item = Tile>,
) -> fmt::Result {
    let mut open = None;
    for tile in tiles {
        let text = tile.to_string();
        let (digit, letter) = text.split_at(1);
        match open.replace(letter.to_owned()) {
            Some(previous) if previous != letter => f.write_str(&previous)?,
            _ => {}
        }
        f.write_str(digit)?;
    }
    f.write_str(open.as_deref().unwrap_or(""))
}

impl fmt::Display for Tiles {
    /// Hand notation, sorted, red fives as 0: `123m406p77z`; nothing for no tile.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_kinds(f, self.iter())
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tiles({self})")
    }
}

/// Why a text is not a heap of tiles. Columns count characters from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum ParseTilesError {
    /// A character that is neither a digit nor a suit letter.
    #[error("{found:?} in column {column}; write digits followed by m, p, s or z")]
    Character { found: char, column: usize },
    /// A suit letter without a digit before it.
    #[error("{letter:?} in column {column} has no digit before it")]
    NoDigits { letter: char, column: usize },
    /// Digits at the end without a suit letter.
    #[error("the digits at the end have no suit; write m, p, s or z after them")]
    NoSuit,
    /// `0z`, `8z` or `9z`.
    #[error("no tile {digit}z (column {column}); honours are 1z to 7z")]
    NoSuchHonour { digit: char, column: usize },
    /// A fifth tile of a kind.
    #[error("five of {kind}; there are four of each kind")]
    FiveOfAKind { kind: Kind },
    /// A second red five of a suit.
    #[error("{tile} twice; there is one red five of each suit")]
    SecondRed { tile: Tile },
}

impl FromStr for Tiles {
    type Err = ParseTilesError;

    /// Reads hand notation: digits followed by a suit letter, in any order, blanks ignored.
    ///
    /// ```
    /// use parlor_riichi::Tiles;
    /// let tiles: Tiles = "11z 406p 123m".parse()?;
    /// assert_eq!(tiles.to_string(), "123m406p11z");
    /// # Ok::<(), parlor_riichi::ParseTilesError>(())
    /// ```
    fn from_str(text: &str) -> Result<Tiles, ParseTilesError> {
        let mut tiles = Tiles::EMPTY;
        let mut digits: Vec<(char, usize)> = Vec::new();
        for (idx, found) in text.chars().enumerate() {
            let column = idx + 1;
            match found {
                '0'..='9' => digits.push((found, column)),
                'm' | 'p' | 's' | 'z' if digits.is_empty() => {
                    return Err(ParseTilesError::NoDigits { letter: found, column });
                }
                'm' | 'p' | 's' | 'z' => {
                    for (digit, column) in digits.drain(..) {
                        tiles.add_written(digit, found, column)?;
                    }
                }
                blank if blank.is_whitespace() => {}
                found => return Err(ParseTilesError::Character { found, column }),
            }
        }
        if digits.is_empty() { Ok(tiles) } else { Err(ParseTilesError::NoSuit) }
    }
}

impl Tiles {
    fn add_written(
        &mut self,
        digit: char,
        letter: char,
        column: usize,
    ) -> Result<(), ParseTilesError> {
        let tile = Tile::from_chars(digit, letter)
            .ok_or(ParseTilesError::NoSuchHonour { digit, column })?;
        if self.counts[tile.kind()] == 4 {
            return Err(ParseTilesError::FiveOfAKind { kind: tile.kind() });
        }
        if self.add(tile) { Ok(()) } else { Err(ParseTilesError::SecondRed { tile }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tiles(text: &str) -> Tiles {
        text.parse().expect("good notation")
    }

    #[test]
    fn written_sorted_with_reds_before_fives() {
        for (text, sorted) in
            [("", ""), ("77z 123m406p", "123m406p77z"), ("5m5m0m5m", "0555m"), ("9s1m9s", "1m99s")]
        {
            assert_eq!(tiles(text).to_string(), sorted);
        }
    }

    #[test]
    fn errors_say_what_and_where() {
        let error = |text: &str| text.parse::<Tiles>().expect_err(text).to_string();
        assert_eq!(error("12x"), "'x' in column 3; write digits followed by m, p, s or z");
        assert_eq!(error("1m m"), "'m' in column 4 has no digit before it");
        assert_eq!(
            error("1m12"),
            "the digits at the end have no suit; write m, p, s or z after them"
        );
        assert_eq!(error("18z"), "no tile 8z (column 2); honours are 1z to 7z");
        assert_eq!(error("0z"), "no tile 0z (column 1); honours are 1z to 7z");
        assert_eq!(error("11111m"), "five of 1m; there are four of each kind");
        assert_eq!(error("00p"), "0p twice; there is one red five of each suit");
    }

    #[test]
    fn red_and_plain_fives_are_told_apart() {
        let mut hand = tiles("05m");
        let (red, plain) = (Tile::red_five(Suit::Man), "5m".parse().expect("a tile"));
        assert_eq!((hand.count(red), hand.count(plain), hand.n_reds()), (1, 1, 1));
        assert!(!hand.add(red));
        assert!(hand.remove(plain) && !hand.remove(plain));
        assert!(hand.remove(red) && hand.is_empty());
        assert_eq!(tiles("0555m").distinct().count(), 2);
        assert_eq!(tiles("0555m").iter().count(), 4);
    }
}
