//! Record → text → record over real games.

#[path = "riichi/archive.rs"]
mod archive;
#[path = "riichi/held.rs"]
mod held;

use parlor_formats::riichi::mjai::{self, Dialect, Mjai};
use parlor_formats::riichi::mjlog::Mjlog;
use parlor_formats::riichi::record::MatchRecord;
use parlor_formats::riichi::tenhou6::{self, Tenhou6};

use archive::for_each_log;
use held::{held_by_mortal_mjai, held_by_original_mjai, held_by_tenhou6};

fn the_match<E: std::fmt::Display>(
    name: &str,
    mut records: impl Iterator<Item = Result<MatchRecord, E>>,
) -> MatchRecord {
    let first = records.next().unwrap_or_else(|| panic!("{name}: no match"));
    assert!(records.next().is_none(), "{name}: a second match");
    first.unwrap_or_else(|error| panic!("{name}: {error}"))
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

#[test]
fn real_games_come_back_from_tenhou6() {
    for_each_log(|name, text| {
        let record = the_match(name, MatchRecord::gather(Mjlog::new(text)));
        let text = tenhou6::write_match(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        let read = the_match(name, MatchRecord::gather(Tenhou6::new(text.as_bytes())));
        assert_same(name, &read, &held_by_tenhou6(record));
        assert_eq!(tenhou6::write_match(&read).as_ref(), Ok(&text), "{name}");
    });
}

#[test]
fn real_games_come_back_from_mjai() {
    type Reduce = fn(MatchRecord) -> MatchRecord;
    let dialects: [(Dialect, Reduce); 2] =
        [(Dialect::Original, held_by_original_mjai), (Dialect::Mortal, held_by_mortal_mjai)];
    for_each_log(|name, text| {
        let record = the_match(name, MatchRecord::gather(Mjlog::new(text)));
        for (dialect, reduce) in dialects {
            let text = mjai::write_match(&record, dialect).expect("a consistent record");
            let read = the_match(name, MatchRecord::gather(Mjai::new(text.as_bytes())));
            assert_same(&format!("{name}, {dialect:?}"), &read, &reduce(record.clone()));
            assert_eq!(mjai::write_match(&read, dialect).as_ref(), Ok(&text), "{name}");
        }
    });
}
