//! Backgammon's messages.

mod chance;
mod position;

use parlor_backgammon::{
    Action, Backgammon, Board, Cube, Event, Men, Outcome, Phase, Place, Play, Resignation, Score,
    Throw, Thrown, Win,
};
use parlor_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use parlor_wire::{Codec, SeatMsg};

pub use chance::{BackgammonAddress, BackgammonChance};

/// The messages of backgammon.
#[derive(Clone, Copy, Debug)]
pub struct BackgammonWire;

/// What a player answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "backgammon.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BackgammonAction {
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
        moves: Vec<BackgammonMove>,
    },
}

/// One man moved, in the mover's numbering: 25 is the bar, 0 is off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "backgammon.gen.ts")]
pub struct BackgammonMove {
    /// Where it starts.
    pub from: u8,
    /// Where it lands.
    pub to: u8,
}

/// The game as everyone sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "backgammon.gen.ts")]
pub struct BackgammonView {
    /// The name of the preset.
    pub rules: String,
    /// Where the men stand.
    pub men: BackgammonMen,
    /// Whose turn it is.
    pub on_roll: SeatMsg,
    /// What is waited for.
    pub phase: BackgammonPhase,
    /// The cube.
    pub cube: BackgammonCube,
    /// The score before this game.
    pub score: BackgammonScore,
    /// Turns played so far.
    pub turns: u32,
}

/// Men by place, each side in its own numbering: index 0 is off, 1 to 24 the points, 25 the bar.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "backgammon.gen.ts")]
pub struct BackgammonMen {
    /// Seat A's men.
    #[serde(rename = "A")]
    pub a: Vec<u8>,
    /// Seat B's men.
    #[serde(rename = "B")]
    pub b: Vec<u8>,
}

/// What is waited for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "backgammon.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BackgammonPhase {
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
        /// How big the win is.
        win: BackgammonWin,
        /// Points won.
        points: i32,
    },
}

/// The size of a win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "backgammon.gen.ts")]
#[serde(rename_all = "snake_case")]
pub enum BackgammonWin {
    /// Once the cube.
    Single,
    /// Twice the cube.
    Gammon,
    /// Three times the cube.
    Backgammon,
}

/// The cube.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "backgammon.gen.ts")]
pub struct BackgammonCube {
    /// What a single game is worth.
    pub value: i32,
    /// Whose it is; nobody's in the middle.
    pub owner: Option<SeatMsg>,
}

/// The score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "backgammon.gen.ts")]
pub struct BackgammonScore {
    /// Points that win the match, 0 for money.
    pub to: u16,
    /// Points of seats A and B.
    pub points: [u32; 2],
    /// Is this the Crawford game?
    pub crawford: bool,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "backgammon.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BackgammonSeen {
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
        /// Whose turn it was.
        seat: SeatMsg,
        /// What was chosen.
        action: BackgammonAction,
    },
    /// A resignation was accepted.
    Resigned {
        /// Who resigned.
        seat: SeatMsg,
        /// What is conceded.
        win: BackgammonWin,
    },
}

impl Codec for BackgammonWire {
    type Game = Backgammon;
    type ActionMsg = BackgammonAction;
    type ViewMsg = BackgammonView;
    type SeenMsg = BackgammonSeen;
    type TableMsg = BackgammonView;
    type EntryMsg = ();
    type AddressMsg = BackgammonAddress;
    type ChanceMsg = BackgammonChance;
    const NAME: &'static str = "backgammon";

    fn put_action(action: Action) -> BackgammonAction {
        match action {
            Action::Roll => BackgammonAction::Roll,
            Action::Double => BackgammonAction::Double,
            Action::Take => BackgammonAction::Take,
            Action::Drop => BackgammonAction::Drop,
            Action::Beaver => BackgammonAction::Beaver,
            Action::Play(play) => BackgammonAction::Play { moves: put_moves(play) },
        }
    }

    fn get_action(
        message: &BackgammonAction,
        view: &Backgammon,
        legal: &[Action],
    ) -> Option<Action> {
        let mut legal = legal.iter().copied();
        let BackgammonAction::Play { moves } = message else {
            return legal.find(|&action| BackgammonWire::put_action(action) == *message);
        };
        let meant = Counts::of(view.board()).moved(moves)?;
        legal.find(|action| match action {
            Action::Play(play) => Counts::of(&view.board().after(*play)) == meant,
            _ => false,
        })
    }

    fn put_view(view: &Backgammon) -> BackgammonView {
        let men = |seat| counts(view.men(seat)).to_vec();
        BackgammonView {
            rules: view.rules().name.to_owned(),
            men: BackgammonMen { a: men(Seat::A), b: men(Seat::B) },
            on_roll: view.on_roll().into(),
            phase: put_phase(view.phase()),
            cube: put_cube(view.cube()),
            score: put_score(view.score()),
            turns: view.turns(),
        }
    }

    fn put_seen(seen: &Event) -> BackgammonSeen {
        match *seen {
            Event::Thrown(Thrown::Opening { a, b }) => {
                BackgammonSeen::Opened { dice: [a.pips(), b.pips()] }
            }
            Event::Thrown(Thrown::Roll(dice)) => {
                BackgammonSeen::Rolled { dice: [dice.large().pips(), dice.small().pips()] }
            }
            Event::Answered { seat, action } => BackgammonSeen::Acted {
                seat: seat.into(),
                action: BackgammonWire::put_action(action),
            },
            Event::Resigned(Resignation { by, win }) => {
                BackgammonSeen::Resigned { seat: by.into(), win: put_win(win) }
            }
        }
    }

    fn put_table(game: &Backgammon) -> BackgammonView {
        BackgammonWire::put_view(game)
    }

    fn put_entry(_finished: &Backgammon) {}

    fn put_address(at: Throw) -> BackgammonAddress {
        chance::put_address(at)
    }

    fn put_chance(chance: Thrown) -> BackgammonChance {
        chance::put_chance(chance)
    }

    fn get_chance(message: &BackgammonChance) -> Option<Thrown> {
        chance::get_chance(message)
    }
}

fn put_moves(play: Play) -> Vec<BackgammonMove> {
    let number = |place: Place| place.number();
    play.steps().map(|s| BackgammonMove { from: number(s.from()), to: number(s.to()) }).collect()
}

fn put_phase(phase: Phase) -> BackgammonPhase {
    match phase {
        Phase::Opening { .. } => BackgammonPhase::Opening,
        Phase::ToRoll => BackgammonPhase::ToRoll,
        Phase::Rolling => BackgammonPhase::Rolling,
        Phase::ToMove(dice) => {
            BackgammonPhase::ToMove { dice: [dice.large().pips(), dice.small().pips()] }
        }
        Phase::CubeOffered { beavers } => BackgammonPhase::CubeOffered { beavers },
        Phase::Over(Outcome { winner, win, points, .. }) => {
            BackgammonPhase::Over { winner: winner.into(), win: put_win(win), points }
        }
    }
}

fn put_win(win: Win) -> BackgammonWin {
    match win {
        Win::Single => BackgammonWin::Single,
        Win::Gammon => BackgammonWin::Gammon,
        Win::Backgammon => BackgammonWin::Backgammon,
    }
}

fn put_cube(cube: Cube) -> BackgammonCube {
    BackgammonCube { value: cube.value(), owner: cube.owner().map(SeatMsg::from) }
}

fn put_score(score: &Score) -> BackgammonScore {
    let points = [score.points(Seat::A), score.points(Seat::B)];
    BackgammonScore { to: score.to(), points, crawford: score.is_crawford() }
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
    fn moved(mut self, moves: &[BackgammonMove]) -> Option<Counts> {
        for &BackgammonMove { from, to } in moves {
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
