//! Bytes that read as a `.mat` file write back as a file of the same record.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_backgammon::RuleSet;
use parlor_formats::backgammon::mat;

fuzz_target!(|bytes: &[u8]| {
    let Ok(record) = mat::read(bytes, RuleSet::STANDARD) else { return };
    let text = mat::write(&record).expect("what was read can be written");
    assert_eq!(mat::read(text.as_bytes(), RuleSet::STANDARD), Ok(record), "{text}");
});
