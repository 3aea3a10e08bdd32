//! What can be wrong with a sample.

/// Why a sample gives no answer.
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each message names its fields")]
pub enum SampleError {
    /// There is less than the method needs.
    #[error("{needed} or more values are needed, there are {got}")]
    TooFew { needed: usize, got: usize },
    /// A value is infinite or not a number; its index is counted from 0.
    #[error("value {index} is {value}; all must be finite")]
    NotFinite { index: usize, value: f64 },
    /// Two lists that belong together differ in length.
    #[error("pairs need equally many values on both sides, not {left} and {right}")]
    Unequal { left: usize, right: usize },
    /// A correlation with a list whose values are all the same.
    #[error("all values are equal, so nothing can vary with them")]
    Constant,
    /// A statistic of a resample could not be computed.
    #[error("the statistic of a resample is {value}; it must be finite for every choice of blocks")]
    Statistic { value: f64 },
}

/// Passes a sample of at least `needed` finite values.
pub(crate) fn check(values: &[f64], needed: usize) -> Result<(), SampleError> {
    if values.len() < needed {
        return Err(SampleError::TooFew { needed, got: values.len() });
    }
    match values.iter().position(|value| !value.is_finite()) {
        Some(index) => Err(SampleError::NotFinite { index, value: values[index] }),
        None => Ok(()),
    }
}

/// Passes two lists of equal length.
pub(crate) fn check_pairs(left: &[f64], right: &[f64]) -> Result<(), SampleError> {
    if left.len() == right.len() {
        return Ok(());
    }
    Err(SampleError::Unequal { left: left.len(), right: right.len() })
}
