//! The same number up to four times.
//!
//! Every play can be made with its steps in descending order of where they start, and then two
//! different step lists have different results. So the search goes down in that order only.

use crate::{Board, Die, Place, PlaceSet, Play, Step};

use super::{Plays, Reach};

pub(super) fn plays(board: &Board, reach: &Reach, die: Die, out: &mut impl Plays) {
    let mut search = Search { die, longest: 1, out };
    search.go(board, reach, PlaceSet::IN_PLAY, Play::DANCE, 0);
}

struct Search<'a, P> {
    die: Die,
    /// Most steps found so far; shorter plays are not legal.
    longest: usize,
    out: &'a mut P,
}

impl<P: Plays> Search<'_, P> {
    fn go(&mut self, board: &Board, reach: &Reach, below: PlaceSet, play: Play, made: usize) {
        let from = reach.sources(self.die) & below;
        if from.is_empty() {
            self.found(play, *board, made);
            return;
        }
        for a in from {
            let to = Place::of(u32::from(a.number().saturating_sub(self.die.pips())));
            let after = board.landed(reach.blots, a, to);
            let play = play.with(made, Step::new(a, self.die));
            if made == 3 {
                self.found(play, after, 4);
                continue;
            }
            let mut next = *reach;
            next.blots = next.blots.without(to);
            if board.own().on(a) == 1 {
                next.own = next.own.without(a);
            }
            next.own = next.own | (PlaceSet::one(to) & PlaceSet::POINTS);
            self.go(&after, &next, PlaceSet::up_to(a), play, made + 1);
        }
    }

    #[inline]
    fn found(&mut self, play: Play, after: Board, made: usize) {
        if made < self.longest {
            return;
        }
        if made > self.longest {
            self.longest = made;
            self.out.clear();
        }
        self.out.push(play, after);
    }
}
