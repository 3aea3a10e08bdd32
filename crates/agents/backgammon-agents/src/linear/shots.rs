//! How many rolls hit.

use parlor_backgammon::{Men, Place, PlaceSet};

/// In how many of the 36 throws a man of `hitter` can reach a blot of `target`: direct shots,
/// combinations over points that are not closed, doubles up to four steps. With a man on the bar it
/// enters first; with two or more only entering hits.
pub fn shots(hitter: Men, target: Men) -> u32 {
    Sight::of(hitter, target).shots()
}

/// In how many of the 36 throws a man of `hitter` can reach the one blot of `target` on `place`.
pub fn shots_at(hitter: Men, target: Men, place: Place) -> u32 {
    let blot = bits(PlaceSet::EMPTY.with(place));
    let on_bar = hitter.on(Place::BAR);
    Sight::new(bits(hitter.occupied()), on_bar, bits(target.made()), blot).shots()
}

/// What matters for hitting, in the hitter's numbering: bit n for place n.
#[derive(Clone, Copy)]
pub(crate) struct Sight {
    /// Men who may start.
    from: u32,
    /// Men who may start once a man from the bar has entered.
    rest: u32,
    /// Points that the target has not closed.
    open: u32,
    blots: u32,
    combines: bool,
}

/// The 24 points.
const POINTS: u32 = 0x1FF_FFFE;

/// A set as bits.
#[inline]
pub(super) const fn bits(set: PlaceSet) -> u32 {
    set.bits()
}

/// Points as the other player numbers them.
#[inline]
pub(super) const fn turned(points: u32) -> u32 {
    (points & POINTS).reverse_bits() >> 6
}

impl Sight {
    fn of(hitter: Men, target: Men) -> Sight {
        let blots = bits(target.blots());
        Sight::new(bits(hitter.occupied()), hitter.on(Place::BAR), bits(target.made()), blots)
    }

    /// From the hitter's places and the target's closed points and blots, each in the own numbering.
    #[inline]
    pub(crate) fn new(occupied: u32, on_bar: u8, closed: u32, blots: u32) -> Sight {
        let bar = occupied & 1 << 25;
        let (from, rest) = if on_bar > 0 { (bar, occupied & POINTS) } else { (occupied, 0) };
        Sight {
            from,
            rest: if on_bar == 1 { rest } else { 0 },
            open: POINTS & !turned(closed),
            blots: turned(blots),
            combines: on_bar < 2,
        }
    }

    #[inline]
    pub(super) fn shots(self) -> u32 {
        let mut shots = 0;
        self.each_roll(|hits, throws| shots += if hits == 0 { 0 } else { throws });
        shots
    }

    /// For every roll, the blots that it can hit, and how many of the 36 throws it is. Nothing where
    /// there are no blots.
    #[inline]
    pub(crate) fn each_roll(self, mut told: impl FnMut(u32, u32)) {
        if self.blots == 0 {
            return;
        }
        let lands: [u32; 7] = std::array::from_fn(|pips| self.from >> pips);
        for large in 2..=6 {
            for small in 1..large {
                told(self.hits_with(&lands, large, small), 2);
            }
        }
        for pips in 1..=6 {
            told(self.hits_with_double(pips), 1);
        }
    }

    #[inline]
    fn hits_with(self, lands: &[u32; 7], large: usize, small: usize) -> u32 {
        let Sight { rest, open, blots, combines, .. } = self;
        let direct = (lands[large] | lands[small]) & blots;
        let by_both = (lands[large] & open) >> small | (lands[small] & open) >> large;
        let enters = |die: usize, with: usize| {
            if lands[die] & open != 0 { (rest >> with) & blots } else { 0 }
        };
        let after_entering =
            if rest == 0 { 0 } else { enters(large, small) | enters(small, large) };
        let both = if combines { by_both & blots | after_entering } else { 0 };
        direct | both
    }

    #[inline]
    fn hits_with_double(self, pips: usize) -> u32 {
        let Sight { rest, open, blots, combines, .. } = self;
        let mut at = self.from >> pips;
        let mut hits = at & blots;
        let entered = at & open != 0;
        for _ in 1..if combines { 4 } else { 1 } {
            at = (at & open) >> pips;
            hits |= at & blots;
        }
        let mut other = rest;
        for _ in 1..if entered { 4 } else { 1 } {
            other = (other >> pips) & POINTS;
            hits |= other & blots;
            other &= open;
        }
        hits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn men(stacks: &[(u8, u8)]) -> Men {
        Men::new(stacks).unwrap()
    }

    /// The table every beginner learns: rolls that hit a lone blot so many pips away, nothing in
    /// between. Source: `docs/rules/backgammon.md` counts the 36 throws; the numbers by hand.
    #[test]
    fn a_lone_blot_is_hit_by_the_known_number_of_rolls() {
        let known = [11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0, 0, 1, 1, 0, 1, 0, 1];
        for (distance, rolls) in (1..).zip(known) {
            // The blot on the hitter's 1, the hitter so far above it.
            let (hitter, target) = (men(&[(1 + distance, 1)]), men(&[(24, 1)]));
            assert_eq!(shots(hitter, target), rolls, "{distance} away");
        }
    }

    #[test]
    fn closed_points_block_combinations() {
        // Six away with 3-3, 5-1, 4-2, 2-2 over closed points: 11 direct and 5-1 both ways stay.
        let hitter = men(&[(7, 1)]);
        // In the hitter's numbering the target holds 4, 3 and 5.
        let target = men(&[(24, 1), (21, 2), (22, 2), (20, 2)]);
        assert_eq!(shots(hitter, target), 13);
    }

    #[test]
    fn from_the_bar_a_man_enters_first() {
        // The blot on the hitter's 22: from the bar any 3, or 2-1, or 1-1.
        let blot = men(&[(3, 1)]);
        assert_eq!(shots(men(&[(25, 1)]), blot), 14);
        // Two on the bar: only a 3 itself.
        assert_eq!(shots(men(&[(25, 2)]), blot), 11);
        // A second man on 24, two away: 2-2, 4-2, 5-2 and 6-2 as well.
        assert_eq!(shots(men(&[(25, 1), (24, 1)]), blot), 21);
    }

    #[test]
    fn behind_the_blot_nothing_hits() {
        assert_eq!(shots(men(&[(3, 2)]), men(&[(20, 1)])), 0);
        assert_eq!(shots(men(&[(24, 2)]), men(&[(6, 2)])), 0);
    }
}
