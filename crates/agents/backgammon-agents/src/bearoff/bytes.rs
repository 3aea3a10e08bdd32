//! The tables as bytes: magic word, version, SHA-256 of the rest, and the rest.

use parlor_backgammon::Men;
use sha2::{Digest, Sha256};

use super::one_sided::Rows;
use super::{ExactEndings, Home, OneSided, TwoSided};

const MAGIC: &[u8; 8] = b"PRLRBOFF";

/// Raised whenever the same bytes would mean something else, or the tables were computed otherwise.
const VERSION: u32 = 1;

const HEADER: usize = 8 + 4 + 32;

/// Bytes that are no tables of ours, or no longer what was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each message names its fields")]
pub enum DamagedError {
    /// They begin with something else.
    #[error("these are not bear-off tables")]
    NotTables,
    /// Another version has written them.
    #[error("bear-off tables of version {found}; expected version {VERSION}")]
    OtherVersion { found: u32 },
    /// The checksum is wrong, or something is missing.
    #[error("the bear-off tables are damaged: {what}")]
    Damaged { what: &'static str },
}

impl ExactEndings {
    /// The tables as bytes, for a cache.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = Vec::new();
        for rows in [&self.one_sided.all_off, &self.one_sided.first_off] {
            for &(least, len) in &rows.spans {
                body.extend([least, len]);
            }
            body.extend(rows.shares.iter().flat_map(|share| share.to_le_bytes()));
        }
        let equities = self.two_sided.equities.iter().flatten();
        body.extend(equities.flat_map(|equity| equity.to_le_bytes()));

        let mut bytes = Vec::with_capacity(HEADER + body.len());
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(Sha256::digest(&body));
        bytes.extend(body);
        bytes
    }

    /// Reads what [`ExactEndings::to_bytes`] wrote, and nothing else.
    pub fn from_bytes(bytes: &[u8]) -> Result<ExactEndings, DamagedError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(DamagedError::NotTables)?;
        let damaged = |what| DamagedError::Damaged { what };
        let short = damaged("they end too soon");
        let (version, rest) = rest.split_first_chunk().ok_or(short)?;
        let version = u32::from_le_bytes(*version);
        if version != VERSION {
            return Err(DamagedError::OtherVersion { found: version });
        }
        let (checksum, mut body) = rest.split_first_chunk::<32>().ok_or(short)?;
        if Sha256::digest(body)[..] != checksum[..] {
            return Err(damaged("the checksum is wrong"));
        }
        let all = Home::count(Men::MAX);
        let all_off = take_rows(&mut body, all).ok_or(short)?;
        let first_off = take_rows(&mut body, all - Home::count(Men::MAX - 1)).ok_or(short)?;
        let pairs = Home::count(TwoSided::MEN).pow(2);
        let equities: Vec<[i16; 4]> = body.as_chunks::<8>().0.iter().map(quad).collect();
        if equities.len() != pairs || body.len() != 8 * pairs {
            return Err(damaged("their length is wrong"));
        }
        let one_sided = OneSided { all_off, first_off };
        Ok(ExactEndings { one_sided, two_sided: TwoSided { equities } })
    }
}

fn quad(bytes: &[u8; 8]) -> [i16; 4] {
    let half = |at: usize| i16::from_le_bytes([bytes[at], bytes[at + 1]]);
    [half(0), half(2), half(4), half(6)]
}

/// Takes `count` rows from the front of `body`.
fn take_rows(body: &mut &[u8], count: usize) -> Option<Rows> {
    let spans: Vec<(u8, u8)> =
        body.split_off(..2 * count)?.as_chunks::<2>().0.iter().map(|&[a, b]| (a, b)).collect();
    let shares: usize = spans.iter().map(|&(_, len)| usize::from(len)).sum();
    let shares = body.split_off(..2 * shares)?.as_chunks::<2>().0.iter();
    Rows::new(spans, shares.map(|&pair| u16::from_le_bytes(pair)).collect())
}
