//! A network in slices.

use std::ops::Range;

use crate::{Layer, Network};

use super::SLICES;

/// What belongs to one slice of a network, or of a gradient or moment of its shape.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Parts {
    /// From every input to the slice's units of the first hidden layer.
    pub(super) first: Vec<f32>,
    pub(super) first_biases: Vec<f32>,
    /// From those units to all of the second hidden layer.
    pub(super) second: Vec<f32>,
    /// Biases of the slice's share of the second hidden layer.
    pub(super) second_biases: Vec<f32>,
    /// From that share to all outputs.
    pub(super) third: Vec<f32>,
    /// The biases of the outputs, in the first slice.
    pub(super) third_biases: Vec<f32>,
}

/// The `idx`th of [`SLICES`] nearly equal shares of `n` things.
pub(super) const fn share(n: usize, idx: usize) -> Range<usize> {
    n * idx / SLICES..n * (idx + 1) / SLICES
}

impl Parts {
    /// Cuts slice `idx` out of a network with two hidden layers.
    pub(super) fn cut(layers: &[Layer; 3], idx: usize) -> Parts {
        let [first, second, third] = layers;
        let units = share(first.n_outputs(), idx);
        let later = share(second.n_outputs(), idx);
        let columns = |row: &[f32]| row[units.clone()].to_vec();
        let rows = |layer: &Layer, rows: &Range<usize>| {
            let width = layer.n_outputs();
            layer.weights()[rows.start * width..rows.end * width].to_vec()
        };
        Parts {
            first: first.weights().chunks_exact(first.n_outputs()).flat_map(columns).collect(),
            first_biases: columns(first.biases()),
            second: rows(second, &units),
            second_biases: second.biases()[later.clone()].to_vec(),
            third: rows(third, &later),
            third_biases: if idx == 0 { third.biases().to_vec() } else { Vec::new() },
        }
    }

    /// The network that was cut into these.
    pub(super) fn join(shape: &[usize; 4], parts: [&Parts; SLICES]) -> Network {
        let mut network = Network::zero(shape);
        for (idx, parts) in parts.into_iter().enumerate() {
            let units = share(shape[1], idx);
            let [first, second, third] = network.layers_mut() else { continue };
            let rows = first.weights.chunks_exact_mut(shape[1]);
            for (row, part) in rows.zip(parts.first.chunks_exact(units.len())) {
                row[units.clone()].copy_from_slice(part);
            }
            first.biases[units.clone()].copy_from_slice(&parts.first_biases);
            second.weights[units.start * shape[2]..units.end * shape[2]]
                .copy_from_slice(&parts.second);
            let later = share(shape[2], idx);
            second.biases[later.clone()].copy_from_slice(&parts.second_biases);
            third.weights[later.start * shape[3]..later.end * shape[3]]
                .copy_from_slice(&parts.third);
            if idx == 0 {
                third.biases.copy_from_slice(&parts.third_biases);
            }
        }
        network
    }
}
