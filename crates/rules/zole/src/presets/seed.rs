use crate::rule_set::{
    AllPass, DealPattern, FullTie, Players, PuleRules, RevokeWin, RuleSet, Tariffs,
};

impl RuleSet {
    /// `seed`: the rules that the source thesis quotes, for its experiments with single deals of
    /// three players.
    pub const SEED: RuleSet = RuleSet {
        players: Players::Three,                    // stated
        deal_pattern: DealPattern::TwosAroundTable, // stated
        all_pass: AllPass::Pule,                    // stated
        maza_zole: false,                           // stated: not among its calls
        tariffs: Tariffs::USUAL,                    // stated, 90 eyes as in its text
        pules: Some(PuleRules::USUAL),              // agreed; the text leaves the values open
        galdins_full_tie: FullTie::Nil,             // of no effect here
        revoke_win_level: RevokeWin::Simple,        // chosen
        throw_in: false,                            // stated: no such right
        abandon_penalty: None,                      // stated: none
        round_length: None,                         // stated: free
        table_points: None,                         // stated: none
        move_clock_s: None,                         // stated: none
    };
}
