//! One slice of a network: its weights, and what it tells the others.

use crate::Adam;
use crate::adam::Clock;
use crate::kernel::Term;

use super::board::{Board, Shown};
use super::parts::{Parts, share};
use super::{Lesson, Memory};

/// How many units each layer has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shape {
    pub(super) n_inputs: usize,
    pub(super) first: usize,
    pub(super) second: usize,
    pub(super) n_outputs: usize,
}

/// A slice of a network, with room to think.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Slice {
    pub(super) shape: Shape,
    pub(super) idx: usize,
    pub(super) weights: Parts,
    pub(super) mean: Parts,
    pub(super) square: Parts,
    /// The weights that value next states, if they are not those that learn.
    pub(super) frozen: Option<Parts>,
    pub(super) clock: Clock,
    pub(super) lesson: Lesson,
    /// What the slice's units gave for the states of the current update, sample after sample.
    pub(super) units: Vec<f32>,
    pub(super) room: Room,
}

/// Memory that an update uses and the next one uses again.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Room {
    pub(super) gradient: Vec<f32>,
    pub(super) terms: Vec<Term>,
    pub(super) values: Vec<f32>,
    pub(super) answers: Vec<f32>,
    /// The loss by each unit of the second layer, sample after sample.
    pub(super) errors: Vec<f32>,
    /// The loss by each unit of the slice, sample after sample, as if all units were live.
    pub(super) by_units: Vec<f32>,
    /// The weights out of the slice's units, by where they lead to.
    pub(super) turned: Vec<f32>,
}

impl Slice {
    pub(super) fn new(shape: Shape, idx: usize, [weights, mean, square]: [Parts; 3]) -> Slice {
        Slice {
            shape,
            idx,
            weights,
            mean,
            square,
            frozen: None,
            clock: Clock::after(&Adam::DEFAULT, 0),
            lesson: Lesson::default(),
            units: Vec::new(),
            room: Room::default(),
        }
    }

    /// Weights, means or squares: 0, 1 or 2.
    pub(super) fn parts(&self, which: usize) -> &Parts {
        [&self.weights, &self.mean, &self.square][which]
    }

    pub(super) fn begin(&mut self, clock: Clock) {
        (self.clock, self.lesson) = (clock, Lesson::default());
    }

    pub(super) const fn lesson(&self) -> Lesson {
        self.lesson
    }

    pub(super) fn freeze(&mut self) {
        self.frozen = Some(self.weights.clone());
    }

    pub(super) fn freeze_at(&mut self, parts: Parts) {
        self.frozen = Some(parts);
    }

    pub(super) const fn frozen(&self) -> Option<&Parts> {
        self.frozen.as_ref()
    }

    /// Tells the others the slice's share of the weights after the second layer.
    pub(super) fn post_head(&self, board: &Board) {
        board.heads.write(self.idx).copy(&self.weights);
    }

    /// The same of the frozen weights, once for all updates.
    pub(super) fn post_frozen_head(&self, board: &Board) {
        if let (Some(heads), Some(frozen)) = (&board.frozen_heads, &self.frozen) {
            heads.write(self.idx).copy(frozen);
        }
    }

    /// Reads the slice's share of the samples of an update, for all slices.
    pub(super) fn look(&self, board: &Board, memory: &impl Memory, update: usize) {
        let mut shown = board.shown[update % 2].write(self.idx);
        let own = share(board.n_samples, self.idx);
        shown.resize(own.len(), Shown::default());
        for (sample, shown) in own.zip(&mut *shown) {
            shown.state.clear();
            memory.state(update, sample, &mut shown.state);
            shown.experience = memory.experience(update, sample);
            shown.next.clear();
            shown.goes_on = memory.next_state(update, sample, &mut shown.next);
            shown.next_legal = memory.next_legal(update, sample);
        }
    }
}
