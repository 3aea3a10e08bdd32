//! One fact that speaks for the choice and against another action.

use parlor_riichi::{Kind, KindSet, Tile};

use super::around::Threat;
use super::numbers::Numbers;
use super::ready::WaitShape;
use super::role::Lone;
use super::safety::Safety;
use super::yaku_sight::Sight;

/// Less than such a ratio of what two wins bring is not what decides.
const DEARER: f64 = 1.1;

/// A fact that holds for the choice and not for another action. `other` is the tile that the other
/// action discards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Point {
    /// The hand stays so far from tenpai; the other sets it back.
    Nearer { n: i8, other: Tile },
    /// So many useful tiles against fewer.
    Wider { n: u32, m: u32, other: Tile },
    /// Tenpai with more winning tiles.
    Wait { shape: WaitShape, waits: KindSet, n: u32, m: u32 },
    /// The other would be furiten by this kind.
    NotFuriten { kind: Kind, other: Tile },
    /// Tenpai with a yaku, the other without.
    HasYaku { other: Tile },
    /// The other discards dora.
    Dora { other: Tile },
    /// A win brings so many points against fewer.
    Points { n: f64, m: f64 },
    /// Only simples stay.
    Tanyao { other: Tile },
    /// The other leaves the suit of a likely flush.
    Flush { other: Tile },
    /// The other breaks a pair that one tile makes a yaku.
    YakuhaiPair { other: Tile },
    /// The other can still become a yaku.
    ValueHonour { other: Tile },
    /// Two tiles open on both sides are kept, two open on one side are broken.
    TwoSided { kept: [Kind; 2], broken: [Kind; 2], same: Option<u32> },
    /// A lone tile, where the other belongs to a shape.
    LoneOver { lone: Lone, other: Tile },
    /// A lone tile that fewer unseen tiles could join.
    Joins { n: u32, m: u32, other: Tile },
    /// The tile is safer against this rival, and nothing is lost, or the hand goes on.
    Safer { how: Safety, threat: Threat, other: Tile },
    /// A safer tile than the one that is best for the hand.
    Fold { how: Safety, threat: Threat, other: Tile },
    /// A dangerous tile, because the hand is worth it.
    Push { n: i8, left: u32, threat: Threat },
    /// Without riichi there is no yaku.
    RiichiYaku { left: u32 },
    /// Riichi raises what a win brings.
    RiichiPoints { n: f64, m: f64, left: u32 },
    /// Silent tenpai: it has a yaku.
    SilentYaku { n: f64 },
    /// Silent tenpai: few winning tiles.
    SilentFew { left: u32 },
    /// Silent tenpai: riichi could not fold against this rival.
    SilentThreat { threat: Threat },
    /// Silent tenpai: furiten by this kind.
    SilentFuriten { kind: Kind },
    /// Silent tenpai: riichi would lock the hand.
    SilentFree,
    /// A triplet that is a yaku; the hand is so far then.
    PonYakuhai { n: i8 },
    /// A call that brings the hand nearer, to so far.
    CallNearer { n: i8, yaku: Option<Sight> },
    /// A call that leaves the hand as near, with more useful tiles.
    CallWider { n: u32, m: u32 },
    /// No call brings the hand nearer.
    PassNotNearer,
    /// The open hand would have no yaku.
    PassNoYaku,
    /// Calling gives up riichi.
    PassClosed,
    /// A kan: a new dora where there is one, an extra draw, the hand as near as before.
    Kan { dora: bool, riichi: bool },
    /// A kan would set the hand back.
    KanSetsBack,
    /// A kan would give this rival new dora.
    KanThreat { threat: Threat },
    /// A kan would open the hand.
    KanOpens,
    /// A new deal is better: the hand is so far.
    Abort { n: i8 },
    /// The hand is worth playing: it is so far.
    PlaysOn { n: i8 },
    /// By the agent's own number: it wins more often.
    WinChance { n: f64, m: f64 },
    /// By the agent's own number: wins bring more.
    Gain { n: f64, m: f64 },
    /// By the agent's own number: it deals in less often.
    DealsIn { n: f64, m: f64 },
}

/// What a point is about, so that an agent's own numbers can say whether it decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Speed,
    Value,
    Shape,
    Safety,
    /// It decides whatever the numbers are made of.
    Own,
}

impl Point {
    /// The same with what the agent itself expects of a win, where it says so: chance dora and self-draws
    /// included, which a count of the tiles leaves aside.
    pub(super) fn in_numbers(self, one: &Numbers, two: &Numbers) -> Point {
        match (self, one.gain, two.gain) {
            (Point::RiichiPoints { left, .. }, Some(n), Some(m)) if n > DEARER * m => {
                Point::RiichiPoints { n, m, left }
            }
            _ => self,
        }
    }

    pub(super) fn part(&self) -> Part {
        match self {
            Point::Nearer { .. }
            | Point::Wider { .. }
            | Point::Wait { .. }
            | Point::NotFuriten { .. }
            | Point::HasYaku { .. }
            | Point::WinChance { .. } => Part::Speed,
            Point::Dora { .. }
            | Point::Points { .. }
            | Point::Tanyao { .. }
            | Point::Flush { .. }
            | Point::YakuhaiPair { .. }
            | Point::Gain { .. } => Part::Value,
            Point::ValueHonour { .. }
            | Point::TwoSided { .. }
            | Point::LoneOver { .. }
            | Point::Joins { .. } => Part::Shape,
            Point::Safer { .. } | Point::DealsIn { .. } => Part::Safety,
            _ => Part::Own,
        }
    }
}
