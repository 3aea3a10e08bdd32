//! The gradient of the cross-entropy.

use super::function::{LANES, logistic, softsign, softsign_slope, sum_of_lanes};
use super::network::BLOCK;
use super::weights::Shape;
use super::{Active, ValueWeights};

/// Sums over examples: the gradient, in the order of the weights, and the squared errors.
#[derive(Clone, Debug, Default)]
pub(super) struct Gradient {
    pub(super) sums: Vec<f32>,
    pub(super) squared_error: f64,
    units: Vec<f32>,
    slopes: Vec<f32>,
}

impl Gradient {
    /// All zero.
    pub(super) fn clear(&mut self, shape: Shape) {
        self.sums.clear();
        self.sums.resize(shape.len(), 0.0);
        self.squared_error = 0.0;
    }
}

/// Adds the gradients of `examples`: inputs, what the outputs should be, and how much each counts.
#[inline(always)]
pub(super) fn add_gradients<const N: usize>(
    weights: &ValueWeights<N>,
    examples: &[(Vec<Active>, [f32; N], [f32; N])],
    gradient: &mut Gradient,
) {
    let shape = weights.shape;
    let width = shape.n_hidden;
    let kinds = shape.kinds(&weights.all);
    let Gradient { sums, squared_error, units, slopes } = gradient;
    units.resize(width, 0.0);
    slopes.resize(width, 0.0);
    let into = shape.kinds_mut(sums);
    let mut n = 0;
    while n < examples.len() {
        let (inputs, targets, counts) = &examples[n];
        n += 1;
        forward(units, kinds.biases, kinds.rows, inputs);
        let mut errors = [0.0; N];
        let mut output = 0;
        while output < N {
            let sum = product(units, &kinds.outputs[output * width..][..width]);
            let off = logistic(kinds.output_biases[output] + sum) - targets[output];
            errors[output] = off * counts[output];
            *squared_error += f64::from(errors[output] * off);
            into.output_biases[output] += errors[output];
            output += 1;
        }
        let mut unit = 0;
        while unit < width / LANES {
            let at = unit * LANES;
            let given = lanes_of(units, at);
            let mut slope = [0.0f32; LANES];
            let mut output = 0;
            while output < N {
                let weights = lanes_of(kinds.outputs, output * width + at);
                let sums = &mut into.outputs[output * width + at..][..LANES];
                let mut lane = 0;
                while lane < LANES {
                    slope[lane] += errors[output] * weights[lane];
                    sums[lane] += errors[output] * given[lane];
                    lane += 1;
                }
                output += 1;
            }
            let biases = &mut into.biases[at..][..LANES];
            let mut lane = 0;
            while lane < LANES {
                slope[lane] *= softsign_slope(given[lane]);
                biases[lane] += slope[lane];
                lane += 1;
            }
            slopes[at..][..LANES].copy_from_slice(&slope);
            unit += 1;
        }
        let mut n = 0;
        while n < inputs.len() {
            let row = &mut into.rows[inputs[n].row as usize * width..][..width];
            add_times(row, inputs[n].factor(), slopes);
            n += 1;
        }
    }
}

/// Adds `factor` times `more`, lane by lane.
#[inline(always)]
fn add_times(sums: &mut [f32], factor: f32, more: &[f32]) {
    let (sums, more) = (sums.as_chunks_mut::<BLOCK>().0, more.as_chunks::<BLOCK>().0);
    let mut block = 0;
    while block < sums.len() {
        let mut unit = 0;
        while unit < BLOCK {
            sums[block][unit] += factor * more[block][unit];
            unit += 1;
        }
        block += 1;
    }
}

#[inline(always)]
fn lanes_of(values: &[f32], at: usize) -> [f32; LANES] {
    let mut lanes = [0.0; LANES];
    lanes.copy_from_slice(&values[at..][..LANES]);
    lanes
}

/// Sets `units` to what the hidden units give on.
#[inline(always)]
fn forward(units: &mut [f32], biases: &[f32], rows: &[f32], inputs: &[Active]) {
    let (units, biases) = (units.as_chunks_mut::<BLOCK>().0, biases.as_chunks::<BLOCK>().0);
    let rows = rows.as_chunks::<BLOCK>().0;
    let blocks = units.len();
    let mut block = 0;
    while block < blocks {
        let mut sums = biases[block];
        let mut n = 0;
        while n < inputs.len() {
            let weights = &rows[inputs[n].row as usize * blocks + block];
            let factor = inputs[n].factor();
            let mut unit = 0;
            while unit < BLOCK {
                sums[unit] += factor * weights[unit];
                unit += 1;
            }
            n += 1;
        }
        let mut unit = 0;
        while unit < BLOCK {
            units[block][unit] = softsign(sums[unit]);
            unit += 1;
        }
        block += 1;
    }
}

/// The sum of products, in lanes.
#[inline(always)]
fn product(a: &[f32], b: &[f32]) -> f32 {
    let (a, b) = (a.as_chunks::<LANES>().0, b.as_chunks::<LANES>().0);
    let mut lanes = [0.0f32; LANES];
    let mut n = 0;
    while n < a.len() {
        let mut lane = 0;
        while lane < LANES {
            lanes[lane] += a[n][lane] * b[n][lane];
            lane += 1;
        }
        n += 1;
    }
    sum_of_lanes(lanes)
}
