//! Backgammon's messages.

mod chance;

use parlor_backgammon::{
    Action, Backgammon, Board, Cube, Event, Men, Outcome, Phase, Place, Play, Resignation, Score,
    Thrown, Win,
};
use parlor_game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Codec, SeatMsg};

pub use chance::{AddressMsg, ChanceMsg};

/// The messages of backgammon.
#[derive(Clone, Copy, Debug)]
pub struct BackgammonWire;

/// What a player answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "backgammon.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ActionMsg {
    /// Throw the dice.
    Roll,
    /// Offer a double.
    Double,
    /// Accept it.
    Take,
    /// Pass it.
    Drop,
    /// Accept it and redouble at once.
    Beaver,
    /// Move the men; no moves when none is possible.
    Play {
        /// In any order that leads to a legal position.
        moves: Vec<MoveMsg>,
    },
}

/// One man moved, in the mover's numbering: 25 is the bar, 0 is off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "backgammon.gen.ts"))]
pub struct MoveMsg {
    /// Where it starts.
    pub from: u8,
    /// Where it lands.
    pub to: u8,
}

/// The game as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "backgammon.gen.ts"))]
pub struct ViewMsg {
    /// The name of the ruleset.
    pub rules: &'static str,
    /// Where the men stand.
    pub men: MenMsg,
    /// Whose turn it is.
    pub on_roll: SeatMsg,
    /// What is waited for.
    pub phase: PhaseMsg,
    /// The cube.
    pub cube: CubeMsg,
    /// The score before this game.
    pub score: ScoreMsg,
    /// Turns played so far.
    pub turns: u32,
}

/// Men by place, each side in its own numbering: index 0 is off, 1 to 24 the points, 25 the bar.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "backgammon.gen.ts"))]
pub struct MenMsg {
    /// Seat A's men.
    #[serde(rename = "A")]
    pub a: Vec<u8>,
    /// Seat B's men.
    #[serde(rename = "B")]
    pub b: Vec<u8>,
}

/// What is waited for.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "backgammon.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PhaseMsg {
    /// The opening throw.
    Opening,
    /// The player on roll rolls or doubles.
    ToRoll,
    /// The dice of the player on roll.
    Rolling,
    /// The player on roll moves.
    ToMove {
        /// The dice, the larger first.
        dice: [u8; 2],
    },
    /// A double waits for its answer.
    CubeOffered {
        /// Beavers since the double.
        beavers: u8,
    },
    /// The game is over.
    Over {
        /// Who won.
        winner: SeatMsg,
        /// How.
        win: WinMsg,
        /// Points won.
        points: i32,
    },
}

/// The size of a win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "backgammon.gen.ts"))]
#[serde(rename_all = "snake_case")]
pub enum WinMsg {
    /// Once the cube.
    Single,
    /// Twice.
    Gammon,
    /// Three times.
    Backgammon,
}

/// The cube.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "backgammon.gen.ts"))]
pub struct CubeMsg {
    /// What a single game is worth.
    pub value: i32,
    /// Whose it is; nobody's in the middle.
    pub owner: Option<SeatMsg>,
}

/// The score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "backgammon.gen.ts"))]
pub struct ScoreMsg {
    /// Points that win the match, 0 for money.
    pub to: u16,
    /// Points of seats A and B.
    pub points: [u32; 2],
    /// Is this the Crawford game?
    pub crawford: bool,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "backgammon.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenMsg {
    /// Each threw one die to begin.
    Opened {
        /// The dice of seats A and B.
        dice: [u8; 2],
    },
    /// The player on roll threw.
    Rolled {
        /// The dice, the larger first.
        dice: [u8; 2],
    },
    /// A player answered.
    Acted {
        /// Who.
        seat: SeatMsg,
        /// What.
        action: ActionMsg,
    },
    /// A resignation was accepted.
    Resigned {
        /// Who resigned.
        seat: SeatMsg,
        /// What.
        win: WinMsg,
    },
}

impl Codec for BackgammonWire {
    type Game = Backgammon;
    type ActionMsg = ActionMsg;
    type ViewMsg = ViewMsg;
    type SeenMsg = SeenMsg;
    const NAME: &'static str = "backgammon";

    fn put_action(action: Action) -> ActionMsg {
        match action {
            Action::Roll => ActionMsg::Roll,
            Action::Double => ActionMsg::Double,
            Action::Take => ActionMsg::Take,
            Action::Drop => ActionMsg::Drop,
            Action::Beaver => ActionMsg::Beaver,
            Action::Play(play) => ActionMsg::Play { moves: put_moves(play) },
        }
    }

    fn get_action(message: &ActionMsg, view: &Backgammon, legal: &[Action]) -> Option<Action> {
        let mut legal = legal.iter().copied();
        let ActionMsg::Play { moves } = message else {
            return legal.find(|&action| BackgammonWire::put_action(action) == *message);
        };
        let meant = Counts::of(view.board()).moved(moves)?;
        legal.find(|action| match action {
            Action::Play(play) => Counts::of(&view.board().after(*play)) == meant,
            _ => false,
        })
    }

    fn put_view(view: &Backgammon) -> ViewMsg {
        let men = |seat| counts(view.men(seat)).to_vec();
        ViewMsg {
            rules: view.rules().name,
            men: MenMsg { a: men(Seat::A), b: men(Seat::B) },
            on_roll: view.on_roll().into(),
            phase: put_phase(view.phase()),
            cube: put_cube(view.cube()),
            score: put_score(view.score()),
            turns: view.turns(),
        }
    }

    fn put_seen(seen: &Event) -> SeenMsg {
        match *seen {
            Event::Thrown(Thrown::Opening { a, b }) => {
                SeenMsg::Opened { dice: [a.pips(), b.pips()] }
            }
            Event::Thrown(Thrown::Roll(dice)) => {
                SeenMsg::Rolled { dice: [dice.large().pips(), dice.small().pips()] }
            }
            Event::Answered { seat, action } => {
                SeenMsg::Acted { seat: seat.into(), action: BackgammonWire::put_action(action) }
            }
            Event::Resigned(Resignation { by, win }) => {
                SeenMsg::Resigned { seat: by.into(), win: put_win(win) }
            }
        }
    }
}

fn put_moves(play: Play) -> Vec<MoveMsg> {
    let number = |place: Place| place.number();
    play.steps().map(|s| MoveMsg { from: number(s.from()), to: number(s.to()) }).collect()
}

fn put_phase(phase: Phase) -> PhaseMsg {
    match phase {
        Phase::Opening { .. } => PhaseMsg::Opening,
        Phase::ToRoll => PhaseMsg::ToRoll,
        Phase::Rolling => PhaseMsg::Rolling,
        Phase::ToMove(dice) => {
            PhaseMsg::ToMove { dice: [dice.large().pips(), dice.small().pips()] }
        }
        Phase::CubeOffered { beavers } => PhaseMsg::CubeOffered { beavers },
        Phase::Over(Outcome { winner, win, points, .. }) => {
            PhaseMsg::Over { winner: winner.into(), win: put_win(win), points }
        }
    }
}

fn put_win(win: Win) -> WinMsg {
    match win {
        Win::Single => WinMsg::Single,
        Win::Gammon => WinMsg::Gammon,
        Win::Backgammon => WinMsg::Backgammon,
    }
}

fn put_cube(cube: Cube) -> CubeMsg {
    CubeMsg { value: cube.value(), owner: cube.owner().map(SeatMsg::from) }
}

fn put_score(score: &Score) -> ScoreMsg {
    let points = [score.points(Seat::A), score.points(Seat::B)];
    ScoreMsg { to: score.to(), points, crawford: score.is_crawford() }
}

fn counts(men: Men) -> [u8; 26] {
    std::array::from_fn(|n| Place::new(n as u8).map_or(0, |place| men.on(place)))
}

/// A board as bare counts, on which any moves can be tried.
#[derive(PartialEq)]
struct Counts {
    own: [u8; 26],
    other: [u8; 26],
}

impl Counts {
    fn of(board: &Board) -> Counts {
        Counts { own: counts(board.own()), other: counts(board.other()) }
    }

    /// After these moves, hitting where they land; `None` where there is no man to move.
    fn moved(mut self, moves: &[MoveMsg]) -> Option<Counts> {
        for &MoveMsg { from, to } in moves {
            let (from, to) = (usize::from(from), usize::from(to));
            if from > 25 || to >= from {
                return None;
            }
            self.own[from] = self.own[from].checked_sub(1)?;
            self.own[to] += 1;
            if to > 0 && self.other[25 - to] == 1 {
                self.other[25 - to] = 0;
                self.other[25] += 1;
            }
        }
        Some(self)
    }
}
