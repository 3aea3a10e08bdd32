use crate::rules::{Opening, RuleSet, start};

impl RuleSet {
    /// Backgammon as matches are played; in money play without options.
    pub const STANDARD: RuleSet = RuleSet {
        name: "standard",
        start: start(&[(24, 2), (13, 5), (8, 3), (6, 5)]),
        opening: Opening::Throw,
        cube: true,
        jacoby: false,
        beavers: 0,
        automatic_doubles: 0,
    };
}
