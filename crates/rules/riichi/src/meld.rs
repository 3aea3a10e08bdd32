//! Called sets and closed kans.
//!
//! Rule: `docs/rules/riichi.md#calls`.

use std::fmt;

use crate::{Kind, Relative, Tile, tiles::write_kinds};

/// The five sorts of set that are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MeldForm {
    /// A run completed by the left neighbour's discard.
    Chi,
    /// A triplet completed by a discard.
    Pon,
    /// Four of a kind completed by a discard (daiminkan).
    OpenKan,
    /// A pon to which the fourth tile was added (kakan).
    AddedKan,
    /// Four of a kind from one's own hand (ankan); the hand stays closed.
    ClosedKan,
}

/// A set laid out on the table: its tiles, which of them was called, and from whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Meld {
    form: MeldForm,
    from: Option<Relative>, // None for a closed kan only.
    first: Kind,            // the lowest kind of a run, the kind otherwise
    tiles: [Tile; 4],       // called, own, added; a run and a pon repeat the last
}

impl Meld {
    /// Some set, to fill places that hold none.
    pub(crate) const CLOSED_KAN_OF_EAST: Meld = Meld {
        form: MeldForm::ClosedKan,
        from: None,
        first: Kind::EAST,
        tiles: [Tile::plain(Kind::EAST); 4],
    };

    /// A run made of the left neighbour's `called` and two tiles of the hand; `None` unless the
    /// three are consecutive.
    pub fn chi(called: Tile, own: [Tile; 2]) -> Option<Meld> {
        let mut ranks = [called.kind(), own[0].kind(), own[1].kind()];
        ranks.sort_unstable();
        let [first, second, third] = ranks;
        if first.up(1) != Some(second) || first.up(2) != Some(third) {
            return None;
        }
        let own = sorted(own);
        let tiles = [called, own[0], own[1], own[1]];
        Some(Meld { form: MeldForm::Chi, from: Some(Relative::Left), first, tiles })
    }

    /// A triplet made of a discard and two tiles of the hand; `None` unless they are equal.
    pub fn pon(called: Tile, own: [Tile; 2], from: Relative) -> Option<Meld> {
        let first = same_kind(&[called, own[0], own[1]])?;
        let own = sorted(own);
        let tiles = [called, own[0], own[1], own[1]];
        Some(Meld { form: MeldForm::Pon, from: Some(from), first, tiles })
    }

    /// Four of a kind made of a discard and three tiles of the hand; `None` unless they are equal.
    pub fn open_kan(called: Tile, own: [Tile; 3], from: Relative) -> Option<Meld> {
        let first = same_kind(&[called, own[0], own[1], own[2]])?;
        let own = sorted(own);
        let tiles = [called, own[0], own[1], own[2]];
        Some(Meld { form: MeldForm::OpenKan, from: Some(from), first, tiles })
    }

    /// Four of a kind from the hand; `None` unless they are equal.
    pub fn closed_kan(own: [Tile; 4]) -> Option<Meld> {
        let first = same_kind(&own)?;
        Some(Meld { form: MeldForm::ClosedKan, from: None, first, tiles: sorted(own) })
    }

    /// This pon with the fourth tile added; `None` unless it is a pon of that kind.
    #[must_use]
    pub fn with_added(mut self, tile: Tile) -> Option<Meld> {
        if self.form != MeldForm::Pon || tile.kind() != self.first {
            return None;
        }
        self.form = MeldForm::AddedKan;
        self.tiles[3] = tile;
        Some(self)
    }

    /// Which of the five sorts it is.
    #[inline]
    pub const fn form(&self) -> MeldForm {
        self.form
    }

    /// The kind of a triplet or kan, the lowest kind of a run.
    #[inline]
    pub const fn kind(&self) -> Kind {
        self.first
    }

    /// Its tiles: the called one first, then those from the hand in written order, the added last.
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..if self.is_kan() { 4 } else { 3 }]
    }

    /// The tile that was called, unless it is a closed kan.
    #[inline]
    pub fn called(&self) -> Option<Tile> {
        self.from.map(|_| self.tiles[0])
    }

    /// Whose discard was called; `None` for a closed kan.
    #[inline]
    pub const fn from(&self) -> Option<Relative> {
        self.from
    }

    /// The tiles that came from the hand when the call was made (an added tile came later).
    #[inline]
    pub fn own(&self) -> &[Tile] {
        match self.form {
            MeldForm::Chi | MeldForm::Pon | MeldForm::AddedKan => &self.tiles[1..3],
            MeldForm::OpenKan => &self.tiles[1..],
            MeldForm::ClosedKan => &self.tiles,
        }
    }

    /// The tile added to a pon.
    #[inline]
    pub fn added(&self) -> Option<Tile> {
        (self.form == MeldForm::AddedKan).then_some(self.tiles[3])
    }

    /// Is it a run?
    #[inline]
    pub const fn is_run(&self) -> bool {
        matches!(self.form, MeldForm::Chi)
    }

    /// Is it any kan?
    #[inline]
    pub const fn is_kan(&self) -> bool {
        matches!(self.form, MeldForm::OpenKan | MeldForm::AddedKan | MeldForm::ClosedKan)
    }

    /// Does it open the hand? All do but the closed kan.
    #[inline]
    pub const fn is_open(&self) -> bool {
        !matches!(self.form, MeldForm::ClosedKan)
    }

    /// How many red fives it holds.
    #[inline]
    pub fn n_reds(&self) -> u8 {
        self.tiles().iter().filter(|tile| tile.is_red()).count() as u8
    }
}

fn sorted<const N: usize>(mut tiles: [Tile; N]) -> [Tile; N] {
    tiles.sort_unstable();
    tiles
}

fn same_kind(tiles: &[Tile]) -> Option<Kind> {
    let kind = tiles.first()?.kind();
    tiles.iter().all(|tile| tile.kind() == kind).then_some(kind)
}

impl fmt::Debug for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}(", self.form)?;
        write_kinds(f, self.tiles().iter().copied())?;
        match self.from {
            Some(from) => write!(f, " from {from:?})"),
            None => f.write_str(")"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(text: &str) -> Tile {
        text.parse().expect("a tile")
    }

    #[test]
    fn a_chi_is_three_consecutive_tiles_of_one_suit() {
        let chi = Meld::chi(tile("3m"), [tile("4m"), tile("2m")]).expect("a run");
        assert_eq!((chi.kind(), chi.called()), (tile("2m").kind(), Some(tile("3m"))));
        assert_eq!(chi.own(), [tile("2m"), tile("4m")]);
        assert_eq!(chi.from(), Some(Relative::Left));
        for [called, a, b] in [["8m", "9m", "1p"], ["2m", "2m", "3m"], ["1z", "2z", "3z"]] {
            assert_eq!(Meld::chi(tile(called), [tile(a), tile(b)]), None);
        }
    }

    #[test]
    fn a_pon_becomes_an_added_kan() {
        let five = tile("5p");
        let pon = Meld::pon(five, [five, tile("0p")], Relative::Across).expect("a triplet");
        assert_eq!(pon.own(), [tile("0p"), five]);
        assert_eq!((pon.tiles().len(), pon.n_reds()), (3, 1));
        assert_eq!(pon.with_added(tile("5m")), None);
        let kan = pon.with_added(five).expect("the fourth five");
        assert_eq!((kan.form(), kan.added()), (MeldForm::AddedKan, Some(five)));
        assert_eq!(kan.with_added(five), None);
        assert_eq!(kan.own(), pon.own());
    }

    #[test]
    fn only_the_closed_kan_keeps_the_hand_closed() {
        let east = Kind::EAST.tile();
        let closed = Meld::closed_kan([east; 4]).expect("four equal");
        let open = Meld::open_kan(east, [east; 3], Relative::Right).expect("four equal");
        assert!(closed.is_kan() && !closed.is_open() && open.is_open());
        assert_eq!((closed.called(), open.called()), (None, Some(east)));
        assert_eq!(Meld::closed_kan([east, east, east, Kind::RED.tile()]), None);
    }
}
