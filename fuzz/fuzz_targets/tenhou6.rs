//! Bytes that read as tenhou.net/6 can be replayed, and are written as text of the same record.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_formats::riichi::record::MatchRecord;
use parlor_formats::riichi::replay::replay;
use parlor_formats::riichi::tenhou6::{Tenhou6, write_match};

fn read(bytes: &[u8]) -> Option<MatchRecord> {
    MatchRecord::gather(Tenhou6::new(bytes)).next()?.ok()
}

fuzz_target!(|bytes: &[u8]| {
    let _ = replay(Tenhou6::new(bytes));
    let Some(record) = read(bytes) else { return };
    let text = write_match(&record).expect("what was read can be written");
    assert_eq!(read(text.as_bytes()), Some(record), "{text}");
});
