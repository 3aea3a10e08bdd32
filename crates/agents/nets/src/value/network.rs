//! The network as it is asked: a fixed-point first layer, many positions at once.

use super::function::{LANES, logistic, softsign, sum_of_lanes};
use super::simd::{self, Vectors};
use super::{Active, Changes};

/// How many hidden units are summed up at a time, in registers.
pub(super) const BLOCK: usize = 64;

/// The weights of the first layer are whole multiples of 1/2¹⁴.
pub(super) const WEIGHT_UNIT: f32 = 1.0 / 16_384.0;

/// The sums of the first layer are whole multiples of this.
const SUM_UNIT: f32 = WEIGHT_UNIT / Active::ONE as f32;

/// A network of one hidden layer with `N` chances as outputs, ready to be asked.
///
/// Made from [`ValueWeights`](super::ValueWeights), which are rounded for it.
#[derive(Clone, PartialEq, Debug)]
pub struct ValueNetwork<const N: usize> {
    pub(super) n_inputs: usize,
    pub(super) n_hidden: usize,
    /// For each block of hidden units, input after input, the weights to its units. What the positions
    /// of one question need of a block is little enough to stay close to the processor.
    pub(super) rows: Vec<[i32; BLOCK]>,
    /// The sums where all inputs are zero.
    pub(super) biases: Vec<i32>,
    /// Hidden units by lanes; for each lane the weights to the outputs.
    pub(super) outputs: Vec<[[f32; LANES]; N]>,
    pub(super) output_biases: [f32; N],
    vectors: Vectors,
}

/// The sums of the first layer for one position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Accumulator(pub(super) Vec<i32>);

/// What a network answers about several positions.
#[derive(Clone, PartialEq, Debug)]
pub struct Answers<const N: usize> {
    /// The chances of each position.
    pub chances: Vec<[f32; N]>,
    /// The sums over hidden units so far.
    lanes: Vec<[[f32; LANES]; N]>,
}

impl<const N: usize> Default for Answers<N> {
    fn default() -> Answers<N> {
        Answers { chances: Vec::new(), lanes: Vec::new() }
    }
}

/// What is asked of a network.
pub(super) struct Question<'a, const N: usize> {
    network: &'a ValueNetwork<N>,
    base: &'a [i32],
    changes: &'a Changes,
}

impl<const N: usize> ValueNetwork<N> {
    pub(super) fn new(
        [n_inputs, n_hidden]: [usize; 2],
        rows: Vec<[i32; BLOCK]>,
        biases: Vec<i32>,
        outputs: Vec<[[f32; LANES]; N]>,
        output_biases: [f32; N],
    ) -> ValueNetwork<N> {
        let vectors = Vectors::widest();
        ValueNetwork { n_inputs, n_hidden, rows, biases, outputs, output_biases, vectors }
    }

    /// How many inputs.
    pub const fn n_inputs(&self) -> usize {
        self.n_inputs
    }

    /// How many hidden units.
    pub const fn n_hidden(&self) -> usize {
        self.n_hidden
    }

    /// All its numbers in a fixed order, bit for bit: networks that share them answer alike.
    pub fn bits(&self) -> impl Iterator<Item = u32> {
        let whole = self.rows.iter().flatten().chain(&self.biases).map(|&sum| sum as u32);
        let outputs = self.outputs.iter().flatten().flatten().chain(&self.output_biases);
        whole.chain(outputs.map(|weight| weight.to_bits()))
    }

    /// The same network with vectors of another width; the widest that the processor has unless it is
    /// told otherwise.
    #[must_use]
    pub fn with_vectors(self, vectors: Vectors) -> ValueNetwork<N> {
        ValueNetwork { vectors, ..self }
    }

    /// Sets `sums` to those of a position with these inputs.
    ///
    /// # Panics
    ///
    /// When an input lies beyond those of the network.
    pub fn accumulate(&self, inputs: &[Active], sums: &mut Accumulator) {
        sums.0.clear();
        sums.0.extend_from_slice(&self.biases);
        simd::accumulate(self.vectors, self, inputs, &mut sums.0);
    }

    /// Sets `answers` to the chances of every position of `changes`, which tell how it differs from
    /// that of `base`.
    ///
    /// # Panics
    ///
    /// When an input lies beyond those of the network, or `base` belongs to one of another size.
    pub fn ask(&self, base: &Accumulator, changes: &Changes, answers: &mut Answers<N>) {
        assert_eq!(base.0.len(), self.n_hidden, "sums of another network");
        let question = Question { network: self, base: &base.0, changes };
        simd::answers(self.vectors, &question, answers);
    }

    /// The chances of one position with these inputs.
    pub fn chances(&self, inputs: &[Active]) -> [f32; N] {
        let (mut sums, mut changes, mut answers) =
            (Accumulator::default(), Changes::default(), Answers::default());
        self.accumulate(inputs, &mut sums);
        changes.push(|_| ());
        self.ask(&sums, &changes, &mut answers);
        answers.chances[0]
    }
}

/// Answers for all positions, block after block of hidden units.
///
/// Here and in the gradient, hot loops count places up instead of using iterators: code for wider vectors
/// is only as good as what the compiler inlines into it, and adapters are not always.
#[inline(always)]
pub(super) fn answer<const N: usize>(question: &Question<'_, N>, answers: &mut Answers<N>) {
    let Question { network, base, changes } = *question;
    let Answers { chances, lanes } = answers;
    let n_positions = changes.ends.len();
    lanes.clear();
    lanes.resize(n_positions, [[0.0; LANES]; N]);
    let base = base.as_chunks::<BLOCK>().0;
    let mut block = 0;
    while block < base.len() {
        let rows = &network.rows[block * network.n_inputs..][..network.n_inputs];
        let outputs = &network.outputs[block * (BLOCK / LANES)..][..BLOCK / LANES];
        let (mut position, mut begin) = (0, 0);
        while position < n_positions {
            let end = changes.ends[position] as usize;
            let sums = sums(&base[block], rows, &changes.changes[begin..end]);
            add_units(&sums, outputs, &mut lanes[position]);
            (position, begin) = (position + 1, end);
        }
        block += 1;
    }
    chances.clear();
    let mut position = 0;
    while position < n_positions {
        let mut five = network.output_biases;
        let mut output = 0;
        while output < N {
            five[output] = logistic(five[output] + sum_of_lanes(lanes[position][output]));
            output += 1;
        }
        chances.push(five);
        position += 1;
    }
}

/// Adds the weights of all inputs to the sums.
#[inline(always)]
pub(super) fn add_inputs<const N: usize>(
    network: &ValueNetwork<N>,
    inputs: &[Active],
    all: &mut [i32],
) {
    let all = all.as_chunks_mut::<BLOCK>().0;
    let mut block = 0;
    while block < all.len() {
        let rows = &network.rows[block * network.n_inputs..][..network.n_inputs];
        all[block] = sums(&all[block], rows, inputs);
        block += 1;
    }
}

/// The sums of one block: those of the base and what differs.
#[inline(always)]
fn sums(base: &[i32; BLOCK], rows: &[[i32; BLOCK]], changes: &[Active]) -> [i32; BLOCK] {
    let mut sums = *base;
    let mut n = 0;
    while n < changes.len() {
        let Active { row, value } = changes[n];
        let weights = &rows[row as usize];
        let value = value as i32;
        let mut unit = 0;
        while unit < BLOCK {
            sums[unit] = sums[unit].wrapping_add(weights[unit].wrapping_mul(value));
            unit += 1;
        }
        n += 1;
    }
    sums
}

/// Adds what the units of one block give to the outputs.
#[inline(always)]
fn add_units<const N: usize>(
    sums: &[i32; BLOCK],
    outputs: &[[[f32; LANES]; N]],
    into: &mut [[f32; LANES]; N],
) {
    let mut lanes = *into;
    let mut part = 0;
    while part < outputs.len() {
        let mut units = [0.0f32; LANES];
        let mut lane = 0;
        while lane < LANES {
            units[lane] = softsign(sums[part * LANES + lane] as f32 * SUM_UNIT);
            lane += 1;
        }
        let mut output = 0;
        while output < N {
            let mut lane = 0;
            while lane < LANES {
                lanes[output][lane] += units[lane] * outputs[part][output][lane];
                lane += 1;
            }
            output += 1;
        }
        part += 1;
    }
    *into = lanes;
}
