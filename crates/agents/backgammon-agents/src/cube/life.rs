//! How much use a cube still is.

use crate::CubefulEquities;

use super::Holder;

/// Janowski's cube-life index for each place of the cube, as the player sees it whose value is meant:
/// 0 for a dead cube, 1 for one that is always used at the best moment.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CubeLife {
    /// In front of him.
    pub own: f64,
    /// In the middle.
    pub centre: f64,
    /// In front of the opponent.
    pub other: f64,
}

impl CubeLife {
    /// The same wherever the cube is.
    pub const fn even(index: f64) -> CubeLife {
        CubeLife { own: index, centre: index, other: index }
    }

    /// The indices with which Janowski's formula gives these exact equities of a money game without
    /// gammons. Towards the end of a race they fall, since few rolls are left to use a cube in; the
    /// same cube in a match has as little life.
    pub fn implied(equities: &CubefulEquities) -> CubeLife {
        let dead = equities.cubeless;
        let win = f64::midpoint(dead, 1.0);
        // Without gammons the cash points are 20 and 80 per cent.
        let own = (2.5 * win - 1.0).min(1.0);
        let other = (2.5 * win - 1.5).max(-1.0);
        let centre = ((win - 0.5) / 0.3).clamp(-1.0, 1.0);
        let index = |equity: f64, live: f64| {
            if (live - dead).abs() > 1e-3 { (equity - dead) / (live - dead) } else { 0.0 }
        };
        CubeLife {
            own: index(equities.owned, own),
            centre: index(equities.centred, centre),
            other: index(equities.unavailable, other),
        }
    }

    /// The index for a cube in this place.
    pub const fn at(&self, holder: Holder) -> f64 {
        match holder {
            Holder::Own => self.own,
            Holder::Centre => self.centre,
            Holder::Other => self.other,
        }
    }

    /// As the other player sees it.
    #[must_use]
    pub const fn flipped(self) -> CubeLife {
        CubeLife { own: self.other, centre: self.centre, other: self.own }
    }
}
