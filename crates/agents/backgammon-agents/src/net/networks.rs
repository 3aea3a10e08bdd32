//! The three networks, and the bytes they are kept in.

use std::sync::{Arc, LazyLock};

use parlor_nets::{Precision, Tensors, TensorsError, ValueNetwork, ValueWeights, WeightsMisfit};
use sha2::{Digest, Sha256};

use super::contact::Contact;
use super::{NetClass, race};

/// The networks as they are asked, one for each [`NetClass`].
#[derive(Clone, PartialEq, Debug)]
pub struct Networks(pub(super) [ValueNetwork<5>; 3]);

/// The same networks in training.
#[derive(Clone, PartialEq, Debug)]
pub struct NetWeights(pub(super) [ValueWeights<5>; 3]);

/// What is wrong with bytes that should be the weights of the networks.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetWeightsError {
    /// They are no tensors, or lack some.
    #[error(transparent)]
    Tensors(#[from] TensorsError),
    /// A network does not fit what positions are encoded to.
    #[error("{class}: {misfit}")]
    Misfit {
        /// Which network.
        class: &'static str,
        /// What is wrong with it.
        misfit: WeightsMisfit,
    },
}

/// How many inputs the network of a class has.
pub(super) const fn n_inputs(class: NetClass) -> usize {
    match class {
        NetClass::Contact | NetClass::Crashed => Contact::INPUTS,
        NetClass::Race => race::INPUTS,
    }
}

impl Networks {
    /// The networks that come with Parlor. The file says which command made them.
    ///
    /// # Panics
    ///
    /// Never: a test reads the file.
    pub fn shipped() -> Arc<Networks> {
        static SHIPPED: LazyLock<Arc<Networks>> = LazyLock::new(|| {
            let bytes = include_bytes!("../../data/net.safetensors");
            let weights = NetWeights::from_bytes(bytes);
            Arc::new(weights.expect("the networks that come with Parlor can be read").networks())
        });
        Arc::clone(&SHIPPED)
    }

    /// The first 16 digits of the SHA-256 of all numbers, so that a file can say which networks made it.
    pub fn digest(&self) -> String {
        let mut hash = Sha256::new();
        for network in &self.0 {
            hash.update((network.n_hidden() as u64).to_le_bytes());
            for bits in network.bits() {
                hash.update(bits.to_le_bytes());
            }
        }
        hash.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The network of a class.
    pub const fn of(&self, class: NetClass) -> &ValueNetwork<5> {
        &self.0[class as usize]
    }
}

impl NetWeights {
    /// Random weights, with so many hidden units for each class.
    pub fn random(hidden: [usize; 3], mut draw: impl FnMut() -> u64) -> NetWeights {
        NetWeights(NetClass::ALL.map(|class| {
            ValueWeights::random(n_inputs(class), hidden[class as usize], 0.2, &mut draw)
        }))
    }

    /// Rounded for asking.
    pub fn networks(&self) -> Networks {
        Networks(self.0.each_ref().map(ValueWeights::network))
    }

    /// The weights of a class.
    pub const fn of(&self, class: NetClass) -> &ValueWeights<5> {
        &self.0[class as usize]
    }

    /// Replaces the weights of a class.
    pub fn set(&mut self, class: NetClass, weights: ValueWeights<5>) {
        self.0[class as usize] = weights;
    }

    /// As a safetensors file; `about` says in pairs of words where they come from.
    pub fn to_bytes(&self, precision: Precision, about: &[(&str, String)]) -> Vec<u8> {
        let mut tensors = Tensors::default();
        for class in NetClass::ALL {
            tensors.put(class.name(), &self.of(class).to_layers());
        }
        for (name, text) in about {
            tensors.metadata.insert((*name).to_owned(), text.clone());
        }
        tensors.to_bytes(precision)
    }

    /// Reads what [`NetWeights::to_bytes`] wrote.
    pub fn from_bytes(bytes: &[u8]) -> Result<NetWeights, NetWeightsError> {
        NetWeights::from_tensors(&Tensors::from_bytes(bytes)?, "")
    }

    /// From tensors whose names begin with `prefix`.
    pub(super) fn from_tensors(
        tensors: &Tensors,
        prefix: &str,
    ) -> Result<NetWeights, NetWeightsError> {
        let read = |class: NetClass| {
            let layers = tensors.network(&format!("{prefix}{}", class.name()))?;
            ValueWeights::from_layers(n_inputs(class), &layers)
                .map_err(|misfit| NetWeightsError::Misfit { class: class.name(), misfit })
        };
        let [contact, crashed, race] = NetClass::ALL;
        Ok(NetWeights([read(contact)?, read(crashed)?, read(race)?]))
    }
}
