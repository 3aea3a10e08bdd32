//! A coin game: each round a coin is tossed, seat `A` peeks, both call it at once, and each right
//! call is worth a point. In the last round `B` must call heads.

use parlor_game::{
    Answers, BySeat, Dealer, Entropy, Game, Illegal, Observed, Seat, SeatSet, Sink, Stochastic,
    Turn,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Heads,
    Tails,
    /// Drawn by nobody honest: the game refuses it.
    Edge,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct CoinGame {
    rounds: u8,
    round: u8,
    coin: Option<Side>,
    score: BySeat<i32>,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Event {
    Tossed { side: Side },
    Shown { side: Side, calls: Answers<Side> },
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Seen {
    IPeeked { side: Side },
    Tossed,
    Shown { side: Side, calls: Answers<Side> },
}

/// What a seat knows; only `A` has a peek to hold.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct View {
    rounds: u8,
    round: u8,
    pub(crate) peek: Option<Side>,
    lies_hidden: bool,
    score: BySeat<i32>,
}

fn legal_calls(seat: Seat, lies_hidden: bool, last: bool, out: &mut Vec<Side>) {
    out.clear();
    match seat {
        _ if !lies_hidden => {}
        Seat::B if last => out.push(Side::Heads),
        Seat::A | Seat::B => out.extend([Side::Heads, Side::Tails]),
        Seat::C | Seat::D => {}
    }
}

fn add_points(score: &mut BySeat<i32>, side: Side, calls: &Answers<Side>) {
    for (seat, call) in calls.iter() {
        score[seat] += i32::from(call == side);
    }
}

impl Game for CoinGame {
    type Setup = u8;
    type Action = Side;
    type Address = u8;
    type Chance = Side;
    type Event = Event;

    fn start(&rounds: &u8) -> CoinGame {
        CoinGame { rounds, round: 0, coin: None, score: BySeat::splat(0) }
    }

    fn seats(&self) -> SeatSet {
        SeatSet::TWO
    }

    fn turn(&self) -> Turn<u8> {
        match self.coin {
            Some(_) => Turn::Decide(SeatSet::TWO),
            None if self.round < self.rounds => Turn::Chance(self.round),
            None => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Side>) {
        legal_calls(seat, self.coin.is_some(), self.round + 1 == self.rounds, out);
    }

    fn advance(&mut self, answers: &Answers<Side>, events: &mut impl Sink<Event>) {
        if let Some(side) = self.coin.take() {
            add_points(&mut self.score, side, answers);
            self.round += 1;
            events.push(Event::Shown { side, calls: *answers });
        }
    }

    fn apply(&mut self, side: Side, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if !matches!(self.turn(), Turn::Chance(_)) {
            return Err(Illegal::Chance { reason: "no-toss-is-due" });
        }
        if side == Side::Edge {
            return Err(Illegal::Chance { reason: "a-coin-has-two-sides" });
        }
        self.coin = Some(side);
        events.push(Event::Tossed { side });
        Ok(())
    }

    fn returns(&self) -> BySeat<i32> {
        self.score
    }
}

impl Observed for CoinGame {
    type View = View;
    type Seen = Seen;

    fn first_view(setup: &u8, viewer: Seat) -> View {
        CoinGame::start(setup).view(viewer)
    }

    fn view(&self, viewer: Seat) -> View {
        View {
            rounds: self.rounds,
            round: self.round,
            peek: self.coin.filter(|_| viewer == Seat::A),
            lies_hidden: self.coin.is_some(),
            score: self.score,
        }
    }

    fn seen_by(event: &Event, viewer: Seat) -> Option<Seen> {
        Some(match event {
            Event::Tossed { side } if viewer == Seat::A => Seen::IPeeked { side: *side },
            Event::Tossed { .. } => Seen::Tossed,
            Event::Shown { side, calls } => Seen::Shown { side: *side, calls: *calls },
        })
    }

    fn fold(view: &mut View, seen: &Seen) -> Result<(), Illegal> {
        match seen {
            Seen::IPeeked { side } => {
                view.peek = Some(*side);
                view.lies_hidden = true;
            }
            Seen::Tossed => view.lies_hidden = true,
            Seen::Shown { side, calls } => {
                add_points(&mut view.score, *side, calls);
                view.round += 1;
                view.peek = None;
                view.lies_hidden = false;
            }
        }
        Ok(())
    }

    fn prompt(view: &View, viewer: Seat, out: &mut Vec<Side>) {
        legal_calls(viewer, view.lies_hidden, view.round + 1 == view.rounds, out);
    }
}

impl Stochastic for CoinGame {
    fn outcomes(&self, _at: u8) -> Option<impl Iterator<Item = (Side, u32)> + use<>> {
        Some([(Side::Heads, 1), (Side::Tails, 1)].into_iter())
    }

    fn draw(&self, _at: u8, entropy: &mut impl Entropy) -> Side {
        if entropy.below(2) == 0 { Side::Heads } else { Side::Tails }
    }
}

/// Tosses written down beforehand, by round.
pub(crate) struct Tosses(pub(crate) Vec<Side>);

impl Dealer<CoinGame> for Tosses {
    fn answer(&mut self, round: u8) -> Option<Side> {
        self.0.get(usize::from(round)).copied()
    }
}
