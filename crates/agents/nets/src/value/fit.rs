//! Training on many threads.

use std::panic::resume_unwind;
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::thread;

use crate::Adam;
use crate::adam::Clock;
use crate::barrier::Barrier;

use super::backward::Gradient;
use super::simd::{self, Vectors};
use super::{Active, ValueWeights};

/// Into so many chunks every batch is divided, whatever the number of threads. The gradients of the
/// chunks are added in order, so the weights do not depend on who computed which.
const CHUNKS: usize = 16;

/// Into so many parts the weights are divided when they move.
const PARTS: usize = 64;

/// What is learnt from.
pub trait Examples<const N: usize>: Sync {
    /// Adds the inputs of one example to `inputs`; returns what the outputs should be and how much
    /// each counts, 0 for one that may be anything.
    fn show(&self, number: u32, inputs: &mut Vec<Active>) -> ([f32; N], [f32; N]);
}

/// One pass over examples.
#[derive(Clone, Copy, Debug)]
pub struct Course<'a> {
    /// How far the weights move.
    pub adam: Adam,
    /// The examples in the order in which they are shown.
    pub order: &'a [u32],
    /// How many are shown between two steps.
    pub batch: usize,
    /// How many threads share the work. The result does not depend on it.
    pub threads: usize,
}

/// Weights with what Adam remembers of their gradients: all that training goes on from.
#[derive(Clone, PartialEq, Debug)]
pub struct ValueFit<const N: usize> {
    /// The weights that are trained.
    pub weights: ValueWeights<N>,
    /// The running mean of the gradient of each.
    pub mean: ValueWeights<N>,
    /// The running mean of its square.
    pub square: ValueWeights<N>,
    /// How many steps have been taken.
    pub steps: u64,
}

/// A part of the weights, while they are trained.
struct Part {
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    sums: Vec<f32>,
}

impl<const N: usize> ValueFit<N> {
    /// Weights that have not been trained.
    pub fn new(weights: ValueWeights<N>) -> ValueFit<N> {
        let nothing = ValueWeights { shape: weights.shape, all: vec![0.0; weights.all.len()] };
        ValueFit { weights, mean: nothing.clone(), square: nothing, steps: 0 }
    }

    /// Shows all examples of `course` once; returns the mean squared error, each example as it was
    /// answered when it was shown.
    pub fn learn(&mut self, examples: &impl Examples<N>, course: &Course<'_>) -> f64 {
        if course.order.is_empty() {
            return 0.0;
        }
        let threads = course.threads.clamp(1, CHUNKS);
        let shared = Shared {
            parts: self.parts(),
            gradients: (0..CHUNKS).map(|_| RwLock::default()).collect(),
            barrier: Barrier::new(threads),
        };
        let this = &*self;
        let errors = thread::scope(|scope| {
            let work = |thread: usize| {
                let shared = &shared;
                scope.spawn(move || this.work([thread, threads], examples, course, shared))
            };
            let workers: Vec<_> = (0..threads).map(work).collect();
            let joined = workers.into_iter().map(|worker| match worker.join() {
                Ok(error) => error,
                Err(panic) => resume_unwind(panic),
            });
            joined.collect::<Vec<_>>()
        });
        self.put_back(&shared.parts);
        self.steps += course.order.chunks(course.batch.max(1)).len() as u64;
        errors[0] / course.order.len() as f64
    }

    /// One thread's share; the first returns the sum of squared errors.
    fn work(
        &self,
        [thread, threads]: [usize; 2],
        examples: &impl Examples<N>,
        course: &Course<'_>,
        shared: &Shared,
    ) -> f64 {
        let waiting = shared.barrier.join();
        let vectors = Vectors::widest();
        let mut weights = self.weights.clone();
        let mut clock = Clock::after(&course.adam, self.steps);
        let (mut shown, mut squared_error) = (Vec::new(), 0.0);
        for batch in course.order.chunks(course.batch.max(1)) {
            for chunk in (thread..CHUNKS).step_by(threads) {
                let place = |chunk: usize| batch.len() * chunk / CHUNKS;
                encode(examples, &batch[place(chunk)..place(chunk + 1)], &mut shown);
                let mut gradient = write(&shared.gradients[chunk]);
                gradient.clear(weights.shape);
                simd::gradients(vectors, &weights, &shown, &mut gradient);
            }
            waiting.wait();
            clock.tick(&course.adam);
            {
                let gradients: Vec<_> = shared.gradients.iter().map(read).collect();
                let share = 1.0 / batch.len() as f32;
                for part in (thread..PARTS).step_by(threads) {
                    let begin = self.place(part);
                    let part = &mut *write(&shared.parts[part]);
                    let (adam, gradients) = (&course.adam, &gradients[..]);
                    simd::step(vectors, &mut Step { adam, clock, begin, part, gradients, share });
                }
                squared_error += gradients.iter().map(|sums| sums.squared_error).sum::<f64>();
            }
            waiting.wait();
            for (n, part) in shared.parts.iter().enumerate() {
                let moved = read(part);
                weights.all[self.place(n)..][..moved.weights.len()].copy_from_slice(&moved.weights);
            }
        }
        squared_error
    }

    /// Where a part begins.
    fn place(&self, part: usize) -> usize {
        self.weights.all.len() * part / PARTS
    }

    fn parts(&self) -> Vec<RwLock<Part>> {
        let part = |part: usize| {
            let of =
                |all: &ValueWeights<N>| all.all[self.place(part)..self.place(part + 1)].to_vec();
            let (weights, mean, square) = (of(&self.weights), of(&self.mean), of(&self.square));
            RwLock::new(Part { sums: vec![0.0; weights.len()], weights, mean, square })
        };
        (0..PARTS).map(part).collect()
    }

    fn put_back(&mut self, parts: &[RwLock<Part>]) {
        for (n, part) in parts.iter().enumerate() {
            let (begin, part) = (self.place(n), read(part));
            self.weights.all[begin..][..part.weights.len()].copy_from_slice(&part.weights);
            self.mean.all[begin..][..part.mean.len()].copy_from_slice(&part.mean);
            self.square.all[begin..][..part.square.len()].copy_from_slice(&part.square);
        }
    }
}

/// What the threads share.
struct Shared {
    parts: Vec<RwLock<Part>>,
    gradients: Vec<RwLock<Gradient>>,
    barrier: Barrier,
}

/// Replaces `shown` by the examples of these numbers, and keeps its memory.
fn encode<const N: usize>(
    examples: &impl Examples<N>,
    numbers: &[u32],
    shown: &mut Vec<(Vec<Active>, [f32; N], [f32; N])>,
) {
    shown.resize_with(numbers.len(), || (Vec::new(), [0.0; N], [0.0; N]));
    for (&number, (inputs, targets, counts)) in numbers.iter().zip(shown) {
        inputs.clear();
        (*targets, *counts) = examples.show(number, inputs);
    }
}

/// A step of Adam for one part of the weights.
pub(super) struct Step<'a> {
    adam: &'a Adam,
    clock: Clock,
    begin: usize,
    part: &'a mut Part,
    gradients: &'a [RwLockReadGuard<'a, Gradient>],
    share: f32,
}

impl Step<'_> {
    #[inline(always)]
    pub(super) fn take(step: &mut Step<'_>) {
        let Step { adam, clock, begin, part, gradients, share } = step;
        let Part { weights, mean, square, sums } = &mut **part;
        let length = sums.len();
        sums.fill(0.0);
        let mut chunk = 0;
        while chunk < gradients.len() {
            let more = &gradients[chunk].sums[*begin..][..length];
            let mut n = 0;
            while n < length {
                sums[n] += *share * more[n];
                n += 1;
            }
            chunk += 1;
        }
        adam.apply(clock, weights, sums, [mean, square]);
    }
}

fn read<T>(lock: &RwLock<T>) -> RwLockReadGuard<'_, T> {
    lock.read().unwrap_or_else(PoisonError::into_inner)
}

fn write<T>(lock: &RwLock<T>) -> RwLockWriteGuard<'_, T> {
    lock.write().unwrap_or_else(PoisonError::into_inner)
}
