//! Bytes that read as an mjai log can be replayed, and what either dialect writes of them reads as
//! the same text; a line that reads as a message is written as the same message.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_formats::riichi::mjai::{Dialect, Message, Mjai, write_match};
use parlor_formats::riichi::record::MatchRecord;
use parlor_formats::riichi::replay::replay;

fn read(bytes: &[u8]) -> Option<MatchRecord> {
    MatchRecord::gather(Mjai::new(bytes)).next()?.ok()
}

fuzz_target!(|bytes: &[u8]| {
    for line in bytes.split(|&byte| byte == b'\n').filter_map(|line| str::from_utf8(line).ok()) {
        let Ok(message) = line.parse::<Message>() else { continue };
        assert_eq!(message.to_string().parse(), Ok(message), "{line}");
    }
    let _ = replay(Mjai::new(bytes));
    let Some(record) = read(bytes) else { return };
    for dialect in [Dialect::Original, Dialect::Mortal] {
        let text = write_match(&record, dialect).expect("what was read can be written");
        let again = read(text.as_bytes()).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(write_match(&again, dialect).as_ref(), Ok(&text));
    }
});
