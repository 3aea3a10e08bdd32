//! What the networks are shown.

use parlor_game::Seat;
use parlor_nets::Inputs;
use parlor_riichi::deal::Stage;
use parlor_riichi::{Kind, Meld, Tile, View};

/// How numbers are fed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scaling {
    /// As they are, scores in points: as the source does.
    #[default]
    Raw,
    /// Scores by 25,000, counts by 4, the turn by 18.
    Scaled,
}

impl Scaling {
    /// Both, by name.
    pub const NAMES: [(&'static str, Scaling); 2] =
        [("raw", Scaling::Raw), ("scaled", Scaling::Scaled)];

    /// As it is written in options and files.
    pub const fn name(self) -> &'static str {
        match self {
            Scaling::Raw => "raw",
            Scaling::Scaled => "scaled",
        }
    }

    /// What counts, the turn and scores (in hundreds) are multiplied by.
    const fn factors(self) -> [f32; 3] {
        match self {
            Scaling::Raw => [1.0, 1.0, 100.0],
            Scaling::Scaled => [0.25, 1.0 / 18.0, 100.0 / 25_000.0],
        }
    }
}

/// The 384 numbers that a player sees, in [`State::SIZE`] bytes.
///
/// In order: the own concealed tiles by kind (34); for each player from the own seat to the right
/// the tiles in sets laid out (4 × 34), then those in the river (4 × 34); the tile just drawn or
/// offered (34); dora indicators (34); is it another's tile (1), the turn (1), who is in riichi (4),
/// the scores (4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State([u8; State::SIZE]);

// Four bits for each of 340 counts, in whole words; then the other numbers.
const COUNTS: usize = 22 * 8;
const TILE: usize = COUNTS;
const ANSWERS: usize = COUNTS + 1;
const TURN: usize = COUNTS + 2;
const RIICHI: usize = COUNTS + 3;
const SCORES: usize = COUNTS + 4;

/// Where the counts of each sort begin.
const CALLED: usize = Kind::COUNT;
const RIVERS: usize = 5 * Kind::COUNT;
const INDICATORS: usize = 9 * Kind::COUNT;

impl State {
    /// How many bytes it has.
    pub const SIZE: usize = SCORES + 4 * 2;

    /// How many numbers a network is shown.
    pub const N_INPUTS: usize = 384;

    /// What the player of `view` sees.
    pub fn of(view: &View) -> State {
        let mut state = State([0; State::SIZE]);
        for (kind, &n) in view.own.concealed.counts().as_array().iter().enumerate() {
            state.add(kind, n);
        }
        let table = &view.table;
        for (n, seat) in players(view.seat).enumerate() {
            let place = &table.places[seat];
            for tile in place.melds.iter().flat_map(Meld::tiles) {
                state.add(CALLED + n * Kind::COUNT + tile.kind().idx(), 1);
            }
            for tile in place.river.lying() {
                state.add(RIVERS + n * Kind::COUNT + tile.kind().idx(), 1);
            }
            state.0[RIICHI] |= u8::from(place.riichi.is_declared()) << n;
            // Scores are whole hundreds, and nobody has three million.
            let hundreds = (table.points[seat].0 / 100) as i16;
            state.0[SCORES + 2 * n..][..2].copy_from_slice(&hundreds.to_le_bytes());
        }
        for tile in table.indicators.dora.as_slice() {
            state.add(INDICATORS + tile.kind().idx(), 1);
        }
        let offered = table.offered().filter(|&(by, _)| by != view.seat).map(|(_, tile)| tile);
        let tile = offered.or(view.own.drawn);
        state.0[TILE] = tile.map_or(0, |tile: Tile| 1 + tile.kind().idx() as u8);
        state.0[ANSWERS] = u8::from(offered.is_some());
        state.0[TURN] = table.places[view.seat].n_draws;
        state
    }

    /// From the bytes of one.
    pub const fn from_bytes(bytes: [u8; State::SIZE]) -> State {
        State(bytes)
    }

    /// The bytes that the replay memory holds.
    pub const fn as_bytes(&self) -> &[u8; State::SIZE] {
        &self.0
    }

    /// Shows it to a network.
    pub fn write(&self, scaling: Scaling, inputs: &mut Inputs) {
        write_bytes(&self.0, scaling, inputs);
    }

    fn add(&mut self, place: usize, n: u8) {
        self.0[place / 2] += n << (4 * (place % 2));
    }
}

/// Shows the state in `bytes` to a network.
pub(super) fn write_bytes(bytes: &[u8; State::SIZE], scaling: Scaling, inputs: &mut Inputs) {
    let [count, turn, hundred] = scaling.factors();
    for (n, word) in (0..).zip(bytes[..COUNTS].as_chunks::<8>().0) {
        let mut word = u64::from_le_bytes(*word);
        while word != 0 {
            let nibble = word.trailing_zeros() / 4;
            let value = (word >> (4 * nibble)) & 15;
            word ^= value << (4 * nibble);
            let place = 16 * n + nibble;
            // The tile just drawn stands before the indicators.
            let place = if place < INDICATORS as u32 { place } else { place + Kind::COUNT as u32 };
            inputs.push(place, value as f32 * count);
        }
    }
    if let Some(kind) = bytes[TILE].checked_sub(1) {
        inputs.push(INDICATORS as u32 + u32::from(kind), 1.0);
    }
    let rest = (INDICATORS + 2 * Kind::COUNT) as u32;
    inputs.push(rest, f32::from(bytes[ANSWERS]));
    inputs.push(rest + 1, f32::from(bytes[TURN]) * turn);
    for player in 0..4 {
        inputs.push(rest + 2 + player, f32::from(bytes[RIICHI] >> player & 1));
    }
    for (player, score) in (0..).zip(bytes[SCORES..].as_chunks::<2>().0) {
        inputs.push(rest + 6 + player, f32::from(i16::from_le_bytes(*score)) * hundred);
    }
}

/// Everyone from `seat` to the right.
fn players(seat: Seat) -> impl Iterator<Item = Seat> {
    (0..4).map(move |n| seat.offset(n))
}

/// Must the player of `view` discard after a call, and can do nothing else?
pub(super) const fn is_after_call(view: &View) -> bool {
    matches!(view.table.stage, Stage::Called { .. })
}
