//! What the updates of one network look at.

use parlor_agent::Stream;
use parlor_game::Entropy;
use parlor_nets::{Experience, Inputs, Memory};

use super::TrainingOptions;
use super::replay::{Replay, Then};
use crate::lt_dqn::state::write_bytes;

/// Entries drawn from a memory, so many for each update, each equally likely.
pub(super) struct Lessons<'a> {
    replay: &'a Replay,
    options: &'a TrainingOptions,
    picks: Vec<u32>,
}

impl<'a> Lessons<'a> {
    pub(super) fn drawn(
        replay: &'a Replay,
        options: &'a TrainingOptions,
        updates: usize,
        mut stream: Stream,
    ) -> Lessons<'a> {
        let n = replay.len() as u32;
        let picks = (0..updates * options.minibatch).map(|_| stream.below(n)).collect();
        Lessons { replay, options, picks }
    }

    fn pick(&self, update: usize, sample: usize) -> usize {
        self.picks[update * self.options.minibatch + sample] as usize
    }
}

impl Memory for Lessons<'_> {
    fn n_samples(&self) -> usize {
        self.options.minibatch
    }

    fn experience(&self, update: usize, sample: usize) -> Experience {
        let (action, hundreds, then) = self.replay.outcome(self.pick(update, sample));
        let reward = match then {
            Then::Illegal => self.options.illegal_reward,
            Then::Next | Then::Over => f32::from(hundreds) / 10.0,
        };
        Experience { action, reward }
    }

    fn state(&self, update: usize, sample: usize, inputs: &mut Inputs) {
        let state = self.replay.state(self.pick(update, sample));
        write_bytes(state, self.options.scaling, inputs);
    }

    fn next_state(&self, update: usize, sample: usize, inputs: &mut Inputs) -> bool {
        let pick = self.pick(update, sample);
        let (_, _, then) = self.replay.outcome(pick);
        if then == Then::Next {
            write_bytes(self.replay.next_state(pick), self.options.scaling, inputs);
        }
        then == Then::Next
    }

    fn next_legal(&self, update: usize, sample: usize) -> u64 {
        if self.options.mask { self.replay.next_legal(self.pick(update, sample)) } else { u64::MAX }
    }
}
