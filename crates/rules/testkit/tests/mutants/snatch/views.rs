//! What a seat knows, and what it may guess.

use parlor_game::{BySeat, Entropy, Hidden, Illegal, Observed, Seat, SeatSet};

use super::table::{Cards, Rank, Stage, Table};
use super::{Action, Event, SEATS, Snatch};

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Seen {
    IGot(Rank),
    IDrew(Rank),
    OtherDrew,
    Discarded(Rank),
    IPassed,
    Snatched(Seat),
    Ended,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct View {
    pub(crate) me: Seat,
    pub(crate) hand: Cards,
    pub(crate) passed: bool,
    pub(crate) table: Table,
}

impl Observed for Snatch {
    type View = View;
    type Seen = Seen;

    fn first_view((): &(), me: Seat) -> View {
        View { me, hand: Cards::NONE, passed: false, table: Table::FRESH }
    }

    fn view(&self, me: Seat) -> View {
        let passed = self.passed.contains(me);
        View { me, hand: self.hands[me], passed, table: self.table }
    }

    fn seen_by(event: &Event, viewer: Seat) -> Option<Seen> {
        match *event {
            Event::Dealt(cards) => Some(Seen::IGot(cards[viewer.idx()])),
            Event::Drew { seat, rank } if seat == viewer => Some(Seen::IDrew(rank)),
            Event::Drew { .. } => Some(Seen::OtherDrew),
            Event::Discarded(rank) => Some(Seen::Discarded(rank)),
            Event::Passed(seat) => (seat == viewer).then_some(Seen::IPassed),
            Event::Snatched(seat) => Some(Seen::Snatched(seat)),
            Event::Ended => Some(Seen::Ended),
        }
    }

    fn fold(view: &mut View, seen: &Seen) -> Result<(), Illegal> {
        let mut after = view.clone();
        let misfit = Err(Illegal::Misfit { reason: "out-of-turn" });
        let mine = view.table.mover == view.me;
        match (*seen, view.table.stage) {
            (Seen::IGot(rank), Stage::Undealt) => {
                after.hand.add(rank);
                (after.table.stage, after.table.left) = (Stage::Dealt, 5);
            }
            (Seen::IDrew(_) | Seen::OtherDrew, Stage::Dealt | Stage::Discarded(_)) => {
                let my_draw = view.table.next_mover() == view.me;
                match *seen {
                    Seen::IDrew(rank) if my_draw => after.hand.add(rank),
                    Seen::OtherDrew if !my_draw => {}
                    _ => return misfit,
                }
                if view.table.left == 0 {
                    return misfit;
                }
                after.table.draw();
                after.passed = false;
            }
            (Seen::Discarded(rank), Stage::Discarding) => {
                if mine {
                    after.hand.take(rank)?;
                }
                after.table.discard(rank);
            }
            (Seen::IPassed, Stage::Discarded(rank)) if !mine && view.hand.has(rank) => {
                after.passed = true;
            }
            (Seen::Snatched(seat), Stage::Discarded(rank)) => {
                if seat == view.me {
                    after.hand.take(rank)?;
                }
                after.table.shown.add(rank);
                after.table.stage = Stage::Over(Some(seat));
            }
            (Seen::Ended, Stage::Discarded(_)) => after.table.stage = Stage::Over(None),
            _ => return misfit,
        }
        *view = after;
        Ok(())
    }

    fn prompt(view: &View, viewer: Seat, out: &mut Vec<Action>) {
        view.table.prompt(viewer, view.hand, view.passed, out);
    }
}

impl Hidden for Snatch {
    /// After the last discard the deal goes on only if someone is asked: deals until it fits.
    fn sample(view: &View, me: Seat, entropy: &mut impl Entropy) -> Snatch {
        loop {
            let world = view.dealt_at_random(me, entropy);
            let waits = matches!(view.table.stage, Stage::Discarded(_)) && view.table.left == 0;
            if !waits || !world.open.is_empty() {
                return world;
            }
        }
    }
}

impl View {
    /// A world with the unseen cards anywhere; an open window is opened anew.
    fn dealt_at_random(&self, me: Seat, entropy: &mut impl Entropy) -> Snatch {
        let table = self.table;
        let mut pack = Cards::PACK;
        for rank in self.hand.each().into_iter().chain(table.shown.each()) {
            pack.take(rank).expect("a view holds no more than the pack");
        }
        let mut unknown = pack.each();
        entropy.shuffle(&mut unknown);
        let mut hands = BySeat::splat(Cards::NONE);
        hands[me] = self.hand;
        for seat in SEATS.without(me) {
            for _ in 0..table.n_held(seat) {
                let rank = unknown.pop().expect("the pack is large enough");
                hands[seat].add(rank);
                pack.take(rank).expect("each card is given once");
            }
        }
        let (open, passed) = (SeatSet::EMPTY, SeatSet::EMPTY);
        let mut world = Snatch { table, hands, pack, open, passed };
        let callers = world.callers();
        if self.passed {
            world.passed = callers.with(me);
        } else {
            world.open = callers;
        }
        world
    }
}
