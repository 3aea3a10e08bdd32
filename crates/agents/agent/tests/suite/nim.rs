//! Nim with one heap: two seats take one to three in turn; who takes the last wins.

use parlor_game::{Answers, BySeat, Game, Illegal, Observed, Seat, SeatSet, Sink, Turn};

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Nim {
    pub(crate) heap: u8,
    mover: Seat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Take(pub(crate) u8);

impl Game for Nim {
    type Setup = u8;
    type Action = Take;
    type Address = ();
    type Chance = ();
    type Event = Take;

    fn start(&heap: &u8) -> Nim {
        Nim { heap, mover: Seat::A }
    }

    fn seats(&self) -> SeatSet {
        SeatSet::TWO
    }

    fn turn(&self) -> Turn<()> {
        if self.heap == 0 { Turn::Over } else { Turn::Decide(SeatSet::one(self.mover)) }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Take>) {
        out.clear();
        if seat == self.mover {
            out.extend((1..=self.heap.min(3)).map(Take));
        }
    }

    fn advance(&mut self, answers: &Answers<Take>, events: &mut impl Sink<Take>) {
        for (seat, take) in answers.iter() {
            self.heap -= take.0;
            self.mover = seat.opponent();
            events.push(take);
        }
    }

    fn apply(&mut self, (): (), _: &mut impl Sink<Take>) -> Result<(), Illegal> {
        Err(Illegal::Chance { reason: "nothing-is-drawn-in-nim" })
    }

    fn returns(&self) -> BySeat<i32> {
        // The mover faces an empty heap: the other one took the last.
        let sign = |seat| if seat == self.mover { -1 } else { 1 };
        BySeat::new([sign(Seat::A), sign(Seat::B), 0, 0])
    }
}

impl Observed for Nim {
    type View = Nim;
    type Seen = Take;

    fn first_view(setup: &u8, _viewer: Seat) -> Nim {
        Nim::start(setup)
    }

    fn view(&self, _viewer: Seat) -> Nim {
        self.clone()
    }

    fn seen_by(event: &Take, _viewer: Seat) -> Option<Take> {
        Some(*event)
    }

    fn fold(view: &mut Nim, seen: &Take) -> Result<(), Illegal> {
        view.resolve(&Answers::one(view.mover, *seen), &mut parlor_game::Silent)
    }

    fn prompt(view: &Nim, viewer: Seat, out: &mut Vec<Take>) {
        view.legal(viewer, out);
    }
}
