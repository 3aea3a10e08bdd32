//! The program's own scores beside ours.

use std::fmt;

use parlor_game::Seat;
use parlor_zole::{Deal, Place, Pules, Session, Settlement};
use serde_json::Value;

use super::OpenZoleError;
use super::field::{field, number};

/// A score of the file that our rules do not give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difference {
    /// In which game, from 1.
    pub game: usize,
    /// Whose score.
    pub seat: Seat,
    /// Which score.
    pub sum: Sum,
    /// What the file says.
    pub written: i64,
    /// What our rules give.
    pub ours: i32,
}

/// Which score of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sum {
    /// The deal by itself.
    Game,
    /// The deal and what pules bring.
    Total,
}

impl Sum {
    /// As programs read it.
    pub const fn name(self) -> &'static str {
        match self {
            Sum::Game => "game",
            Sum::Total => "total",
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference { game, seat, written, ours, .. } = self;
        let what = match self.sum {
            Sum::Game => "the deal",
            Sum::Total => "the deal with pules",
        };
        write!(f, "game {game}: seat {seat} has {written:+} for {what}; our rules give {ours:+}")
    }
}

/// Compares the chips of a finished game with the points of the last line of the sheet.
pub(super) fn compare(
    game: &Value,
    number_of_game: usize,
    deal: &Deal,
    session: &Session,
) -> Result<Vec<Difference>, OpenZoleError> {
    let setup = deal.public().setup();
    let (Some(outcome), Some(line)) = (deal.outcome(), session.sheet().last()) else {
        return Ok(Vec::new());
    };
    let result = field(game, "oResult", "the chips of the game")?;
    let bare = Settlement::of(outcome, setup.rules(), setup.seating(), Pules::default());
    let details = field(result, "oDetails", "the chips by origin")?;
    let sums = [
        (Sum::Game, field(details, "oGameChips", CHIPS)?, bare.points),
        (Sum::Total, field(result, "oChips", CHIPS)?, line.points),
    ];
    let mut found = Vec::new();
    for (sum, chips, ours) in sums {
        for (place, letter) in Place::ALL.into_iter().zip(["A", "B", "C"]) {
            let seat = setup.seating().seat(place);
            let (written, ours) = (number(chips, letter)?, ours[seat]);
            if written != i64::from(ours) {
                found.push(Difference { game: number_of_game, seat, sum, written, ours });
            }
        }
    }
    Ok(found)
}

const CHIPS: &str = "a number for each of A, B and C";
