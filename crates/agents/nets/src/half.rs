//! Numbers in 16 bits: IEEE 754 binary16.

/// The nearest number in 16 bits, ties to the even one; what is too large becomes infinite.
pub(crate) fn to_half(value: f32) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 16) as u16 & 0x8000;
    let magnitude = bits & 0x7fff_ffff;
    if magnitude > 0x7f80_0000 {
        return sign | 0x7e00; // not a number
    }
    // 2¹⁶ and above; numbers that round up to it overflow by themselves below.
    if magnitude >= 0x4780_0000 {
        return sign | 0x7c00;
    }
    // Below 2⁻¹⁴ the exponent no longer falls: the number of the last place is 2⁻²⁴ throughout.
    if magnitude < 0x3880_0000 {
        let steps = f32::from_bits(magnitude) * (1u32 << 24) as f32;
        return sign | steps.round_ties_even() as u16;
    }
    let rounded = magnitude + 0xfff + (magnitude >> 13 & 1);
    sign | ((rounded - 0x3800_0000) >> 13) as u16
}

/// The same number in 32 bits.
pub(crate) fn from_half(half: u16) -> f32 {
    let sign = u32::from(half & 0x8000) << 16;
    let (exponent, fraction) = (u32::from(half >> 10 & 0x1f), u32::from(half & 0x3ff));
    let magnitude = match exponent {
        0 => return f32::from_bits(sign | (fraction as f32 / (1u32 << 24) as f32).to_bits()),
        0x1f => 0x7f80_0000 | fraction << 13,
        _ => (exponent + 112) << 23 | fraction << 13,
    };
    f32::from_bits(sign | magnitude)
}

#[cfg(test)]
mod tests {
    use super::*;

    // Examples from the standard's table of binary16.
    #[test]
    fn known_numbers_have_known_bits() {
        for (value, bits) in [
            (0.0, 0x0000),
            (-0.0, 0x8000),
            (1.0, 0x3c00),
            (-2.0, 0xc000),
            (65504.0, 0x7bff),
            (6.103_515_6e-5, 0x0400),
            (6.097_555e-5, 0x03ff),
            (5.960_464_5e-8, 0x0001),
            (0.333_251_95, 0x3555),
            (f32::INFINITY, 0x7c00),
        ] {
            assert_eq!((to_half(value), from_half(bits)), (bits, value), "{value}");
        }
        assert_eq!((to_half(65519.0), to_half(65520.0)), (0x7bff, 0x7c00));
        assert!(from_half(to_half(f32::NAN)).is_nan());
        // Half-way cases go to the even neighbour.
        assert_eq!((to_half(2049.0), to_half(2051.0)), (to_half(2048.0), to_half(2052.0)));
    }

    #[test]
    fn every_half_is_read_and_written() {
        for bits in (0..=u16::MAX).filter(|bits| bits & 0x7fff <= 0x7c00) {
            assert_eq!(to_half(from_half(bits)), bits);
        }
    }
}
