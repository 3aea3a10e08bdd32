//! Weights out and in again.

use parlor_nets::{Network, Precision, Tensors, TensorsError};

use crate::split_mix::SplitMix;

fn tensors() -> (Tensors, Network) {
    let mut random = SplitMix(1);
    let network = Network::he(&[6, 5, 3], || random.next());
    let mut tensors = Tensors::default();
    tensors.put("values", &network);
    tensors.metadata.insert("about".to_owned(), "a \"test\"\n".to_owned());
    (tensors, network)
}

#[test]
fn what_is_written_is_read() {
    let (tensors, network) = tensors();
    let bytes = tensors.to_bytes(Precision::Single);
    let read = Tensors::from_bytes(&bytes).unwrap();
    assert_eq!(read, tensors);
    assert_eq!(read.network("values").unwrap(), network);
    assert_eq!(bytes, read.to_bytes(Precision::Single));
}

#[test]
fn half_precision_keeps_eleven_bits() {
    let (tensors, _) = tensors();
    let read = Tensors::from_bytes(&tensors.to_bytes(Precision::Half)).unwrap();
    for (name, tensor) in &tensors.tensors {
        let near = |(a, b): (&f32, &f32)| (a - b).abs() <= a.abs() / 2048.0 + 3e-8;
        assert!(tensor.values.iter().zip(&read.tensors[name].values).all(near), "{name}");
    }
}

#[test]
fn each_tensor_may_have_a_precision_of_its_own() {
    let (tensors, _) = tensors();
    let half = |name: &str| name.ends_with("0.weight");
    let bytes = tensors.to_bytes_each(|name| match half(name) {
        true => Precision::Half,
        false => Precision::Single,
    });
    let read = Tensors::from_bytes(&bytes).unwrap().tensors;
    let rounded = Tensors::from_bytes(&tensors.to_bytes(Precision::Half)).unwrap().tensors;
    for (name, tensor) in &tensors.tensors {
        assert_eq!(read[name], if half(name) { &rounded[name] } else { tensor }.clone(), "{name}");
    }
}

/// Written by hand from the format's description.
#[test]
fn files_of_others_are_read() {
    let header = r#"{"a.0.bias":{"dtype":"F32","shape":[1],"data_offsets":[8,12]},
        "a.0.weight":{"dtype":"F32","shape":[2,1],"data_offsets":[0,8]}}"#;
    let mut bytes = (header.len() as u64).to_le_bytes().to_vec();
    bytes.extend_from_slice(header.as_bytes());
    for number in [1.5f32, -2.0, 0.25] {
        bytes.extend_from_slice(&number.to_le_bytes());
    }
    let network = Tensors::from_bytes(&bytes).unwrap().network("a").unwrap();
    assert_eq!(network.shape(), [2, 1]);
    assert_eq!(network.layers()[0].weights(), [1.5, -2.0]);
    assert_eq!(network.layers()[0].biases(), [0.25]);
}

#[test]
fn wrong_bytes_are_refused_with_a_reason() {
    let file = |header: &str| {
        let mut bytes = (header.len() as u64).to_le_bytes().to_vec();
        bytes.extend_from_slice(header.as_bytes());
        bytes.extend_from_slice(&[0; 8]);
        Tensors::from_bytes(&bytes).unwrap_err().to_string()
    };
    assert_eq!(Tensors::from_bytes(&[1, 2]), Err(TensorsError::Short { len: 2, header: 0 }));
    assert!(Tensors::from_bytes(&[255; 30]).unwrap_err().to_string().contains("too few"));
    assert!(file("[]").contains("not that of safetensors"));
    for (entry, reason) in [
        (r#"{"dtype":"I64","shape":[1],"data_offsets":[0,8]}"#, "neither F32 nor F16"),
        (r#"{"dtype":"F32","data_offsets":[0,8]}"#, "has no shape"),
        (r#"{"dtype":"F32","shape":[-1],"data_offsets":[0,8]}"#, "has no shape"),
        (r#"{"dtype":"F32","shape":[2],"data_offsets":[0,9]}"#, "does not lie within"),
        (r#"{"dtype":"F32","shape":[2],"data_offsets":[8,0]}"#, "does not lie within"),
        (r#"{"dtype":"F32","shape":[3],"data_offsets":[0,8]}"#, "as its shape says"),
        (r#"{"dtype":"F32","shape":[9223372036854775807,4],"data_offsets":[0,8]}"#, "its shape"),
    ] {
        let message = file(&format!("{{\"x\":{entry}}}"));
        assert!(message.contains(reason) && message.contains("\"x\""), "{message}");
    }
    let (tensors, _) = tensors();
    let missing = tensors.network("policy").unwrap_err();
    assert_eq!(missing, TensorsError::Missing { name: "policy.0.weight".to_owned() });
    let bytes = tensors.to_bytes(Precision::Single);
    for len in 0..bytes.len() {
        assert!(Tensors::from_bytes(&bytes[..len]).is_err(), "{len} of {} bytes", bytes.len());
    }
}
