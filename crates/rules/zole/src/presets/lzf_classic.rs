use crate::rule_set::{DealPattern, RuleSet};

impl RuleSet {
    /// `lzf-classic`: the federation's rules as played outside tournaments: pules, no galdiņš, no
    /// mazā zole; three at the table, or four ([`RuleSet::for_four`]).
    pub const LZF_CLASSIC: RuleSet = RuleSet {
        deal_pattern: DealPattern::FoursAroundTable, // stated: allowed outside tournaments
        ..RuleSet::SEED                              // stated: the source quotes the federation
    };
}
