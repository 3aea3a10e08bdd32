//! Numbers from a key.

use parlor_game::Entropy;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::Bytes32;

/// What numbers are drawn for; each purpose has a stream of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Purpose(&'static str);

impl Purpose {
    /// Who sits where.
    pub const SEATS: Purpose = Purpose::new("seats");
    /// How much longer than needed a table waits, so that a wait tells nothing.
    pub const DELAYS: Purpose = Purpose::new("delays");

    /// A purpose by its name, at most eight bytes: `wall`, `pack`, `dice`.
    ///
    /// # Panics
    ///
    /// If the name is longer; in a constant that is an error of the compiler.
    pub const fn new(name: &'static str) -> Purpose {
        assert!(name.len() <= 8, "the name of a purpose has at most eight bytes");
        Purpose(name)
    }

    /// The last eight bytes of the nonce: the name, then zeros.
    fn nonce(self) -> [u8; 8] {
        let mut nonce = [0; 8];
        nonce[..self.0.len()].copy_from_slice(self.0.as_bytes());
        nonce
    }
}

/// The key stream of ChaCha20 (RFC 8439) read as little-endian words of 32 bits, from block 0 on.
/// The nonce is four zero bytes and the name of the purpose.
#[derive(Clone, PartialEq)]
pub struct FairStream(ChaCha20Rng);

impl FairStream {
    pub(crate) fn new(key: &Bytes32, purpose: Purpose) -> FairStream {
        let mut words = ChaCha20Rng::from_seed(key.0);
        words.set_stream(u64::from_le_bytes(purpose.nonce()));
        FairStream(words)
    }
}

impl Entropy for FairStream {
    /// The next word modulo `n`; words from the largest multiple of `n` on are skipped, so that no
    /// answer is likelier than another.
    fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        let fair = (1u64 << 32) / u64::from(n) * u64::from(n);
        loop {
            let word = self.0.next_u32();
            if u64::from(word) < fair {
                return word % n;
            }
        }
    }
}
