//! Two different dice when a man may be borne off.
//!
//! Larger numbers than needed make many coincidences here (both men off from the same point, in
//! either order), so results are compared. With at most one man outside there are at most seven
//! places to start from, hence few results.

use crate::{Board, Dice, Die, Play, Step};

use super::{Plays, Reach};

/// Seven places to start from, twice, in two orders.
const MOST: usize = 2 * 7 * 7;

pub(super) fn plays(board: &Board, dice: Dice, out: &mut impl Plays) {
    let mut found = Distinct { boards: [*board; MOST], n: 0 };
    for (first, second) in [(dice.large(), dice.small()), (dice.small(), dice.large())] {
        for a in Reach::of(board).sources(first) {
            let stop = board.after_step(Step::new(a, first));
            let play = Play::DANCE.with(0, Step::new(a, first));
            for b in Reach::of(&stop).sources(second) {
                let step = Step::new(b, second);
                found.push(play.with(1, step), stop.after_step(step), out);
            }
        }
    }
    if found.n == 0 && !one_die(board, dice.large(), out) {
        one_die(board, dice.small(), out);
    }
}

fn one_die(board: &Board, die: Die, out: &mut impl Plays) -> bool {
    let from = Reach::of(board).sources(die);
    for a in from {
        let step = Step::new(a, die);
        out.push(Play::DANCE.with(0, step), board.after_step(step));
    }
    !from.is_empty()
}

/// Lets each result through once.
struct Distinct {
    boards: [Board; MOST],
    n: usize,
}

impl Distinct {
    fn push(&mut self, play: Play, after: Board, out: &mut impl Plays) {
        if !self.boards[..self.n].contains(&after) {
            self.boards[self.n] = after;
            self.n += 1;
            out.push(play, after);
        }
    }
}
