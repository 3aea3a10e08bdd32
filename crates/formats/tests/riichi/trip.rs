//! There and back again.

use std::fmt::Display;

use parlor_formats::riichi::mjai::{self, Dialect, Mjai};
use parlor_formats::riichi::mjlog::{self, Mjlog};
use parlor_formats::riichi::record::{MatchRecord, Piece};
use parlor_formats::riichi::replay::replay;
use parlor_formats::riichi::tenhou6::{self, Tenhou6};

use crate::held::{held_by_mjlog, held_by_mortal_mjai, held_by_original_mjai, held_by_tenhou6};

/// What a format can hold of a record.
type Reduce = fn(MatchRecord) -> MatchRecord;

/// The only match that `pieces` make up.
pub(crate) fn the_match<E: Display>(
    name: &str,
    pieces: impl Iterator<Item = Result<Piece, E>>,
) -> MatchRecord {
    let mut records = MatchRecord::gather(pieces);
    let first = records.next().unwrap_or_else(|| panic!("{name}: no match"));
    assert!(records.next().is_none(), "{name}: a second match");
    first.unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The pieces of a whole match.
pub(crate) fn pieces(record: &MatchRecord) -> Vec<Result<Piece, std::convert::Infallible>> {
    let start = [Piece::Start(Box::new(record.header.clone()))];
    let deals = record.deals.iter().map(|deal| Piece::Deal(Box::new(deal.clone())));
    start.into_iter().chain(deals).chain(record.ending.map(Piece::End)).map(Ok).collect()
}

/// The rules agree with everything the record states.
pub(crate) fn assert_replays(name: &str, record: &MatchRecord) {
    let Ok(report) = replay(pieces(record));
    let found: Vec<String> = report.mismatches.iter().map(ToString::to_string).collect();
    assert!(found.is_empty(), "{name}:\n{}", found.join("\n"));
}

/// Written in every format and read again, the record is what the format can hold, a second
/// writing gives the same text, and the rules still agree with it.
pub(crate) fn assert_comes_back(name: &str, record: &MatchRecord) {
    let write = |record: &_| mjlog::write_match(record).expect("a consistent record");
    let text = write(record);
    let read = the_match(name, Mjlog::new(text.as_bytes()));
    assert_same(&format!("{name}, mjlog"), &read, &held_by_mjlog(record.clone()));
    assert_eq!(write(&read), text, "{name}");
    assert_replays(name, &read);

    let write = |record: &_| tenhou6::write_match(record).expect("a consistent record");
    let text = write(record);
    let read = the_match(name, Tenhou6::new(text.as_bytes()));
    assert_same(&format!("{name}, tenhou6"), &read, &held_by_tenhou6(record.clone()));
    assert_eq!(write(&read), text, "{name}");
    assert_replays(name, &read);

    let dialects: [(Dialect, Reduce); 2] =
        [(Dialect::Original, held_by_original_mjai), (Dialect::Mortal, held_by_mortal_mjai)];
    for (dialect, reduce) in dialects {
        let write = |record: &_| mjai::write_match(record, dialect).expect("a consistent record");
        let text = write(record);
        let read = the_match(name, Mjai::new(text.as_bytes()));
        assert_same(&format!("{name}, {dialect:?}"), &read, &reduce(record.clone()));
        assert_eq!(write(&read), text, "{name}");
        assert_replays(name, &read);
    }
}

/// Compares piece by piece, so that a failure shows where.
fn assert_same(name: &str, read: &MatchRecord, expected: &MatchRecord) {
    assert_eq!(read.header, expected.header, "{name}");
    for (n, (read, expected)) in read.deals.iter().zip(&expected.deals).enumerate() {
        let deal = n + 1;
        assert_eq!(read.start, expected.start, "{name}, deal {deal}");
        for (n, (read, expected)) in read.events.iter().zip(&expected.events).enumerate() {
            assert_eq!(read, expected, "{name}, deal {deal}, event {}", n + 1);
        }
        assert_eq!(read.events.len(), expected.events.len(), "{name}, deal {deal}");
        assert_eq!(read.outcome, expected.outcome, "{name}, deal {deal}");
    }
    assert_eq!((read.deals.len(), read.ending), (expected.deals.len(), expected.ending), "{name}");
}
