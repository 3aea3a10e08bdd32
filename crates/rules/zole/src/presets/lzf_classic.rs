use crate::ruleset::{DealPattern, Ruleset};

impl Ruleset {
    /// `lzf-classic`: the federation's rules as played outside tournaments: pules, no galdiņš, no
    /// mazā zole; three at the table, or four ([`Ruleset::for_four`]).
    pub const LZF_CLASSIC: Ruleset = Ruleset {
        deal_pattern: DealPattern::FoursAroundTable, // stated: allowed outside tournaments
        ..Ruleset::SEED                              // stated: the source quotes the federation
    };
}
