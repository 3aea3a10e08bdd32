use crate::rules::{RuleSet, start};

impl RuleSet {
    /// Nack Ballard's start: two more men back, one fewer on the midpoint and the six-point.
    pub const NACKGAMMON: RuleSet = RuleSet {
        name: "nackgammon",
        start: start(&[(24, 2), (23, 2), (13, 4), (8, 3), (6, 4)]),
        ..RuleSet::STANDARD
    };
}
