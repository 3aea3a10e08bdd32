//! Which facts hold in a position.
//!
//! The player on roll is *own*, the opponent *other*. A [`Class`] says which set of weights applies; a
//! fact is one row of it and holds or not. Where the sides can still meet (709 rows a class):
//!
//! | rows | fact |
//! |---|---|
//! | 2 × 24 × 6 | a side has 1, 2, 3, 4, 5 or more men on a point |
//! | 2 × 16 | a side has so many men off |
//! | 2 × 4 × 7 | a side has 0, 1, 2 or more men on the bar against so many closed home points |
//! | 2 × 3 × 7 | the rear man is at the far home, in the far outer board or nearer, with so many closed points among the six before it |
//! | 2 × 6 × 7 | so many men at the far home or on the bar, behind a prime of such length |
//! | 2 × 13 × 7 | a side hits with so many throws (by threes) and has so many home points closed |
//! | 25 | own lead in pips, by eights |
//!
//! In a race (1,482 rows):
//!
//! | rows | fact |
//! |---|---|
//! | 2 × 24 × 6 | men on points, as above |
//! | 2 × 16 | men off, as above |
//! | 26 × 25 | own pips (finer when they are few) and lead by twos |
//! | 16 × 16 | men left on both sides |
//! | 2 × 16 × 8 | a side has none off, needs so many pips (by threes) to come home, and the other has so many men left |

use parlor_backgammon::{Board, Men, Place};

use super::shots::{Sight, bits, turned};

/// What kind of game it is: can the sides still meet, and who has men at the other's home or on the bar?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// Both have men back.
    Mutual,
    /// Only the player on roll has.
    Behind,
    /// Only the opponent has.
    Ahead,
    /// Nobody has, but they have not passed each other.
    Passing,
    /// It is a race.
    Race,
}

impl Class {
    /// All of them.
    pub const ALL: [Class; 5] =
        [Class::Mutual, Class::Behind, Class::Ahead, Class::Passing, Class::Race];

    /// Its name where weights are kept.
    pub const fn name(self) -> &'static str {
        match self {
            Class::Mutual => "mutual",
            Class::Behind => "behind",
            Class::Ahead => "ahead",
            Class::Passing => "passing",
            Class::Race => "race",
        }
    }

    /// The class of a position.
    #[inline]
    pub fn of(board: &Board) -> Class {
        let is_back = |men: Men| men.occupied().first().is_some_and(|rear| rear.number() >= 19);
        match (board.has_contact(), is_back(board.own()), is_back(board.other())) {
            (false, ..) => Class::Race,
            (true, true, true) => Class::Mutual,
            (true, true, false) => Class::Behind,
            (true, false, true) => Class::Ahead,
            (true, false, false) => Class::Passing,
        }
    }

    /// How many facts are told apart.
    pub const fn rows(self) -> usize {
        match self {
            Class::Race => SAVING + 2 * 16 * 8,
            _ => LEAD + 25,
        }
    }
}

// Where each group of facts begins; the first two are the same in both classes.
const OFF: usize = 2 * 24 * 6;
const AFTER_OFF: usize = OFF + 2 * 16;
const BAR: usize = AFTER_OFF;
const REAR: usize = BAR + 2 * 4 * 7;
const TRAPPED: usize = REAR + 2 * 3 * 7;
const SHOTS: usize = TRAPPED + 2 * 6 * 7;
const LEAD: usize = SHOTS + 2 * 13 * 7;
const PIPS: usize = AFTER_OFF;
const LEFT: usize = PIPS + 26 * 25;
const SAVING: usize = LEFT + 16 * 16;

/// The six home points as bits.
const HOME: u32 = 0b111_1110;
/// The opponent's home and the bar as bits, in the own numbering.
const FAR: u32 = 0x3F8_0000;

/// The facts that hold in a position.
#[derive(Clone, Copy, Debug)]
pub struct Encoded {
    class: Class,
    rows: [u16; Encoded::MOST],
    len: usize,
}

impl Encoded {
    /// No position has more: 15 stacks a side, and 13 other facts.
    const MOST: usize = 48;

    /// The facts of `board`, seen by the player on roll.
    #[inline]
    pub fn of(board: &Board) -> Encoded {
        let class = Class::of(board);
        let mut encoded = Encoded { class, rows: [0; Encoded::MOST], len: 0 };
        let (own, other) = (board.own(), board.other());
        let pips = [encoded.men(0, own), encoded.men(1, other)];
        match class {
            Class::Race => encoded.race(own, other, pips),
            _ => encoded.contact(own, other, pips),
        }
        encoded
    }

    /// Which weights apply.
    #[inline]
    pub const fn class(&self) -> Class {
        self.class
    }

    /// The rows whose facts hold.
    #[inline]
    pub fn rows(&self) -> &[u16] {
        &self.rows[..self.len]
    }

    #[inline]
    fn push(&mut self, row: usize) {
        debug_assert!(row < self.class.rows() && self.len < Encoded::MOST);
        self.rows[self.len] = row as u16;
        self.len += 1;
    }

    /// Men on points and off; returns the pips.
    #[inline]
    fn men(&mut self, side: usize, men: Men) -> i32 {
        let mut pips = 0;
        for place in men.occupied() {
            let (number, count) = (usize::from(place.number()), usize::from(men.on(place)));
            pips += (number * count) as i32;
            if place != Place::BAR {
                self.push(side * 144 + (number - 1) * 6 + count.min(6) - 1);
            }
        }
        self.push(OFF + side * 16 + usize::from(men.on(Place::OFF)));
        pips
    }

    fn contact(&mut self, own: Men, other: Men, pips: [i32; 2]) {
        let sides = [Side::of(own), Side::of(other)];
        for (side, [me, them]) in [[sides[0], sides[1]], [sides[1], sides[0]]].iter().enumerate() {
            let closed_home = them.home_points();
            self.push(BAR + (side * 4 + usize::from(me.on_bar.min(3))) * 7 + closed_home);
            let ahead = turned(them.closed);
            let zone = match me.rear {
                19.. => 0,
                13.. => 1,
                _ => 2,
            };
            let before = if me.rear > 6 { ahead >> (me.rear - 6) } else { ahead << (6 - me.rear) };
            let blocked = (before & 0b11_1111).count_ones() as usize;
            self.push(REAR + (side * 3 + zone) * 7 + blocked);
            let trapped = usize::from(me.n_far.min(5));
            self.push(TRAPPED + (side * 6 + trapped) * 7 + them.prime());
            let sight = Sight::new(me.occupied, me.on_bar, them.closed, them.blots);
            let shots = sight.shots().div_ceil(3) as usize;
            self.push(SHOTS + (side * 13 + shots) * 7 + me.home_points());
        }
        let lead = (pips[1] - pips[0]).div_euclid(8).clamp(-12, 12) + 12;
        self.push(LEAD + lead as usize);
    }

    fn race(&mut self, own: Men, other: Men, pips: [i32; 2]) {
        let near = match pips[0] {
            0..16 => pips[0] / 2,
            16..48 => 4 + pips[0] / 4,
            far => (12 + far / 12).min(25),
        };
        let lead = (pips[1] - pips[0]).div_euclid(2).clamp(-12, 12) + 12;
        self.push(PIPS + (near * 25 + lead) as usize);
        let left = |men: Men| usize::from((men.total() - men.on(Place::OFF)).min(15));
        self.push(LEFT + left(own) * 16 + left(other));
        for (side, [me, them]) in [[own, other], [other, own]].into_iter().enumerate() {
            if me.on(Place::OFF) > 0 {
                continue;
            }
            let outside: usize = me
                .stacks()
                .map(|(place, n)| usize::from(place.number().saturating_sub(6)) * usize::from(n))
                .sum();
            self.push(SAVING + (side * 16 + left(them)) * 8 + outside.div_ceil(3).min(7));
        }
    }
}

/// What matters of one side in contact, in its own numbering.
#[derive(Clone, Copy)]
struct Side {
    occupied: u32,
    closed: u32,
    blots: u32,
    on_bar: u8,
    rear: u32,
    /// Men at the far home or on the bar.
    n_far: u8,
}

impl Side {
    #[inline]
    fn of(men: Men) -> Side {
        let (occupied, closed) = (bits(men.occupied()), bits(men.made()));
        let far = men.occupied().into_iter().take_while(|place| FAR >> place.number() & 1 != 0);
        Side {
            occupied,
            closed,
            blots: bits(men.blots()),
            on_bar: men.on(Place::BAR),
            rear: occupied.checked_ilog2().unwrap_or(0),
            n_far: far.map(|place| men.on(place)).sum(),
        }
    }

    #[inline]
    fn home_points(&self) -> usize {
        (self.closed & HOME).count_ones() as usize
    }

    /// The longest row of closed points, at most six.
    #[inline]
    fn prime(&self) -> usize {
        let (mut row, mut length) = (self.closed & !(1 << 25), 0);
        while row != 0 && length < 6 {
            row &= row >> 1;
            length += 1;
        }
        length
    }
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::RuleSet;

    use super::*;

    fn board(own: &[(u8, u8)], other: &[(u8, u8)]) -> Board {
        Board::new(Men::new(own).unwrap(), Men::new(other).unwrap()).unwrap()
    }

    /// The start by hand: four stacks and the men off on each side, nobody on the bar against one
    /// home point, rear man on 24 with one closed point (the opponent's 6) among the next six,
    /// two men behind a prime of one, no blots, an even race.
    #[test]
    fn the_facts_of_the_start() {
        let encoded = Encoded::of(&RuleSet::STANDARD.board());
        assert_eq!(encoded.class(), Class::Mutual);
        let stacks = [23 * 6 + 1, 12 * 6 + 4, 7 * 6 + 2, 5 * 6 + 4].map(|row| row as usize);
        let mut expected: Vec<usize> = Vec::new();
        for side in 0..2 {
            expected.extend(stacks.map(|row| side * 144 + row));
            expected.push(OFF + side * 16);
        }
        for side in 0..2 {
            expected.push(BAR + side * 28 + 1);
            expected.push(REAR + side * 21 + 1);
            expected.push(TRAPPED + (side * 6 + 2) * 7 + 1);
            expected.push(SHOTS + side * 91 + 1);
        }
        expected.push(LEAD + 12);
        let rows: Vec<usize> = encoded.rows().iter().map(|&row| usize::from(row)).collect();
        assert_eq!(rows, expected);
    }

    /// One on the bar against five closed points, all of them in a row; a blot in its reach.
    #[test]
    fn the_facts_of_a_man_behind_a_prime() {
        let own = [(25, 1), (6, 14)];
        let other = [(7, 1), (6, 4), (5, 2), (4, 2), (3, 2), (2, 2), (10, 2)];
        let encoded = Encoded::of(&board(&own, &other));
        let has = |row: usize| encoded.rows().contains(&(row as u16));
        assert_eq!(encoded.class(), Class::Behind);
        assert!(has(BAR + 7 + 5), "one man against five points");
        assert!(has(REAR + 5), "five of the six points before it are closed");
        assert!(has(TRAPPED + 7 + 5), "one man behind a prime of five");
        // Only a 1 enters, to 24; then 6-1 goes on to the blot on 18, and so does no other roll.
        assert!(has(SHOTS + 7 + 1), "two throws hit, one home point");
    }

    #[test]
    fn the_facts_of_a_race() {
        // 12 pips against 46; the other has one man outside, by two pips.
        let encoded = Encoded::of(&board(&[(8, 1), (1, 4), (0, 10)], &[(8, 1), (4, 8), (1, 6)]));
        assert_eq!(encoded.class(), Class::Race);
        let has = |row: usize| encoded.rows().contains(&(row as u16));
        assert!(has(PIPS + 6 * 25 + 24), "12 pips, ahead by 34: clamped");
        assert!(has(LEFT + 5 * 16 + 15), "five men left against fifteen");
        assert!(has(SAVING + (16 + 5) * 8 + 1), "the other needs two pips, five men are left");
        assert_eq!(encoded.rows().len(), 2 + 1 + 3 + 1 + 1 + 1 + 1);
        assert_eq!((Class::Mutual.rows(), Class::Race.rows()), (709, 1_482));
    }
}
