//! Backward: the gradient of the squared error.

use crate::kernel::{Term, add_rows, rectify};
use crate::{Inputs, Network};

/// What a network is shown, and what it should have answered.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// What it is shown.
    pub inputs: Inputs,
    /// What some of the outputs should be; the others may be anything.
    pub targets: Vec<(usize, f32)>,
}

impl Network {
    /// The gradient of the loss, in the shape of the network, and the loss itself: the mean over
    /// the samples of the squared errors of their targets.
    ///
    /// # Panics
    ///
    /// When an input or a target lies beyond those of the network.
    pub fn gradient(&self, samples: &[Sample]) -> (Network, f32) {
        let mut gradient = Network::zero(&self.shape());
        let share = 1.0 / samples.len().max(1) as f32;
        let mut loss = 0.0;
        for sample in samples {
            let activations = self.activations(&sample.inputs);
            let outputs = &activations[activations.len() - 1];
            let mut error = vec![0.0; self.n_outputs()];
            for &(output, wanted) in &sample.targets {
                let off = outputs[output] - wanted;
                loss += off * off * share;
                error[output] = 2.0 * off * share;
            }
            self.add_gradient(&sample.inputs, &activations, error, &mut gradient);
        }
        (gradient, loss)
    }

    /// What every layer gives on to the next, and the outputs.
    fn activations(&self, inputs: &Inputs) -> Vec<Vec<f32>> {
        let mut terms = inputs.terms().to_vec();
        let last = self.layers().len() - 1;
        let activations = self.layers().iter().enumerate().map(|(n, layer)| {
            let mut values = layer.biases.clone();
            add_rows(&mut values, &layer.weights, &terms);
            if n < last {
                rectify(&mut values, &mut terms);
            }
            values
        });
        activations.collect()
    }

    /// Takes `error`, the loss by each output, back through the layers.
    fn add_gradient(
        &self,
        inputs: &Inputs,
        activations: &[Vec<f32>],
        mut error: Vec<f32>,
        gradient: &mut Network,
    ) {
        for (n, layer) in self.layers().iter().enumerate().rev() {
            let shown: Vec<Term> = match n.checked_sub(1) {
                None => inputs.terms().to_vec(),
                Some(before) => {
                    let mut terms = Vec::new();
                    rectify(&mut activations[before].clone(), &mut terms);
                    terms
                }
            };
            let width = layer.n_outputs();
            let into = &mut gradient.layers_mut()[n];
            for term in &shown {
                let row = &mut into.weights[term.row as usize * width..][..width];
                add_rows(row, &error, &[Term { row: 0, factor: term.factor }]);
            }
            add_rows(&mut into.biases, &error, &[Term { row: 0, factor: 1.0 }]);
            if n > 0 {
                let mut before = vec![0.0; layer.n_inputs()];
                for term in &shown {
                    let unit = term.row as usize;
                    let weights = &layer.weights[unit * width..][..width];
                    before[unit] = weights.iter().zip(&error).map(|(w, error)| w * error).sum();
                }
                error = before;
            }
        }
    }
}
