//! Classes of positions, as far as the cube cares.

use parlor_backgammon::{Board, Men, Place, PlaceSet};

/// What kind of position it is: how well a cube can be used, and how fast chances move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PositionClass {
    /// Men can still be hit.
    Contact,
    /// Contact, but one side has few men left to play with: six or fewer that are neither off nor
    /// stacked deep in his home.
    Crashed,
    /// No contact, someone still outside his home.
    Race,
    /// No contact, everyone home.
    BearOff,
}

impl PositionClass {
    /// The class of `board`.
    pub fn of(board: &Board) -> PositionClass {
        let is_home = |men: Men| men.occupied().is_subset(PlaceSet::HOME);
        if board.has_contact() {
            let crashed = is_crashed(board.own()) || is_crashed(board.other());
            if crashed { PositionClass::Crashed } else { PositionClass::Contact }
        } else if is_home(board.own()) && is_home(board.other()) {
            PositionClass::BearOff
        } else {
            PositionClass::Race
        }
    }

    /// Janowski's cube-life index: 0.68 with contact, 0.6 in the bear-off, in a race from 0.6 to 0.7
    /// with the pips that the player on roll still has to go.
    ///
    /// Rollouts of our own games ([`CubeStudy`](super::CubeStudy)) gave 0.68 ± 0.05 with contact and 0.69 ± 0.06
    /// in the bear-off, each within two standard errors of these values. In races they gave 0.81 ± 0.06: long
    /// ones are within two standard errors of that, short ones, at 0.6, are more than three below. In crashed
    /// positions they gave 0.2 ± 0.2, more than two below 0.68; most of those games were decided, which leaves
    /// little to tell a live cube from a dead one. No value was changed for it.
    pub fn efficiency(self, board: &Board) -> f64 {
        match self {
            PositionClass::Contact | PositionClass::Crashed => 0.68,
            PositionClass::Race => (0.55 + 0.00125 * f64::from(board.own().pips())).clamp(0.6, 0.7),
            PositionClass::BearOff => 0.6,
        }
    }

    /// How far the chance to win moves in one turn, typically: the standard deviation at an even
    /// chance is half of this.
    ///
    /// With contact it grows with the points that the player on roll has made at home, since a man hit
    /// then stays out for longer. Fitted on the 300 public reference rows, to the mean difference of
    /// "no double". Of their verdicts the plain formula gets 92.7 % and this outlook 96.7 %; fitted on
    /// one half and tried on the other, both ways, 96.0 %. Who asks the networks needs no such number:
    /// they say how far the chances move.
    pub fn swing(self, board: &Board) -> f64 {
        match self {
            PositionClass::Contact | PositionClass::Crashed => {
                let home = board.own().made() & PlaceSet::HOME;
                0.08 + 0.015 * home.len() as f64
            }
            PositionClass::Race => 0.12,
            PositionClass::BearOff => 0.17,
        }
    }
}

/// Is a side out of timing: at most six of its men are neither off nor sunk? Men on the ace point are
/// sunk when there are two or more, and with them all but one on the deuce point; with fewer on the
/// ace point, all but one on the deuce point.
fn is_crashed(men: Men) -> bool {
    const FEW: u8 = 6;
    let on = |number| Place::new(number).map_or(0, |place| men.on(place));
    let in_play = men.total() - men.on(Place::OFF);
    let (ace, deuce) = (on(1), on(2));
    let sunk = match (ace, deuce) {
        (2.., 2..) => ace + deuce - 1,
        (2.., _) => ace,
        (_, 1..) => deuce - 1,
        _ => 0,
    };
    in_play - sunk <= FEW
}
