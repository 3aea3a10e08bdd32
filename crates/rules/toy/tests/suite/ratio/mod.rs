//! Exact fractions, so that a known value can be met and not only approached.

use std::ops::{Add, Mul, Sub};

/// A fraction in lowest terms with a positive denominator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ratio {
    over: i128,
    under: i128,
}

impl Ratio {
    /// `over / under`.
    pub(crate) fn new(over: i128, under: i128) -> Ratio {
        fn gcd(a: i128, b: i128) -> i128 {
            if b == 0 { a } else { gcd(b, a % b) }
        }
        assert!(under > 0, "the denominator is positive");
        let common = gcd(over.abs(), under);
        Ratio { over: over / common, under: under / common }
    }

    /// A whole number.
    pub(crate) fn whole(number: i128) -> Ratio {
        Ratio::new(number, 1)
    }
}

impl Add for Ratio {
    type Output = Ratio;

    fn add(self, other: Ratio) -> Ratio {
        Ratio::new(self.over * other.under + other.over * self.under, self.under * other.under)
    }
}

impl Sub for Ratio {
    type Output = Ratio;

    fn sub(self, other: Ratio) -> Ratio {
        self + Ratio::whole(-1) * other
    }
}

impl Mul for Ratio {
    type Output = Ratio;

    fn mul(self, other: Ratio) -> Ratio {
        Ratio::new(self.over * other.over, self.under * other.under)
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> std::cmp::Ordering {
        (self.over * other.under).cmp(&(other.over * self.under))
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
