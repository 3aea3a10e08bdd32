//! Bytes that read as an mjlog can be replayed, and what is written of them reads as the same text.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_formats::riichi::mjlog::{Mjlog, check_wall, write_match};
use parlor_formats::riichi::record::MatchRecord;
use parlor_formats::riichi::replay::replay;

fn read(bytes: &[u8]) -> Option<MatchRecord> {
    MatchRecord::gather(Mjlog::new(bytes)).next()?.ok()
}

fuzz_target!(|bytes: &[u8]| {
    let _ = check_wall(bytes);
    let _ = replay(Mjlog::new(bytes));
    let Some(record) = read(bytes) else { return };
    let text = write_match(&record).expect("what was read can be written");
    let again = read(text.as_bytes()).unwrap_or_else(|| panic!("{text}"));
    assert_eq!(write_match(&again).as_ref(), Ok(&text));
});
