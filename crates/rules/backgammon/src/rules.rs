//! Rule variants as one value.

use crate::{Board, Men};

/// Who moves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opening {
    /// Each throws one die; the higher moves first and uses both; ties are thrown again.
    Throw,
    /// Seat `A` starts with an ordinary roll.
    SeatA,
}

/// A set of rules. Values, passed in explicitly; the presets are constants, one file each.
///
/// The money options (Jacoby, beavers, automatic doubles) have no effect in a match to points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RuleSet {
    /// The name it is known by on the command line and in records.
    pub name: &'static str,
    /// Where the men of each player stand at first.
    pub start: Men,
    /// Who moves first.
    pub opening: Opening,
    /// Is the doubling cube used?
    pub cube: bool,
    /// Do gammons count only once the cube has been turned?
    pub jacoby: bool,
    /// How many immediate redoubles (beaver, raccoon, …) may answer one double.
    pub beavers: u8,
    /// How many tied opening throws turn the cube.
    pub automatic_doubles: u8,
}

impl RuleSet {
    /// Every preset.
    pub const ALL: [RuleSet; 5] = [
        RuleSet::STANDARD,
        RuleSet::MONEY,
        RuleSet::SEED,
        RuleSet::NACKGAMMON,
        RuleSet::HYPERGAMMON,
    ];

    /// The preset with this name.
    pub fn named(name: &str) -> Option<RuleSet> {
        RuleSet::ALL.into_iter().find(|rules| rules.name == name)
    }

    /// The board before the first move.
    pub const fn board(&self) -> Board {
        Board::symmetric(self.start)
    }
}

/// Men at the start of a preset; the constants below are all within bounds.
pub(crate) const fn start(stacks: &[(u8, u8)]) -> Men {
    match Men::new(stacks) {
        Some(men) => men,
        None => panic!("a preset has too many men"),
    }
}
