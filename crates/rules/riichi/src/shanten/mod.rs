//! How far a hand is from winning.
//!
//! The standard form (four sets and a pair) comes from tables. Each suit and the honours are
//! looked up on their own and give a *yield*: how many of their tiles at most serve in 0 to 4 sets,
//! with or without the pair. Only a hundred-odd different yields exist, also for several
//! groups together, so that two of them are joined by one more lookup ([`tables`]). Seven pairs and
//! thirteen orphans need nothing but how many kinds and pairs there are, which the first lookup
//! counts on its way ([`tile_totals`]).
//!
//! Rule: `docs/rules/riichi.md#shanten`.

mod automaton;
mod digits;
mod tables;
mod tile_totals;
mod yields;

use std::fmt;

use crate::{Counts, Hand, Kind};
pub(crate) use digits::{Group, Numbers};
use tables::YieldId;
pub(crate) use tables::{TABLES, Tables};
use tile_totals::TileTotals;

/// How many tiles a hand must exchange to be ready: 0 is tenpai, −1 is complete.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Shanten(i8);

impl Shanten {
    /// A winning shape.
    pub const COMPLETE: Shanten = Shanten(-1);
    /// One tile short of a winning shape.
    pub const TENPAI: Shanten = Shanten(0);

    /// The number itself, −1 to 8.
    #[inline]
    pub const fn number(self) -> i8 {
        self.0
    }

    /// Is it a winning shape?
    #[inline]
    pub const fn is_complete(self) -> bool {
        self.0 == -1
    }

    /// Is it ready?
    #[inline]
    pub const fn is_tenpai(self) -> bool {
        self.0 == 0
    }
}

impl fmt::Display for Shanten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The shanten of a hand for each winning form. Sets laid out rule out the two special forms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Forms {
    /// Four sets and a pair.
    pub standard: Shanten,
    /// Seven different pairs.
    pub chiitoitsu: Option<Shanten>,
    /// Thirteen orphans.
    pub kokushi: Option<Shanten>,
}

impl Forms {
    /// The nearest form.
    pub fn best(self) -> Shanten {
        let special = self.chiitoitsu.into_iter().chain(self.kokushi).min();
        special.map_or(self.standard, |special| special.min(self.standard))
    }
}

/// More tiles than a hand can hold beside its sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{tiles} tiles beside {melds} sets; a hand has at most 14, each set counted as three")]
pub struct TooManyTiles {
    /// How many tiles.
    pub tiles: usize,
    /// How many sets laid out.
    pub melds: usize,
}

/// The shanten of concealed tiles beside `n_melds` sets laid out: 13 or 14 tiles less three for
/// each set (fewer are accepted, and then tiles are missing).
///
/// A shape that could only be completed by a fifth tile of a kind does not count.
///
/// ```
/// use parlor_riichi::{shanten, Tiles};
/// let tiles: Tiles = "123m456p789s1122z".parse()?;
/// assert!(shanten(tiles.counts(), 0)?.is_tenpai());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[inline]
pub fn shanten(concealed: &Counts, n_melds: usize) -> Result<Shanten, TooManyTiles> {
    let tables = &*TABLES;
    let whole = Outline::of(tables, concealed).whole(tables);
    whole.check(n_melds)?;
    Ok(whole.shanten(tables, n_melds))
}

/// Why bare counts are no hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoHand {
    /// There are four tiles of each kind.
    #[error("more than four tiles of a kind")]
    FiveOfAKind,
    /// A hand holds fourteen.
    #[error(transparent)]
    TooManyTiles(#[from] TooManyTiles),
}

/// [`shanten`] from bare counts in index order, checked where they lie: for programs that keep
/// hands as arrays.
///
/// ```
/// use parlor_riichi::{NoHand, shanten_of};
/// let mut counts = [0; 34];
/// counts[..9].fill(1); // 123456789m
/// counts[27] = 4; // the four East winds: tenpai but for a tile that does not exist
/// assert_eq!(shanten_of(&counts, 0)?.number(), 1);
/// counts[27] = 5;
/// assert_eq!(shanten_of(&counts, 0), Err(NoHand::FiveOfAKind));
/// # Ok::<(), NoHand>(())
/// ```
#[inline]
pub fn shanten_of(concealed: &[u8; Kind::COUNT], n_melds: usize) -> Result<Shanten, NoHand> {
    // No early end: the highest count is found many kinds at a time.
    if concealed.iter().fold(0, |highest, &n| highest.max(n)) > 4 {
        return Err(NoHand::FiveOfAKind);
    }
    let tables = &*TABLES;
    let whole = Outline::of_array(tables, concealed).whole(tables);
    whole.check(n_melds)?;
    Ok(whole.shanten(tables, n_melds))
}

/// The shanten of each winning form; as [`shanten`].
pub fn shanten_forms(concealed: &Counts, n_melds: usize) -> Result<Forms, TooManyTiles> {
    let tables = &*TABLES;
    let whole = Outline::of(tables, concealed).whole(tables);
    whole.check(n_melds)?;
    let closed = n_melds == 0;
    Ok(Forms {
        standard: whole.standard(tables, n_melds),
        chiitoitsu: closed.then(|| whole.0.totals.chiitoitsu()),
        kokushi: closed.then(|| whole.0.totals.kokushi()),
    })
}

impl Hand {
    /// The shanten of this hand.
    pub fn shanten(&self) -> Result<Shanten, TooManyTiles> {
        shanten(self.concealed.counts(), self.melds.len())
    }
}

/// What shanten needs to know of some groups of a hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    yields: YieldId,
    totals: TileTotals,
}

impl Part {
    #[inline]
    pub(crate) fn look_up(tables: &Tables, group: Group, numbers: Numbers) -> Part {
        let (yields, totals) = tables.look_up(group, numbers);
        Part { yields, totals }
    }

    #[inline]
    pub(crate) fn join(self, tables: &Tables, other: Part) -> Part {
        Part { yields: tables.join(self.yields, other.yields), totals: self.totals + other.totals }
    }
}

/// The parts of a hand, group by group.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outline([Part; 4]);

impl Outline {
    #[inline]
    pub(crate) fn of(tables: &Tables, counts: &Counts) -> Outline {
        Outline::of_array(tables, counts.as_array())
    }

    /// The caller has made sure that no count is above four.
    #[inline]
    fn of_array(tables: &Tables, kinds: &[u8; Kind::COUNT]) -> Outline {
        let part = |group| Part::look_up(tables, group, Numbers::of(kinds, group));
        Outline(Group::ALL.map(part))
    }

    #[inline]
    pub(crate) fn whole(&self, tables: &Tables) -> Whole {
        let [man, pin, sou, honours] = self.0;
        Whole(man.join(tables, pin).join(tables, sou.join(tables, honours)))
    }

    /// The three groups beside `group`.
    #[inline]
    pub(crate) fn without(&self, tables: &Tables, group: Group) -> Part {
        let [a, b, c] = [1, 2, 3].map(|next| self.0[(group as usize + next) % 4]);
        a.join(tables, b).join(tables, c)
    }
}

/// All groups of a hand joined.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whole(pub(crate) Part);

impl Whole {
    #[inline]
    pub(crate) fn check(&self, melds: usize) -> Result<(), TooManyTiles> {
        let tiles = self.0.totals.total();
        if tiles + 3 * melds <= 14 { Ok(()) } else { Err(TooManyTiles { tiles, melds }) }
    }

    /// The caller has made sure that the tiles are not too many.
    #[inline]
    pub(crate) fn shanten(&self, tables: &Tables, n_melds: usize) -> Shanten {
        let standard = self.standard(tables, n_melds);
        if n_melds > 0 {
            return standard;
        }
        standard.min(self.0.totals.chiitoitsu()).min(self.0.totals.kokushi())
    }

    #[inline]
    pub(crate) fn standard(&self, tables: &Tables, n_melds: usize) -> Shanten {
        Shanten(tables.missing(self.0.yields, 4 - n_melds) - 1)
    }
}
