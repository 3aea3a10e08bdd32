use crate::rule_set::{AllPass, DealPattern, FullTie, RuleSet};

impl RuleSet {
    /// `online-pgm`: as in online rooms with galdiņš and mazā zole: no pules.
    pub const ONLINE_PGM: RuleSet = RuleSet {
        deal_pattern: DealPattern::FoursAroundTable, // stated by an online description
        all_pass: AllPass::Galdins,                  // agreed: −4/+2/+2
        maza_zole: true,                             // agreed: +6, −7 per opponent
        pules: None,                                 // stated
        galdins_full_tie: FullTie::Nil,              // chosen: programs differ
        ..RuleSet::SEED                              // agreed
    };
}
