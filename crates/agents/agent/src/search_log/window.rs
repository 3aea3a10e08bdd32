//! The window of a search: what the two sides already have elsewhere.

use crate::{Bound, Estimate};

/// The values that still matter at a node: above `alpha`, which the maximiser already has, and
/// below `beta`, which the minimiser already has.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Window {
    /// The maximiser is sure of this much elsewhere.
    pub alpha: f64,
    /// The minimiser can keep it down to this elsewhere.
    pub beta: f64,
}

impl Window {
    /// Every value matters.
    pub const OPEN: Window = Window { alpha: f64::NEG_INFINITY, beta: f64::INFINITY };

    /// What a search with this window has shown by coming out at `value`: inside it is exact, at
    /// `alpha` or below it is an upper bound, at `beta` or above a lower one.
    #[inline]
    pub fn judge(self, value: f64) -> Estimate {
        let bound = if value <= self.alpha {
            Bound::AtMost
        } else if value >= self.beta {
            Bound::AtLeast
        } else {
            Bound::Exact
        };
        Estimate { value, bound, error: None }
    }
}
