//! What training goes on from, as bytes.

use parlor_nets::{Precision, Tensors, TensorsError, ValueFit};

use crate::net::NetClass;
use crate::net::networks::{NetWeights, NetWeightsError};

use super::Training;

/// What is wrong with bytes that should be a training.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CheckpointError {
    /// The weights or their moments.
    #[error(transparent)]
    Weights(#[from] NetWeightsError),
    /// A number that should be there.
    #[error("no number {name:?} among the texts of the file")]
    Number {
        /// What it is called.
        name: String,
    },
}

impl From<TensorsError> for CheckpointError {
    fn from(error: TensorsError) -> CheckpointError {
        NetWeightsError::from(error).into()
    }
}

impl Training {
    /// All that [`Training::resume`] needs, as a safetensors file.
    pub fn save(&self) -> Vec<u8> {
        let mut tensors = Tensors::default();
        let mut note = |name: String, number: u64| {
            tensors.metadata.insert(name, number.to_string());
        };
        note("seed".to_owned(), self.seed);
        note("generation".to_owned(), self.generation);
        for (class, fit) in NetClass::ALL.iter().zip(&self.fits) {
            note(format!("steps.{}", class.name()), fit.steps);
        }
        for (class, fit) in NetClass::ALL.iter().zip(&self.fits) {
            for (kind, weights) in
                [("weights", &fit.weights), ("mean", &fit.mean), ("square", &fit.square)]
            {
                tensors.put(&format!("{kind}.{}", class.name()), &weights.to_layers());
            }
        }
        tensors.to_bytes(Precision::Single)
    }

    /// Goes on from what was saved.
    pub fn resume(bytes: &[u8]) -> Result<Training, CheckpointError> {
        let tensors = Tensors::from_bytes(bytes)?;
        let number = |name: &str| {
            let text = tensors.metadata.get(name).and_then(|text| text.parse().ok());
            text.ok_or_else(|| CheckpointError::Number { name: name.to_owned() })
        };
        let read = |kind: &str| NetWeights::from_tensors(&tensors, &format!("{kind}."));
        let (weights, means, squares) = (read("weights")?, read("mean")?, read("square")?);
        let mut fits = Vec::new();
        for class in NetClass::ALL {
            let weights = weights.of(class).clone();
            let (mean, square) = (means.of(class).clone(), squares.of(class).clone());
            let steps = number(&format!("steps.{}", class.name()))?;
            if [&mean, &square].iter().any(|moment| moment.n_hidden() != weights.n_hidden()) {
                let name = format!("moments of {}", class.name());
                return Err(CheckpointError::Number { name });
            }
            fits.push(ValueFit { weights, mean, square, steps });
        }
        let (seed, generation) = (number("seed")?, number("generation")?);
        let fits = fits.try_into().map_err(|_| CheckpointError::Number { name: "fits".into() })?;
        Ok(Training { seed, generation, fits })
    }
}
