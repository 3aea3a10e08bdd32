//! The seed of a match.

use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha512};

use super::TenhouWall;
use super::mt19937::Mt19937;

/// The text before the seed of the only scheme read here.
const SCHEME: &str = "mt19937ar-sha512-n288-base64";
/// Words in a seed.
const SEED_WORDS: usize = 624;
/// Words a deal takes from the generator, and the blocks they are hashed in.
const DEAL_WORDS: usize = 288;
const BLOCK_WORDS: usize = 32;

/// The walls of a match, one after the other.
///
/// Parsed from the `seed` of a `SHUFFLE` tag: `mt19937ar-sha512-n288-base64,…`.
#[derive(Clone)]
pub struct WallSeed {
    generator: Mt19937,
}

impl WallSeed {
    /// The wall and the dice of the next deal.
    pub fn next_wall(&mut self) -> TenhouWall {
        let words: [u32; DEAL_WORDS] = std::array::from_fn(|_| self.generator.word());
        let mut random = Vec::with_capacity(DEAL_WORDS / 2);
        for block in words.chunks(BLOCK_WORDS) {
            let bytes: Vec<u8> = block.iter().flat_map(|word| word.to_le_bytes()).collect();
            let hash = Sha512::digest(bytes);
            let (hashed, _) = hash.as_chunks::<4>();
            random.extend(hashed.iter().map(|&bytes| u32::from_le_bytes(bytes)));
        }
        TenhouWall::shuffled(|n| random.get(n).copied().unwrap_or(0))
    }
}

impl std::fmt::Debug for WallSeed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("WallSeed")
    }
}

impl FromStr for WallSeed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<WallSeed, SeedError> {
        let (scheme, seed) = text.split_once(',').unwrap_or((text, ""));
        if scheme != SCHEME {
            return Err(SeedError::Scheme { found: scheme.chars().take(40).collect() });
        }
        let bytes = STANDARD.decode(seed.trim()).map_err(|_| SeedError::Base64)?;
        let (words, rest) = bytes.as_chunks::<4>();
        if words.len() != SEED_WORDS || !rest.is_empty() {
            return Err(SeedError::Length { found: bytes.len() });
        }
        let words: Vec<u32> = words.iter().map(|&word| u32::from_le_bytes(word)).collect();
        Ok(WallSeed { generator: Mt19937::from_key(&words) })
    }
}

/// Why a text is not a seed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum SeedError {
    /// Another way of shuffling.
    #[error("the shuffle is {found:?}; only {SCHEME} can be rebuilt")]
    Scheme { found: String },
    /// Not base64.
    #[error("the seed is not base64")]
    Base64,
    /// Too short or too long.
    #[error("the seed has {found} bytes, not 2496")]
    Length { found: usize },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_say_what_is_wrong() {
        let error = |text: &str| text.parse::<WallSeed>().expect_err(text).to_string();
        assert!(error("mt19937ar,00").starts_with("the shuffle is \"mt19937ar\"; only mt19937ar-"));
        assert_eq!(error(&format!("{SCHEME},*")), "the seed is not base64");
        assert_eq!(error(&format!("{SCHEME},Zm9v")), "the seed has 3 bytes, not 2496");
    }

    #[test]
    fn every_wall_holds_every_tile_once() {
        let mut seed: WallSeed =
            format!("{SCHEME},{}", "A".repeat(2496 / 3 * 4)).parse().expect("a seed of zeros");
        let (first, second) = (seed.next_wall(), seed.next_wall());
        assert_ne!(first, second);
        for wall in [first, second] {
            let mut ids = wall.tiles().to_vec();
            ids.sort_unstable();
            assert!(ids.iter().enumerate().all(|(n, id)| id.idx() == n));
            assert!(wall.dice().iter().all(|die| (1..=6).contains(die)));
        }
    }
}
