use crate::ruleset::{AllPass, DealPattern, FullTie, Ruleset};

impl Ruleset {
    /// `online-pgm`: as in online rooms with galdiņš and mazā zole: no pules.
    pub const ONLINE_PGM: Ruleset = Ruleset {
        deal_pattern: DealPattern::FoursAroundTable, // stated by an online description
        all_pass: AllPass::Galdins,                  // agreed: −4/+2/+2
        maza_zole: true,                             // agreed: +6, −7 per opponent
        pules: None,                                 // stated
        galdins_full_tie: FullTie::Nil,              // chosen: programs differ
        ..Ruleset::SEED                              // agreed
    };
}
