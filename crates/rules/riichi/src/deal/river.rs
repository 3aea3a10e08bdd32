//! The discards of one player.

use std::fmt;

use crate::list::List;
use crate::{Kind, KindSet, Tile};

/// One discarded tile as it lies in the river.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Discard {
    /// The tile that was discarded.
    pub tile: Tile,
    /// Was it discarded as it was drawn (tsumogiri)?
    pub drawn: bool,
    /// Was riichi declared with it? Then it lies sideways.
    pub riichi: bool,
    /// Has another player taken it for a set? It then lies there, but was discarded here.
    pub called: bool,
}

/// A player's discards in order, those taken by others included.
#[derive(Clone, PartialEq, Eq)]
pub struct River {
    list: List<Discard, 28>,
    kinds: KindSet,
}

impl River {
    /// No discard.
    ///
    /// There is room for more than can ever be needed. Each go-around takes four draws from 70.
    /// Calls save draws: each of the three others at most four times, by 3, 2 and 1 draws, the
    /// player's own four calls by 3 each; so there are at most (70 + 24 + 12) / 4 < 27 turns.
    pub const EMPTY: River = River { list: List::new(River::NOTHING), kinds: KindSet::EMPTY };

    const NOTHING: Discard =
        Discard { tile: Kind::EAST.tile(), drawn: false, riichi: false, called: false };

    /// The discards in order.
    #[inline]
    pub fn as_slice(&self) -> &[Discard] {
        self.list.as_slice()
    }

    /// How many discards.
    #[inline]
    pub const fn len(&self) -> usize {
        self.list.len()
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.list.len() == 0
    }

    /// The kinds discarded, also where others took the tile: none of them can be won on by ron.
    #[inline]
    pub const fn kinds(&self) -> KindSet {
        self.kinds
    }

    /// The last discard.
    #[inline]
    pub fn last(&self) -> Option<Discard> {
        self.as_slice().last().copied()
    }

    /// The tiles that still lie here.
    pub fn lying(&self) -> impl Iterator<Item = Tile> {
        self.as_slice().iter().filter(|discard| !discard.called).map(|discard| discard.tile)
    }

    /// One discard more. Returns false when more lie here than any deal has.
    #[inline]
    pub(super) fn push(&mut self, discard: Discard) -> bool {
        self.kinds = self.kinds.with(discard.tile.kind());
        self.list.push(discard)
    }

    /// The last discard is taken by another player.
    #[inline]
    pub(super) fn mark_called(&mut self) {
        if let Some(last) = self.list.as_mut_slice().last_mut() {
            last.called = true;
        }
    }
}

impl fmt::Debug for River {
    /// The tiles; `'` after a drawn one, `*` after the one of riichi, `^` after one called.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let marks = |discard: &Discard| {
            let mark = |shown: bool, mark: &'static str| if shown { mark } else { "" };
            let Discard { drawn, riichi, called, .. } = *discard;
            [mark(drawn, "'"), mark(riichi, "*"), mark(called, "^")].concat()
        };
        let text = |discard: &Discard| format!("{}{}", discard.tile, marks(discard));
        let tiles: Vec<String> = self.as_slice().iter().map(text).collect();
        write!(f, "River({})", tiles.join(" "))
    }
}
