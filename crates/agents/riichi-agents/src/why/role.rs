//! What a tile is to a hand: alone, or part of a shape.

use parlor_riichi::{Counts, Kind, View};

use crate::values::is_value_tile;

/// What sort of lone tile it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lone {
    /// A wind that is no yaku for the player.
    Wind,
    /// An honour that would be a yaku.
    Honour,
    /// A 1 or a 9.
    Terminal,
    /// A suit tile from 2 to 8.
    Simple,
}

impl Lone {
    /// Of a tile in these concealed tiles; `None` if there is another of its kind or one within two
    /// ranks.
    pub(super) fn of(view: &View, concealed: &Counts, kind: Kind) -> Option<Lone> {
        let near = (1..=2).flat_map(|steps| [kind.up(steps), kind.down(steps)]).flatten();
        if concealed[kind] > 1 || near.into_iter().any(|near| concealed[near] > 0) {
            return None;
        }
        Some(match kind {
            _ if is_value_tile(view, view.seat, kind) => Lone::Honour,
            _ if kind.is_honour() => Lone::Wind,
            _ if kind.is_terminal() => Lone::Terminal,
            _ => Lone::Simple,
        })
    }

    /// The word by which a language chooses its sentence.
    pub(super) fn word(self) -> &'static str {
        match self {
            Lone::Wind => "wind",
            Lone::Honour => "honour",
            Lone::Terminal => "terminal",
            Lone::Simple => "tile",
        }
    }
}

/// Two tiles open on both sides that hold `kind` and not `gone`: 34, 45, …
pub(super) fn two_sided(concealed: &Counts, kind: Kind, gone: Kind) -> Option<[Kind; 2]> {
    let pairs = [kind.down(1).map(|low| [low, kind]), kind.up(1).map(|high| [kind, high])];
    pairs.into_iter().flatten().find(|&[low, high]| {
        let held = concealed[low] == 1 && concealed[high] == 1;
        held && low.is_simple() && high.is_simple() && low != gone && high != gone
    })
}

/// Two tiles open on one side that hold `kind`, if it has no better neighbour: 13, 12, 89.
pub(super) fn one_sided(concealed: &Counts, kind: Kind) -> Option<[Kind; 2]> {
    if concealed[kind] != 1 {
        return None;
    }
    let held = |near: Option<Kind>| near.filter(|&near| concealed[near] > 0);
    let beside = [held(kind.down(1)), held(kind.up(1))];
    let apart = [held(kind.down(2)), held(kind.up(2))];
    let edge = |near: &Kind| kind.is_terminal() || near.is_terminal();
    let near: Vec<Kind> = beside.into_iter().flatten().collect();
    if !near.iter().all(edge) {
        return None;
    }
    let other = near.first().copied().or(apart.into_iter().flatten().next())?;
    Some([kind.min(other), kind.max(other)])
}
