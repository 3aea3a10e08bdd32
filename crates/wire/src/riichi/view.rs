//! What one player knows.

use parlor_game::Seat;
use parlor_riichi::deal::{Riichi, Stage, Table};
use parlor_riichi::score::Furiten;
use parlor_riichi::{View, Wind};
use serde::Serialize;

use super::count::put_counts;
use super::{CountMsg, LiableMsg, MeldMsg, StageMsg};
use crate::notation::{Written, put_kinds, put_tiles};
use crate::{KindMsg, SeatMsg, TileMsg};

/// What one player knows: the open table and the own tiles.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
pub struct ViewMsg {
    /// Whose view this is.
    pub me: SeatMsg,
    /// What I alone know.
    pub own: OwnMsg,
    /// What everybody sees; its fields stand beside these.
    #[serde(flatten)]
    pub table: TableMsg,
}

/// What everybody sees, spectators too.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
pub struct TableMsg {
    /// The wind of the round.
    pub round: WindMsg,
    /// Who deals.
    pub dealer: SeatMsg,
    /// Counters on the table.
    pub honba: u8,
    /// Riichi sticks on the table.
    pub sticks: u8,
    /// Tiles left in the live wall.
    pub live: u8,
    /// Dora indicators.
    pub dora_indicators: Vec<TileMsg>,
    /// Ura indicators, once a riichi winner has turned them.
    pub ura_indicators: Vec<TileMsg>,
    /// Has nobody called anything so far?
    pub uninterrupted: bool,
    /// What the table waits for.
    pub stage: StageMsg,
    /// How every winner's hand is counted, once the deal is won.
    pub counts: Vec<CountMsg>,
    /// What lies in front of seats A, B, C and D.
    pub places: [PlaceMsg; 4],
}

/// A wind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
#[serde(rename_all = "snake_case")]
pub enum WindMsg {
    /// The dealer's.
    East,
    /// Next.
    South,
    /// Across.
    West,
    /// Last.
    North,
}

/// What a player alone knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
pub struct OwnMsg {
    /// The tiles in the hand, the drawn one included.
    pub concealed: Vec<TileMsg>,
    /// The tile just drawn.
    pub drawn: Option<TileMsg>,
    /// The kinds that complete the hand, the drawn tile aside.
    pub waits: Vec<KindMsg>,
    /// Have I let the tile go by that lies open now?
    pub passed: bool,
    /// Which furiten I am in.
    pub furiten: Option<FuritenMsg>,
}

/// Why a player may not win on a discard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
#[serde(rename_all = "snake_case")]
pub enum FuritenMsg {
    /// A wait lies in the own river.
    Discard,
    /// A wait was let by since the last turn.
    Temporary,
    /// A wait was let by since riichi.
    Riichi,
}

/// What lies in front of one player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
pub struct PlaceMsg {
    /// Who.
    pub seat: SeatMsg,
    /// The seat wind.
    pub wind: WindMsg,
    /// The points now.
    pub points: i32,
    /// How many tiles stand concealed.
    pub n_concealed: usize,
    /// The discards in order, those taken by others included.
    pub river: Vec<DiscardMsg>,
    /// The sets laid out.
    pub melds: Vec<MeldMsg>,
    /// Riichi, once declared.
    pub riichi: Option<RiichiMsg>,
    /// Within one uninterrupted go-around after riichi?
    pub ippatsu: bool,
    /// How often the player has drawn from the live wall.
    pub n_draws: u8,
    /// The kinds let go by since the last turn, or since riichi.
    pub let_by: Vec<KindMsg>,
    /// Who is liable if this player wins: nobody, one or two.
    pub liable: Vec<LiableMsg>,
}

/// One discarded tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
pub struct DiscardMsg {
    /// The tile.
    pub tile: TileMsg,
    /// Discarded as it was drawn?
    pub drawn: bool,
    /// Was riichi declared with it?
    pub riichi: bool,
    /// Has another player taken it?
    pub called: bool,
}

/// A declared riichi.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "riichi.gen.ts"))]
pub struct RiichiMsg {
    /// On the first turn, nothing called before?
    pub double: bool,
    /// Is its stick on the table?
    pub paid: bool,
}

impl From<&View> for ViewMsg {
    fn from(view: &View) -> ViewMsg {
        ViewMsg { me: view.seat.into(), own: view.into(), table: (&view.table).into() }
    }
}

impl From<&Table> for TableMsg {
    fn from(table: &Table) -> TableMsg {
        let row = |row: &[_]| put_tiles(row.iter().copied());
        TableMsg {
            round: table.setup.round.into(),
            dealer: table.setup.dealer.into(),
            honba: table.setup.honba,
            sticks: table.sticks,
            live: table.live,
            dora_indicators: row(table.indicators.dora.as_slice()),
            ura_indicators: row(table.indicators.ura.as_slice()),
            uninterrupted: table.uninterrupted,
            stage: (&table.stage).into(),
            counts: put_counts(table),
            places: Seat::ALL.map(|seat| PlaceMsg::new(table, seat)),
        }
    }
}

impl From<Wind> for WindMsg {
    fn from(wind: Wind) -> WindMsg {
        match wind {
            Wind::East => WindMsg::East,
            Wind::South => WindMsg::South,
            Wind::West => WindMsg::West,
            Wind::North => WindMsg::North,
        }
    }
}

impl From<&View> for OwnMsg {
    fn from(view: &View) -> OwnMsg {
        OwnMsg {
            concealed: put_tiles(view.own.concealed.iter()),
            drawn: view.own.drawn.map(Written),
            waits: put_kinds(view.own.waits),
            passed: view.own.passed,
            furiten: view.furiten().map(FuritenMsg::from),
        }
    }
}

impl From<Furiten> for FuritenMsg {
    fn from(furiten: Furiten) -> FuritenMsg {
        match furiten {
            Furiten::Discard => FuritenMsg::Discard,
            Furiten::Temporary => FuritenMsg::Temporary,
            Furiten::Riichi => FuritenMsg::Riichi,
        }
    }
}

impl PlaceMsg {
    fn new(table: &Table, seat: Seat) -> PlaceMsg {
        let place = &table.places[seat];
        let discards = place.river.as_slice().iter();
        PlaceMsg {
            seat: seat.into(),
            wind: table.setup.wind(seat).into(),
            points: table.points[seat].0,
            n_concealed: n_concealed(table, seat),
            river: discards
                .map(|d| DiscardMsg {
                    tile: Written(d.tile),
                    drawn: d.drawn,
                    riichi: d.riichi,
                    called: d.called,
                })
                .collect(),
            melds: place.melds.iter().map(|meld| MeldMsg::new(meld, seat)).collect(),
            riichi: put_riichi(place.riichi),
            ippatsu: place.ippatsu,
            n_draws: place.n_draws,
            let_by: put_kinds(place.let_by),
            liable: place.liable.iter().map(LiableMsg::from).collect(),
        }
    }
}

/// How many tiles stand concealed now: one more on the own turn, the tiles of a closed kan less
/// while it is only declared.
fn n_concealed(table: &Table, seat: Seat) -> usize {
    let between_turns = table.places[seat].n_concealed();
    match &table.stage {
        Stage::Dealing => 0,
        Stage::Turn { seat: at, .. } | Stage::Called { seat: at, .. } if *at == seat => {
            between_turns + 1
        }
        Stage::Declared { by, kan } if *by == seat && kan.added().is_none() => between_turns - 3,
        Stage::Won(wins) if wins.from.is_none() && wins.winners.iter().any(|w| w.seat == seat) => {
            between_turns + 1
        }
        _ => between_turns,
    }
}

fn put_riichi(riichi: Riichi) -> Option<RiichiMsg> {
    riichi.is_declared().then(|| RiichiMsg { double: riichi.is_double(), paid: riichi.is_paid() })
}
