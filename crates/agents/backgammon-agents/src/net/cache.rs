//! What the networks have said before.

use parlor_backgammon::Board;

use crate::linear::five::Five;

/// So many positions are remembered at most: 4 MB.
const ENTRIES: usize = 1 << 16;

/// Chances of positions, each in the one place that its men decide; a newer one drives an older one out.
/// What it holds makes no difference to any answer, since the networks always say the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Cache(Vec<Entry>);

#[derive(Clone, Copy, Debug)]
struct Entry {
    own: u128,
    other: u128,
    five: Five,
}

/// Mixes the men of a board well enough for places in a table.
#[inline]
pub(super) fn mixed(board: &Board) -> u64 {
    let (own, other) = (board.own().packed(), board.other().packed());
    let fold = |men: u128, by: u64| (men as u64 ^ (men >> 64) as u64).wrapping_mul(by);
    let sum = fold(own, 0x9E37_79B9_7F4A_7C15) ^ fold(other, 0xC2B2_AE3D_27D4_EB4F).rotate_left(29);
    (sum ^ sum >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93)
}

impl Cache {
    /// Takes the memory, unless it has it.
    pub(super) fn begin(&mut self) {
        if self.0.is_empty() {
            // No board has all its places empty.
            self.0 = vec![Entry { own: 0, other: 0, five: Five([0.0; 5]) }; ENTRIES];
        }
    }

    #[inline]
    fn place(board: &Board) -> usize {
        (mixed(board) >> 40) as usize % ENTRIES
    }

    /// What was said of this position.
    #[inline]
    pub(super) fn get(&self, board: &Board) -> Option<Five> {
        let entry = self.0.get(Self::place(board))?;
        let same = entry.own == board.own().packed() && entry.other == board.other().packed();
        same.then_some(entry.five)
    }

    /// Remembers what was said of it.
    #[inline]
    pub(super) fn put(&mut self, board: &Board, five: Five) {
        if let Some(entry) = self.0.get_mut(Self::place(board)) {
            *entry = Entry { own: board.own().packed(), other: board.other().packed(), five };
        }
    }
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::{Dice, RuleSet};

    use super::*;

    #[test]
    fn only_what_was_put_is_found() {
        let (mut cache, mut plays) = (Cache::default(), Vec::<Board>::new());
        let start = RuleSet::STANDARD.board();
        assert!(cache.get(&start).is_none());
        cache.put(&start, Five([0.5; 5]));
        assert!(cache.get(&start).is_none(), "there is no memory yet");
        cache.begin();
        for dice in Dice::all() {
            start.plays(dice, &mut plays);
            for board in &plays {
                let five = Five([board.own().pips() as f32, 0.0, 0.0, 0.0, 0.0]);
                cache.put(board, five);
                assert_eq!(cache.get(board), Some(five));
                assert!(cache.get(&board.flipped()).is_none());
            }
        }
    }
}
