use crate::rule_set::{DealPattern, PuleRules, RuleSet};

impl RuleSet {
    /// `online-pm`: as in online rooms with pules and mazā zole.
    pub const ONLINE_PM: RuleSet = RuleSet {
        deal_pattern: DealPattern::FoursAroundTable, // stated by an online description
        maza_zole: true,                             // agreed: +6, −7 per opponent
        pules: Some(PuleRules::USUAL),               // agreed by two independent programs
        ..RuleSet::SEED                              // agreed
    };
}
