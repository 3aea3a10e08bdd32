//! A text that reads as an XGID writes back as an XGID of the same position.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_backgammon::RuleSet;
use parlor_formats::backgammon::xgid;

fuzz_target!(|text: &str| {
    let Ok(position) = xgid::read(text, RuleSet::MONEY) else { return };
    let written = xgid::write(&position).expect("what was read can be written");
    assert_eq!(xgid::read(&written, RuleSet::MONEY), Ok(position));
});
