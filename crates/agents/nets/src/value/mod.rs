//! Value networks: one hidden layer, a few chances as outputs, made to be asked millions of times a
//! second.
//!
//! | file | idea |
//! |---|---|
//! | `active` | [`Active`], [`Changes`]: inputs that are not zero, and how they differ between positions |
//! | `network` | [`ValueNetwork`], [`Accumulator`]: fixed-point first layer, forward for many at once |
//! | `function` | the squashing functions, of plain arithmetic |
//! | `weights` | [`ValueWeights`]: the same network in training, in single precision |
//! | `backward` | the gradient of the cross-entropy |
//! | `fit` | [`ValueFit`], [`Examples`]: Adam on many threads |
//! | `simd` | the same loops for AVX-512, AVX2 and any processor, chosen at run time |
//!
//! # Equal on every machine
//!
//! The first layer is exact: inputs and weights are whole numbers of small units, and sums of whole
//! numbers do not depend on their order. So the sum of a position can be had from that of another by
//! adding what differs, bit for bit. Behind it, every sum over hidden units is taken in 16 lanes, which
//! are then added in one fixed order, whatever the width of the processor's vectors; products and sums
//! are never fused, and the functions consist of additions, multiplications and divisions, which IEEE
//! 754 rounds alike everywhere. AVX-512, AVX2 and plain code give the same bits; a test compares them.

mod active;
mod backward;
mod fit;
mod function;
mod network;
mod simd;
mod weights;

pub use active::{Active, Changes};
pub use fit::{Course, Examples, ValueFit};
pub use network::{Accumulator, Answers, ValueNetwork};
pub use simd::Vectors;
pub(crate) use simd::for_each_width;
pub use weights::{ValueWeights, WeightsMisfit};
