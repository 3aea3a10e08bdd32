//! One game from the opening throw to its result.

use parlor_game::{Answers, BySeat, Game, Illegal, Seat, SeatSet, Sink, Turn};

use crate::{
    Action, Board, Cube, Dice, Die, End, Event, Men, Outcome, Play, Plays, Position, RuleSet,
    Score, Setup, Throw, Thrown, Win,
};

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Phase {
    /// The opening throw after so many ties.
    Opening { ties: u16 },
    /// The player on roll may double before rolling.
    ToRoll,
    /// The dice of the player on roll.
    Rolling,
    /// The player on roll moves. Dice exist only now.
    ToMove(Dice),
    /// A double was offered by the player on roll; an even number of beavers later it is the other
    /// who answers, after an odd number the doubler.
    CubeOffered { beavers: u8 },
    /// Nothing more.
    Over(Outcome),
}

/// One game of backgammon. It is open: what the referee sees, everyone sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Backgammon {
    pub(crate) board: Board,
    pub(crate) on_roll: Seat,
    pub(crate) phase: Phase,
    pub(crate) cube: Cube,
    pub(crate) score: Score,
    pub(crate) turns: u32,
    pub(crate) rules: RuleSet,
}

impl Backgammon {
    /// The men, from the side of the player on roll.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The men of `seat`, in that seat's numbering.
    #[inline]
    pub fn men(&self, seat: Seat) -> Men {
        if seat == self.on_roll { self.board.own() } else { self.board.other() }
    }

    /// Who is on roll: whose turn it is, also while the other answers a double.
    #[inline]
    pub const fn on_roll(&self) -> Seat {
        self.on_roll
    }

    /// What the game waits for.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The cube as it lies.
    #[inline]
    pub const fn cube(&self) -> Cube {
        self.cube
    }

    /// The score the game is played at.
    #[inline]
    pub const fn score(&self) -> &Score {
        &self.score
    }

    /// The rules it is played by.
    #[inline]
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// How many turns have been played.
    #[inline]
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// The result, once there is one.
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Everything that describes the game now.
    pub const fn position(&self) -> Position {
        let Backgammon { board, on_roll, phase, cube, score, rules, .. } = *self;
        Position { board, on_roll, phase, cube, score, rules }
    }

    /// Is the cube of no more use to `seat`, since a single game already wins the match for it?
    pub fn cube_is_dead_for(&self, seat: Seat) -> bool {
        self.score.away(seat).is_some_and(|away| away <= self.cube.value().unsigned_abs())
    }

    /// May the player on roll double before rolling?
    ///
    /// Rule: `docs/rules/backgammon.md#the-doubling-cube`.
    #[inline]
    pub fn may_double(&self) -> bool {
        self.rules.cube
            && !self.score.is_crawford()
            && self.turns > 0
            && self.cube.is_free_for(self.on_roll)
    }

    pub(crate) fn beavers_allowed(&self) -> u8 {
        if self.score.is_money() { self.rules.beavers } else { 0 }
    }

    /// Who is asked now, if anyone.
    #[inline]
    fn asked(&self) -> Option<Seat> {
        match self.phase {
            Phase::ToRoll | Phase::ToMove(_) => Some(self.on_roll),
            Phase::CubeOffered { beavers } if beavers % 2 == 1 => Some(self.on_roll),
            Phase::CubeOffered { .. } => Some(self.on_roll.opponent()),
            Phase::Opening { .. } | Phase::Rolling | Phase::Over(_) => None,
        }
    }

    #[inline]
    fn begin_turn(&mut self) {
        self.phase = if self.may_double() { Phase::ToRoll } else { Phase::Rolling };
    }

    /// The game ends with a win for `winner`.
    pub(crate) fn finish(&mut self, winner: Seat, win: Win, end: End) {
        let unturned = self.cube.owner().is_none();
        let jacoby = self.rules.jacoby && self.score.is_money() && unturned;
        let multiple = if jacoby { 1 } else { win.multiple() };
        let points = multiple * self.cube.value();
        self.phase = Phase::Over(Outcome { winner, win, end, points });
    }

    #[inline]
    fn play(&mut self, play: Play) {
        self.board = self.board.after(play);
        if self.board.own().all_off() {
            self.finish(self.on_roll, Win::against(self.board.other()), End::BorneOff);
        } else {
            self.board = self.board.flipped();
            self.on_roll = self.on_roll.opponent();
            self.turns += 1;
            self.begin_turn();
        }
    }

    fn open(&mut self, ties: u16, a: Die, b: Die) {
        if a == b {
            let automatic = if self.score.is_money() { self.rules.automatic_doubles } else { 0 };
            if self.rules.cube && ties < u16::from(automatic) {
                self.cube = self.cube.turned(None);
            }
            self.phase = Phase::Opening { ties: ties.saturating_add(1) };
        } else {
            self.on_roll = if a > b { Seat::A } else { Seat::B };
            self.phase = Phase::ToMove(Dice::new(a, b));
        }
    }

    /// The double on offer is accepted: the cube is turned and lies with the doubled player.
    fn turn_cube(&mut self) {
        self.cube = self.cube.turned(Some(self.on_roll.opponent()));
    }
}

/// Lists plays as actions.
struct AsActions<'a>(&'a mut Vec<Action>);

impl Plays for AsActions<'_> {
    fn clear(&mut self) {
        self.0.clear();
    }

    #[inline]
    fn push(&mut self, play: Play, _after: Board) {
        self.0.push(Action::Play(play));
    }
}

impl Game for Backgammon {
    type Setup = Setup;
    type Action = Action;
    type Address = Throw;
    type Chance = Thrown;
    type Event = Event;

    fn start(setup: &Setup) -> Backgammon {
        setup.game()
    }

    fn seats(&self) -> SeatSet {
        SeatSet::TWO
    }

    #[inline]
    fn turn(&self) -> Turn<Throw> {
        match self.phase {
            Phase::Opening { ties } => Turn::Chance(Throw::Opening { ties }),
            Phase::Rolling => Turn::Chance(Throw::Roll { turn: self.turns }),
            Phase::Over(_) => Turn::Over,
            _ => Turn::Decide(self.asked().map_or(SeatSet::EMPTY, SeatSet::one)),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.asked() != Some(seat) {
            return;
        }
        match self.phase {
            Phase::ToRoll => out.extend([Action::Roll, Action::Double]),
            Phase::ToMove(dice) => {
                self.board.plays(dice, &mut AsActions(out));
                if out.is_empty() {
                    out.push(Action::Play(Play::DANCE));
                }
            }
            Phase::CubeOffered { beavers } => {
                out.extend([Action::Take, Action::Drop]);
                if beavers < self.beavers_allowed() && self.cube.turns() + 1 < Cube::MAX_TURNS {
                    out.push(Action::Beaver);
                }
            }
            Phase::Opening { .. } | Phase::Rolling | Phase::Over(_) => {}
        }
    }

    #[inline]
    fn advance(&mut self, answers: &Answers<Action>, events: &mut impl Sink<Event>) {
        for (seat, action) in answers.iter() {
            match (action, self.phase) {
                (Action::Play(play), _) => self.play(play),
                (Action::Roll, _) => self.phase = Phase::Rolling,
                (Action::Double, _) => self.phase = Phase::CubeOffered { beavers: 0 },
                (Action::Take, _) => {
                    self.turn_cube();
                    self.phase = Phase::Rolling;
                }
                (Action::Beaver, Phase::CubeOffered { beavers }) => {
                    self.turn_cube();
                    self.phase = Phase::CubeOffered { beavers: beavers + 1 };
                }
                (Action::Drop, _) => self.finish(seat.opponent(), Win::Single, End::Dropped),
                (Action::Beaver, _) => debug_assert!(false, "a beaver answers a double"),
            }
            events.push(Event::Answered { seat, action });
        }
    }

    #[inline]
    fn apply(&mut self, chance: Thrown, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        match (self.phase, chance) {
            (Phase::Opening { ties }, Thrown::Opening { a, b }) => self.open(ties, a, b),
            (Phase::Rolling, Thrown::Roll(dice)) => self.phase = Phase::ToMove(dice),
            _ => return Err(Illegal::Chance { reason: "this-throw-is-not-due" }),
        }
        events.push(Event::Thrown(chance));
        Ok(())
    }

    fn returns(&self) -> BySeat<i32> {
        let mut returns = BySeat::splat(0);
        if let Phase::Over(Outcome { winner, points, .. }) = self.phase {
            returns[winner] = points;
            returns[winner.opponent()] = -points;
        }
        returns
    }
}
