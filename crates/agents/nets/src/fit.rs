//! A network in training.

use crate::adam::Clock;
use crate::{Adam, Network, Sample};

/// A network with what Adam remembers of its gradients: all that training goes on from.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    /// The network that is trained.
    pub network: Network,
    /// The running mean of the gradient of each weight.
    pub mean: Network,
    /// The running mean of its square.
    pub square: Network,
    /// How many steps have been taken.
    pub steps: u64,
}

impl Fit {
    /// A network that has not been trained.
    pub fn new(network: Network) -> Fit {
        let nothing = Network::zero(&network.shape());
        Fit { network, mean: nothing.clone(), square: nothing, steps: 0 }
    }

    /// One step of Adam on these samples, on one thread; returns the loss before it.
    pub fn step(&mut self, adam: &Adam, samples: &[Sample]) -> f32 {
        let (gradient, loss) = self.network.gradient(samples);
        let mut clock = Clock::after(adam, self.steps);
        clock.tick(adam);
        self.steps += 1;
        let moments = self.mean.layers_mut().iter_mut().zip(self.square.layers_mut());
        let layers = self.network.layers_mut().iter_mut().zip(gradient.layers()).zip(moments);
        for ((layer, gradient), (mean, square)) in layers {
            let moments = [&mut mean.weights[..], &mut square.weights[..]];
            adam.apply(&clock, &mut layer.weights, &gradient.weights, moments);
            let moments = [&mut mean.biases[..], &mut square.biases[..]];
            adam.apply(&clock, &mut layer.biases, &gradient.biases, moments);
        }
        loss
    }
}
