//! Base64 as GNU Backgammon uses it: the usual alphabet, no `=` at the end.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The value of each ASCII character, 64 for those outside the alphabet.
const VALUES: [u8; 128] = {
    let mut values = [64; 128];
    let mut n = 0;
    while n < 64 {
        values[ALPHABET[n as usize] as usize] = n;
        n += 1;
    }
    values
};

/// What is wrong with a text of this alphabet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Misread {
    /// Not the expected number of characters.
    Length { found: usize },
    /// A character outside the alphabet.
    Character { column: usize, found: char },
    /// Bits are set behind the end of the data.
    Rest,
}

/// The low bytes of `key`, three to every four characters. `CHARS` is the length of the text.
pub(super) fn encode<const CHARS: usize>(key: u128) -> [u8; CHARS] {
    let bytes = key.to_le_bytes();
    std::array::from_fn(|n| {
        let bit = 6 * n; // From the most significant bit of the first byte.
        let pair = u16::from(bytes[bit / 8]) << 8 | u16::from(bytes[bit / 8 + 1]);
        ALPHABET[usize::from(pair >> (10 - bit % 8) & 63)]
    })
}

/// The key of `bits` bits that `text` stands for.
pub(super) fn decode(text: &str, chars: usize, bits: usize) -> Result<u128, Misread> {
    let found = text.chars().count();
    if found != chars {
        return Err(Misread::Length { found });
    }
    let mut bytes = [0u8; 16];
    for (n, found) in text.chars().enumerate() {
        let value = VALUES.get(found as usize).copied().unwrap_or(64);
        if value == 64 {
            return Err(Misread::Character { column: n + 1, found });
        }
        let bit = 6 * n;
        let pair = (u16::from(value) << (10 - bit % 8)).to_be_bytes();
        bytes[bit / 8] |= pair[0];
        bytes[bit / 8 + 1] |= pair[1];
    }
    let key = u128::from_le_bytes(bytes);
    if key >> bits == 0 { Ok(key) } else { Err(Misread::Rest) }
}
