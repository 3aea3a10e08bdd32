//! What a player thinks of a rival: is it ready, for what may it wait, what does it cost?

use parlor_game::Seat;
use parlor_riichi::deal::{OpenSeat, OpenTable};
use parlor_riichi::{Counts, Kind, Meld, Tile, View};

use super::sight::Outside;
use super::tables::{DORA, INDICATORS, MELDS, Manner, TURNS, Tables};

/// One rival as it is read.
#[derive(Clone, PartialEq, Debug)]
pub struct Rival {
    /// Where the rival sits.
    pub seat: Seat,
    /// How likely it is ready now.
    pub tenpai: f64,
    /// The points that dealing into its hand costs, honba included.
    pub loss: f64,
    /// How likely it waits for each kind if it is ready; nothing for what it cannot win on.
    pub waits: [f64; Kind::COUNT],
    /// How likely it will be ready after 1, 2, … more turns.
    later: [f64; TURNS],
}

impl Rival {
    /// Reads a rival from what the player of `view` sees, by `tables`.
    pub fn read(view: &View, seat: Seat, unseen: &Counts, tables: &Tables) -> Rival {
        let place = &view.table.places[seat];
        let tenpai = tenpai(place, tables);
        Rival {
            seat,
            tenpai,
            loss: loss(&view.table, seat, tables),
            waits: waits(view, seat, unseen, tables),
            later: later(place, tenpai, tables),
        }
    }

    /// How likely it will be ready so many turns from now.
    pub fn tenpai_after(&self, turns: usize) -> f64 {
        self.later[turns.min(TURNS - 1)]
    }

    /// How likely a discard of this kind deals into its hand.
    pub fn deal_in(&self, kind: Kind) -> f64 {
        self.tenpai * self.waits[kind.idx()]
    }
}

/// How likely a hand is ready now: by riichi, or by its sets, how many discards it has made and which.
fn tenpai(place: &OpenSeat, tables: &Tables) -> f64 {
    let n_melds = place.melds.len();
    if place.riichi.is_declared() || n_melds >= MELDS - 1 {
        return 1.0;
    }
    let others = tables.tenpai[n_melds][place.river.len().min(TURNS - 1)];
    (others * tables.signs[manner(place) as usize][sign(place)]).min(SURE)
}

/// Nobody is taken to be ready more surely than so by its sets and discards.
const SURE: f64 = 0.95;

/// What the last discards tell: a simple from the hand tells that honours and terminals have gone, and a tile
/// discarded as drawn that the hand could not use it.
pub(super) fn sign(place: &OpenSeat) -> usize {
    let river = place.river.as_slice();
    let from_hand = river.iter().rev().find(|discard| !discard.drawn);
    let is_simple = from_hand.is_some_and(|discard| discard.tile.kind().is_simple());
    let is_drawn = river.last().is_some_and(|discard| discard.drawn);
    2 * usize::from(is_simple) + usize::from(is_drawn)
}

/// How many dora indicators are shown, as a place among losses.
pub(super) fn indicators(table: &OpenTable) -> usize {
    table.indicators.dora.as_slice().len().clamp(1, INDICATORS) - 1
}

/// How likely a hand is ready after 0, 1, … more turns: those that are not yet become so as all do.
fn later(place: &OpenSeat, tenpai: f64, tables: &Tables) -> [f64; TURNS] {
    let ready = |turn: usize| tables.ready[turn.min(TURNS - 1)];
    let turn = place.river.len();
    let now = ready(turn);
    std::array::from_fn(|more| {
        let becomes = (ready(turn + more) - now) / (1.0 - now).max(0.01);
        tenpai + (1.0 - tenpai) * becomes.clamp(0.0, 1.0)
    })
}

/// How a rival's hand stands: sets laid out make it open.
pub(super) fn manner(place: &OpenSeat) -> Manner {
    if place.melds.is_open() { Manner::Open } else { Manner::Closed }
}

/// The chance of each kind, so that together they come to what a ready hand waits for.
fn waits(view: &View, seat: Seat, unseen: &Counts, tables: &Tables) -> [f64; Kind::COUNT] {
    let outside = Outside::new(view, seat, *unseen);
    let manner = manner(&view.table.places[seat]) as usize;
    let dora = view.table.indicators.dora.as_slice();
    let mut chances = [0.0; Kind::COUNT];
    for kind in Kind::all() {
        let Some(sight) = outside.of(kind) else { continue };
        let is_dora = dora.iter().any(|indicator| indicator.kind().dora() == kind);
        let factor = if is_dora { tables.dora } else { 1.0 };
        chances[kind.idx()] = factor * tables.waits[manner][sight.idx()];
    }
    let sum: f64 = chances.iter().sum();
    let factor = if sum > 0.0 { (tables.kinds[manner] / sum).clamp(0.5, 3.0) } else { 0.0 };
    chances.map(|chance| (chance * factor).min(0.95))
}

/// What its hand costs the player who deals in: by riichi and the indicators shown, or by the dora in its sets.
fn loss(table: &OpenTable, seat: Seat, tables: &Tables) -> f64 {
    let place = &table.places[seat];
    let worth = if place.riichi.is_declared() {
        tables.riichi_loss[indicators(table)]
    } else if place.melds.is_open() {
        tables.open_loss[open_dora(table, seat).min(DORA - 1)]
    } else {
        tables.silent_loss
    };
    let dealer = if seat == table.setup.dealer { 1.5 } else { 1.0 };
    worth * dealer + f64::from(table.setup.rules.honba.0) * f64::from(table.setup.honba)
}

/// The dora in the sets of a seat, red fives included.
pub(super) fn open_dora(table: &OpenTable, seat: Seat) -> usize {
    n_dora(table, table.places[seat].melds.iter().flat_map(Meld::tiles).copied()) as usize
}

/// The dora among some tiles, red fives included.
pub(super) fn n_dora(table: &OpenTable, tiles: impl Iterator<Item = Tile>) -> u32 {
    let indicators = table.indicators.dora.as_slice();
    let worth = |tile: Tile| {
        let shown = indicators.iter().filter(|shown| shown.kind().dora() == tile.kind()).count();
        shown as u32 + u32::from(tile.is_red())
    };
    tiles.map(worth).sum()
}
