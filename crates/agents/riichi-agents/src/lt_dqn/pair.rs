//! Both networks, from bytes.

use std::sync::{Arc, LazyLock};

use parlor_agent::Stream;
use parlor_nets::{Network, Precision, Tensors, TensorsError};
use parlor_riichi::Kind;

use super::{Output, Scaling, State};

/// The network of actions and the network of discards.
#[derive(Clone, PartialEq, Debug)]
pub struct Pair {
    /// Values the ten actions.
    pub actions: Network,
    /// Values the discard of each kind.
    pub discards: Network,
    /// How both are fed.
    pub scaling: Scaling,
}

/// Why bytes are not a pair of networks.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each message names its fields")]
pub enum PairError {
    /// They are no tensors.
    #[error(transparent)]
    Tensors(#[from] TensorsError),
    /// A network of another shape.
    #[error("the network {name:?} has the shape {shape:?} instead of {wanted:?}")]
    Shape { name: &'static str, shape: Vec<usize>, wanted: [usize; 4] },
    /// Fed in an unknown way.
    #[error("the inputs are {found:?}; known are raw and scaled")]
    Scaling { found: String },
}

impl Pair {
    /// The names of both networks in a file.
    pub(super) const NAMES: [&'static str; 2] = ["actions", "discards"];

    /// The shape of both.
    pub(super) const SHAPES: [[usize; 4]; 2] =
        [[State::N_INPUTS, 512, 256, Output::COUNT], [State::N_INPUTS, 512, 256, Kind::COUNT]];

    /// Networks that have learnt nothing; their weights follow from the seed.
    pub fn untrained(scaling: Scaling, seed: u64) -> Pair {
        let mut n = 0;
        let [actions, discards] = Pair::SHAPES.map(|shape| {
            let mut stream = Stream::derived(seed, &[Stream::label("weights"), n]);
            n += 1;
            Network::he(&shape, || stream.next_u64())
        });
        Pair { actions, discards, scaling }
    }

    /// The networks that come with the program, trained for as many hands as the source's; read once.
    ///
    /// # Panics
    ///
    /// When the file that was built in is broken.
    pub fn shipped() -> Arc<Pair> {
        static PAIR: LazyLock<Arc<Pair>> =
            LazyLock::new(|| built_in(include_bytes!("../../weights/lt-dqn.safetensors")));
        Arc::clone(&PAIR)
    }

    /// The same training gone on to three times as many hands, as the source's author proposes.
    ///
    /// # Panics
    ///
    /// When the file that was built in is broken.
    pub fn shipped_long() -> Arc<Pair> {
        static PAIR: LazyLock<Arc<Pair>> =
            LazyLock::new(|| built_in(include_bytes!("../../weights/lt-dqn-long.safetensors")));
        Arc::clone(&PAIR)
    }

    /// Networks trained with scaled inputs, a target network, a discount and illegal actions left out.
    ///
    /// # Panics
    ///
    /// When the file that was built in is broken.
    pub fn shipped_stable() -> Arc<Pair> {
        static PAIR: LazyLock<Arc<Pair>> =
            LazyLock::new(|| built_in(include_bytes!("../../weights/lt-dqn-stable.safetensors")));
        Arc::clone(&PAIR)
    }

    /// Reads a safetensors file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Pair, PairError> {
        let tensors = Tensors::from_bytes(bytes)?;
        let scaling = Pair::scaling(&tensors)?;
        let [actions, discards] = [0, 1].map(|n| Pair::network(&tensors, "", n));
        Ok(Pair { actions: actions?, discards: discards?, scaling })
    }

    /// Writes a safetensors file with these texts beside.
    pub fn to_bytes(&self, precision: Precision, about: &[(&str, String)]) -> Vec<u8> {
        let mut tensors = Tensors::default();
        for (name, network) in Pair::NAMES.into_iter().zip([&self.actions, &self.discards]) {
            tensors.put(name, network);
        }
        let inputs = ("inputs", self.scaling.name().to_owned());
        for (key, text) in about.iter().chain([&inputs]) {
            tensors.metadata.insert((*key).to_owned(), text.clone());
        }
        tensors.to_bytes(precision)
    }

    pub(super) fn scaling(tensors: &Tensors) -> Result<Scaling, PairError> {
        let found = tensors.metadata.get("inputs").map_or("raw", String::as_str);
        let known = Scaling::NAMES.into_iter().find(|&(name, _)| name == found);
        let unknown = || PairError::Scaling { found: found.to_owned() };
        known.map(|(_, scaling)| scaling).ok_or_else(unknown)
    }

    /// The `n`th network, under its name after `prefix`.
    pub(super) fn network(tensors: &Tensors, prefix: &str, n: usize) -> Result<Network, PairError> {
        let (name, wanted) = (Pair::NAMES[n], Pair::SHAPES[n]);
        let network = tensors.network(&format!("{prefix}{name}"))?;
        let shape = network.shape();
        if shape != wanted {
            return Err(PairError::Shape { name, shape, wanted });
        }
        Ok(network)
    }
}

fn built_in(file: &[u8]) -> Arc<Pair> {
    Arc::new(Pair::from_bytes(file).expect("the weights built in are whole"))
}
