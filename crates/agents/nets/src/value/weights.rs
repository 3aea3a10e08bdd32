//! The network in training, in single precision.

use crate::{Layer, Network};

use super::function::LANES;
use super::network::{BLOCK, WEIGHT_UNIT};
use super::{Active, ValueNetwork};

/// All weights of a network of one hidden layer with `N` outputs.
#[derive(Clone, PartialEq, Debug)]
pub struct ValueWeights<const N: usize> {
    pub(super) shape: Shape,
    /// In the order of [`Shape`].
    pub(super) all: Vec<f32>,
}

/// Where the weights of each kind lie: from the inputs (input after input), the biases of the hidden
/// units, to the outputs (output after output), their biases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shape {
    pub(super) n_inputs: usize,
    pub(super) n_hidden: usize,
    pub(super) n_outputs: usize,
}

/// The four kinds of weights, apart.
pub(super) struct Kinds<T> {
    pub(super) rows: T,
    pub(super) biases: T,
    pub(super) outputs: T,
    pub(super) output_biases: T,
}

/// What is wrong with weights that were read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each message names its fields")]
pub enum WeightsMisfit {
    /// They belong to a network of another size.
    #[error(
        "a network of the shape {found:?}; expected {n_inputs} inputs, hidden units in 64s, {n_outputs} outputs"
    )]
    Shape { found: Vec<usize>, n_inputs: usize, n_outputs: usize },
    /// They are no numbers, or too large ones.
    #[error("weight {place} is {value}, not within ±64")]
    Size { place: usize, value: String },
}

impl Shape {
    pub(super) const fn len(self) -> usize {
        (self.n_inputs + 1 + self.n_outputs) * self.n_hidden + self.n_outputs
    }

    #[inline(always)]
    pub(super) fn kinds(self, all: &[f32]) -> Kinds<&[f32]> {
        let (rows, rest) = all.split_at(self.n_inputs * self.n_hidden);
        let (biases, rest) = rest.split_at(self.n_hidden);
        let (outputs, output_biases) = rest.split_at(self.n_outputs * self.n_hidden);
        Kinds { rows, biases, outputs, output_biases }
    }

    #[inline(always)]
    pub(super) fn kinds_mut(self, all: &mut [f32]) -> Kinds<&mut [f32]> {
        let (rows, rest) = all.split_at_mut(self.n_inputs * self.n_hidden);
        let (biases, rest) = rest.split_at_mut(self.n_hidden);
        let (outputs, output_biases) = rest.split_at_mut(self.n_outputs * self.n_hidden);
        Kinds { rows, biases, outputs, output_biases }
    }
}

/// The weights from the inputs, block of hidden units after block.
fn by_blocks(n_inputs: usize, n_hidden: usize, weight: impl Fn(usize) -> i32) -> Vec<[i32; BLOCK]> {
    let blocks = (0..n_hidden).step_by(BLOCK);
    let rows = blocks.flat_map(|first| (0..n_inputs).map(move |input| input * n_hidden + first));
    rows.map(|begin| std::array::from_fn(|unit| weight(begin + unit))).collect()
}

impl<const N: usize> ValueWeights<N> {
    /// Random weights: those from the inputs uniform within ±`width`, those to the outputs such that
    /// the outputs begin near a half. `draw` gives 64 random bits at a time; the upper 24 are used.
    ///
    /// # Panics
    ///
    /// When `n_hidden` is no multiple of 64.
    pub fn random(
        n_inputs: usize,
        n_hidden: usize,
        width: f32,
        mut draw: impl FnMut() -> u64,
    ) -> ValueWeights<N> {
        assert!(n_hidden > 0 && n_hidden.is_multiple_of(BLOCK), "{n_hidden} hidden units");
        let shape = Shape { n_inputs, n_hidden, n_outputs: N };
        let mut all = vec![0.0; shape.len()];
        let mut fill = |weights: &mut [f32], width: f32| {
            for weight in weights {
                let unit = (draw() >> 40) as f32 / (1u32 << 24) as f32;
                *weight = width * (2.0 * unit - 1.0);
            }
        };
        let kinds = shape.kinds_mut(&mut all);
        fill(kinds.rows, width);
        fill(kinds.biases, width);
        fill(kinds.outputs, 1.0 / (n_hidden as f32).sqrt());
        ValueWeights { shape, all }
    }

    /// All numbers, in a fixed order.
    pub fn numbers(&self) -> &[f32] {
        &self.all
    }

    /// How many hidden units.
    pub const fn n_hidden(&self) -> usize {
        self.shape.n_hidden
    }

    /// Rounded for asking.
    pub fn network(&self) -> ValueNetwork<N> {
        let Shape { n_inputs, n_hidden, .. } = self.shape;
        let kinds = self.shape.kinds(&self.all);
        let whole = |weight: &f32| (weight / WEIGHT_UNIT).round() as i32;
        let outputs = (0..n_hidden / LANES).map(|block| {
            std::array::from_fn(|output| {
                let begin = output * n_hidden + block * LANES;
                std::array::from_fn(|lane| kinds.outputs[begin + lane])
            })
        });
        ValueNetwork::new(
            [n_inputs, n_hidden],
            by_blocks(n_inputs, n_hidden, |place| whole(&kinds.rows[place])),
            kinds.biases.iter().map(|bias| whole(bias) * i32::from(Active::ONE)).collect(),
            outputs.collect(),
            std::array::from_fn(|output| kinds.output_biases[output]),
        )
    }

    /// As layers, which is how weights are kept in files.
    pub fn to_layers(&self) -> Network {
        let Shape { n_inputs, n_hidden, .. } = self.shape;
        let kinds = self.shape.kinds(&self.all);
        let turned = (0..n_hidden)
            .flat_map(|unit| (0..N).map(move |output| output * n_hidden + unit))
            .map(|place| kinds.outputs[place]);
        let layers = [
            Layer::new(n_inputs, kinds.rows.to_vec(), kinds.biases.to_vec()),
            Layer::new(n_hidden, turned.collect(), kinds.output_biases.to_vec()),
        ];
        let layers: Option<Vec<Layer>> = layers.into_iter().collect();
        layers.and_then(Network::new).unwrap_or_else(|| Network::zero(&[n_inputs, n_hidden, N]))
    }

    /// From layers that were read, if they fit `n_inputs`.
    pub fn from_layers(
        n_inputs: usize,
        layers: &Network,
    ) -> Result<ValueWeights<N>, WeightsMisfit> {
        let found = layers.shape();
        let n_hidden = match found[..] {
            [inputs, hidden, outputs] if inputs == n_inputs && outputs == N => hidden,
            _ => 0,
        };
        if n_hidden == 0 || !n_hidden.is_multiple_of(BLOCK) {
            return Err(WeightsMisfit::Shape { found, n_inputs, n_outputs: N });
        }
        let [first, second] = layers.layers() else {
            return Err(WeightsMisfit::Shape { found, n_inputs, n_outputs: N });
        };
        let shape = Shape { n_inputs, n_hidden, n_outputs: N };
        let mut all = Vec::with_capacity(shape.len());
        all.extend_from_slice(first.weights());
        all.extend_from_slice(first.biases());
        for output in 0..N {
            all.extend(second.weights().iter().skip(output).step_by(N));
        }
        all.extend_from_slice(second.biases());
        let wrong = all.iter().position(|weight| !(-64.0..=64.0).contains(weight));
        if let Some(place) = wrong {
            return Err(WeightsMisfit::Size { place, value: all[place].to_string() });
        }
        Ok(ValueWeights { shape, all })
    }
}
