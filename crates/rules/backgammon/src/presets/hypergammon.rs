use crate::rules::{RuleSet, start};

impl RuleSet {
    /// Three men each, on the three rearmost points.
    pub const HYPERGAMMON: RuleSet = RuleSet {
        name: "hypergammon",
        start: start(&[(24, 1), (23, 1), (22, 1)]),
        ..RuleSet::STANDARD
    };
}
