//! A match file in whichever format it is.

use parlor_backgammon::RuleSet;

use super::mat::{self, MatError, Record};
use super::sgf::{self, SgfError};
use crate::at::At;

/// What is wrong with a match file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MatchFileError {
    /// It is taken for a `.mat` file.
    #[error("as a .mat file: {0}")]
    Mat(MatError),
    /// It is taken for an `.sgf` file.
    #[error("as an .sgf file: {0}")]
    Sgf(SgfError),
}

impl MatchFileError {
    /// Where it is.
    pub fn at(&self) -> At {
        match self {
            MatchFileError::Mat(error) => error.at,
            MatchFileError::Sgf(error) => error.at,
        }
    }
}

/// Reads a `.mat` or `.sgf` file; `rules` say what the file does not.
pub fn read(bytes: &[u8], rules: RuleSet) -> Result<Record, MatchFileError> {
    if is_sgf(bytes) {
        return sgf::read(bytes, rules).map_err(MatchFileError::Sgf);
    }
    mat::read(bytes, rules).map_err(MatchFileError::Mat)
}

/// Does it begin like a tree of Smart Game Format?
fn is_sgf(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    bytes.trim_ascii_start().starts_with(b"(")
}
