//! Weights, and what follows from them.

use crate::Inputs;
use crate::kernel::{Term, add_rows, rectify};

/// One layer: every output is a bias and a weighted sum of all inputs.
#[derive(Clone, PartialEq, Debug)]
pub struct Layer {
    n_inputs: usize,
    n_outputs: usize,
    /// Input after input, the weights to all outputs.
    pub(crate) weights: Vec<f32>,
    pub(crate) biases: Vec<f32>,
}

impl Layer {
    /// A layer of these weights, input after input, and these biases; `None` when they are not as
    /// many as inputs and outputs need.
    pub fn new(n_inputs: usize, weights: Vec<f32>, biases: Vec<f32>) -> Option<Layer> {
        let n_outputs = biases.len();
        let fits = n_inputs.checked_mul(n_outputs) == Some(weights.len());
        fits.then_some(Layer { n_inputs, n_outputs, weights, biases })
    }

    /// All weights and biases zero.
    pub fn zero(n_inputs: usize, n_outputs: usize) -> Layer {
        let weights = vec![0.0; n_inputs * n_outputs];
        Layer { n_inputs, n_outputs, weights, biases: vec![0.0; n_outputs] }
    }

    /// How many inputs.
    pub const fn n_inputs(&self) -> usize {
        self.n_inputs
    }

    /// How many outputs.
    pub const fn n_outputs(&self) -> usize {
        self.n_outputs
    }

    /// The weights: those from the first input to all outputs, then the second input's, and so on.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// One bias for each output.
    pub fn biases(&self) -> &[f32] {
        &self.biases
    }
}

/// Layers one after another, ReLU between them; the last is linear.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    layers: Vec<Layer>, // Invariant: not empty, and each has as many inputs as the last has outputs.
}

/// What a network needs to think; kept by the caller, so that thinking asks for no memory.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scratch {
    values: Vec<f32>,
    terms: Vec<Term>,
}

impl Network {
    /// A network of these layers; `None` when there is none or one does not follow from the last.
    pub fn new(layers: Vec<Layer>) -> Option<Network> {
        let follows = layers.windows(2).all(|pair| pair[0].n_outputs == pair[1].n_inputs);
        (follows && !layers.is_empty()).then_some(Network { layers })
    }

    /// A network with random weights and no biases: `shape` names the number of inputs, of the
    /// units of each hidden layer, and of outputs. Weights are uniform with the variance 2 / inputs
    /// of the layer, so that ReLU keeps the size of what goes through.
    ///
    /// `draw` gives 64 random bits at a time; the upper 24 are used.
    ///
    /// Source: K. He, X. Zhang, S. Ren, J. Sun, "Delving Deep into Rectifiers", 2015, eq. 10.
    ///
    /// # Panics
    ///
    /// When `shape` names fewer than two layers of units.
    pub fn he(shape: &[usize], mut draw: impl FnMut() -> u64) -> Network {
        let mut network = Network::zero(shape);
        for layer in &mut network.layers {
            // A uniform number in ±a has the variance a² / 3.
            let width = (6.0 / layer.n_inputs as f32).sqrt();
            for weight in &mut layer.weights {
                let unit = (draw() >> 40) as f32 / (1u32 << 24) as f32;
                *weight = width * (2.0 * unit - 1.0);
            }
        }
        network
    }

    /// A network of this shape whose weights and biases are all zero.
    ///
    /// # Panics
    ///
    /// When `shape` names fewer than two layers of units.
    pub fn zero(shape: &[usize]) -> Network {
        assert!(shape.len() >= 2, "a network has inputs and outputs, not {shape:?}");
        Network { layers: shape.windows(2).map(|pair| Layer::zero(pair[0], pair[1])).collect() }
    }

    /// The number of inputs, of the units of each hidden layer, and of outputs.
    pub fn shape(&self) -> Vec<usize> {
        let first = self.layers[0].n_inputs;
        std::iter::once(first).chain(self.layers.iter().map(|layer| layer.n_outputs)).collect()
    }

    /// The layers in order.
    pub fn layers(&self) -> &[Layer] {
        &self.layers
    }

    pub(crate) fn layers_mut(&mut self) -> &mut [Layer] {
        &mut self.layers
    }

    /// How many inputs.
    pub fn n_inputs(&self) -> usize {
        self.layers[0].n_inputs
    }

    /// How many outputs.
    pub fn n_outputs(&self) -> usize {
        self.layers[self.layers.len() - 1].n_outputs
    }

    /// The outputs for these inputs.
    ///
    /// # Panics
    ///
    /// When an input lies beyond those of the network.
    pub fn forward<'a>(&self, inputs: &Inputs, scratch: &'a mut Scratch) -> &'a [f32] {
        let Scratch { values, terms } = scratch;
        for (n, layer) in self.layers.iter().enumerate() {
            let from: &[Term] = if n == 0 {
                inputs.terms()
            } else {
                rectify(values, terms);
                terms
            };
            values.clear();
            values.extend_from_slice(&layer.biases);
            add_rows(values, &layer.weights, from);
        }
        values
    }
}
