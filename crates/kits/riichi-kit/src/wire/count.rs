//! How a winning hand is counted.

use parlor_riichi::deal::{Ending, OpenTable, Stage, Win};
use parlor_riichi::score::{FuItem, Price, Wait, YakuLine};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::RiichiYaku;
use super::notation::RiichiKind;
use parlor_wire::SeatMsg;

/// How the hand of a winner is counted: what each yaku and each fu comes from, and what is paid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiCount {
    /// The winner.
    pub seat: SeatMsg,
    /// The yaku with their han; dora stand in the win.
    pub yaku: Vec<RiichiYakuHan>,
    /// Where the fu come from. Their sum is rounded up to a full ten, but for seven pairs.
    pub fu: Vec<RiichiFuLine>,
    /// What payments are multiples of.
    pub base: i32,
    /// What is paid before honba and sticks.
    pub price: RiichiPrice,
}

/// A yaku and its han in this hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiYakuHan {
    /// The yaku by key.
    pub yaku: RiichiYaku,
    /// Of which kind the triplet is, where one of dragons or winds makes it.
    pub kind: Option<RiichiKind>,
    /// Han; 13 for a yakuman, 26 for a double one.
    pub han: u8,
}

/// Some fu and where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiFuLine {
    /// What the fu are given for.
    pub item: RiichiFuItem,
    /// Of which kind the set or the pair is.
    pub kind: Option<RiichiKind>,
    /// Before rounding.
    pub fu: u8,
}

/// Where fu come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
#[serde(rename_all = "snake_case")]
pub enum RiichiFuItem {
    /// Every hand.
    Base,
    /// Won by ron with a closed hand.
    ClosedRon,
    /// Seven pairs: 25 and nothing else.
    SevenPairs,
    /// A triplet from one's own draws.
    ClosedTriplet,
    /// A triplet with a tile of another player.
    OpenTriplet,
    /// A kan from one's own draws.
    ClosedKan,
    /// A kan with a tile of another player.
    OpenKan,
    /// A pair of dragons, of the seat wind or of the round wind.
    Pair,
    /// A wait for the middle of a run.
    Kanchan,
    /// A wait for the 3 of 123 or the 7 of 789.
    Penchan,
    /// A wait for the other tile of a pair.
    Tanki,
    /// Self-draw.
    Tsumo,
    /// An open hand that has nothing but the base.
    OpenPinfu,
}

/// What is paid before honba and sticks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RiichiPrice {
    /// By the discarder.
    Ron {
        /// All of it.
        points: i32,
    },
    /// By each of the others, to the dealer.
    DealerTsumo {
        /// Each share.
        each: i32,
    },
    /// By the dealer and by the other two.
    Tsumo {
        /// The dealer's share.
        dealer: i32,
        /// The share of each of the others.
        others: i32,
    },
}

/// How every winner's hand is counted, in the order of the wins; none before a deal is won.
pub(super) fn put_counts(table: &OpenTable) -> Vec<RiichiCount> {
    let Stage::Over(outcome) = &table.stage else { return Vec::new() };
    let Ending::Won { wins, .. } = &outcome.ending else { return Vec::new() };
    wins.iter().filter_map(|win| put_count(table, win)).collect()
}

fn put_count(table: &OpenTable, win: &Win) -> Option<RiichiCount> {
    let explained = table.explain_win(win.winner.seat)?;
    let yaku = explained.yaku.iter();
    Some(RiichiCount {
        seat: win.winner.seat.into(),
        yaku: yaku.map(put_yaku).collect(),
        fu: explained.fu.items.iter().map(|&(item, fu)| put_fu(item, fu)).collect(),
        base: win.value.base.0,
        price: win.value.price.into(),
    })
}

fn put_yaku(&YakuLine { yaku, han, .. }: &YakuLine) -> RiichiYakuHan {
    RiichiYakuHan { yaku: yaku.into(), kind: yaku.value_tile().map(RiichiKind), han }
}

fn put_fu(item: FuItem, fu: u8) -> RiichiFuLine {
    let (item, kind) = match item {
        FuItem::Base => (RiichiFuItem::Base, None),
        FuItem::ClosedRon => (RiichiFuItem::ClosedRon, None),
        FuItem::SevenPairs => (RiichiFuItem::SevenPairs, None),
        FuItem::Triplet { kind, concealed: true } => (RiichiFuItem::ClosedTriplet, Some(kind)),
        FuItem::Triplet { kind, concealed: false } => (RiichiFuItem::OpenTriplet, Some(kind)),
        FuItem::Kan { kind, concealed: true } => (RiichiFuItem::ClosedKan, Some(kind)),
        FuItem::Kan { kind, concealed: false } => (RiichiFuItem::OpenKan, Some(kind)),
        FuItem::Pair { kind } => (RiichiFuItem::Pair, Some(kind)),
        FuItem::Wait(Wait::Kanchan) => (RiichiFuItem::Kanchan, None),
        FuItem::Wait(Wait::Penchan) => (RiichiFuItem::Penchan, None),
        // No other wait adds fu.
        FuItem::Wait(_) => (RiichiFuItem::Tanki, None),
        FuItem::Tsumo => (RiichiFuItem::Tsumo, None),
        FuItem::OpenPinfu => (RiichiFuItem::OpenPinfu, None),
    };
    RiichiFuLine { item, kind: kind.map(RiichiKind), fu }
}

impl From<Price> for RiichiPrice {
    fn from(price: Price) -> RiichiPrice {
        match price {
            Price::Ron(points) => RiichiPrice::Ron { points: points.0 },
            Price::DealerTsumo { each } => RiichiPrice::DealerTsumo { each: each.0 },
            Price::Tsumo { dealer, others } => {
                RiichiPrice::Tsumo { dealer: dealer.0, others: others.0 }
            }
        }
    }
}
