//! Backgammon keeps every promise of the trait family, in every ruleset.

use parlor_backgammon::{Backgammon, Contest, RuleSet, Score, Setup};
use parlor_game::{Match, Seat};
use parlor_testkit::{Contract, MatchContract};

/// `PARLOR_SOAK=100` plays a hundred times as many.
fn games(few: u32) -> u32 {
    let soak = std::env::var("PARLOR_SOAK").ok().and_then(|text| text.parse().ok());
    few * soak.unwrap_or(1)
}

#[test]
fn every_ruleset_keeps_the_contract() {
    for rules in RuleSet::ALL {
        // Tied openings turn the cube in some games, so that this is walked through as well.
        let automatic = RuleSet { automatic_doubles: 2, ..rules };
        Contract::<Backgammon>::new(Setup::new(rules, Score::MONEY))
            .also(Setup::new(automatic, Score::MONEY))
            .also(Setup::new(rules, Score::match_to(3).unwrap()))
            .also(Setup::new(rules, Score::at(3, 2, 0, true).unwrap()))
            .games(games(60))
            .zero_sum()
            .conserved(|game| i64::from(game.men(Seat::A).total()))
            .conserved(|game| i64::from(game.men(Seat::B).total()))
            .check();
    }
}

#[test]
fn matches_and_sessions_keep_the_contract() {
    for rules in RuleSet::ALL {
        MatchContract::new(Contest::match_to(rules, 5).unwrap()).matches(games(10)).check();
        let session = Contest::money(rules, 3);
        assert_eq!(session.next().unwrap().0, 0);
        MatchContract::new(session).matches(games(5)).check();
    }
}
