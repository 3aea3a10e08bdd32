//! How a deal ends.

use parlor_riichi::Yaku;
use parlor_riichi::deal::{Draw, Ending, Outcome, Win, Winner, Wins};
use parlor_riichi::score::{Dora, Finish, Liability, Limit};
use serde::Serialize;

use crate::notation::{Written, put_tiles};
use crate::{SeatMsg, TileMsg};

/// The players who win on one tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
pub struct WinsMsg {
    /// The winning tile.
    pub tile: TileMsg,
    /// Whose it was; none for a tile drawn by the winner.
    pub from: Option<SeatMsg>,
    /// Who wins, the nearest after the loser first.
    pub winners: Vec<WinnerMsg>,
}

/// One winner, with the hand shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
pub struct WinnerMsg {
    /// Who.
    pub seat: SeatMsg,
    /// The concealed tiles shown, the winning tile aside.
    pub concealed: Vec<TileMsg>,
    /// How the winning tile came.
    pub finish: FinishMsg,
}

/// How a winning tile came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
#[serde(rename_all = "snake_case")]
pub enum FinishMsg {
    /// Drawn.
    Tsumo,
    /// Drawn on the first turn, nothing called before.
    FirstDraw,
    /// Drawn after a kan.
    Rinshan,
    /// The last tile of the wall.
    Haitei,
    /// A discard.
    Ron,
    /// A discard before one's own first turn.
    FirstDiscard,
    /// The tile of a kan.
    Chankan,
    /// The last discard.
    Houtei,
}

/// The end of a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
pub struct OutcomeMsg {
    /// What ended it.
    pub ending: EndingMsg,
    /// What seats A, B, C and D gain or lose at the end.
    pub deltas: [i32; 4],
    /// Riichi sticks that stay on the table.
    pub sticks_left: u8,
}

/// What ended a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EndingMsg {
    /// One or more players won.
    Won {
        /// The winning tile.
        tile: TileMsg,
        /// Whose it was; none for a tile drawn by the winner.
        from: Option<SeatMsg>,
        /// The wins, the nearest after the loser first.
        wins: Vec<WinMsg>,
    },
    /// Nobody won.
    Drawn {
        /// Why.
        draw: DrawMsg,
        /// The concealed tiles of seats A, B, C and D, where they were shown.
        shown: [Option<Vec<TileMsg>>; 4],
        /// Who is paid for nagashi mangan.
        nagashi: Vec<SeatMsg>,
    },
    /// A player broke the rules; the deal is played again.
    Chombo {
        /// Who.
        seat: SeatMsg,
    },
}

/// Why a deal ends without a winner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
#[serde(rename_all = "snake_case")]
pub enum DrawMsg {
    /// The wall is empty.
    Exhaustive,
    /// Nine kinds on a first turn.
    NineKinds,
    /// Four equal winds as first discards.
    FourWinds,
    /// Four players in riichi.
    FourRiichi,
    /// Four kans by more than one player.
    FourKans,
    /// Three players won on one discard.
    TripleRon,
}

/// A win with what it brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
pub struct WinMsg {
    /// Who wins, with what.
    #[serde(flatten)]
    pub winner: WinnerMsg,
    /// The yaku by key.
    pub yaku: Vec<&'static str>,
    /// Dora.
    pub dora: DoraMsg,
    /// All han.
    pub han: u8,
    /// Fu.
    pub fu: u8,
    /// Yakuman in the hand.
    pub n_yakuman: u8,
    /// The limit reached.
    pub limit: Option<LimitMsg>,
    /// Who is liable for a yakuman: nobody, one or two.
    pub liable: Vec<LiableMsg>,
    /// What seats A, B, C and D gain or lose by this win, honba and sticks included.
    pub deltas: [i32; 4],
}

/// Dora by sort.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
pub struct DoraMsg {
    /// By indicators.
    pub plain: u8,
    /// By ura indicators.
    pub ura: u8,
    /// Red fives.
    pub red: u8,
}

/// The limit of a win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
#[serde(rename_all = "snake_case")]
pub enum LimitMsg {
    /// Rounded up to mangan.
    KiriageMangan,
    /// Mangan.
    Mangan,
    /// Haneman.
    Haneman,
    /// Baiman.
    Baiman,
    /// Sanbaiman.
    Sanbaiman,
    /// Thirteen han.
    KazoeYakuman,
    /// Yakuman.
    Yakuman,
}

/// Who is liable, and for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
pub struct LiableMsg {
    /// Who.
    pub seat: SeatMsg,
    /// The yakuman by key.
    pub yaku: &'static str,
}

impl From<&Wins> for WinsMsg {
    fn from(wins: &Wins) -> WinsMsg {
        WinsMsg {
            tile: Written(wins.tile),
            from: wins.from.map(SeatMsg::from),
            winners: wins.winners.iter().map(WinnerMsg::from).collect(),
        }
    }
}

impl From<&Winner> for WinnerMsg {
    fn from(winner: &Winner) -> WinnerMsg {
        let finish = match winner.finish {
            Finish::Tsumo => FinishMsg::Tsumo,
            Finish::FirstDraw => FinishMsg::FirstDraw,
            Finish::Rinshan => FinishMsg::Rinshan,
            Finish::Haitei => FinishMsg::Haitei,
            Finish::Ron => FinishMsg::Ron,
            Finish::FirstDiscard => FinishMsg::FirstDiscard,
            Finish::Chankan => FinishMsg::Chankan,
            Finish::Houtei => FinishMsg::Houtei,
        };
        let concealed = put_tiles(winner.concealed.iter());
        WinnerMsg { seat: winner.seat.into(), concealed, finish }
    }
}

impl From<&Outcome> for OutcomeMsg {
    fn from(outcome: &Outcome) -> OutcomeMsg {
        let ending = match &outcome.ending {
            Ending::Won { tile, from, wins } => EndingMsg::Won {
                tile: Written(*tile),
                from: from.map(SeatMsg::from),
                wins: wins.iter().map(WinMsg::from).collect(),
            },
            Ending::Drawn { draw, shown, nagashi } => EndingMsg::Drawn {
                draw: (*draw).into(),
                shown: shown.as_array().map(|tiles| tiles.map(|tiles| put_tiles(tiles.iter()))),
                nagashi: nagashi.into_iter().map(SeatMsg::from).collect(),
            },
            Ending::Chombo { seat } => EndingMsg::Chombo { seat: (*seat).into() },
        };
        let deltas = outcome.deltas.as_array().map(|points| points.0);
        OutcomeMsg { ending, deltas, sticks_left: outcome.sticks_left }
    }
}

impl From<Draw> for DrawMsg {
    fn from(draw: Draw) -> DrawMsg {
        match draw {
            Draw::Exhaustive => DrawMsg::Exhaustive,
            Draw::NineKinds => DrawMsg::NineKinds,
            Draw::FourWinds => DrawMsg::FourWinds,
            Draw::FourRiichi => DrawMsg::FourRiichi,
            Draw::FourKans => DrawMsg::FourKans,
            Draw::TripleRon => DrawMsg::TripleRon,
        }
    }
}

impl From<&Win> for WinMsg {
    fn from(win: &Win) -> WinMsg {
        let Dora { plain, ura, red } = win.value.dora;
        WinMsg {
            winner: (&win.winner).into(),
            yaku: win.value.yaku.into_iter().map(Yaku::key).collect(),
            dora: DoraMsg { plain, ura, red },
            han: win.value.han,
            fu: win.value.fu,
            n_yakuman: win.value.n_yakuman,
            limit: win.value.limit.map(LimitMsg::from),
            liable: win.liable.iter().map(LiableMsg::from).collect(),
            deltas: win.deltas.as_array().map(|points| points.0),
        }
    }
}

impl From<Limit> for LimitMsg {
    fn from(limit: Limit) -> LimitMsg {
        match limit {
            Limit::KiriageMangan => LimitMsg::KiriageMangan,
            Limit::Mangan => LimitMsg::Mangan,
            Limit::Haneman => LimitMsg::Haneman,
            Limit::Baiman => LimitMsg::Baiman,
            Limit::Sanbaiman => LimitMsg::Sanbaiman,
            Limit::KazoeYakuman => LimitMsg::KazoeYakuman,
            Limit::Yakuman => LimitMsg::Yakuman,
        }
    }
}

impl From<Liability> for LiableMsg {
    fn from(liable: Liability) -> LiableMsg {
        LiableMsg { seat: liable.seat.into(), yaku: liable.yaku.key() }
    }
}
