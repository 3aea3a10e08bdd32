use crate::rules::{Opening, RuleSet};

impl RuleSet {
    /// As the source thesis plays: White (seat `A`) starts with an ordinary roll, no cube.
    pub const SEED: RuleSet =
        RuleSet { name: "seed", opening: Opening::SeatA, cube: false, ..RuleSet::STANDARD };
}
