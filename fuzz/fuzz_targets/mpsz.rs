//! A text that reads as a hand is written as a text of the same hand.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_formats::riichi::Mpsz;

fuzz_target!(|text: &str| {
    let Ok(hand) = text.parse::<Mpsz>() else { return };
    assert_eq!(hand.to_string().parse(), Ok(hand), "{hand}");
});
