//! A text that reads as a match ID writes back as the same ID, and so does its position.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_backgammon::RuleSet;
use parlor_formats::backgammon::{MatchId, PositionId};

fuzz_target!(|text: &str| {
    let Ok(id) = text.parse::<MatchId>() else { return };
    assert_eq!(id.to_string().parse(), Ok(id));
    let men = PositionId::of(&RuleSet::STANDARD.board());
    let Ok(position) = id.position(men, RuleSet::MONEY) else { return };
    let again = MatchId::of(&position, id.resignation()).expect("what was read can be written");
    assert_eq!(again.position(men, RuleSet::MONEY), Ok(position));
});
