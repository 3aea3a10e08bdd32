//! Snatch: the smallest card game with a call window that we could think of.
//!
//! Eight cards, the ranks 0 to 3 twice each. Three seats get one card each; then in turn each draws
//! a card and discards one of its two. Any other player who holds the rank just discarded is asked to
//! snatch or to pass. The first snatcher in turn order shows its card and wins 1 from the
//! discarder, which ends the deal; so does the last card. Who is asked, and who passes, is secret.

mod table;
mod views;

use parlor_game::{Answers, BySeat, Entropy, Game, Illegal, Seat, SeatSet, Sink, Stochastic, Turn};

pub(crate) use table::{Cards, Rank, Stage, Table};
pub(crate) use views::{Seen, View};

const SEATS: SeatSet = SeatSet::THREE;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    Discard(Rank),
    Snatch,
    Pass,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Address {
    Deal,
    Draw { left: u8 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chance {
    Deal([Rank; 3]),
    Draw(Rank),
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Event {
    Dealt([Rank; 3]),
    Drew { seat: Seat, rank: Rank },
    Discarded(Rank),
    Passed(Seat),
    Snatched(Seat),
    Ended,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Snatch {
    pub(crate) table: Table,
    pub(crate) hands: BySeat<Cards>,
    pub(crate) pack: Cards,
    /// Who may still snatch.
    pub(crate) open: SeatSet,
    /// Who let the last discard go.
    pub(crate) passed: SeatSet,
}

impl Snatch {
    /// All cards, wherever they are.
    pub(crate) fn n_cards(&self) -> i64 {
        let held: u8 = SEATS.into_iter().map(|seat| self.hands[seat].len()).sum();
        i64::from(held + self.pack.len() + self.table.shown.len())
    }

    /// Those who may snatch what was just discarded.
    fn callers(&self) -> SeatSet {
        let mut listed = Vec::new();
        SEATS
            .into_iter()
            .filter(|&seat| {
                self.table.prompt(seat, self.hands[seat], false, &mut listed);
                listed.contains(&Action::Snatch)
            })
            .collect()
    }

    fn end_if_exhausted(&mut self, events: &mut impl Sink<Event>) {
        if self.open.is_empty() && self.table.left == 0 {
            self.table.stage = Stage::Over(None);
            events.push(Event::Ended);
        }
    }

    fn discard(&mut self, rank: Rank, events: &mut impl Sink<Event>) {
        let seat = self.table.mover;
        self.hands[seat].take(rank).expect("a listed discard is held");
        self.table.discard(rank);
        events.push(Event::Discarded(rank));
        self.open = self.callers();
        self.end_if_exhausted(events);
    }

    fn close_window(&mut self, answers: &Answers<Action>, events: &mut impl Sink<Event>) {
        let Stage::Discarded(rank) = self.table.stage else { return };
        let snatchers: SeatSet =
            answers.iter().filter(|(_, a)| *a == Action::Snatch).map(|(s, _)| s).collect();
        let passers = std::mem::take(&mut self.open);
        if let Some(seat) = snatchers.after(self.table.mover) {
            self.hands[seat].take(rank).expect("who is asked holds the rank");
            self.table.shown.add(rank);
            self.table.stage = Stage::Over(Some(seat));
            return events.push(Event::Snatched(seat));
        }
        self.passed = passers;
        for seat in passers {
            events.push(Event::Passed(seat));
        }
        self.end_if_exhausted(events);
    }
}

impl Game for Snatch {
    type Setup = ();
    type Action = Action;
    type Address = Address;
    type Chance = Chance;
    type Event = Event;

    fn start((): &()) -> Snatch {
        let (hands, open, passed) = (BySeat::splat(Cards::NONE), SeatSet::EMPTY, SeatSet::EMPTY);
        Snatch { table: Table::FRESH, hands, pack: Cards::PACK, open, passed }
    }

    fn seats(&self) -> SeatSet {
        SEATS
    }

    fn turn(&self) -> Turn<Address> {
        let draw = Turn::Chance(Address::Draw { left: self.table.left });
        match self.table.stage {
            Stage::Undealt => Turn::Chance(Address::Deal),
            Stage::Dealt => draw,
            Stage::Discarding => Turn::Decide(SeatSet::one(self.table.mover)),
            Stage::Discarded(_) if self.open.is_empty() => draw,
            Stage::Discarded(_) => Turn::Decide(self.open),
            Stage::Over(_) => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.table.prompt(seat, self.hands[seat], self.passed.contains(seat), out);
    }

    fn advance(&mut self, answers: &Answers<Action>, events: &mut impl Sink<Event>) {
        match answers.get(self.table.mover) {
            Some(Action::Discard(rank)) => self.discard(rank, events),
            _ => self.close_window(answers, events),
        }
    }

    fn apply(&mut self, chance: Chance, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let mut after = self.clone();
        match (self.turn(), chance) {
            (Turn::Chance(Address::Deal), Chance::Deal(cards)) => {
                for (seat, rank) in SEATS.into_iter().zip(cards) {
                    after.pack.take(rank)?;
                    after.hands[seat].add(rank);
                }
                (after.table.stage, after.table.left) = (Stage::Dealt, after.pack.len());
                events.push(Event::Dealt(cards));
            }
            (Turn::Chance(Address::Draw { .. }), Chance::Draw(rank)) => {
                after.pack.take(rank)?;
                after.table.draw();
                after.passed = SeatSet::EMPTY;
                let seat = after.table.mover;
                after.hands[seat].add(rank);
                events.push(Event::Drew { seat, rank });
            }
            _ => return Err(Illegal::Chance { reason: "not-due" }),
        }
        *self = after;
        Ok(())
    }

    fn returns(&self) -> BySeat<i32> {
        let mut returns = BySeat::splat(0);
        if let Stage::Over(Some(winner)) = self.table.stage {
            returns[winner] += 1;
            returns[self.table.mover] -= 1;
        }
        returns
    }
}

impl Stochastic for Snatch {
    fn outcomes(&self, at: Address) -> Option<impl Iterator<Item = (Chance, u32)> + use<>> {
        let pack = self.pack;
        let draw = move |rank| (Chance::Draw(rank), u32::from(pack.0[rank as usize]));
        (at != Address::Deal).then(|| pack.ranks().map(draw))
    }

    fn draw(&self, at: Address, entropy: &mut impl Entropy) -> Chance {
        let mut cards = self.pack.each();
        entropy.shuffle(&mut cards);
        match at {
            Address::Deal => Chance::Deal([cards[0], cards[1], cards[2]]),
            Address::Draw { .. } => Chance::Draw(cards[0]),
        }
    }
}
