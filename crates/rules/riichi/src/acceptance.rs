//! Which tiles bring a hand forward.
//!
//! Rule: `docs/rules/riichi.md#shanten`.

use crate::shanten::{Group, Outline, TABLES, Tables};
use crate::{Counts, Kind, KindSet, Shanten, TooManyTiles};

/// What a hand of 13 tiles (three for each set laid out) can make use of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Acceptance {
    /// How far the hand is now.
    pub shanten: Shanten,
    /// The kinds that bring it nearer when drawn.
    pub kinds: KindSet,
}

impl Acceptance {
    /// How many of `unseen` tiles the hand can make use of.
    pub fn n_tiles(&self, unseen: &Counts) -> u32 {
        self.kinds.into_iter().map(|kind| u32::from(unseen[kind])).sum()
    }
}

/// The kinds that lower the shanten of concealed tiles beside `n_melds` sets.
///
/// ```
/// use parlor_riichi::{acceptance, Tiles};
/// let hand: Tiles = "23m456p789s11222z".parse()?;
/// let accepts = acceptance(hand.counts(), 0)?;
/// assert_eq!(accepts.kinds, "14m".parse::<Tiles>()?.counts().kinds());
/// assert_eq!(accepts.n_tiles(&hand.counts().complement()), 8);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn acceptance(concealed: &Counts, n_melds: usize) -> Result<Acceptance, TooManyTiles> {
    let outline = Outline::of(&TABLES, concealed);
    outline.check(n_melds)?;
    let with_one_more = concealed.total() + 1;
    if with_one_more + 3 * n_melds > 14 {
        return Err(TooManyTiles { tiles: with_one_more, melds: n_melds });
    }
    Ok(accepted(&TABLES, &outline, concealed, n_melds))
}

/// The discards from 14 tiles that keep the hand as near as it is, in index order, and what the
/// hand accepts after each.
pub fn keeping_discards(
    concealed: &Counts,
    n_melds: usize,
) -> Result<Vec<(Kind, Acceptance)>, TooManyTiles> {
    let tables = &TABLES;
    let outline = Outline::of(tables, concealed);
    outline.check(n_melds)?;
    let after = |kind| {
        let mut rest = *concealed;
        rest.remove(kind);
        (kind, rest, outline.with_group(tables, &rest, Group::of(kind)))
    };
    let options: Vec<_> = concealed.kinds().into_iter().map(after).collect();
    let nearest = options.iter().map(|(_, _, outline)| outline.shanten(tables, n_melds)).min();
    let keeping = options
        .iter()
        .filter(|(_, _, outline)| Some(outline.shanten(tables, n_melds)) == nearest)
        .map(|(kind, rest, outline)| (*kind, accepted(tables, outline, rest, n_melds)));
    Ok(keeping.collect())
}

/// The caller has made sure that one more tile fits.
pub(crate) fn accepted(
    tables: &Tables,
    outline: &Outline,
    concealed: &Counts,
    n_melds: usize,
) -> Acceptance {
    let shanten = outline.shanten(tables, n_melds);
    let mut with = *concealed;
    let mut kinds = KindSet::EMPTY;
    for kind in Kind::all() {
        if with.add(kind) {
            let next = outline.with_group(tables, &with, Group::of(kind));
            if next.shanten(tables, n_melds) < shanten {
                kinds = kinds.with(kind);
            }
            with.remove(kind);
        }
    }
    Acceptance { shanten, kinds }
}
