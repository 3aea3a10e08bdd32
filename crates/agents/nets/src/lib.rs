//! Dense networks: forward, backward, Adam, weights from and to bytes.
//!
//! Small networks on one core or a few: hidden layers with ReLU, linear outputs, squared error,
//! `f32` throughout. Inputs are given as the few that are not zero ([`Inputs`]). Everything is a
//! function of its arguments: the same seed gives the same bits on every machine and with every
//! number of threads, because sums are always taken in the same order and no operation is used
//! whose rounding depends on the processor.
//!
//! ```
//! use parlor_nets::{Adam, Fit, Inputs, Network, Sample};
//!
//! let mut seed = 1u64;
//! let mut draw = || {
//!     seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
//!     seed
//! };
//! let mut fit = Fit::new(Network::he(&[2, 16, 1], &mut draw));
//! let one_of_two = [([0.0, 0.0], 0.0), ([0.0, 1.0], 1.0), ([1.0, 0.0], 1.0), ([1.0, 1.0], 0.0)];
//! let samples = one_of_two.map(|(inputs, wanted)| Sample {
//!     inputs: Inputs::dense(&inputs),
//!     targets: vec![(0, wanted)],
//! });
//! let adam = Adam { rate: 0.01, ..Adam::DEFAULT };
//! let loss = (0..1000).map(|_| fit.step(&adam, &samples)).last();
//! assert!(loss.is_some_and(|loss| loss < 1e-3));
//! ```
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `inputs` | [`Inputs`]: what is not zero |
//! | `kernel` | the two loops that take all the time: rows added, products summed |
//! | `network` | [`Network`], [`Layer`]: weights, first values, forward |
//! | `gradient` | [`Sample`], backward: the gradient of the squared error |
//! | `adam` | [`Adam`]: how far each weight moves |
//! | `barrier` | where threads wait for each other |
//! | `fit` | [`Fit`]: a network in training, one thread, any depth |
//! | `q_learning` | [`QLearner`], [`train`]: Q-learning with two hidden layers, on many threads |
//! | `value` | [`ValueNetwork`], [`ValueFit`]: one hidden layer, chances as outputs, very fast; cross-entropy |
//! | `tensors` | [`Tensors`]: safetensors, in 32 or 16 bits |
//!
//! # What is not here
//!
//! No files (bytes come in and go out), no games, no randomness of its own, no convolutions.

mod adam;
mod barrier;
mod fit;
mod gradient;
mod inputs;
mod kernel;
mod network;
mod q_learning;
mod tensors;
mod value;

pub use adam::Adam;
pub use fit::Fit;
pub use gradient::Sample;
pub use inputs::Inputs;
pub use network::{Layer, Network, Scratch};
pub use q_learning::{Experience, Lesson, Memory, Method, QLearner, WrongShape, train};
pub use tensors::{Precision, Tensor, Tensors, TensorsError};
pub use value::{
    Accumulator, Active, Answers, Changes, Course, Examples, ValueFit, ValueNetwork, ValueWeights,
    Vectors, WeightsMisfit,
};
