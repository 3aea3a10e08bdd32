//! Bytes that read as an export of openZole are written as a record of ours that reads back as the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_formats::zole::{openzole, record};

fuzz_target!(|bytes: &[u8]| {
    let _ = openzole::is_like(bytes);
    let Ok(export) = openzole::read(bytes) else { return };
    let text = record::write(&export.record).expect("what was read can be written");
    assert_eq!(record::read(text.as_bytes()), Ok(export.record), "{text}");
});
