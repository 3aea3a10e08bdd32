//! The inputs of the networks for contact and crashed positions.
//!
//! The player on roll is *own*, the opponent *other*. For each side:
//!
//! | inputs | what |
//! |---|---|
//! | 25 × 4 | one man on a place; two or more; three or more; how many above three |
//! | 3 | men off, in fives |
//! | 64 + 64 | which of the points 1 to 6 and 7 to 12 are made, one input for each pattern |
//! | 25 | quantities that players look at: see [`quantities`] |
//!
//! and three times the lead in pips, cut off at different distances.

use parlor_backgammon::Board;
use parlor_nets::Active;

use crate::linear::Sight;

use super::escapes::escapes;
use super::side::{BACK, HOME, POINTS, Side};

/// How many quantities there are for each side.
const QUANTITIES: usize = 25;
const LEADS: usize = 3;

// Where each group of inputs begins.
const OFF: usize = 2 * 25 * 4;
const PATTERNS: usize = OFF + 2 * 3;
const QUANTITY: usize = PATTERNS + 4 * 64;
const END: usize = QUANTITY + 2 * QUANTITIES + LEADS;

/// A position as the networks see it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contact {
    men: [u128; 2],
    /// Which inputs of the patterns are one.
    patterns: [u16; 4],
    quantities: [i16; 2 * QUANTITIES + LEADS],
}

impl Contact {
    /// How many inputs there are.
    pub(super) const INPUTS: usize = END;

    /// No men and no patterns: a base that nothing is known of.
    pub(super) const EMPTY: Contact = Contact {
        men: [0; 2],
        patterns: [PATTERNS as u16; 4],
        quantities: [0; 2 * QUANTITIES + LEADS],
    };

    /// The position seen by the player on roll.
    #[inline]
    pub(super) fn of(board: &Board) -> Contact {
        let (own, other) = (Side::of(board.own()), Side::of(board.other()));
        let mut all = [0; 2 * QUANTITIES + LEADS];
        let (first, rest) = all.split_at_mut(QUANTITIES);
        let (second, leads) = rest.split_at_mut(QUANTITIES);
        quantities(&own, &other, first);
        quantities(&other, &own, second);
        let lead = other.pips - own.pips;
        leads[0] = (lead.clamp(-12, 12) * 10) as i16;
        leads[1] = (lead.clamp(-40, 40) * 3) as i16;
        leads[2] = lead.clamp(-120, 120) as i16;
        let pattern = |n: usize, side: &Side, lowest: u32| {
            (PATTERNS + 64 * n) as u16 + (side.made >> lowest & 63) as u16
        };
        Contact {
            men: [own.men, other.men],
            patterns: [
                pattern(0, &own, 1),
                pattern(1, &own, 7),
                pattern(2, &other, 1),
                pattern(3, &other, 7),
            ],
            quantities: all,
        }
    }

    /// Adds all inputs that are not zero.
    pub(super) fn inputs(&self, out: &mut Vec<Active>) {
        for (side, &men) in self.men.iter().enumerate() {
            changed_men(side, 0, men, out);
        }
        out.extend(self.patterns.map(|row| Active { row, value: Active::ONE }));
        for (row, &value) in (QUANTITY as u16..).zip(&self.quantities) {
            if value != 0 {
                out.push(Active { row, value });
            }
        }
    }

    /// Adds by how much the inputs of `to` differ from these.
    #[inline]
    pub(super) fn changes(&self, to: &Contact, out: &mut Vec<Active>) {
        for (side, (&from, &to)) in self.men.iter().zip(&to.men).enumerate() {
            if from != to {
                changed_men(side, from, to, out);
            }
        }
        for (&from, &to) in self.patterns.iter().zip(&to.patterns) {
            if from != to {
                out.push(Active { row: from, value: -Active::ONE });
                out.push(Active { row: to, value: Active::ONE });
            }
        }
        let pairs = self.quantities.iter().zip(&to.quantities);
        for (row, (&from, &to)) in (QUANTITY as u16..).zip(pairs) {
            if from != to {
                out.push(Active { row, value: to - from });
            }
        }
    }
}

/// The inputs of so many men on a place.
const UNITS: [[i16; 4]; 16] = {
    let mut table = [[0; 4]; 16];
    let mut n = 1;
    while n < 16 {
        table[n] = match n {
            1 => [Active::ONE, 0, 0, 0],
            2 => [0, Active::ONE, 0, 0],
            _ => [0, Active::ONE, Active::ONE, (n as i16 - 3) * (Active::ONE / 2)],
        };
        n += 1;
    }
    table
};

/// The inputs of so many men off.
const fn off_units(n: i16) -> [i16; 3] {
    const fn part(n: i16, from: i16) -> i16 {
        let beyond = n - from;
        (if beyond < 0 {
            0
        } else if beyond > 5 {
            5
        } else {
            beyond
        }) * 26
    }
    [part(n, 0), part(n, 5), part(n, 10)]
}

/// Adds by how much the inputs of one side's men differ.
#[inline]
fn changed_men(side: usize, from: u128, to: u128, out: &mut Vec<Active>) {
    let (before, after) = (from.to_le_bytes(), to.to_le_bytes());
    let on = |bytes: &[u8; 16], place: usize| {
        usize::from(bytes[place >> 1 & 15] >> (4 * (place & 1)) & 15)
    };
    let changed = from ^ to;
    let mut add = |row: usize, change: i16| {
        if change != 0 {
            out.push(Active { row: row as u16, value: change });
        }
    };
    for (half, lowest) in [(changed as u64, 0), ((changed >> 64) as u64, 16)] {
        let mut left = half;
        while left != 0 {
            let nibble = left.trailing_zeros() as usize / 4;
            left &= !(15 << (4 * nibble));
            let place = lowest + nibble;
            let (old, new) = (on(&before, place), on(&after, place));
            if place == 0 {
                let (old, new) = (off_units(old as i16), off_units(new as i16));
                for n in 0..3 {
                    add(OFF + 3 * side + n, new[n] - old[n]);
                }
                continue;
            }
            let pairs = UNITS[old].iter().zip(&UNITS[new]);
            for (n, (old, new)) in pairs.enumerate() {
                add((side * 25 + place - 1) * 4 + n, new - old);
            }
        }
    }
}

/// What players look at, for one side: the race, the men behind and how they get away, points made
/// and held, blots in reach, men that are out of play.
#[inline]
fn quantities(me: &Side, them: &Side, out: &mut [i16]) {
    // The rearmost man of the opponent as I number places: below it nothing can hit me any more.
    let limit = 25 - them.rear;
    let (mut to_pass, mut passed, mut stacked, mut waiting, mut mobility) = (0, 0, 0, 0, 0);
    me.each_stack(|place, n| {
        let men = n as i32;
        if place > limit {
            to_pass += men * (place - limit) as i32;
        } else {
            passed += men * place as i32;
        }
        stacked += (men - 3).max(0);
        if place > 6 {
            mobility += men * escapes(place, them.made);
            if place < 19 {
                waiting += men * (place - 6) as i32;
            }
        }
    });
    let anchors = me.made & BACK;
    let behind = me.within(BACK) as i32;
    let (prime, lowest) = me.prime();
    let shut_in = if prime < 3 { 0 } else { them.within(POINTS << (25 - lowest) | 1 << 25) as i32 };
    let (shots, loss, twice) = shots(me, them);
    let on_bar = me.on(25) as i32;
    let closed = (them.made & HOME).count_ones() as i32;
    let entering: i32 = (19..=25).map(|place| escapes(place, them.made)).sum();
    let found = [
        me.pips,
        to_pass / 2,
        passed,
        me.rear as i32 * 5,
        anchors.checked_ilog2().map_or(0, |place| place as i32 * 5),
        match (me.made & 0x1FF_8000).trailing_zeros() {
            32 => 0,
            place => place as i32 * 5,
        },
        behind * 16,
        anchors.count_ones() as i32 * 32,
        (me.made & HOME).count_ones() as i32 * 20,
        prime.min(8) as i32 * 16,
        shut_in * prime as i32 * 4,
        if me.rear > 6 { escapes(me.rear, them.made) * 4 } else { 0 },
        entering,
        mobility / 2,
        shots * 4,
        loss / 4,
        twice * 8,
        (me.blots & HOME).count_ones() as i32 * 32,
        (me.blots & BACK).count_ones() as i32 * 32,
        stacked * 16,
        me.within(0b110) as i32 * 16,
        waiting,
        if on_bar > 0 { closed * closed * 4 } else { 0 },
        me.within(0x1F80) as i32 * 16,
        if anchors.count_ones() > 1 { behind * 16 } else { 0 },
    ];
    for (into, value) in out.iter_mut().zip(found) {
        *into = value.clamp(-1023, 1023) as i16;
    }
}

/// In how many throws I can hit a blot, the pips lost by it in all of them together, and in how many I
/// can choose between two.
#[inline]
fn shots(me: &Side, them: &Side) -> (i32, i32, i32) {
    let sight = Sight::new(me.occupied, me.on(25) as u8, them.made, them.blots);
    let (mut shots, mut loss, mut twice) = (0, 0, 0);
    sight.each_roll(|hits, throws| {
        let throws = throws as i32;
        if hits != 0 {
            shots += throws;
            loss += throws * hits.ilog2() as i32;
            twice += if hits & (hits - 1) != 0 { throws } else { 0 };
        }
    });
    (shots, loss, twice)
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::{Dice, Men, RuleSet};

    use super::*;

    fn dense(encoded: &Contact) -> Vec<i32> {
        let (mut inputs, mut dense) = (Vec::new(), vec![0; END]);
        encoded.inputs(&mut inputs);
        for Active { row, value } in inputs {
            assert_eq!(dense[usize::from(row)], 0, "row {row} twice");
            dense[usize::from(row)] = i32::from(value);
        }
        dense
    }

    /// Along games, what changes from before a play to after it leads from the inputs of the one to
    /// those of the other.
    #[test]
    fn changes_lead_from_one_position_to_another() {
        let mut board = RuleSet::STANDARD.board();
        let (mut plays, mut seed, mut compared) = (Vec::<Board>::new(), 1u64, 0);
        for _ in 0..400 {
            for dice in Dice::all() {
                board.plays(dice, &mut plays);
                let base = Contact::of(&board.flipped());
                for after in plays.iter().filter(|after| !after.own().all_off()) {
                    let to = Contact::of(&after.flipped());
                    let (mut changes, mut sums) = (Vec::new(), dense(&base));
                    base.changes(&to, &mut changes);
                    for Active { row, value } in changes {
                        sums[usize::from(row)] += i32::from(value);
                    }
                    assert_eq!(sums, dense(&to));
                    compared += 1;
                }
            }
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let dice = Dice::all().nth((seed >> 33) as usize % 21).unwrap();
            board.plays(dice, &mut plays);
            board = plays.get((seed >> 40) as usize % plays.len().max(1)).map_or(board, |b| *b);
            let over = board.own().all_off();
            board = if over { RuleSet::STANDARD.board() } else { board.flipped() };
        }
        assert!(compared > 50_000);
    }

    /// The opening by hand: 167 pips, the rear man on 24, one home point, one anchor with two men,
    /// nothing to be hit.
    #[test]
    fn quantities_of_the_opening() {
        let encoded = Contact::of(&RuleSet::STANDARD.board());
        let (own, other) = encoded.quantities.split_at(QUANTITIES);
        assert_eq!(own, &other[..QUANTITIES], "both sides stand alike");
        assert_eq!(own[0], 167);
        // 2 men 23 pips before passing the opponent's 24 point, 5 by 12, 3 by 7, 5 by 5.
        assert_eq!(own[1], (2 * 23 + 5 * 12 + 3 * 7 + 5 * 5) / 2);
        assert_eq!((own[3], own[4]), (24 * 5, 24 * 5));
        assert_eq!((own[6], own[7], own[8]), (2 * 16, 32, 20));
        assert_eq!((own[14], own[15], own[16]), (0, 0, 0));
        assert_eq!(own[19], (2 + 2) * 16);
        assert_eq!(other[QUANTITIES..], [0, 0, 0]);
    }

    /// Two blots six pips apart: 17 throws hit, at a cost of 7 pips to the one and 12 to the other.
    #[test]
    fn a_blot_in_reach() {
        let own = Men::new(&[(13, 1), (1, 2), (0, 12)]).unwrap();
        let other = Men::new(&[(18, 1), (3, 14)]).unwrap();
        let encoded = Contact::of(&Board::new(own, other).unwrap());
        assert_eq!(encoded.quantities[14..17], [17 * 4, (17 * 7 / 4) as i16, 0]);
        assert_eq!(encoded.quantities[QUANTITIES + 14..][..2], [17 * 4, (17 * 12 / 4) as i16]);
    }
}
