//! The men of one player who has all of them home.

use parlor_backgammon::{Men, Place, PlaceSet};

/// How many men stand on each of the six home points, the ace point first; the rest is off.
///
/// Homes are numbered so that every move leads to a smaller number: 0 is "all off", and those of at
/// most `n` men are exactly the numbers below [`Home::count`]`(n)`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Home([u8; 6]); // Invariant: at most 15 men in all.

impl Home {
    /// The men on these points, if there are at most 15.
    pub fn new(points: [u8; 6]) -> Option<Home> {
        let men: u32 = points.iter().map(|&n| u32::from(n)).sum();
        (men <= u32::from(Men::MAX)).then_some(Home(points))
    }

    /// The home of `men`; `None` while one of them stands further back.
    pub fn of(men: Men) -> Option<Home> {
        let point = |number| Place::new(number).map_or(0, |place| men.on(place));
        let is_home = men.occupied().is_subset(PlaceSet::HOME);
        is_home.then(|| Home([point(1), point(2), point(3), point(4), point(5), point(6)]))
    }

    /// How many homes there are with at most `men` men: 924 for 6, 54,264 for 15.
    pub const fn count(men: u8) -> usize {
        binomial(men as usize + 6, 6)
    }

    /// How many men are still to be borne off.
    pub fn men(self) -> u8 {
        self.0.iter().sum()
    }

    /// The men on each point, the ace point first.
    pub const fn points(self) -> [u8; 6] {
        self.0
    }

    /// Its number. Counting from the six point down, the sums of men so far, spread apart by one,
    /// are six rising numbers: their rank among all such is the number.
    pub fn number(self) -> usize {
        let (mut sum, mut number) = (0, 0);
        for (k, &men) in self.0.iter().rev().enumerate() {
            sum += usize::from(men);
            number += binomial(sum + k, k + 1);
        }
        number
    }

    /// The home with this number; `None` from [`Home::count`]`(15)` on.
    pub fn from_number(mut number: usize) -> Option<Home> {
        if number >= Home::count(Men::MAX) {
            return None;
        }
        let mut sums = [0; 7];
        for k in (0..6).rev() {
            let mut sum = 0;
            while binomial(sum + 1 + k, k + 1) <= number {
                sum += 1;
            }
            number -= binomial(sum + k, k + 1);
            sums[k + 1] = sum;
        }
        let mut points = [0; 6];
        for (k, point) in points.iter_mut().rev().enumerate() {
            *point = (sums[k + 1] - sums[k]) as u8;
        }
        Some(Home(points))
    }
}

const fn binomial(n: usize, k: usize) -> usize {
    let (mut result, mut i) = (1, 0);
    while i < k {
        result = result * (n - i) / (i + 1);
        i += 1;
        if result == 0 {
            return 0;
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_one_to_one_and_ordered_by_men() {
        assert_eq!((Home::count(6), Home::count(15)), (924, 54_264));
        for number in 0..Home::count(15) {
            let home = Home::from_number(number).unwrap();
            assert_eq!(home.number(), number);
            assert_eq!(number < Home::count(6), home.men() <= 6, "{home:?}");
        }
        assert_eq!(Home::from_number(Home::count(15)), None);
        assert_eq!(Home::new([15, 1, 0, 0, 0, 0]), None);
    }

    #[test]
    fn men_outside_have_no_home() {
        let men = |stacks: &[(u8, u8)]| Men::new(stacks).unwrap();
        assert_eq!(Home::of(men(&[(0, 12), (6, 2), (1, 1)])).unwrap().points(), [1, 0, 0, 0, 0, 2]);
        assert_eq!(Home::of(men(&[(7, 1), (1, 1)])), None);
        assert_eq!(Home::of(men(&[(25, 1)])), None);
    }
}
