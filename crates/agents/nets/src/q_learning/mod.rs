//! Q-learning with two hidden layers, on many threads.
//!
//! `Q(s, a)` is moved towards `r + discount · max Q(s', a')`, or towards `r` where nothing follows. The
//! maximum is taken over the actions that the memory calls legal, with the same weights on both sides or,
//! after [`QLearner::freeze`], with those of that moment (a target network).
//!
//! A network is cut into [`SLICES`] of its first hidden layer: a slice holds the weights into its
//! units and out of them, with their moments, so a thread that works on a slice keeps a sixteenth of
//! a megabyte close by and shares only sums. An update has three parts, and everyone waits for
//! everyone between them:
//!
//! 1. [`forward`]: what the slice's units give, and what they add to the second layer;
//! 2. [`judge`]: for its share of the samples, the slice adds up those sums, and finds what
//!    the network answers and what it should have answered; then it reads its share of the next
//!    update's samples, for all slices;
//! 3. [`learn`]: gradients of its own weights, and a step of Adam.
//!
//! The cut does not depend on the number of threads, and sums over slices go in their order: so
//! threads do not change a bit of the result. Nor does the width of the processor's vectors (`simd`):
//! they run across the sums, never along one.

mod board;
mod forward;
mod judge;
mod learn;
mod learner;
mod parts;
mod simd;
mod slice;

use std::num::NonZero;
use std::thread;

use crate::barrier::Barrier;
use crate::{Adam, Inputs, Vectors};
use board::{Board, Posts};
use judge::Case;
use learn::Findings;
use slice::Slice;

pub use learner::{QLearner, WrongShape};

/// Into how many slices the first hidden layer is cut.
const SLICES: usize = 8;

/// How values are learnt.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Method {
    /// How far each weight moves.
    pub adam: Adam,
    /// What the value of the next state is multiplied by.
    pub discount: f32,
}

impl Method {
    /// Without discount, by [`Adam::DEFAULT`].
    pub const DEFAULT: Method = Method { adam: Adam::DEFAULT, discount: 1.0 };
}

/// What happened after an action, as a lesson: state and next state come separately.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Experience {
    /// Which output the action is.
    pub action: usize,
    /// What it brought.
    pub reward: f32,
}

/// The experiences that a network learns from: so many samples for each update, already drawn.
pub trait Memory: Sync {
    /// How many samples each update has.
    fn n_samples(&self) -> usize;

    /// What was done and what it brought.
    fn experience(&self, update: usize, sample: usize) -> Experience;

    /// Writes what the network was shown; `inputs` comes empty.
    fn state(&self, update: usize, sample: usize, inputs: &mut Inputs);

    /// Writes what it was shown next; returns false where nothing followed.
    fn next_state(&self, update: usize, sample: usize, inputs: &mut Inputs) -> bool;

    /// Which outputs count in the next state, a bit for each; all, if none is named.
    fn next_legal(&self, _update: usize, _sample: usize) -> u64 {
        u64::MAX
    }
}

/// What a network made of its updates.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Lesson {
    /// The sum over all samples of the squared error before the update.
    pub loss: f64,
    /// The sum over all samples of the value of the action.
    pub value: f64,
}

/// Trains networks side by side, each from its own memory, by so many updates. The number of
/// threads does not change the result.
///
/// # Panics
///
/// When there are not as many memories as learners, or a memory names inputs or actions that its
/// network does not have.
pub fn train<M: Memory>(
    method: &Method,
    learners: &mut [QLearner],
    memories: &[M],
    updates: usize,
    threads: NonZero<usize>,
) -> Vec<Lesson> {
    assert_eq!(learners.len(), memories.len(), "every network has its memory");
    let boards: Vec<Board> =
        learners.iter().zip(memories).map(|(l, m)| Board::new(l, m.n_samples())).collect();
    let mut tasks: Vec<Task<'_, M>> = Vec::new();
    for ((learner, board), memory) in learners.iter_mut().zip(&boards).zip(memories) {
        learner.begin(&method.adam, updates);
        let vectors = learner.vectors();
        let slices = learner.slices_mut().iter_mut();
        tasks.extend(slices.map(|slice| Task { slice, board, memory, vectors }));
    }
    let n_threads = threads.get().min(tasks.len().max(1));
    let mut shares: Vec<Vec<Task<'_, M>>> = (0..n_threads).map(|_| Vec::new()).collect();
    for (n, task) in tasks.into_iter().enumerate() {
        shares[n % n_threads].push(task);
    }
    let barrier = Barrier::new(n_threads);
    thread::scope(|scope| {
        let mut shares = shares.into_iter();
        let own = shares.next();
        for share in shares {
            let barrier = &barrier;
            scope.spawn(move || work(method, share, updates, barrier));
        }
        work(method, own.unwrap_or_default(), updates, &barrier);
    });
    learners.iter().map(QLearner::lesson).collect()
}

/// One slice of one network, with what it reads and where it writes.
struct Task<'a, M> {
    slice: &'a mut Slice,
    board: &'a Board,
    memory: &'a M,
    vectors: Vectors,
}

fn work<M: Memory>(
    method: &Method,
    mut tasks: Vec<Task<'_, M>>,
    updates: usize,
    barrier: &Barrier,
) {
    let waiting = barrier.join();
    if updates > 0 {
        tasks.iter().for_each(|task| task.slice.look(task.board, task.memory, 0));
        waiting.wait();
    }
    for update in 0..updates {
        tasks.iter_mut().for_each(|task| task.forward(update));
        waiting.wait();
        for task in &mut tasks {
            task.judge(update, method.discount);
            // Nobody reads these places before the next meeting: the last who did was the update before.
            if update + 1 < updates {
                task.slice.look(task.board, task.memory, update + 1);
            }
        }
        waiting.wait();
        tasks.iter_mut().for_each(|task| task.learn(update, &method.adam));
    }
}

impl<M> Task<'_, M> {
    fn forward(&mut self, update: usize) {
        let Task { slice, board, vectors, .. } = self;
        let mut sums = board.sums.write(slice.idx);
        simd::forward(*vectors, slice, &board.shown[update % 2].read(), &mut sums);
    }

    fn judge(&mut self, update: usize, discount: f32) {
        let Task { slice, board, vectors, .. } = self;
        let shown = board.shown[update % 2].read();
        let case = Case {
            discount,
            n_samples: board.n_samples,
            shown: &shown[slice.idx],
            sums: board.sums.read(),
            heads: board.heads.read(),
            frozen: board.frozen_heads.as_ref().map(Posts::read),
        };
        simd::judge(*vectors, slice, &case, &mut board.verdicts.write(slice.idx));
    }

    fn learn(&mut self, update: usize, adam: &Adam) {
        let Task { slice, board, vectors, .. } = self;
        let (shown, verdicts) = (board.shown[update % 2].read(), board.verdicts.read());
        simd::learn(*vectors, slice, &Findings { adam, shown, verdicts });
        slice.post_head(board);
    }
}
