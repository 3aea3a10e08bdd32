//! Distribution functions that the intervals and tests need.
//!
//! Each is written from a cited formula and agrees with SciPy to ten digits or more, also far in
//! the tails and for large parameters (`tests/reference/distributions.txt`). Every function takes
//! any number: outside the domain the answer is `NaN`, as for the functions of `f64`.

pub mod beta;
pub mod binomial;
pub mod chi_square;
mod deviance;
mod gamma;
pub mod normal;
pub mod student;

pub use gamma::ln_gamma;

/// False for zero, for negative numbers and for `NaN`.
fn is_positive(x: f64) -> bool {
    x > 0.0
}
