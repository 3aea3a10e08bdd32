//! Positions that were searched before.

use std::fmt;
use std::hash::{Hash, Hasher};

use parlor_agent::{Bound, Estimate};
use parlor_game::Game;

/// Remembers what positions were worth. Two move orders that meet in one position then cost one
/// search.
///
/// Values are told for one seat, one evaluation and one order of search; who changes any of them
/// begins with an empty memory.
pub trait Memory<G: Game> {
    /// Is anything remembered? Keys are built only if so.
    const USED: bool = true;

    /// What is known of `game` from a search exactly `depth` deep. Deeper knowledge is not used, so
    /// that a search with memory comes out as one without.
    fn recall(&mut self, game: &G, depth: u32) -> Option<Estimate>;

    /// Takes note of a value that a search `depth` deep has shown.
    fn keep(&mut self, game: &G, depth: u32, found: Estimate);

    /// Forgets everything: how a search for another seat or by another evaluation begins.
    fn clear(&mut self);
}

impl<G: Game, M: Memory<G>> Memory<G> for &mut M {
    const USED: bool = M::USED;

    #[inline]
    fn recall(&mut self, game: &G, depth: u32) -> Option<Estimate> {
        (**self).recall(game, depth)
    }

    #[inline]
    fn keep(&mut self, game: &G, depth: u32, found: Estimate) {
        (**self).keep(game, depth, found);
    }

    fn clear(&mut self) {
        (**self).clear();
    }
}

/// A memory that may be switched off.
impl<G: Game, M: Memory<G>> Memory<G> for Option<M> {
    const USED: bool = M::USED;

    #[inline]
    fn recall(&mut self, game: &G, depth: u32) -> Option<Estimate> {
        self.as_mut()?.recall(game, depth)
    }

    #[inline]
    fn keep(&mut self, game: &G, depth: u32, found: Estimate) {
        if let Some(memory) = self {
            memory.keep(game, depth, found);
        }
    }

    fn clear(&mut self) {
        if let Some(memory) = self {
            memory.clear();
        }
    }
}

/// Remembers nothing; compiled away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoMemory;

impl<G: Game> Memory<G> for NoMemory {
    const USED: bool = false;

    #[inline]
    fn recall(&mut self, _game: &G, _depth: u32) -> Option<Estimate> {
        None
    }

    #[inline]
    fn keep(&mut self, _game: &G, _depth: u32, _found: Estimate) {}

    #[inline]
    fn clear(&mut self) {}
}

/// A transposition table of fixed size. The whole key is kept and compared, so two positions are
/// never taken for one another.
///
/// Each bucket has two places: one for the deepest search it has met, one for the latest.
#[derive(Clone)]
pub struct TranspositionTable<K, F> {
    buckets: Vec<[Option<Slot<K>>; 2]>, // Invariant: a power of two of them.
    key: F,
    hits: u64,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Slot<K> {
    key: K,
    depth: u32,
    value: f64,
    bound: Bound,
}

impl<K: Hash + Eq + Clone, F> TranspositionTable<K, F> {
    /// A table for about `n_positions`, rounded up to a power of two. `key` takes out of a game
    /// what its value depends on: the board and whose turn it is, not the number of the move.
    pub fn new(n_positions: usize, key: F) -> TranspositionTable<K, F> {
        let n_buckets = n_positions.div_ceil(2).next_power_of_two();
        TranspositionTable { buckets: vec![[None, None]; n_buckets], key, hits: 0 }
    }

    /// How often a position asked for was there.
    pub const fn hits(&self) -> u64 {
        self.hits
    }

    fn bucket(&mut self, key: &K) -> &mut [Option<Slot<K>>; 2] {
        let mut mixer = Mixer::default();
        key.hash(&mut mixer);
        let idx = mixer.finish() as usize & (self.buckets.len() - 1);
        &mut self.buckets[idx]
    }
}

impl<G: Game, K: Hash + Eq + Clone, F: Fn(&G) -> K> Memory<G> for TranspositionTable<K, F> {
    fn recall(&mut self, game: &G, depth: u32) -> Option<Estimate> {
        let key = (self.key)(game);
        let known = self
            .bucket(&key)
            .iter()
            .flatten()
            .find(|slot| slot.depth == depth && slot.key == key)
            .map(|slot| Estimate { value: slot.value, bound: slot.bound, error: None });
        self.hits += u64::from(known.is_some());
        known
    }

    fn keep(&mut self, game: &G, depth: u32, found: Estimate) {
        let key = (self.key)(game);
        let slot = Slot { key, depth, value: found.value, bound: found.bound };
        let [deepest, latest] = self.bucket(&slot.key);
        let place = match deepest {
            Some(old) if old.depth > depth => latest,
            _ => deepest,
        };
        *place = Some(slot);
    }

    fn clear(&mut self) {
        self.buckets.fill([None, None]);
        self.hits = 0;
    }
}

impl<K, F> fmt::Debug for TranspositionTable<K, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TranspositionTable({} buckets, {} hits)", self.buckets.len(), self.hits)
    }
}

/// Rotate, xor, multiply for each word, and a last fold of the high bits: fast, and equal on every
/// machine. Not safe against chosen keys, which positions are not.
#[derive(Default)]
struct Mixer(u64);

impl Mixer {
    #[inline]
    fn word(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.word(n.into());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.word(n.into());
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.word(n);
    }

    #[inline]
    fn write_u128(&mut self, n: u128) {
        self.word(n as u64);
        self.word((n >> 64) as u64);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.word(n as u64);
    }
}
