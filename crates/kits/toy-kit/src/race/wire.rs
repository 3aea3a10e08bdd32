//! The race's messages.

use parlor_game::Seat;
use parlor_toy::{Face, Race, RaceAction as Action, RaceEvent, Stride, Throw};
use parlor_wire::{Codec, SeatMsg};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The messages of the race.
#[derive(Clone, Copy, Debug)]
pub struct RaceWire;

/// What a player does with a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "race.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RaceAction {
    /// Goes on by what the die shows.
    Step,
    /// Throws again; once in a race.
    Decline,
}

/// The race as everyone sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "race.gen.ts")]
pub struct RaceView {
    /// Steps from start to end.
    pub length: u8,
    /// The highest throw.
    pub faces: u8,
    /// Steps that seats A and B have still to go; 0 for the winner.
    pub to_go: [u8; 2],
    /// Have seats A and B still the right to decline a throw?
    pub may_decline: [bool; 2],
    /// Whose turn it is; nobody's when the race is over.
    pub mover: Option<SeatMsg>,
    /// What the mover has thrown and may step or decline; nothing while the die is to be thrown.
    pub thrown: Option<u8>,
    /// Is this the second throw of the turn? It must be used.
    pub again: bool,
    /// Who has reached the end.
    pub winner: Option<SeatMsg>,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "race.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RaceSeen {
    /// The mover has thrown.
    Threw {
        /// What the die shows.
        face: u8,
    },
    /// The mover has decided.
    Chose {
        /// The player who decided.
        seat: SeatMsg,
        /// The decision.
        action: RaceAction,
    },
}

/// How a race ended, for its line of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "race.gen.ts")]
pub struct RaceEntry {
    /// Who won; nobody before it is over.
    pub winner: Option<SeatMsg>,
}

/// The name of a chance event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "race.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RaceAddress {
    /// A throw of the die.
    Throw {
        /// How many throws of the race came before.
        n: u8,
    },
}

/// What the die shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "race.gen.ts")]
pub struct RaceChance {
    /// 1 up to the number of its faces.
    pub face: u8,
}

impl From<Action> for RaceAction {
    fn from(action: Action) -> RaceAction {
        match action {
            Action::Step => RaceAction::Step,
            Action::Decline => RaceAction::Decline,
        }
    }
}

impl From<&Race> for RaceView {
    fn from(race: &Race) -> RaceView {
        let both = [Seat::A, Seat::B];
        let winner = race.winner();
        let (thrown, again) = match race.stride() {
            Stride::Choosing(face) => (Some(face.pips()), false),
            Stride::Throwing { again } => (None, again),
        };
        RaceView {
            length: race.track().length(),
            faces: race.track().faces(),
            to_go: both.map(|seat| race.to_go(seat)),
            may_decline: both.map(|seat| race.may_decline(seat)),
            mover: if winner.is_none() { Some(race.mover().into()) } else { None },
            thrown,
            again,
            winner: winner.map(SeatMsg::from),
        }
    }
}

impl Codec for RaceWire {
    type Game = Race;
    type ActionMsg = RaceAction;
    type ViewMsg = RaceView;
    type SeenMsg = RaceSeen;
    type TableMsg = RaceView;
    type EntryMsg = RaceEntry;
    type AddressMsg = RaceAddress;
    type ChanceMsg = RaceChance;
    const NAME: &'static str = "race";

    fn put_action(action: Action) -> RaceAction {
        action.into()
    }

    fn get_action(message: &RaceAction, _view: &Race, legal: &[Action]) -> Option<Action> {
        legal.iter().copied().find(|&action| RaceAction::from(action) == *message)
    }

    fn put_view(view: &Race) -> RaceView {
        view.into()
    }

    fn put_seen(seen: &RaceEvent) -> RaceSeen {
        match *seen {
            RaceEvent::Threw(face) => RaceSeen::Threw { face: face.pips() },
            RaceEvent::Chose(seat, action) => {
                RaceSeen::Chose { seat: seat.into(), action: action.into() }
            }
        }
    }

    fn put_table(game: &Race) -> RaceView {
        game.into()
    }

    fn put_entry(finished: &Race) -> RaceEntry {
        RaceEntry { winner: finished.winner().map(SeatMsg::from) }
    }

    fn put_address(Throw(n): Throw) -> RaceAddress {
        RaceAddress::Throw { n }
    }

    fn put_chance(face: Face) -> RaceChance {
        RaceChance { face: face.pips() }
    }

    fn get_chance(message: &RaceChance) -> Option<Face> {
        Face::new(message.face)
    }
}
