//! Which network a position belongs to.

use parlor_backgammon::{Board, Men, Win};

use super::side::men_within;

/// What kind of game it is, as far as different knowledge is needed for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NetClass {
    /// The sides can still meet.
    Contact,
    /// They can, and at most six men of one side stand before its two lowest points: it has no
    /// moves to wait with, and its board breaks.
    Crashed,
    /// They have passed each other.
    Race,
}

impl NetClass {
    /// All of them.
    pub const ALL: [NetClass; 3] = [NetClass::Contact, NetClass::Crashed, NetClass::Race];

    /// Its name where weights are kept.
    pub const fn name(self) -> &'static str {
        match self {
            NetClass::Contact => "contact",
            NetClass::Crashed => "crashed",
            NetClass::Race => "race",
        }
    }

    /// The class of a position that is not over.
    #[inline]
    pub fn of(board: &Board) -> NetClass {
        /// Points from 3 up and the bar.
        const ACTIVE: u32 = 0x3FF_FFF8;
        let crashed = |men: Men| men_within(men.packed(), ACTIVE) <= 6;
        if !board.has_contact() {
            NetClass::Race
        } else if crashed(board.own()) || crashed(board.other()) {
            NetClass::Crashed
        } else {
            NetClass::Contact
        }
    }
}

/// How the player who has just borne off his last man, still on roll in `board`, has won.
pub(crate) fn win(board: &Board) -> Win {
    /// Off, and the winner's home and the bar as the loser numbers them.
    const BEHIND: u32 = 0x3F8_0000;
    let loser = board.other();
    if loser.packed() & 15 > 0 {
        Win::Single
    } else if loser.occupied().bits() & BEHIND == 0 {
        Win::Gammon
    } else {
        Win::Backgammon
    }
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::RuleSet;

    use super::*;

    fn class(own: &[(u8, u8)], other: &[(u8, u8)]) -> NetClass {
        NetClass::of(&Board::new(Men::new(own).unwrap(), Men::new(other).unwrap()).unwrap())
    }

    #[test]
    fn classes_of_typical_positions() {
        assert_eq!(NetClass::of(&RuleSet::STANDARD.board()), NetClass::Contact);
        // An ace-point game: 13 men in front, but the anchor behind has the board broken.
        let broken = [(24, 2), (6, 2), (5, 2), (2, 5), (1, 4)];
        assert_eq!(class(&broken, &[(8, 5), (6, 5), (4, 5)]), NetClass::Crashed);
        assert_eq!(class(&[(8, 5), (6, 5), (4, 5)], &broken), NetClass::Crashed);
        let held = [(24, 2), (6, 3), (5, 3), (4, 3), (2, 2), (1, 2)];
        assert_eq!(class(&held, &[(8, 5), (6, 5), (3, 5)]), NetClass::Contact);
        assert_eq!(class(&[(8, 5), (6, 10)], &[(9, 5), (6, 10)]), NetClass::Race);
    }
}
