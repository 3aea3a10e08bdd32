//! The same loops for vectors of different width, chosen at run time.
//!
//! Each loop is written once, in plain Rust, and compiled three times. Calling a function that was
//! compiled for more than every processor has is the one thing here that the compiler cannot check, so
//! the only `unsafe` is in [`for_each_width`], which asks the processor first.
#![expect(unsafe_code, reason = "calls of functions compiled for AVX2 and AVX-512, after asking")]

use std::sync::LazyLock;

use super::backward::{Gradient, add_gradients};
use super::fit::Step;
use super::network::{Answers, Question, ValueNetwork, add_inputs, answer};
use super::{Active, ValueWeights};

/// How wide the vectors are that the loops are compiled for. All give the same bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Vectors {
    /// What every processor of the kind has.
    Plain,
    /// 256 bits.
    Avx2,
    /// 512 bits.
    Avx512,
}

impl Vectors {
    /// The widest that this processor has.
    pub fn widest() -> Vectors {
        static WIDEST: LazyLock<Vectors> = LazyLock::new(|| {
            let all = [Vectors::Avx512, Vectors::Avx2];
            all.into_iter().find(|vectors| vectors.is_here()).unwrap_or(Vectors::Plain)
        });
        *WIDEST
    }

    /// Does this processor have them?
    #[cfg(target_arch = "x86_64")]
    pub fn is_here(self) -> bool {
        match self {
            Vectors::Plain => true,
            Vectors::Avx2 => is_x86_feature_detected!("avx2"),
            Vectors::Avx512 => {
                is_x86_feature_detected!("avx2")
                    && is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512vl")
                    && is_x86_feature_detected!("avx512dq")
                    && is_x86_feature_detected!("avx512bw")
            }
        }
    }

    /// Does this processor have them?
    #[cfg(not(target_arch = "x86_64"))]
    pub fn is_here(self) -> bool {
        self == Vectors::Plain
    }
}

/// Compiles a function for each width and calls the one that is asked for.
macro_rules! for_each_width {
    ($name:ident[$($n:ident)?]($($argument:ident: $kind:ty),*) = $plain:path) => {
        #[cfg(target_arch = "x86_64")]
        pub(super) fn $name<$(const $n: usize)?>(vectors: Vectors, $($argument: $kind),*) {
            #[target_feature(enable = "avx2")]
            fn avx2<$(const $n: usize)?>($($argument: $kind),*) {
                $plain($($argument),*);
            }
            #[target_feature(enable = "avx2,avx512f,avx512vl,avx512dq,avx512bw")]
            fn avx512<$(const $n: usize)?>($($argument: $kind),*) {
                $plain($($argument),*);
            }
            match vectors {
                // SAFETY: the processor has AVX-512, as it has just said.
                Vectors::Avx512 if Vectors::Avx512.is_here() => unsafe { avx512($($argument),*) },
                // SAFETY: the processor has AVX2, as it has just said.
                Vectors::Avx2 if Vectors::Avx2.is_here() => unsafe { avx2($($argument),*) },
                _ => $plain($($argument),*),
            }
        }

        #[cfg(not(target_arch = "x86_64"))]
        pub(super) fn $name<$(const $n: usize)?>(_: Vectors, $($argument: $kind),*) {
            $plain($($argument),*);
        }
    };
}

pub(crate) use for_each_width;

for_each_width!(answers[N](question: &Question<'_, N>, answers: &mut Answers<N>) = answer);
for_each_width!(accumulate[N](
    network: &ValueNetwork<N>,
    inputs: &[Active],
    sums: &mut [i32]
) = add_inputs);
for_each_width!(gradients[N](
    weights: &ValueWeights<N>,
    examples: &[(Vec<Active>, [f32; N], [f32; N])],
    gradient: &mut Gradient
) = add_gradients);
for_each_width!(step[](step: &mut Step<'_>) = Step::take);
