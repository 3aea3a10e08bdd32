//! Bytes that read as a match in Smart Game Format make a record that, written as a `.mat` file, reads back the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_backgammon::RuleSet;
use parlor_formats::backgammon::{mat, sgf};

fuzz_target!(|bytes: &[u8]| {
    let Ok(record) = sgf::read(bytes, RuleSet::STANDARD) else { return };
    // A name that a .mat file cannot hold is refused.
    let Ok(text) = mat::write(&record) else { return };
    assert_eq!(mat::read(text.as_bytes(), RuleSet::STANDARD), Ok(record), "{text}");
});
