//! The inputs of the network for races.
//!
//! For each side: one man on a point, two or more, three or more, how many above three; men off, one
//! input for each number; pips by eights, one input for each step; pips, pips and men outside the home,
//! gaps among the home points. And the lead in pips, cut off at different distances.

use parlor_backgammon::Board;
use parlor_nets::Active;

use super::side::{HOME, POINTS, Side};

const OFF: usize = 2 * 24 * 4;
const STEPS: usize = OFF + 2 * 16;
const QUANTITY: usize = STEPS + 2 * 24;
const QUANTITIES: usize = 5;
const LEAD: usize = QUANTITY + 2 * QUANTITIES;
const LEADS: usize = 4;

/// How many inputs there are.
pub(super) const INPUTS: usize = LEAD + LEADS;

/// Adds all inputs of a race that are not zero.
pub(super) fn inputs(board: &Board, out: &mut Vec<Active>) {
    let sides = [Side::of(board.own()), Side::of(board.other())];
    let mut add = |row: usize, value: i32| {
        if value != 0 {
            out.push(Active { row: row as u16, value: value.clamp(-1023, 1023) as i16 });
        }
    };
    let one = i32::from(Active::ONE);
    for (n, side) in sides.iter().enumerate() {
        let (mut outside, mut crossing) = (0, 0);
        side.each_stack(|place, men| {
            let (at, men) = ((n * 24 + (place as usize).min(24) - 1) * 4, men as i32);
            add(at, if men == 1 { one } else { 0 });
            add(at + 1, if men >= 2 { one } else { 0 });
            add(at + 2, if men >= 3 { one } else { 0 });
            add(at + 3, (men - 3).max(0) * one / 2);
            outside += men * (place as i32 - 6).max(0);
            crossing += men * ((place as i32 - 1) / 6);
        });
        add(OFF + n * 16 + side.on(0) as usize, one);
        add(STEPS + n * 24 + (side.pips as usize / 8).min(23), one);
        let at = QUANTITY + n * QUANTITIES;
        add(at, side.pips);
        add(at + 1, outside);
        add(at + 2, side.within(POINTS & !HOME) as i32 * 16);
        add(at + 3, (HOME & !side.occupied).count_ones() as i32 * 16);
        add(at + 4, crossing * 8);
    }
    let lead = sides[1].pips - sides[0].pips;
    for (n, (most, factor)) in [(8, 16), (20, 6), (40, 3), (120, 1)].into_iter().enumerate() {
        add(LEAD + n, lead.clamp(-most, most) * factor);
    }
}
