use crate::rule_set::{DealPattern, RuleSet};

impl RuleSet {
    /// `tournament-lv`: Latvian tournaments: pules, no mazā zole, rounds of 24 deals, points by
    /// place at the table. The judge sets three or four ([`RuleSet::for_four`]).
    pub const TOURNAMENT_LV: RuleSet = RuleSet {
        deal_pattern: DealPattern::TwosAroundTable, // stated by the federation
        round_length: Some(24),                     // stated by three regulations
        table_points: Some([6, 4, 2, 0]),           // stated by two regulations
        move_clock_s: Some(60),                     // stated by an encyclopedia only
        ..RuleSet::SEED                             // stated: pules, no mazā zole
    };
}
