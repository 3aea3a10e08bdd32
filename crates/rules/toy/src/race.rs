//! The race: two runners, one die, and one second throw each. Open, with chance.
//!
//! On a straight [`Track`] both runners have the same number of steps to go. They take turns; the
//! track says who begins. The mover throws the die and then either steps on by what it shows, or, once in the
//! game, declines it and throws again; the second throw must be used. The first to reach or pass
//! the end wins 1 from the other.
//!
//! The choice is real: at the start of [`Track::SPRINT`] a 1 is best declined, while a 2 is best
//! stepped to keep the right. Steps and rights only run out, so backward induction solves every
//! track.
//!
//! The shortest track worth running, two steps with a die of two faces, by hand: one step to go
//! always wins. With two to go against one, the mover needs a 2, in two throws if it may decline:
//! 3/4, or 1/2 without the right. At the start a 2 wins; after a 1, stepping leaves 1 − 3/4 = 1/4,
//! declining 1/2 + 1/2 · 1/4 = 5/8. So the player who begins wins 1/2 + 1/2 · 5/8 = 13/16 of the games, and
//! the value is 13/16 − 3/16 = 5/8.
//!
//! Rules: `docs/rules/toy.md#dice-race`.

use std::fmt;

use parlor_game::{
    Answers, BySeat, Entropy, Game, Illegal, Observed, Seat, SeatSet, Silent, Sink, Stochastic,
    Turn,
};

use crate::one_of_two;

/// Where a race is run, with which die, and who begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Track {
    length: u8,  // Invariant: 1 to 60.
    faces: u8,   // Invariant: 1 to 6.
    first: Seat, // Invariant: A or B.
}

impl Track {
    /// Two steps, a die of two faces: solved by hand in the module documentation.
    pub const SHORTEST: Track = Track { length: 2, faces: 2, first: Seat::A };
    /// Eight steps, a die of three faces: long enough for a choice to matter, quick to solve.
    pub const SPRINT: Track = Track { length: 8, faces: 3, first: Seat::A };

    /// Twenty steps, a die of six faces: a race as on a board.
    pub const LONG: Track = Track { length: 20, faces: 6, first: Seat::A };

    /// A track of 1 to 60 steps, run with a die that shows 1 to `faces`, at most 6. `A` begins.
    pub fn new(length: u8, faces: u8) -> Option<Track> {
        let fits = (1..=60).contains(&length) && (1..=6).contains(&faces);
        fits.then_some(Track { length, faces, first: Seat::A })
    }

    /// The same track when `first` begins: `B` for every seat but `A`.
    pub fn begun_by(self, first: Seat) -> Track {
        Track { first: one_of_two(first), ..self }
    }

    /// Steps from start to end.
    pub fn length(self) -> u8 {
        self.length
    }

    /// The highest throw.
    pub fn faces(self) -> u8 {
        self.faces
    }
}

/// What the die shows: 1 up to the number of its faces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face(u8); // Invariant: 1 to 6.

impl Face {
    /// The face with this many pips, 1 to 6.
    pub fn new(pips: u8) -> Option<Face> {
        (1..=6).contains(&pips).then_some(Face(pips))
    }

    /// How many pips it has.
    pub fn pips(self) -> u8 {
        self.0
    }
}

/// Names a throw: the how-manieth of the race, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throw(pub u8);

/// What the mover does with a throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RaceAction {
    /// Goes on by what the die shows.
    Step,
    /// Throws again; once in a game.
    Decline,
}

impl fmt::Display for RaceAction {
    /// `step` or `decline`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RaceAction::Step => "step",
            RaceAction::Decline => "decline",
        })
    }
}

/// What happens in a race.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RaceEvent {
    /// The die shows this.
    Threw(Face),
    /// The mover has decided.
    Chose(Seat, RaceAction),
}

/// What the mover is about to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stride {
    /// To throw; after declining it must step.
    Throwing {
        /// Is this the second throw of the turn?
        again: bool,
    },
    /// To step by this throw or to decline it.
    Choosing(Face),
}

/// One race. Everyone sees all of it, so it is its own view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Race {
    track: Track,
    to_go: BySeat<u8>,
    may_decline: SeatSet,
    mover: Seat,
    stride: Stride,
    throws: u8,
}

impl Race {
    /// A race in which `mover` has thrown `face` and may choose: the steps that `A` and `B` have to go,
    /// who may still decline. `None` where the track or its die is too short.
    pub fn thrown(
        track: Track,
        to_go: [u8; 2],
        may_decline: SeatSet,
        mover: Seat,
        face: Face,
    ) -> Option<Race> {
        let fits = to_go.iter().all(|steps| (1..=track.length).contains(steps));
        let [a, b] = to_go;
        let race = Race {
            track,
            to_go: BySeat::new([a, b, 0, 0]),
            may_decline: may_decline & SeatSet::TWO,
            mover: one_of_two(mover),
            stride: Stride::Choosing(face),
            throws: 1,
        };
        (fits && face.pips() <= track.faces).then_some(race)
    }

    /// Where it is run.
    pub fn track(&self) -> Track {
        self.track
    }

    /// Steps that `seat` has still to go; 0 for the winner.
    pub fn to_go(&self, seat: Seat) -> u8 {
        self.to_go[seat]
    }

    /// Has `seat` still the right to decline a throw?
    pub fn may_decline(&self, seat: Seat) -> bool {
        self.may_decline.contains(seat)
    }

    /// Whose turn it is; the loser's when the race is over.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// What the mover is about to do.
    pub fn stride(&self) -> Stride {
        self.stride
    }

    /// Who has reached the end.
    pub fn winner(&self) -> Option<Seat> {
        SeatSet::TWO.into_iter().find(|&seat| self.to_go[seat] == 0)
    }

    fn step(&mut self, face: Face) {
        self.to_go[self.mover] = self.to_go[self.mover].saturating_sub(face.pips());
        self.mover = self.mover.opponent();
        self.stride = Stride::Throwing { again: false };
    }
}

impl Game for Race {
    type Setup = Track;
    type Action = RaceAction;
    type Address = Throw;
    type Chance = Face;
    type Event = RaceEvent;

    fn start(track: &Track) -> Race {
        Race {
            track: *track,
            to_go: BySeat::new([track.length, track.length, 0, 0]),
            may_decline: SeatSet::TWO,
            mover: track.first,
            stride: Stride::Throwing { again: false },
            throws: 0,
        }
    }

    fn seats(&self) -> SeatSet {
        SeatSet::TWO
    }

    fn turn(&self) -> Turn<Throw> {
        match self.stride {
            _ if self.winner().is_some() => Turn::Over,
            Stride::Throwing { .. } => Turn::Chance(Throw(self.throws)),
            Stride::Choosing(_) => Turn::Decide(SeatSet::one(self.mover)),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<RaceAction>) {
        out.clear();
        if self.turn().asked().contains(seat) {
            out.push(RaceAction::Step);
            if self.may_decline(seat) {
                out.push(RaceAction::Decline);
            }
        }
    }

    fn advance(&mut self, answers: &Answers<RaceAction>, events: &mut impl Sink<RaceEvent>) {
        let (mover, Stride::Choosing(face)) = (self.mover, self.stride) else { return };
        let Some(action) = answers.get(mover) else { return };
        match action {
            RaceAction::Step => self.step(face),
            RaceAction::Decline => {
                self.may_decline = self.may_decline.without(mover);
                self.stride = Stride::Throwing { again: true };
            }
        }
        events.push(RaceEvent::Chose(mover, action));
    }

    fn apply(&mut self, face: Face, events: &mut impl Sink<RaceEvent>) -> Result<(), Illegal> {
        let (Turn::Chance(_), Stride::Throwing { again }) = (self.turn(), self.stride) else {
            return Err(Illegal::Chance { reason: "no-throw-is-due" });
        };
        if face.pips() > self.track.faces {
            return Err(Illegal::Chance { reason: "the-die-has-no-such-face" });
        }
        self.throws += 1;
        events.push(RaceEvent::Threw(face));
        if again {
            self.step(face);
        } else {
            self.stride = Stride::Choosing(face);
        }
        Ok(())
    }

    fn returns(&self) -> BySeat<i32> {
        match self.winner() {
            Some(Seat::A) => BySeat::new([1, -1, 0, 0]),
            Some(_) => BySeat::new([-1, 1, 0, 0]),
            None => BySeat::splat(0),
        }
    }
}

impl Stochastic for Race {
    fn outcomes(&self, _: Throw) -> Option<impl Iterator<Item = (Face, u32)> + use<>> {
        Some((1..=self.track.faces).map(|pips| (Face(pips), 1)))
    }

    fn draw(&self, _: Throw, entropy: &mut impl Entropy) -> Face {
        Face(1 + entropy.below(u32::from(self.track.faces)) as u8)
    }
}

impl Observed for Race {
    type View = Race;
    type Seen = RaceEvent;

    fn first_view(track: &Track, _: Seat) -> Race {
        Race::start(track)
    }

    fn view(&self, _: Seat) -> Race {
        *self
    }

    fn seen_by(event: &RaceEvent, _: Seat) -> Option<RaceEvent> {
        Some(*event)
    }

    fn fold(view: &mut Race, seen: &RaceEvent) -> Result<(), Illegal> {
        match *seen {
            RaceEvent::Threw(face) => view.apply(face, &mut Silent),
            RaceEvent::Chose(seat, action) => {
                view.resolve(&Answers::one(seat, action), &mut Silent)
            }
        }
    }

    fn prompt(view: &Race, viewer: Seat, out: &mut Vec<RaceAction>) {
        view.legal(viewer, out);
    }
}

impl fmt::Display for Race {
    /// Steps to go, `*` for the right to decline, then what is due: `A 5* B 8 | A threw 2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in SeatSet::TWO {
            let right = if self.may_decline(seat) { "*" } else { "" };
            write!(f, "{seat} {}{right} ", self.to_go[seat])?;
        }
        match (self.winner(), self.stride) {
            (Some(winner), _) => write!(f, "| {winner} wins"),
            (None, Stride::Throwing { .. }) => write!(f, "| {} to throw", self.mover),
            (None, Stride::Choosing(face)) => write!(f, "| {} threw {}", self.mover, face.pips()),
        }
    }
}
