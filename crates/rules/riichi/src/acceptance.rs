//! Which tiles bring a hand forward.
//!
//! Rule: `docs/rules/riichi.md#shanten`.

use crate::shanten::{Group, Numbers, Outline, Part, TABLES, Tables, Whole};
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
    let tiles = concealed.total() + 1;
    if tiles + 3 * n_melds > 14 {
        return Err(TooManyTiles { tiles, melds: n_melds });
    }
    let tables = &*TABLES;
    Ok(accepted(tables, &Outline::of(tables, concealed), concealed, n_melds))
}

/// The discards from 14 tiles that keep the hand as near as it is, in index order, and what the
/// hand accepts after each.
pub fn keeping_discards(
    concealed: &Counts,
    n_melds: usize,
) -> Result<Vec<(Kind, Acceptance)>, TooManyTiles> {
    let tables = &*TABLES;
    let outline = Outline::of(tables, concealed);
    outline.whole(tables).check(n_melds)?;
    let after = |kind| {
        let (group, place) = place_of(kind);
        let fewer = Numbers::of(concealed.as_array(), group).minus(place);
        let rest = outline.without(tables, group).join(tables, Part::look_up(tables, group, fewer));
        (kind, Whole(rest).shanten(tables, n_melds))
    };
    let options: Vec<(Kind, Shanten)> = concealed.kinds().into_iter().map(after).collect();
    let nearest = options.iter().map(|&(_, shanten)| shanten).min();
    let keeping =
        options.iter().filter(|&&(_, shanten)| Some(shanten) == nearest).map(|&(kind, _)| {
            let mut rest = *concealed;
            rest.remove(kind);
            (kind, accepted(tables, &Outline::of(tables, &rest), &rest, n_melds))
        });
    Ok(keeping.collect())
}

/// What 14 tiles (three for each set laid out) can spare.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spare {
    /// How far the hand is now.
    pub shanten: Shanten,
    /// The kinds of which one can go without setting the hand back; any other sets it back by one.
    pub kinds: KindSet,
}

/// The kinds whose discard keeps the shanten of concealed tiles beside `n_melds` sets: the first
/// half of [`keeping_discards`], without making a list.
///
/// ```
/// use parlor_riichi::{spare, Tiles};
/// let hand: Tiles = "23m456p789s112225z".parse()?;
/// let spare = spare(hand.counts(), 0)?;
/// assert!(spare.shanten.is_tenpai());
/// assert_eq!(spare.kinds, "5z".parse::<Tiles>()?.counts().kinds());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[inline]
pub fn spare(concealed: &Counts, n_melds: usize) -> Result<Spare, TooManyTiles> {
    let tables = &*TABLES;
    let outline = Outline::of(tables, concealed);
    let whole = outline.whole(tables);
    whole.check(n_melds)?;
    let shanten = whole.shanten(tables, n_melds);
    let mut kinds = 0;
    for group in Group::ALL {
        let held = concealed.kinds().bits() >> group.first() & ((1 << group.n_kinds()) - 1);
        if held == 0 {
            continue;
        }
        let others = outline.without(tables, group);
        let numbers = Numbers::of(concealed.as_array(), group);
        let mut rest = held;
        while rest != 0 {
            let place = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let fewer = Part::look_up(tables, group, numbers.minus(place));
            let after = Whole(others.join(tables, fewer)).shanten(tables, n_melds);
            kinds |= u64::from(after == shanten) << (group.first() + place);
        }
    }
    Ok(Spare { shanten, kinds: KindSet::from_bits_truncate(kinds) })
}

fn place_of(kind: Kind) -> (Group, usize) {
    let group = Group::of(kind);
    (group, kind.idx() - group.first())
}

/// The caller has made sure that one more tile fits.
pub(crate) fn accepted(
    tables: &Tables,
    outline: &Outline,
    concealed: &Counts,
    n_melds: usize,
) -> Acceptance {
    let shanten = outline.whole(tables).shanten(tables, n_melds);
    let mut kinds = 0;
    for group in Group::ALL {
        let others = outline.without(tables, group);
        let numbers = Numbers::of(concealed.as_array(), group);
        for place in 0..group.n_kinds() {
            let idx = group.first() + place;
            if concealed.as_array()[idx] < 4 {
                let more = Part::look_up(tables, group, numbers.plus(place));
                let next = Whole(others.join(tables, more)).shanten(tables, n_melds);
                kinds |= u64::from(next < shanten) << idx;
            }
        }
    }
    Acceptance { shanten, kinds: KindSet::from_bits_truncate(kinds) }
}
