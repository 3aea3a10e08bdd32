//! How easily a man gets away from behind closed points.

/// For every pattern of the twelve points before a man, bit 0 the next one, set where it is closed: in
/// how many of the 36 throws the man can go seven pips or more, which no block of six points stops.
static ESCAPES: [u8; 4096] = {
    let mut table = [0; 4096];
    let mut closed = 0;
    while closed < 4096 {
        table[closed] = count(closed as u32);
        closed += 1;
    }
    table
};

const fn is_open(closed: u32, distance: u32) -> bool {
    closed >> (distance - 1) & 1 == 0
}

const fn count(closed: u32) -> u8 {
    let (mut throws, mut large) = (0, 1);
    while large <= 6 {
        let mut small = 1;
        while small < large {
            let sum = large + small;
            let over = is_open(closed, large) || is_open(closed, small);
            if sum >= 7 && over && is_open(closed, sum) {
                throws += 2;
            }
            small += 1;
        }
        let (mut steps, mut at) = (0, 0);
        while steps < 4 && at < 7 && is_open(closed, at + large) {
            at += large;
            steps += 1;
        }
        if at >= 7 {
            throws += 1;
        }
        large += 1;
    }
    throws
}

/// The throws that take a man from `place` seven pips or more, against these made points of the
/// opponent, in the opponent's numbering.
#[inline]
pub(super) fn escapes(place: u32, made: u32) -> i32 {
    i32::from(ESCAPES[(made >> (26 - place)) as usize & 0xFFF])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_escapes_a_full_prime() {
        // The opponent's 3 to 8 before a man on the opponent's 2, which is 23.
        assert_eq!(escapes(23, 0b1_1111_1000), 0);
        // From the edge of a prime of five only a 6 and at least a 1 after it.
        assert_eq!(escapes(23, 0b0_1111_1000), 11);
    }

    #[test]
    fn in_the_open_every_roll_of_seven_escapes() {
        // 6-1 to 6-5, 5-2 to 5-4, 4-3: 9 rolls twice; 2-2 to 6-6.
        assert_eq!(escapes(24, 0), 2 * 9 + 5);
    }
}
