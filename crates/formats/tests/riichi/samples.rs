//! The committed match in four formats.

use std::fs;
use std::path::Path;

use parlor_formats::riichi::mjai::{self, Dialect};
use parlor_formats::riichi::record::MatchRecord;
use parlor_formats::riichi::replay::replay;
use parlor_formats::riichi::{ReadError, mjlog, read_pieces, tenhou6};

/// File names of the four samples.
pub(crate) const SAMPLES: [&str; 4] =
    ["short.mjlog", "short.tenhou6.json", "short.original.mjai", "short.mortal.mjai"];

pub(crate) fn sample(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/riichi/records");
    fs::read(folder.join(name)).expect("a committed sample")
}

fn read(bytes: &[u8]) -> Result<MatchRecord, ReadError> {
    let mut matches = MatchRecord::gather(read_pieces(bytes)?);
    let first = matches.next().expect("a match");
    assert!(matches.next().is_none());
    first
}

#[test]
fn the_samples_are_one_match() {
    let record = read(&sample("short.mjlog")).expect("a good record");
    assert_eq!(record.deals.len(), 5);
    let written = [
        mjlog::write_match(&record).expect("writable") + "\n",
        tenhou6::write_match(&with_title(&record)).expect("writable") + "\n",
        mjai::write_match(&record, Dialect::Original).expect("writable"),
        mjai::write_match(&record, Dialect::Mortal).expect("writable"),
    ];
    for (name, text) in SAMPLES.into_iter().zip(written) {
        assert_eq!(text.as_bytes(), sample(name), "{name}");
    }
}

/// The title that an mjlog does not hold.
fn with_title(record: &MatchRecord) -> MatchRecord {
    let mut record = record.clone();
    record.header.title = vec!["Parlor sample".to_owned(), "random play".to_owned()];
    record
}

#[test]
fn the_rules_agree_with_every_sample() {
    for name in SAMPLES {
        let bytes = sample(name);
        let report = replay(read_pieces(bytes.as_slice()).expect(name)).expect(name);
        assert_eq!((report.hands, report.wins, report.draws), (5, 4, 2), "{name}");
        assert_eq!(report.mismatches, [], "{name}");
    }
}

#[test]
fn gzip_is_unpacked() {
    use std::io::Write;
    let plain = sample("short.mjlog");
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packer.write_all(&plain).expect("packs");
    let packed = packer.finish().expect("packs");
    assert_eq!(read(&packed), read(&plain));
    let cut = &packed[..packed.len() / 2];
    let error = read(cut).expect_err("cut off");
    assert!(matches!(error, ReadError::Unreadable(_) | ReadError::Mjlog(_)), "{error}");
}
