//! How safe a tile is against one rival, in the words that players use.

use parlor_riichi::{Counts, Kind, KindSet};

/// Why a tile is safe, or how dangerous it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Safety {
    /// The rival cannot win on it (genbutsu).
    Genbutsu,
    /// No two-sided wait is left: the rival could not win on its other end (suji).
    Suji,
    /// No two-sided wait is left: all tiles beside it are seen (no-chance).
    Wall,
    /// A two-sided wait needs the last tile beside it (one-chance).
    Thin,
    /// An honour, of which so many are unseen.
    Honour(u8),
    /// Nothing speaks for it.
    Live,
}

impl Safety {
    /// Of a kind against a rival who cannot win on `safe`.
    pub(super) fn of(kind: Kind, safe: KindSet, unseen: &Counts) -> Safety {
        if safe.contains(kind) {
            return Safety::Genbutsu;
        }
        if kind.is_honour() {
            return Safety::Honour(unseen[kind]);
        }
        let up = line([kind.up(1), kind.up(2), kind.up(3)], safe, unseen);
        let down = line([kind.down(1), kind.down(2), kind.down(3)], safe, unseen);
        let lines = [up, down];
        match lines {
            _ if lines.contains(&Line::Open) => Safety::Live,
            _ if lines.contains(&Line::Thin) => Safety::Thin,
            _ if lines.contains(&Line::Suji) => Safety::Suji,
            _ => Safety::Wall,
        }
    }

    /// Lower is safer; equal where players would not choose between them.
    pub(super) fn rank(self) -> u8 {
        match self {
            Safety::Genbutsu => 0,
            Safety::Honour(0) => 1,
            Safety::Suji | Safety::Wall | Safety::Honour(1) => 2,
            Safety::Thin | Safety::Honour(_) => 3,
            Safety::Live => 4,
        }
    }

    /// The word by which a language chooses its sentence.
    pub(super) fn word(self) -> &'static str {
        match self {
            Safety::Genbutsu => "genbutsu",
            Safety::Suji => "suji",
            Safety::Wall => "wall",
            Safety::Thin => "thin",
            Safety::Honour(_) => "honour",
            Safety::Live => "live",
        }
    }
}

/// How open the two-sided wait on one side of a tile is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    /// There is none: the tile is too near the edge.
    None,
    /// Its other end cannot be won on.
    Suji,
    /// One of its two tiles is nowhere left.
    Wall,
    /// Of one of its two tiles one is left.
    Thin,
    Open,
}

fn line([near, next, end]: [Option<Kind>; 3], safe: KindSet, unseen: &Counts) -> Line {
    let (Some(near), Some(next), Some(end)) = (near, next, end) else { return Line::None };
    match unseen[near].min(unseen[next]) {
        _ if safe.contains(end) => Line::Suji,
        0 => Line::Wall,
        1 => Line::Thin,
        _ => Line::Open,
    }
}
