//! The rolls of a trial.

use parlor_agent::Stream;
use parlor_backgammon::{Dice, Die};
use parlor_game::Entropy;

/// The rolls of one trial. Each of its first three rolls comes equally often: the first over 36 trials, the
/// first two over 1,296, the first three over 46,656. Later ones are drawn.
pub(super) struct Rolls {
    seed: u64,
    trial: u64,
    turn: u32,
    drawn: Stream,
}

const SPREAD: u32 = 3;

impl Rolls {
    pub(super) fn of(seed: u64, trial: u64) -> Rolls {
        let drawn = Stream::derived(seed, &[Stream::label("rollout"), trial]);
        Rolls { seed, trial, turn: 0, drawn }
    }

    /// The next roll.
    pub(super) fn next(&mut self) -> Dice {
        let turn = self.turn;
        self.turn += 1;
        let throw = if turn < SPREAD { self.spread(turn) } else { self.drawn.below(36) };
        Dice::new(Die::ALL[throw as usize / 6], Die::ALL[throw as usize % 6])
    }

    /// One of 36 throws: the place of this trial in a shuffled list of them, shuffled anew whenever all
    /// earlier rolls have been through.
    fn spread(&self, turn: u32) -> u32 {
        let every = 36u64.pow(turn);
        let (place, list) = (self.trial / every % 36, self.trial / every / 36);
        let path = [Stream::label("rollout-spread"), u64::from(turn), list];
        let mut stream = Stream::derived(self.seed, &path);
        let mut throws: [u32; 36] = std::array::from_fn(|n| n as u32);
        for last in (1..36).rev() {
            throws.swap(last, stream.below(last as u32 + 1) as usize);
        }
        throws[place as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(rolls: impl Iterator<Item = Vec<Dice>>) -> Vec<usize> {
        let mut seen = std::collections::HashMap::new();
        for roll in rolls {
            *seen.entry(format!("{roll:?}")).or_insert(0usize) += 1;
        }
        let mut counts: Vec<usize> = seen.into_values().collect();
        counts.sort_unstable();
        counts
    }

    #[test]
    fn first_rolls_come_equally_often() {
        let rolls = |trial, n| {
            let mut rolls = Rolls::of(7, trial);
            (0..n).map(|_| rolls.next()).collect::<Vec<_>>()
        };
        // Six doubles once, fifteen others twice.
        let one = count((36..72).map(|trial| rolls(trial, 1)));
        assert_eq!(one, [[1; 6].to_vec(), [2; 15].to_vec()].concat());
        let two = count((0..1296).map(|trial| rolls(trial, 2)));
        assert_eq!((two.len(), two.iter().sum::<usize>()), (441, 1296));
        assert_eq!((two[0], two[440]), (1, 4));
    }

    #[test]
    fn a_trial_repeats_itself() {
        let [mut one, mut two, mut other] = [(1, 5), (1, 5), (2, 5)].map(|(s, t)| Rolls::of(s, t));
        let all: Vec<Dice> = (0..50).map(|_| one.next()).collect();
        assert!(all.iter().all(|&dice| dice == two.next()));
        assert!(all.iter().any(|&dice| dice != other.next()));
    }
}
