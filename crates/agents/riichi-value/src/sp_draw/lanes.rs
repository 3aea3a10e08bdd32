//! Values of a hand for every number of draws left, side by side.

/// How many numbers of draws left are kept: 1 to 16. With 17 a hand is only looked at from the
/// beginning, with none it is worth nothing.
pub(super) const LANES: usize = 16;

/// What is aimed at and what comes with it, for 1 to 16 draws left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Lanes {
    /// What the player makes as large as can be.
    pub(super) aim: [f32; LANES],
    /// Of points and wins the one that is not aimed at.
    pub(super) other: [f32; LANES],
    /// The chance to be ready at the end, or to have won.
    pub(super) tenpai: [f32; LANES],
}

impl Lanes {
    pub(super) const ZERO: Lanes =
        Lanes { aim: [0.0; LANES], other: [0.0; LANES], tenpai: [0.0; LANES] };

    /// Takes from `rival` whatever it does better, draw by draw; among equals, as when no win is in reach any
    /// more, being ready is better.
    #[inline]
    pub(super) fn take_better(&mut self, rival: &Lanes) {
        for n in 0..LANES {
            let equal = rival.aim[n] >= self.aim[n];
            let better = rival.aim[n] > self.aim[n] || equal & (rival.tenpai[n] > self.tenpai[n]);
            self.aim[n] = if better { rival.aim[n] } else { self.aim[n] };
            self.other[n] = if better { rival.other[n] } else { self.other[n] };
            self.tenpai[n] = if better { rival.tenpai[n] } else { self.tenpai[n] };
        }
    }

    /// Adds `weight` times `more`.
    #[inline]
    pub(super) fn add(&mut self, weight: f32, more: &Lanes) {
        for n in 0..LANES {
            self.aim[n] += weight * more.aim[n];
            self.other[n] += weight * more.other[n];
            self.tenpai[n] += weight * more.tenpai[n];
        }
    }
}

/// A value with one number of draws left.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Point {
    pub(super) aim: f32,
    pub(super) other: f32,
    pub(super) tenpai: f32,
}

impl Lanes {
    /// The value with so many draws left, 1 to 16.
    #[inline]
    pub(super) fn at(&self, draws: usize) -> Point {
        let n = draws - 1;
        Point { aim: self.aim[n], other: self.other[n], tenpai: self.tenpai[n] }
    }

    #[inline]
    pub(super) fn set(&mut self, draws: usize, point: Point) {
        let n = draws - 1;
        self.aim[n] = point.aim;
        self.other[n] = point.other;
        self.tenpai[n] = point.tenpai;
    }
}

impl Point {
    /// This and `weight` times `more`.
    #[inline]
    pub(super) fn plus(self, weight: f32, more: Point) -> Point {
        Point {
            aim: self.aim + weight * more.aim,
            other: self.other + weight * more.other,
            tenpai: self.tenpai + weight * more.tenpai,
        }
    }

    #[inline]
    pub(super) fn times(self, factor: f32) -> Point {
        Point { aim: self.aim * factor, other: self.other * factor, tenpai: self.tenpai * factor }
    }

    /// The better of both; among equals that which is ready more often, then itself.
    #[inline]
    pub(super) fn or(self, rival: Point) -> Point {
        let equal = rival.aim >= self.aim;
        if rival.aim > self.aim || equal && rival.tenpai > self.tenpai { rival } else { self }
    }
}
