use crate::rules::RuleSet;

impl RuleSet {
    /// Money play with the Jacoby rule and up to three beavers, as GNU Backgammon's defaults.
    pub const MONEY: RuleSet =
        RuleSet { name: "money", jacoby: true, beavers: 3, ..RuleSet::STANDARD };
}
