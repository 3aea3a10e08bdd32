//! Bytes that read as a Zole record write back as a text of the same record.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_formats::zole::record;

fuzz_target!(|bytes: &[u8]| {
    let Ok(session) = record::read(bytes) else { return };
    let text = record::write(&session).expect("what was read can be written");
    session.session().expect("what was read can be replayed");
    assert_eq!(record::read(text.as_bytes()), Ok(session), "{text}");
});
