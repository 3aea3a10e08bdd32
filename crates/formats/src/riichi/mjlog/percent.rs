//! Names in percent encoding.

/// The text that `encoded` stands for; `None` when it is not UTF-8 or an escape is cut off.
pub(super) fn percent_decoded(encoded: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(encoded.len());
    let mut rest = encoded.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        if first != b'%' {
            bytes.push(first);
            rest = tail;
            continue;
        }
        let (digits, tail) = tail.split_at_checked(2)?;
        let hex = |digit: u8| (digit as char).to_digit(16);
        bytes.push((hex(digits[0])? * 16 + hex(digits[1])?) as u8);
        rest = tail;
    }
    String::from_utf8(bytes).ok()
}

/// `text` with everything but ASCII letters and digits encoded.
pub(super) fn percent_encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => encoded.push(byte as char),
            _ => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::{percent_decoded, percent_encoded};

    #[test]
    fn names_are_decoded() {
        assert_eq!(percent_decoded("P0").as_deref(), Some("P0"));
        assert_eq!(percent_decoded("%E5%A4%A9%E9%B3%B3x").as_deref(), Some("天鳳x"));
        assert_eq!(percent_encoded("天鳳\"x"), "%E5%A4%A9%E9%B3%B3%22x");
        for wrong in ["%", "%E", "%GG", "%E5%A4"] {
            assert_eq!(percent_decoded(wrong), None, "{wrong}");
        }
    }
}
