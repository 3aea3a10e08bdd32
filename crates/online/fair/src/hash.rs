//! How bytes are hashed: every part is preceded by its length, so that no two lists of parts make
//! the same message.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::Bytes32;

/// SHA-256 over the parts.
pub(crate) fn hashed(parts: &[&[u8]]) -> Bytes32 {
    Bytes32(Sha256::digest(message(parts)).into())
}

/// HMAC-SHA-256 over the parts.
pub(crate) fn keyed(key: &Bytes32, parts: &[&[u8]]) -> Bytes32 {
    let mut block = [0; 64]; // a key is filled up with zeros to one block of the hash
    block[..32].copy_from_slice(&key.0);
    let mut mac = Hmac::<Sha256>::new(&block.into());
    mac.update(&message(parts));
    Bytes32(mac.finalize().into_bytes().into())
}

/// Each part after its length as four bytes, the highest first.
fn message(parts: &[&[u8]]) -> Vec<u8> {
    let mut message = Vec::new();
    for part in parts {
        message.extend((part.len() as u32).to_be_bytes());
        message.extend_from_slice(part);
    }
    message
}
