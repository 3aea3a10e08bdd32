//! Thirty-two bytes as text.

use std::fmt;
use std::str::FromStr;

/// Thirty-two bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bytes32(pub [u8; 32]);

/// Why a text is not so many bytes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseBytesError {
    /// Too short or too long.
    #[error("{found} hexadecimal digits, not {expected}")]
    Length {
        /// How many digits there are.
        found: usize,
        /// How many there should be.
        expected: &'static str,
    },
    /// Something that is no hexadecimal digit.
    #[error("{found:?} is not a hexadecimal digit")]
    Digit {
        /// What stands there.
        found: char,
    },
}

/// Bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes that hexadecimal digits name.
pub(crate) fn unhex(text: &str) -> Result<Vec<u8>, ParseBytesError> {
    let digit = |found: char| {
        found.to_digit(16).map(|value| value as u8).ok_or(ParseBytesError::Digit { found })
    };
    let digits: Vec<u8> = text.chars().map(digit).collect::<Result<_, _>>()?;
    let (pairs, rest) = digits.as_chunks::<2>();
    if !rest.is_empty() {
        return Err(ParseBytesError::Length { found: digits.len(), expected: "an even number" });
    }
    Ok(pairs.iter().map(|[high, low]| high << 4 | low).collect())
}

impl FromStr for Bytes32 {
    type Err = ParseBytesError;

    fn from_str(text: &str) -> Result<Bytes32, ParseBytesError> {
        let wrong = ParseBytesError::Length { found: text.chars().count(), expected: "64" };
        unhex(text)?.try_into().map(Bytes32).map_err(|_| wrong)
    }
}

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_bytes_agree() {
        let bytes = Bytes32(std::array::from_fn(|n| n as u8 * 8));
        assert_eq!(bytes.to_string().parse(), Ok(bytes));
        assert_eq!(&bytes.to_string()[..8], "00081018");
    }

    #[test]
    fn errors_say_what_is_wrong() {
        let error = |text: &str| text.parse::<Bytes32>().expect_err(text).to_string();
        assert_eq!(error("00ff"), "4 hexadecimal digits, not 64");
        assert_eq!(error("0"), "1 hexadecimal digits, not an even number");
        assert_eq!(error("xy"), "'x' is not a hexadecimal digit");
    }
}
