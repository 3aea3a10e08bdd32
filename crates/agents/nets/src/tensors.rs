//! Weights as bytes: the safetensors format.
//!
//! Eight bytes, little-endian, say how long the header is; the header is JSON and names each
//! tensor's type, shape and place; the numbers follow, little-endian, without gaps.
//!
//! Source: <https://huggingface.co/docs/safetensors>.

use std::collections::BTreeMap;

use half::f16;
use serde_json::{Map, Value, json};

use crate::{Layer, Network};

/// Named tables of numbers, and named texts beside them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tensors {
    /// Tensors by name.
    pub tensors: BTreeMap<String, Tensor>,
    /// The texts: what the numbers are, where they come from.
    pub metadata: BTreeMap<String, String>,
}

/// A table of numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Tensor {
    /// How long it is in each direction; the last runs fastest.
    pub shape: Vec<usize>,
    /// All numbers, row by row.
    pub values: Vec<f32>,
}

/// How exactly numbers are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Precision {
    /// As they are, in 32 bits.
    Single,
    /// Rounded to 16 bits (IEEE binary16): 11 significant bits, up to 65504.
    Half,
}

impl Precision {
    const ALL: [Precision; 2] = [Precision::Single, Precision::Half];

    const fn name(self) -> &'static str {
        match self {
            Precision::Single => "F32",
            Precision::Half => "F16",
        }
    }

    const fn width(self) -> usize {
        match self {
            Precision::Single => 4,
            Precision::Half => 2,
        }
    }
}

/// What is wrong with bytes that should be weights.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each message names its fields")]
pub enum TensorsError {
    /// Too short, or the header's length cannot be.
    #[error("{len} bytes are too few for a header of {header} bytes")]
    Short { len: usize, header: u64 },
    /// The header is not the JSON that it should be.
    #[error("the header is not that of safetensors: {reason}")]
    Header { reason: String },
    /// A tensor that we cannot read.
    #[error("tensor {name:?} {reason}")]
    Tensor { name: String, reason: String },
    /// A tensor that should be there.
    #[error("no tensor {name:?}")]
    Missing { name: String },
}

impl Tensors {
    /// Written in this precision. Equal tensors give equal bytes.
    pub fn to_bytes(&self, precision: Precision) -> Vec<u8> {
        self.to_bytes_each(|_| precision)
    }

    /// Written with each tensor in a precision of its own, by its name.
    pub fn to_bytes_each(&self, precision: impl Fn(&str) -> Precision) -> Vec<u8> {
        let (mut header, mut numbers) = (Map::new(), Vec::new());
        if !self.metadata.is_empty() {
            header.insert("__metadata__".to_owned(), json!(self.metadata));
        }
        for (name, Tensor { shape, values }) in &self.tensors {
            let begin = numbers.len();
            let precision = precision(name);
            for &value in values {
                match precision {
                    Precision::Single => numbers.extend_from_slice(&value.to_le_bytes()),
                    Precision::Half => {
                        numbers.extend_from_slice(&f16::from_f32(value).to_le_bytes());
                    }
                }
            }
            let offsets = [begin, numbers.len()];
            let entry = json!({"dtype": precision.name(), "shape": shape, "data_offsets": offsets});
            header.insert(name.clone(), entry);
        }
        let mut text = Value::Object(header).to_string().into_bytes();
        // The numbers begin at a multiple of eight.
        text.resize(text.len().next_multiple_of(8), b' ');
        let mut bytes = (text.len() as u64).to_le_bytes().to_vec();
        bytes.append(&mut text);
        bytes.append(&mut numbers);
        bytes
    }

    /// Reads what [`Tensors::to_bytes`] or another program has written.
    pub fn from_bytes(bytes: &[u8]) -> Result<Tensors, TensorsError> {
        let short = |header| TensorsError::Short { len: bytes.len(), header };
        let (length, rest) = bytes.split_first_chunk::<8>().ok_or(short(0))?;
        let length = u64::from_le_bytes(*length);
        let split = usize::try_from(length).ok().and_then(|length| rest.split_at_checked(length));
        let (header, numbers) = split.ok_or(short(length))?;
        let wrong = |reason: String| TensorsError::Header { reason };
        let header: Map<String, Value> =
            serde_json::from_slice(header).map_err(|error| wrong(error.to_string()))?;
        let mut read = Tensors::default();
        for (name, entry) in header {
            if name == "__metadata__" {
                let texts = serde_json::from_value(entry);
                read.metadata = texts.map_err(|error| wrong(format!("__metadata__: {error}")))?;
                continue;
            }
            let tensor = Tensor::read(&entry, numbers).map_err(|reason| TensorsError::Tensor {
                name: name.clone(),
                reason: reason.to_owned(),
            })?;
            read.tensors.insert(name, tensor);
        }
        Ok(read)
    }

    /// Adds the layers of `network`: `name.0.weight`, of the shape inputs × outputs, `name.0.bias`,
    /// `name.1.weight` and so on.
    pub fn put(&mut self, name: &str, network: &Network) {
        for (n, layer) in network.layers().iter().enumerate() {
            let shape = vec![layer.n_inputs(), layer.n_outputs()];
            let weights = Tensor { shape, values: layer.weights().to_vec() };
            self.tensors.insert(format!("{name}.{n}.weight"), weights);
            let biases = layer.biases().to_vec();
            let biases = Tensor { shape: vec![biases.len()], values: biases };
            self.tensors.insert(format!("{name}.{n}.bias"), biases);
        }
    }

    /// The network that [`Tensors::put`] added under this name.
    pub fn network(&self, name: &str) -> Result<Network, TensorsError> {
        let get = |part: String| {
            self.tensors.get(&part).ok_or(TensorsError::Missing { name: part.clone() })
        };
        let misfit = |name: String| {
            let reason = "does not fit the tensors beside it".to_owned();
            TensorsError::Tensor { name, reason }
        };
        let mut layers = Vec::new();
        while layers.is_empty()
            || self.tensors.contains_key(&format!("{name}.{}.bias", layers.len()))
        {
            let n = layers.len();
            let weights = get(format!("{name}.{n}.weight"))?;
            let biases = get(format!("{name}.{n}.bias"))?;
            let n_inputs = weights.shape.first().copied().unwrap_or(0);
            let layer = Layer::new(n_inputs, weights.values.clone(), biases.values.clone());
            layers.push(layer.ok_or_else(|| misfit(format!("{name}.{n}.weight")))?);
        }
        Network::new(layers).ok_or_else(|| misfit(name.to_owned()))
    }
}

impl Tensor {
    fn read(entry: &Value, numbers: &[u8]) -> Result<Tensor, &'static str> {
        let whole = |value: &Value| value.as_u64().and_then(|n| usize::try_from(n).ok());
        let list = |key: &str| -> Option<Vec<usize>> {
            entry.get(key)?.as_array()?.iter().map(whole).collect()
        };
        let dtype = entry.get("dtype").and_then(Value::as_str);
        let precision = Precision::ALL.into_iter().find(|p| Some(p.name()) == dtype);
        let precision = precision.ok_or("is neither F32 nor F16")?;
        let shape = list("shape").ok_or("has no shape")?;
        let size = shape.iter().try_fold(1usize, |size, &n| size.checked_mul(n));
        let place = match list("data_offsets").as_deref() {
            Some(&[begin, end]) => numbers.get(begin..end),
            _ => None,
        };
        let bytes = place.ok_or("does not lie within the numbers")?;
        if size.and_then(|size| size.checked_mul(precision.width())) != Some(bytes.len()) {
            return Err("has not as many numbers as its shape says");
        }
        let values = match precision {
            Precision::Single => {
                let (words, _) = bytes.as_chunks::<4>();
                words.iter().map(|&word| f32::from_le_bytes(word)).collect()
            }
            Precision::Half => {
                let (words, _) = bytes.as_chunks::<2>();
                words.iter().map(|&word| f16::from_le_bytes(word).to_f32()).collect()
            }
        };
        Ok(Tensor { shape, values })
    }
}
