//! What a group of tiles can contribute to a hand.

/// The most sets of a hand.
pub(super) const SETS: usize = 4;

/// For 0 to 4 sets, without and with the pair: how many tiles of a group serve at most in so many
/// sets (and the pair) taken from this group, when missing tiles are added.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Yield {
    pub(super) sets: [u8; SETS + 1],
    pub(super) sets_and_pair: [u8; SETS + 1],
}

impl Yield {
    /// What two groups yield together: the best way to share out the sets and the pair.
    pub(super) fn join(&self, other: &Yield) -> Yield {
        let mut best = Yield { sets: [0; SETS + 1], sets_and_pair: [0; SETS + 1] };
        for here in 0..=SETS {
            for there in 0..=SETS - here {
                let n = here + there;
                let without = self.sets[here] + other.sets[there];
                let pair_here = self.sets_and_pair[here] + other.sets[there];
                let pair_there = self.sets[here] + other.sets_and_pair[there];
                best.sets[n] = best.sets[n].max(without);
                best.sets_and_pair[n] = best.sets_and_pair[n].max(pair_here).max(pair_there);
            }
        }
        best
    }

    /// The yield of honours, given how often each kind stands (at most 3 count), highest first.
    pub(super) fn of_honours(kinds: [u8; 7]) -> Yield {
        let sets = std::array::from_fn(|n| kinds[..n].iter().sum());
        let sets_and_pair = std::array::from_fn(|n| {
            let with_pair_of = |pair: usize| {
                let others = kinds.iter().enumerate().filter(|&(place, _)| place != pair);
                kinds[pair].min(2) + others.take(n).map(|(_, &count)| count).sum::<u8>()
            };
            (0..kinds.len()).map(with_pair_of).max().unwrap_or(0)
        });
        Yield { sets, sets_and_pair }
    }
}
