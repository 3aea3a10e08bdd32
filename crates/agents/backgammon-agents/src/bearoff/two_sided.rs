//! Both players together, with the cube.

use super::Home;
use super::successors::{Successors, weights};

/// The most men a player may have left to be in this table.
const MEN: u8 = 6;
const HOMES: usize = Home::count(MEN);

/// The equity of every pair of homes of up to six men each, for the player on roll in money play:
/// without a cube, and before he decides to double or not with the cube in each of three places.
///
/// Nobody can lose a gammon here, since both have men off.
#[derive(Clone, PartialEq, Debug)]
pub struct TwoSided {
    /// Entry `924 a + b`: player on roll with home `a` against home `b`. In 16 bits each:
    /// cubeless, own cube, centred cube, opponent's cube.
    pub(super) equities: Vec<[i16; 4]>,
}

/// What a position is worth to the player on roll in money play, in units of the cube's value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CubefulEquities {
    /// Without a cube.
    pub cubeless: f64,
    /// He owns the cube and does not double this turn.
    pub owned: f64,
    /// The cube is in the middle and he does not double this turn.
    pub centred: f64,
    /// The opponent owns the cube.
    pub unavailable: f64,
}

impl CubefulEquities {
    /// He doubles, the opponent takes and owns the cube: in units of the cube before it was turned.
    pub fn double_take(&self) -> f64 {
        2.0 * self.unavailable
    }

    /// The value of the better cube action where "no double" is worth `no_double`.
    fn best(&self, no_double: f64) -> f64 {
        no_double.max(self.double_take().min(1.0))
    }
}

impl TwoSided {
    /// How many men each player may have left.
    pub const MEN: u8 = MEN;

    /// Computes the table: about a second on one core.
    ///
    /// A pair needs the pairs in which the opponent is on roll and the mover's home has a smaller
    /// number. So homes are added one by one: against all earlier ones, from both sides, and last
    /// against itself.
    pub fn compute() -> TwoSided {
        let moves = Successors::of(MEN);
        let mut all = vec![[0.0; 4]; HOMES * HOMES];
        for a in 0..HOMES {
            for b in 0..a {
                all[HOMES * a + b] = equities(&moves, &all, a, b);
                all[HOMES * b + a] = equities(&moves, &all, b, a);
            }
            all[HOMES * a + a] = equities(&moves, &all, a, a);
        }
        TwoSided { equities: all.iter().map(|row| row.map(packed)).collect() }
    }

    /// The equities of a player on roll with home `own` against `other`; `None` for more men than
    /// the table holds, or when a player is done.
    pub fn equities(&self, own: Home, other: Home) -> Option<CubefulEquities> {
        let (a, b) = (own.number(), other.number());
        if !(1..HOMES).contains(&a) || !(1..HOMES).contains(&b) {
            return None;
        }
        let [cubeless, owned, centred, unavailable] = self.equities[HOMES * a + b].map(unpacked);
        Some(CubefulEquities { cubeless, owned, centred, unavailable })
    }
}

/// Equities from −1 to 1 in 16 bits.
fn packed(equity: f64) -> i16 {
    (equity * f64::from(i16::MAX)).round() as i16
}

fn unpacked(equity: i16) -> f64 {
    f64::from(equity) / f64::from(i16::MAX)
}

/// One pair: cubeless, owned, centred and unavailable. When the mover was done before, he has won;
/// when the opponent was, lost.
fn equities(moves: &Successors, all: &[[f64; 4]], a: usize, b: usize) -> [f64; 4] {
    if a == 0 || b == 0 {
        return [if a == 0 { 1.0 } else { -1.0 }; 4];
    }
    let mut sums = [0.0; 4];
    for (roll, weight) in weights().enumerate() {
        let mut best: [f64; 4] = [-1.0; 4];
        for &after in moves.after(a, roll) {
            for (best, value) in best.iter_mut().zip(after_play(all, after as usize, b)) {
                *best = best.max(value);
            }
        }
        for (sum, best) in sums.iter_mut().zip(best) {
            *sum += f64::from(weight) / 36.0 * best;
        }
    }
    sums
}

/// What the mover has after a play that leaves him `after`, the opponent on roll with `b`; in the
/// order cubeless, mine, centred, the opponent's. He uses the cube as well as he can.
fn after_play(all: &[[f64; 4]], after: usize, b: usize) -> [f64; 4] {
    if after == 0 {
        return [1.0; 4];
    }
    let [cubeless, owned, centred, unavailable] = all[HOMES * b + after];
    let his = CubefulEquities { cubeless, owned, centred, unavailable };
    [-cubeless, -unavailable, -his.best(centred), -his.best(owned)]
}
