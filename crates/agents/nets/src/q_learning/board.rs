//! What the slices of a network tell each other.

use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use super::parts::Parts;
use super::{Experience, QLearner, SLICES};
use crate::Inputs;

/// One place for each slice and each sort of news. A slice writes only in its own places, and
/// others read there only after everyone has met; so nobody ever waits for a lock.
pub(super) struct Board {
    pub(super) n_samples: usize,
    /// What a slice read from the memory: its share of the samples, for even and for odd updates.
    pub(super) shown: [Posts<Vec<Shown>>; 2],
    /// What a slice's units add to the second layer: for each sample the state, then the next one.
    pub(super) sums: Posts<Vec<f32>>,
    /// What a slice found out about its share of the samples.
    pub(super) verdicts: Posts<Verdicts>,
    /// A slice's share of the weights after the second layer.
    pub(super) heads: Posts<Head>,
    /// The same of the weights that value next states, where those are frozen.
    pub(super) frozen_heads: Option<Posts<Head>>,
}

/// One sample of an update, as the memory has it.
#[derive(Clone, Default)]
pub(super) struct Shown {
    pub(super) state: Inputs,
    pub(super) experience: Experience,
    /// The next state, if there is one.
    pub(super) next: Inputs,
    pub(super) goes_on: bool,
    /// The outputs that count there, a bit for each.
    pub(super) next_legal: u64,
}

/// The samples of all slices, to be read.
pub(super) type AllShown<'a> = [RwLockReadGuard<'a, Vec<Shown>>; SLICES];

/// About each of some samples, one after another.
#[derive(Clone, Default)]
pub(super) struct Verdicts {
    /// The second layer's values.
    pub(super) hidden: Vec<f32>,
    /// The loss by each unit of the second layer.
    pub(super) errors: Vec<f32>,
    /// The loss by the output of the action, and which it is.
    pub(super) outputs: Vec<(usize, f32)>,
}

/// Weights of some units of the second layer.
#[derive(Clone, Default)]
pub(super) struct Head {
    /// From each unit to all outputs.
    pub(super) weights: Vec<f32>,
    /// The biases of the units.
    pub(super) biases: Vec<f32>,
    /// The biases of the outputs; only the first slice has them.
    pub(super) output_biases: Vec<f32>,
}

impl Head {
    /// What belongs to the head of these weights.
    pub(super) fn copy(&mut self, parts: &Parts) {
        let Head { weights, biases, output_biases } = self;
        let Parts { third, second_biases, third_biases, .. } = parts;
        for (to, from) in [(weights, third), (biases, second_biases), (output_biases, third_biases)]
        {
            to.clear();
            to.extend_from_slice(from);
        }
    }
}

/// The heads of all slices, to be read.
pub(super) type Heads<'a> = [RwLockReadGuard<'a, Head>; SLICES];

impl Board {
    pub(super) fn new(learner: &QLearner, n_samples: usize) -> Board {
        let board = Board {
            n_samples,
            shown: [Posts::new(Vec::new()), Posts::new(Vec::new())],
            sums: Posts::new(vec![0.0; 2 * n_samples * learner.n_hidden()]),
            verdicts: Posts::new(Verdicts::default()),
            heads: Posts::new(Head::default()),
            frozen_heads: learner.is_frozen().then(|| Posts::new(Head::default())),
        };
        for slice in learner.slices() {
            slice.post_head(&board);
            slice.post_frozen_head(&board);
        }
        board
    }
}

/// A value of each slice.
pub(super) struct Posts<T>([RwLock<T>; SLICES]);

impl<T: Clone> Posts<T> {
    fn new(value: T) -> Posts<T> {
        Posts(std::array::from_fn(|_| RwLock::new(value.clone())))
    }
}

impl<T> Posts<T> {
    /// What every slice has written, in their order.
    pub(super) fn read(&self) -> [RwLockReadGuard<'_, T>; SLICES] {
        // A slice that failed has ended the whole training: what it left is never used.
        self.0.each_ref().map(|post| post.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// To be written by slice `idx`.
    pub(super) fn write(&self, idx: usize) -> RwLockWriteGuard<'_, T> {
        self.0[idx].write().unwrap_or_else(PoisonError::into_inner)
    }
}
