//! Random hands from a seed, for tests.

use parlor_game::Entropy;
use parlor_riichi::{Counts, Kind};

/// A small generator (splitmix64).
pub(crate) struct Dice(pub(crate) u64);

impl Entropy for Dice {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u64::from((z ^ (z >> 31)) as u32) * u64::from(n)) >> 32) as u32
    }
}

/// `n_tiles` tiles drawn from four each of `kinds`.
pub(crate) fn draw(kinds: &[Kind], n_tiles: usize, dice: &mut Dice) -> Counts {
    let mut wall: Vec<Kind> = kinds.iter().flat_map(|&kind| [kind; 4]).collect();
    dice.shuffle(&mut wall);
    let mut counts = Counts::EMPTY;
    for &kind in &wall[..n_tiles] {
        assert!(counts.add(kind));
    }
    counts
}
