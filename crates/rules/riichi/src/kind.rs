//! The 34 kinds of tile.
//!
//! Rule: `docs/rules/riichi.md#tiles`.

use std::fmt;

use crate::{Wind, tile::Tile};

/// One of the three suits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    /// Man: characters, written `m`.
    Man,
    /// Pin: dots, written `p`.
    Pin,
    /// Sou: bamboo, written `s`.
    Sou,
}

impl Suit {
    /// The three suits in the order of [`Kind`] indices.
    pub const ALL: [Suit; 3] = [Suit::Man, Suit::Pin, Suit::Sou];

    /// The letter used in hand notation.
    pub const fn letter(self) -> char {
        match self {
            Suit::Man => 'm',
            Suit::Pin => 'p',
            Suit::Sou => 's',
        }
    }
}

/// What is printed on a tile, four of each in the wall; a red five is of the same kind as the
/// plain one.
///
/// Indices: man 1–9 are 0–8, pin 9–17, sou 18–26, winds East to North 27–30, dragons White, Green,
/// Red 31–33.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8); // Invariant: self.0 < 34.

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 34;
    /// The East wind; the other winds follow it.
    pub const EAST: Kind = Kind(27);
    /// The South wind.
    pub const SOUTH: Kind = Kind(28);
    /// The West wind.
    pub const WEST: Kind = Kind(29);
    /// The North wind.
    pub const NORTH: Kind = Kind(30);
    /// The White dragon (haku).
    pub const WHITE: Kind = Kind(31);
    /// The Green dragon (hatsu).
    pub const GREEN: Kind = Kind(32);
    /// The Red dragon (chun).
    pub const RED: Kind = Kind(33);

    /// The kind at `idx`, if there is one.
    #[inline]
    pub const fn from_idx(idx: usize) -> Option<Kind> {
        if idx < Kind::COUNT { Some(Kind(idx as u8)) } else { None }
    }

    /// The kind of a bit of a `KindSet`.
    #[inline]
    pub(crate) const fn at_bit(bit: u32) -> Kind {
        Kind(bit as u8)
    }

    /// The suit tile of `rank` 1 to 9.
    #[inline]
    pub const fn suited(suit: Suit, rank: u8) -> Option<Kind> {
        if 1 <= rank && rank <= 9 { Some(Kind(suit as u8 * 9 + rank - 1)) } else { None }
    }

    /// Position among the 34 kinds.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// All kinds in index order.
    pub fn all() -> impl DoubleEndedIterator<Item = Kind> + ExactSizeIterator + Clone {
        (0..Kind::COUNT as u8).map(Kind)
    }

    /// The suit, unless it is an honour.
    #[inline]
    pub const fn suit(self) -> Option<Suit> {
        match self.0 / 9 {
            0 => Some(Suit::Man),
            1 => Some(Suit::Pin),
            2 => Some(Suit::Sou),
            _ => None,
        }
    }

    /// The number 1 to 9, unless it is an honour.
    #[inline]
    pub const fn rank(self) -> Option<u8> {
        if self.0 < 27 { Some(self.0 % 9 + 1) } else { None }
    }

    /// The wind, if it is one.
    #[inline]
    pub const fn wind(self) -> Option<Wind> {
        if self.0 < 27 { None } else { Wind::from_idx(self.idx() - 27) }
    }

    /// Is it a wind or a dragon?
    #[inline]
    pub const fn is_honour(self) -> bool {
        self.0 >= 27
    }

    /// Is it White, Green or Red?
    #[inline]
    pub const fn is_dragon(self) -> bool {
        self.0 >= 31
    }

    /// Is it a 1 or a 9?
    #[inline]
    pub const fn is_terminal(self) -> bool {
        self.0 < 27 && matches!(self.0 % 9, 0 | 8)
    }

    /// Is it a terminal or an honour?
    #[inline]
    pub const fn is_yaochuu(self) -> bool {
        self.is_honour() || self.is_terminal()
    }

    /// Is it a suit tile from 2 to 8?
    #[inline]
    pub const fn is_simple(self) -> bool {
        !self.is_yaochuu()
    }

    /// The kind `steps` ranks higher in the same suit, if it exists.
    #[inline]
    pub const fn up(self, steps: u8) -> Option<Kind> {
        if self.0 < 27 && self.0 % 9 + steps < 9 { Some(Kind(self.0 + steps)) } else { None }
    }

    /// The kind `steps` ranks lower in the same suit, if it exists.
    #[inline]
    pub const fn down(self, steps: u8) -> Option<Kind> {
        if self.0 < 27 && self.0 % 9 >= steps { Some(Kind(self.0 - steps)) } else { None }
    }

    /// Can a run begin here (a suit tile from 1 to 7)?
    #[inline]
    pub const fn starts_run(self) -> bool {
        self.up(2).is_some()
    }

    /// The kind that is dora when this one is the indicator: the next in its suit, in the winds
    /// E S W N or in the dragons White Green Red, and from the last back to the first.
    ///
    /// ```
    /// use parlor_riichi::Kind;
    /// assert_eq!(Kind::NORTH.dora(), Kind::EAST);
    /// assert_eq!(Kind::RED.dora(), Kind::WHITE);
    /// ```
    ///
    /// Rule: `docs/rules/riichi.md#dora`.
    #[inline]
    pub const fn dora(self) -> Kind {
        match self.0 {
            8 | 17 | 26 => Kind(self.0 - 8),
            30 => Kind::EAST,
            33 => Kind::WHITE,
            other => Kind(other + 1),
        }
    }

    /// The plain tile of this kind.
    #[inline]
    pub const fn tile(self) -> Tile {
        Tile::plain(self)
    }
}

impl fmt::Display for Kind {
    /// Hand notation: `5m`, `9s`, and `1z` to `7z` for E S W N White Green Red.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.suit(), self.rank()) {
            (Some(suit), Some(rank)) => write!(f, "{rank}{}", suit.letter()),
            _ => write!(f, "{}z", self.0 - 26),
        }
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_shown_by_exactly_one_indicator() {
        let mut shown = [0; Kind::COUNT];
        for kind in Kind::all() {
            shown[kind.dora().idx()] += 1;
        }
        assert_eq!(shown, [1; Kind::COUNT]);
    }

    #[test]
    fn thirteen_kinds_are_terminals_or_honours() {
        assert_eq!(Kind::all().filter(|kind| kind.is_yaochuu()).count(), 13);
        assert_eq!(Kind::all().filter(|kind| kind.starts_run()).count(), 21);
    }

    #[test]
    fn neighbours_stay_in_the_suit() {
        let nine_man = Kind(8);
        assert_eq!(nine_man.up(1), None);
        assert_eq!(Kind(9).down(1), None);
        assert_eq!(nine_man.down(2), Some(Kind(6)));
        assert_eq!(Kind::EAST.up(1), None);
    }
}
