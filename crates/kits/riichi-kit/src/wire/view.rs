//! What one player knows.

use parlor_game::Seat;
use parlor_riichi::deal::{OpenTable, Riichi, Stage};
use parlor_riichi::score::Furiten;
use parlor_riichi::{View, Wind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::count::put_counts;
use super::mirror::mirror;
use super::notation::{RiichiKind, RiichiTile, put_kinds, put_tiles};
use super::progress::{put_accepts, put_shanten, put_without};
use super::{RiichiCount, RiichiLiable, RiichiMeld, RiichiStage};
use parlor_wire::SeatMsg;

/// What one player knows: the open table and the own tiles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiView {
    /// Whose view this is.
    pub me: SeatMsg,
    /// What I alone know.
    pub own: RiichiOwn,
    /// What everyone sees; its fields stand beside these.
    #[serde(flatten)]
    pub table: RiichiTable,
}

/// What everyone sees, spectators too.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiTable {
    /// The wind of the round.
    pub round: RiichiWind,
    /// Who deals.
    pub dealer: SeatMsg,
    /// Counters on the table.
    pub honba: u8,
    /// Riichi sticks on the table.
    pub sticks: u8,
    /// Tiles left in the live wall.
    pub live: u8,
    /// Dora indicators.
    pub dora_indicators: Vec<RiichiTile>,
    /// Ura indicators, once a riichi winner has turned them.
    pub ura_indicators: Vec<RiichiTile>,
    /// Has nobody called anything so far?
    pub uninterrupted: bool,
    /// What the table waits for.
    pub stage: RiichiStage,
    /// How every winner's hand is counted, once the deal is won.
    pub counts: Vec<RiichiCount>,
    /// What lies in front of seats A, B, C and D.
    pub places: [RiichiPlace; 4],
}

mirror! {
    /// A wind.
    RiichiWind of Wind {
        /// The dealer's.
        East,
        /// The seat after the dealer.
        South,
        /// The seat across from the dealer.
        West,
        /// The seat before the dealer.
        North,
    }
}

/// What a player alone knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiOwn {
    /// The tiles in the hand, the drawn one included.
    pub concealed: Vec<RiichiTile>,
    /// The tile just drawn.
    pub drawn: Option<RiichiTile>,
    /// The kinds that complete the hand, the drawn tile aside.
    pub waits: Vec<RiichiKind>,
    /// Have I let the tile go by that lies open now?
    pub passed: bool,
    /// Which furiten I am in.
    pub furiten: Option<RiichiFuriten>,
    /// How far the hand is from ready: 0 is ready, −1 is complete; none before the deal.
    pub shanten: Option<i8>,
    /// Between turns: the kinds that bring the hand nearer.
    pub accepts: Vec<RiichiKind>,
    /// On the own turn: the hand without each kind that it holds.
    pub without: Vec<RiichiWithout>,
}

/// What a hand is without one of its tiles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiWithout {
    /// The tile's kind.
    pub kind: RiichiKind,
    /// How far the rest is from ready.
    pub shanten: i8,
    /// The kinds that bring the rest nearer.
    pub accepts: Vec<RiichiKind>,
}

mirror! {
    /// Why a player may not win on a discard.
    RiichiFuriten of Furiten {
        /// A wait lies in the own river.
        Discard,
        /// A wait was let by since the last turn.
        Temporary,
        /// A wait was let by since riichi.
        Riichi,
    }
}

/// What lies in front of one player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiPlace {
    /// Whose tiles these are.
    pub seat: SeatMsg,
    /// The seat wind.
    pub wind: RiichiWind,
    /// The points now.
    pub points: i32,
    /// How many tiles stand concealed.
    pub n_concealed: usize,
    /// The discards in order, those taken by others included.
    pub river: Vec<RiichiDiscard>,
    /// The sets laid out.
    pub melds: Vec<RiichiMeld>,
    /// Riichi, once declared.
    pub riichi: Option<RiichiDeclared>,
    /// Within one uninterrupted go-around after riichi?
    pub ippatsu: bool,
    /// How often the player has drawn from the live wall.
    pub n_draws: u8,
    /// The kinds let go by since the last turn, or since riichi.
    pub let_by: Vec<RiichiKind>,
    /// Who is liable if this player wins: nobody, one or two.
    pub liable: Vec<RiichiLiable>,
}

/// One discarded tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiDiscard {
    /// The tile that was discarded.
    pub tile: RiichiTile,
    /// Discarded as it was drawn?
    pub drawn: bool,
    /// Was riichi declared with it?
    pub riichi: bool,
    /// Has another player taken it?
    pub called: bool,
}

/// A declared riichi.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "riichi.gen.ts")]
pub struct RiichiDeclared {
    /// On the first turn, nothing called before?
    pub double: bool,
    /// Is its stick on the table?
    pub paid: bool,
}

impl From<&View> for RiichiView {
    fn from(view: &View) -> RiichiView {
        RiichiView { me: view.seat.into(), own: view.into(), table: (&view.table).into() }
    }
}

impl From<&OpenTable> for RiichiTable {
    fn from(table: &OpenTable) -> RiichiTable {
        let row = |row: &[_]| put_tiles(row.iter().copied());
        RiichiTable {
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
            places: Seat::ALL.map(|seat| RiichiPlace::new(table, seat)),
        }
    }
}

impl From<&View> for RiichiOwn {
    fn from(view: &View) -> RiichiOwn {
        RiichiOwn {
            concealed: put_tiles(view.own.concealed.iter()),
            drawn: view.own.drawn.map(RiichiTile),
            waits: put_kinds(view.own.waits),
            passed: view.own.passed,
            furiten: view.furiten().map(RiichiFuriten::from),
            shanten: put_shanten(view),
            accepts: put_accepts(view),
            without: put_without(view),
        }
    }
}

impl RiichiPlace {
    fn new(table: &OpenTable, seat: Seat) -> RiichiPlace {
        let place = &table.places[seat];
        let discards = place.river.as_slice().iter();
        RiichiPlace {
            seat: seat.into(),
            wind: table.setup.wind(seat).into(),
            points: table.points[seat].0,
            n_concealed: n_concealed(table, seat),
            river: discards
                .map(|d| RiichiDiscard {
                    tile: RiichiTile(d.tile),
                    drawn: d.drawn,
                    riichi: d.riichi,
                    called: d.called,
                })
                .collect(),
            melds: place.melds.iter().map(|meld| RiichiMeld::new(meld, seat)).collect(),
            riichi: put_riichi(place.riichi),
            ippatsu: place.ippatsu,
            n_draws: place.n_draws,
            let_by: put_kinds(place.let_by),
            liable: place.liable.iter().map(RiichiLiable::from).collect(),
        }
    }
}

/// How many tiles stand concealed now: one more on the own turn, the tiles of a closed kan less
/// while it is only declared.
fn n_concealed(table: &OpenTable, seat: Seat) -> usize {
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

fn put_riichi(riichi: Riichi) -> Option<RiichiDeclared> {
    riichi
        .is_declared()
        .then(|| RiichiDeclared { double: riichi.is_double(), paid: riichi.is_paid() })
}
