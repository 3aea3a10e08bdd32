//! What the source's strategies look at.

use parlor_backgammon::{Men, Place, PlaceSet};

/// The five characteristics of a position for one player, `max`, against the other, `min`; all lie
/// in −1..1. All but [`off`](Characteristics::off) change sign when the players change places.
///
/// Source: Marit Asula, Tartu 2015.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Characteristics {
    /// `h_n`: men of `min` on the bar less those of `max`, of 15.
    pub bar: f64,
    /// `h_d`: how far the rearmost man of `min` is from the ace point less that of `max`, of 23.
    pub distance: f64,
    /// `h_sk`: closed points of `max` among the own points 1 to 9 less those of `min`, of 7.
    pub points: f64,
    /// `h_s`: blots of `min` on the points less those of `max`, of 15.
    pub blots: f64,
    /// `h_b`: men of `max` borne off, of 15. Never negative.
    pub off: f64,
}

impl Characteristics {
    /// All men of a player.
    const MEN: f64 = 15.0;
    /// The farthest that a man can be from the ace point.
    const FARTHEST: f64 = 23.0;
    /// The most points that 15 men can close.
    const POINTS: f64 = 7.0;

    /// What the men say, each player's in the own numbering.
    #[inline]
    pub fn of(max: Men, min: Men) -> Characteristics {
        let lead = |max: f64, min: f64, whole: f64| (max - min) / whole;
        Characteristics {
            bar: lead(on_bar(min), on_bar(max), Self::MEN),
            distance: lead(distance(min), distance(max), Self::FARTHEST),
            points: lead(closed(max), closed(min), Self::POINTS),
            blots: lead(blots(min), blots(max), Self::MEN),
            off: f64::from(max.on(Place::OFF)) / Self::MEN,
        }
    }

    /// The source's race term, of the own men alone: how far the rearmost man of `max` is from the
    /// ace point, of 23, with a minus. The formula is not printed; this is our reading of it.
    #[inline]
    pub fn race(max: Men) -> f64 {
        -distance(max) / Self::FARTHEST
    }

    /// The race term of the repaired strategies: by how many pips `max` is ahead, of the 197 that
    /// both have at the start, at most 1 either way. Every man that is still to be borne off counts
    /// two pips more (Thorp), so that bearing off two men beats moving two up by the same dice.
    #[inline]
    pub fn pip_lead(max: Men, min: Men) -> f64 {
        let count = |men: Men| {
            let left = men.total() - men.on(Place::OFF);
            f64::from(men.pips()) + 2.0 * f64::from(left)
        };
        ((count(min) - count(max)) / 197.0).clamp(-1.0, 1.0)
    }
}

/// The home board and the three points next to it.
const NEAR_HOME: PlaceSet = {
    let (mut set, mut number) = (PlaceSet::EMPTY, 1);
    while number <= 9 {
        if let Some(place) = Place::new(number) {
            set = set.with(place);
        }
        number += 1;
    }
    set
};

#[inline]
fn on_bar(men: Men) -> f64 {
    f64::from(men.on(Place::BAR))
}

/// From the rearmost man to the ace point: 23 for the 24-point. The source does not say what a man on
/// the bar counts; the same, so that the characteristic stays within its bounds.
#[inline]
fn distance(men: Men) -> f64 {
    let rear = men.occupied().first().map_or(1, Place::number);
    f64::from(rear.min(24) - 1)
}

#[inline]
fn closed(men: Men) -> f64 {
    (men.made() & NEAR_HOME).len() as f64
}

#[inline]
fn blots(men: Men) -> f64 {
    men.blots().len() as f64
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::RuleSet;

    use super::*;

    fn men(stacks: &[(u8, u8)]) -> Men {
        Men::new(stacks).unwrap()
    }

    #[test]
    fn the_start_is_even() {
        let start = RuleSet::STANDARD.start;
        let even = Characteristics { bar: 0.0, distance: 0.0, points: 0.0, blots: 0.0, off: 0.0 };
        assert_eq!(Characteristics::of(start, start), even);
        assert_eq!(Characteristics::race(start), -1.0);
        assert_eq!(Characteristics::pip_lead(start, start), 0.0);
    }

    /// Counted by hand: max has one on the bar, blots on 13 and 5, closed 8, 6 and 4 (and 13 is too
    /// far to count), rear man on the bar; min has two on the bar, one blot on 20, closed 9, 7, 3,
    /// and two borne off.
    #[test]
    fn a_position_with_everything() {
        let max = men(&[(25, 1), (13, 1), (8, 4), (6, 4), (5, 1), (4, 4)]);
        let min = men(&[(25, 2), (20, 1), (9, 4), (7, 4), (3, 2), (0, 2)]);
        let found = Characteristics::of(max, min);
        assert_eq!(found.bar, 1.0 / 15.0);
        assert_eq!(found.distance, 0.0, "both have a man on the bar, which counts 23");
        assert_eq!(found.points, 0.0, "three each");
        assert_eq!(found.blots, (1.0 - 2.0) / 15.0);
        assert_eq!(found.off, 0.0);
        let turned = Characteristics::of(min, max);
        assert_eq!(turned.bar, -1.0 / 15.0);
        assert_eq!(turned.blots, 1.0 / 15.0);
        assert_eq!(turned.off, 2.0 / 15.0);
    }

    #[test]
    fn only_own_points_one_to_nine_count_as_closed() {
        let max = men(&[(10, 2), (9, 2), (1, 2), (20, 9)]);
        let min = men(&[(24, 15)]);
        let found = Characteristics::of(max, min);
        assert_eq!(found.points, 2.0 / 7.0);
        assert_eq!(found.distance, (23.0 - 19.0) / 23.0);
    }

    #[test]
    fn seven_closed_points_are_the_most() {
        let most = men(&[(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2), (7, 2), (9, 1)]);
        let none = men(&[(24, 15)]);
        assert_eq!(Characteristics::of(most, none).points, 1.0);
        assert_eq!(Characteristics::of(none, most).points, -1.0);
    }

    #[test]
    fn the_race_counts_pips_and_men_left() {
        // 3 + 2 pips and two men: 9; 6 pips and one man: 8.
        let (max, min) = (men(&[(3, 1), (2, 1), (0, 13)]), men(&[(6, 1), (0, 14)]));
        assert_eq!(Characteristics::pip_lead(max, min), -1.0 / 197.0);
        assert_eq!(Characteristics::pip_lead(min, max), 1.0 / 197.0);
        assert_eq!(Characteristics::race(max), -2.0 / 23.0);
        let far = men(&[(25, 15)]);
        assert_eq!(Characteristics::pip_lead(min, far), 1.0, "405 less 8 is more than 197");
    }
}
