//! The three parts of an update, compiled for vectors of different width and chosen at run time.
#![expect(unsafe_code, reason = "calls of functions compiled for AVX2 and AVX-512, after asking")]

use super::board::{AllShown, Verdicts};
use super::judge::Case;
use super::learn::Findings;
use super::slice::Slice;
use crate::Vectors;
use crate::value::for_each_width;

for_each_width!(forward[](
    slice: &mut Slice,
    shown: &AllShown<'_>,
    sums: &mut [f32]
) = super::forward::forward);
for_each_width!(judge[](
    slice: &mut Slice,
    case: &Case<'_>,
    verdicts: &mut Verdicts
) = super::judge::judge);
for_each_width!(learn[](slice: &mut Slice, findings: &Findings<'_>) = super::learn::learn);
