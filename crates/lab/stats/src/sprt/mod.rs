//! Sequential probability ratio tests: stop as soon as the evidence is enough.
//!
//! Wald (1945): between two hypotheses, follow the logarithm of the likelihood ratio (LLR) and stop
//! when it leaves the bounds that belong to the error rates allowed. Where a hypothesis leaves
//! something open (the other shares, the spread), its most likely form given the data is taken: the
//! generalised test, whose error rates hold for many blocks. [`MultinomialSprt`] is for pairs or games
//! counted in classes, [`BlockSprt`] for the means of any blocks.
//!
//! Both are live: feed one unit at a time, in block order, and read [`Sprt::verdict`]. The verdict
//! is that of the first crossing; what comes later does not undo it.

mod blocks;
mod classes;
mod mle;

pub use blocks::{BlockHypotheses, BlockSprt};
pub use classes::{EloScale, MultinomialSprt, PairSprt};

/// How often each wrong verdict may be given.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ErrorRates {
    // Invariant: alpha > 0, beta > 0, alpha + beta < 1.
    alpha: f64,
    beta: f64,
}

impl ErrorRates {
    /// `alpha`: H1 accepted though H0 is true. `beta`: H0 accepted though H1 is true.
    pub fn new(alpha: f64, beta: f64) -> Result<ErrorRates, SprtError> {
        if alpha > 0.0 && beta > 0.0 && alpha + beta < 1.0 {
            return Ok(ErrorRates { alpha, beta });
        }
        Err(SprtError::ErrorRates { alpha, beta })
    }

    /// The LLR at which H0 is accepted: ln β/(1-α).
    pub fn lower(self) -> f64 {
        (self.beta / (1.0 - self.alpha)).ln()
    }

    /// The LLR at which H1 is accepted: ln (1-β)/α.
    pub fn upper(self) -> f64 {
        ((1.0 - self.beta) / self.alpha).ln()
    }

    /// What an LLR says.
    pub fn verdict(self, llr: f64) -> Verdict {
        if llr >= self.upper() {
            Verdict::AcceptH1
        } else if llr <= self.lower() {
            Verdict::AcceptH0
        } else {
            Verdict::Continue
        }
    }
}

impl Default for ErrorRates {
    /// 5 % each, so the bounds are ±2.94.
    fn default() -> ErrorRates {
        ErrorRates { alpha: 0.05, beta: 0.05 }
    }
}

/// What a test says so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Verdict {
    /// Not enough evidence: play on.
    #[default]
    Continue,
    /// The effect is no larger than the smaller hypothesis says.
    AcceptH0,
    /// The effect is at least what the larger hypothesis says.
    AcceptH1,
}

/// Where a running test stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    rates: ErrorRates,
    llr: f64,
    verdict: Verdict,
    units: u64,
    decided_at: Option<u64>,
}

impl Sprt {
    fn new(rates: ErrorRates) -> Sprt {
        Sprt { rates, llr: 0.0, verdict: Verdict::Continue, units: 0, decided_at: None }
    }

    /// Takes the LLR after one more unit.
    fn follow(&mut self, llr: f64) {
        self.units += 1;
        self.llr = llr;
    }

    /// Lets the verdict fall if the LLR is out of bounds and none fell before.
    fn judge(&mut self) {
        if self.verdict == Verdict::Continue {
            self.verdict = self.rates.verdict(self.llr);
            self.decided_at = (self.verdict != Verdict::Continue).then_some(self.units);
        }
    }

    /// The error rates allowed, with the bounds that follow from them.
    pub fn rates(&self) -> ErrorRates {
        self.rates
    }

    /// The LLR after the last unit; above zero speaks for H1.
    pub fn llr(&self) -> f64 {
        self.llr
    }

    /// The verdict of the first crossing of a bound.
    pub fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// How many units were fed.
    pub fn units(&self) -> u64 {
        self.units
    }

    /// After how many units the verdict fell.
    pub fn decided_at(&self) -> Option<u64> {
        self.decided_at
    }
}

/// Why a test cannot be set up or fed.
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each message names its fields")]
pub enum SprtError {
    /// The rates of accepting H1 and H0 wrongly leave no bounds.
    #[error("error rates must be above 0 and together below 1, not {alpha} and {beta}")]
    ErrorRates { alpha: f64, beta: f64 },
    /// The hypotheses are not two numbers in rising order.
    #[error("h0 must be below h1 and both finite, not {h0} and {h1}")]
    Hypotheses { h0: f64, h1: f64 },
    /// A hypothesis is too far out for the classes of a tally.
    #[error("{value} is too far out for this test; at most {max} either way")]
    TooFarOut { value: f64, max: f64 },
    /// A unit scored more than its games allow.
    #[error("{half_points} half points are more than the {max} of a unit")]
    HalfPoints { half_points: usize, max: usize },
    /// A block's value is infinite or not a number.
    #[error("the value of a block is {value}; it must be finite")]
    NotFinite { value: f64 },
}

/// Passes finite hypotheses in rising order.
fn check_hypotheses(h0: f64, h1: f64) -> Result<(), SprtError> {
    if h0.is_finite() && h1.is_finite() && h0 < h1 {
        return Ok(());
    }
    Err(SprtError::Hypotheses { h0, h1 })
}
