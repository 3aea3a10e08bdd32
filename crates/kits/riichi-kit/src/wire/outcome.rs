//! How a deal ends.

use parlor_riichi::deal::{Draw, Ending, Outcome, Win, Winner, Wins};
use parlor_riichi::score::{Dora, Finish, Liability, Limit};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::RiichiYaku;
use super::mirror::mirror;
use super::notation::{RiichiTile, put_tiles};
use parlor_wire::SeatMsg;

/// The players who win on one tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiWins {
    /// The winning tile.
    pub tile: RiichiTile,
    /// Whose it was; none for a tile drawn by the winner.
    pub from: Option<SeatMsg>,
    /// Who wins, the nearest after the loser first.
    pub winners: Vec<RiichiWinner>,
}

/// One winner, with the hand shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiWinner {
    /// The winner.
    pub seat: SeatMsg,
    /// The concealed tiles shown, the winning tile aside.
    pub concealed: Vec<RiichiTile>,
    /// How the winning tile came.
    pub finish: RiichiFinish,
}

mirror! {
    /// How a winning tile came.
    RiichiFinish of Finish {
        /// By the winner's own draw.
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
}

/// The end of a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiOutcome {
    /// What ended it.
    pub ending: RiichiEnding,
    /// What seats A, B, C and D gain or lose at the end.
    pub deltas: [i32; 4],
    /// Riichi sticks that stay on the table.
    pub sticks_left: u8,
}

/// What ended a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RiichiEnding {
    /// One or more players won.
    Won {
        /// The winning tile.
        tile: RiichiTile,
        /// Whose it was; none for a tile drawn by the winner.
        from: Option<SeatMsg>,
        /// The wins, the nearest after the loser first.
        wins: Vec<RiichiWin>,
    },
    /// Nobody won.
    Drawn {
        /// Why the deal ended without a winner.
        draw: RiichiDraw,
        /// The concealed tiles of seats A, B, C and D, where they were shown.
        shown: [Option<Vec<RiichiTile>>; 4],
        /// Who is paid for nagashi mangan.
        nagashi: Vec<SeatMsg>,
    },
    /// A player broke the rules; the deal is played again.
    Chombo {
        /// Who broke the rules.
        seat: SeatMsg,
    },
}

mirror! {
    /// Why a deal ends without a winner.
    RiichiDraw of Draw {
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
}

/// A win with what it brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiWin {
    /// Who wins, with what.
    #[serde(flatten)]
    pub winner: RiichiWinner,
    /// The yaku by key.
    pub yaku: Vec<RiichiYaku>,
    /// Dora of every kind in the hand.
    pub dora: RiichiDora,
    /// All han.
    pub han: u8,
    /// Fu that the hand is scored with.
    pub fu: u8,
    /// Yakuman in the hand.
    pub n_yakuman: u8,
    /// The limit reached.
    pub limit: Option<RiichiLimit>,
    /// Who is liable for a yakuman: nobody, one or two.
    pub liable: Vec<RiichiLiable>,
    /// What seats A, B, C and D gain or lose by this win, honba and sticks included.
    pub deltas: [i32; 4],
}

/// Dora by sort.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiDora {
    /// By indicators.
    pub plain: u8,
    /// By ura indicators.
    pub ura: u8,
    /// Red fives.
    pub red: u8,
}

mirror! {
    /// The limit of a win.
    RiichiLimit of Limit {
        /// Rounded up to mangan.
        KiriageMangan,
        /// Five han, or fewer with enough fu.
        Mangan,
        /// Six or seven han.
        Haneman,
        /// Eight to ten han.
        Baiman,
        /// Eleven or twelve han.
        Sanbaiman,
        /// Thirteen han.
        KazoeYakuman,
        /// One yakuman or several.
        Yakuman,
    }
}

/// Who is liable, and for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiLiable {
    /// Who pays for it.
    pub seat: SeatMsg,
    /// The yakuman by key.
    pub yaku: RiichiYaku,
}

impl From<&Wins> for RiichiWins {
    fn from(wins: &Wins) -> RiichiWins {
        RiichiWins {
            tile: RiichiTile(wins.tile),
            from: wins.from.map(SeatMsg::from),
            winners: wins.winners.iter().map(RiichiWinner::from).collect(),
        }
    }
}

impl From<&Winner> for RiichiWinner {
    fn from(winner: &Winner) -> RiichiWinner {
        let finish = winner.finish.into();
        let concealed = put_tiles(winner.concealed.iter());
        RiichiWinner { seat: winner.seat.into(), concealed, finish }
    }
}

impl From<&Outcome> for RiichiOutcome {
    fn from(outcome: &Outcome) -> RiichiOutcome {
        let ending = match &outcome.ending {
            Ending::Won { tile, from, wins } => RiichiEnding::Won {
                tile: RiichiTile(*tile),
                from: from.map(SeatMsg::from),
                wins: wins.iter().map(RiichiWin::from).collect(),
            },
            Ending::Drawn { draw, shown, nagashi } => RiichiEnding::Drawn {
                draw: (*draw).into(),
                shown: shown.as_array().map(|tiles| tiles.map(|tiles| put_tiles(tiles.iter()))),
                nagashi: nagashi.into_iter().map(SeatMsg::from).collect(),
            },
            Ending::Chombo { seat } => RiichiEnding::Chombo { seat: (*seat).into() },
        };
        let deltas = outcome.deltas.as_array().map(|points| points.0);
        RiichiOutcome { ending, deltas, sticks_left: outcome.sticks_left }
    }
}

impl From<&Win> for RiichiWin {
    fn from(win: &Win) -> RiichiWin {
        let Dora { plain, ura, red } = win.value.dora;
        RiichiWin {
            winner: (&win.winner).into(),
            yaku: win.value.yaku.into_iter().map(RiichiYaku::from).collect(),
            dora: RiichiDora { plain, ura, red },
            han: win.value.han,
            fu: win.value.fu,
            n_yakuman: win.value.n_yakuman,
            limit: win.value.limit.map(RiichiLimit::from),
            liable: win.liable.iter().map(RiichiLiable::from).collect(),
            deltas: win.deltas.as_array().map(|points| points.0),
        }
    }
}

impl From<Liability> for RiichiLiable {
    fn from(liable: Liability) -> RiichiLiable {
        RiichiLiable { seat: liable.seat.into(), yaku: liable.yaku.into() }
    }
}
