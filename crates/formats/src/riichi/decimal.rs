//! Decimal numbers kept as whole ones.

/// `text` times ten to the `places`: `("-25.0", 3)` is −25000. `None` when it is no such number,
/// has more places, or is too large.
pub(super) fn fixed_point(text: &str, places: usize) -> Option<i32> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let (negative, whole) = match whole.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, whole),
    };
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || !digits(whole) || !digits(fraction) || fraction.len() > places {
        return None;
    }
    let number: i32 = format!("{whole}{fraction:0<places$}").parse().ok()?;
    Some(if negative { -number } else { number })
}

/// `number` over ten to the `places`, without zeros at the end: `(-25000, 3)` is `-25.0`.
pub(super) fn decimal_text(number: i32, places: usize) -> String {
    let scale = 10_u32.pow(places as u32);
    let (whole, rest) = (number.unsigned_abs() / scale, number.unsigned_abs() % scale);
    let fraction = format!("{rest:0places$}");
    let fraction = fraction.trim_end_matches('0');
    let sign = if number < 0 { "-" } else { "" };
    format!("{sign}{whole}.{}", if fraction.is_empty() { "0" } else { fraction })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_read_and_written() {
        for (text, places, number) in
            [("-25.0", 3, -25_000), ("0.5", 3, 500), ("-0.1", 3, -100), ("2189.1", 2, 218_910)]
        {
            assert_eq!(fixed_point(text, places), Some(number), "{text}");
            assert_eq!(decimal_text(number, places), text);
        }
        assert_eq!(fixed_point("73", 3), Some(73_000));
        for wrong in ["", "-", ".5", "1.2345", "1,5", "+1", "--1", "1e3", "99999999999"] {
            assert_eq!(fixed_point(wrong, 3), None, "{wrong}");
        }
    }
}
