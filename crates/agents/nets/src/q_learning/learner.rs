//! A network that learns values of actions.

use crate::adam::Clock;
use crate::{Adam, Fit, Layer, Network, Vectors};

use super::parts::Parts;
use super::slice::{Shape, Slice};
use super::{Lesson, SLICES};

/// A network that learns values of actions; see [`train`](super::train).
#[derive(Clone, PartialEq, Debug)]
pub struct QLearner {
    shape: Shape,
    slices: Vec<Slice>, // Invariant: `SLICES` of them.
    steps: u64,
    vectors: Vectors,
}

/// The network cannot be trained by [`train`](super::train).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "a network of the shape {shape:?} cannot be trained here: it should have two hidden layers of \
     at least {SLICES} units"
)]
pub struct WrongShape {
    /// Units by layer, the inputs first.
    pub shape: Vec<usize>,
}

impl QLearner {
    /// Goes on from there.
    pub fn new(fit: &Fit) -> Result<QLearner, WrongShape> {
        let wrong = || WrongShape { shape: fit.network.shape() };
        let shape: [usize; 4] = fit.network.shape().try_into().map_err(|_| wrong())?;
        let alike = [&fit.mean, &fit.square].iter().all(|part| part.shape() == shape);
        if !alike || shape[1] < SLICES || shape[2] < SLICES {
            return Err(wrong());
        }
        let layers = |network: &Network| -> Result<[Layer; 3], WrongShape> {
            network.layers().to_vec().try_into().map_err(|_| wrong())
        };
        let [network, mean, square] =
            [layers(&fit.network)?, layers(&fit.mean)?, layers(&fit.square)?];
        let [n_inputs, first, second, n_outputs] = shape;
        let shape = Shape { n_inputs, first, second, n_outputs };
        let slice = |idx| {
            let cut = |layers: &[Layer; 3]| Parts::cut(layers, idx);
            Slice::new(shape, idx, [cut(&network), cut(&mean), cut(&square)])
        };
        let slices = (0..SLICES).map(slice).collect();
        Ok(QLearner { shape, slices, steps: fit.steps, vectors: Vectors::widest() })
    }

    /// The same with vectors of another width; the widest that the processor has unless it is told
    /// otherwise. All give the same bits.
    #[must_use]
    pub fn with_vectors(self, vectors: Vectors) -> QLearner {
        QLearner { vectors, ..self }
    }

    pub(super) const fn vectors(&self) -> Vectors {
        self.vectors
    }

    /// All that training goes on from.
    pub fn fit(&self) -> Fit {
        let [network, mean, square] = [0, 1, 2].map(|which| self.joined(which));
        Fit { network, mean, square, steps: self.steps }
    }

    /// The network as it is now.
    pub fn network(&self) -> Network {
        self.joined(0)
    }

    /// From now on next states are valued by the weights as they are now, until the next call.
    pub fn freeze(&mut self) {
        self.slices.iter_mut().for_each(Slice::freeze);
    }

    /// The same with these weights, which must be of the network's shape.
    pub fn freeze_at(&mut self, network: &Network) -> Result<(), WrongShape> {
        let wrong = || WrongShape { shape: network.shape() };
        let layers: [Layer; 3] = network.layers().to_vec().try_into().map_err(|_| wrong())?;
        if network.shape() != self.network().shape() {
            return Err(wrong());
        }
        for (idx, slice) in self.slices.iter_mut().enumerate() {
            slice.freeze_at(Parts::cut(&layers, idx));
        }
        Ok(())
    }

    /// The weights that value next states, if they are frozen.
    pub fn frozen(&self) -> Option<Network> {
        let Shape { n_inputs, first, second, n_outputs } = self.shape;
        let parts: Option<Vec<&Parts>> = self.slices.iter().map(Slice::frozen).collect();
        let parts: [&Parts; SLICES] = parts?.try_into().ok()?;
        Some(Parts::join(&[n_inputs, first, second, n_outputs], parts))
    }

    pub(super) fn is_frozen(&self) -> bool {
        self.slices.iter().all(|slice| slice.frozen().is_some())
    }

    /// How many updates it has had.
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    fn joined(&self, which: usize) -> Network {
        let Shape { n_inputs, first, second, n_outputs } = self.shape;
        let parts = std::array::from_fn(|idx| self.slices[idx].parts(which));
        Parts::join(&[n_inputs, first, second, n_outputs], parts)
    }

    /// Before so many updates.
    pub(super) fn begin(&mut self, adam: &Adam, updates: usize) {
        let clock = Clock::after(adam, self.steps);
        for slice in &mut self.slices {
            slice.begin(clock);
        }
        self.steps += updates as u64;
    }

    pub(super) fn slices(&self) -> &[Slice] {
        &self.slices
    }

    pub(super) fn slices_mut(&mut self) -> &mut [Slice] {
        &mut self.slices
    }

    /// How many units the second hidden layer has.
    pub(super) const fn n_hidden(&self) -> usize {
        self.shape.second
    }

    /// What the last updates were like.
    pub(super) fn lesson(&self) -> Lesson {
        self.slices.iter().map(Slice::lesson).fold(Lesson::default(), |sum, lesson| Lesson {
            loss: sum.loss + lesson.loss,
            value: sum.value + lesson.value,
        })
    }
}
