//! Match equity tables as files.

use std::fs;
use std::path::{Path, PathBuf};

use parlor_formats::backgammon::met::{self, Part};

/// The table that Parlor ships.
const KAZAROSS: &str = include_str!("../../../agents/backgammon-agents/data/Kazaross-XG2.xml");

#[test]
fn the_shipped_table_keeps_its_notices_and_comes_back() {
    let file = met::read(KAZAROSS).unwrap();
    assert_eq!((file.name.as_str(), file.length), ("Kazaross XG2 25 point MET", Some(25)));
    assert_eq!(file.notices.len(), 1);
    for words in ["Copyright (C) 2011 Neil Kazaross", "this notice are preserved"] {
        assert!(file.notices[0].contains(words), "{words}");
    }
    let Part::Explicit(rows) = &file.pre_crawford else { panic!("explicit") };
    assert_eq!((rows.len(), rows[0][1], rows[1][3]), (25, 0.67736, 0.66870));
    assert_eq!(met::read(&met::write(&file)).unwrap(), file);
}

#[test]
fn every_table_of_the_reference_data_is_read() {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let folder = std::env::var_os("PARLOR_SHARED").map_or(beside, PathBuf::from);
    let folder = folder.join("data/backgammon/met");
    let Ok(entries) = fs::read_dir(&folder) else {
        assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "{} is missing", folder.display());
        eprintln!("skipped: {} is not here", folder.display());
        return;
    };
    let mut names = Vec::new();
    for entry in entries {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        // The shipped table is that file to the last byte, notices and all.
        assert!(!path.ends_with("Kazaross-XG2.xml") || text == KAZAROSS);
        let file = met::read(&text).unwrap();
        assert_eq!(met::read(&met::write(&file)).unwrap(), file);
        names.push(file.name);
    }
    names.sort();
    assert_eq!(names.len(), 8);
    assert!(names.contains(&"Jacobs & Trice".to_owned()), "{names:?}");
    assert!(names.contains(&"N. Zadeh".to_owned()), "{names:?}");
}

#[test]
fn a_bad_table_is_refused_with_place_and_reason() {
    let small = "<met><info><name>t</name><length>2</length></info>\n\
        <pre-crawford-table type='explicit'><row><me>0.5</me><me>0.7</me></row>\n\
        <row><me>0.3</me><me>0.5</me></row></pre-crawford-table>\n\
        <post-crawford-table type='explicit'><row><me>0.5</me><me>0.5</me></row>\n\
        </post-crawford-table></met>";
    assert!(met::read(small).is_ok());
    for (bad, words) in [
        (
            small.replace("0.7", "seventy"),
            "line 2, column 70: <me> holds \"seventy\", where a chance",
        ),
        (small.replace("0.7", "7"), "a chance from 0 to 1 was expected"),
        (small.replace("<me>0.7</me>", ""), "has a row of 1; expected 2 rows of 2"),
        (small.replace("explicit", "magic"), "unknown type of table \"magic\""),
        (small.replace("post-crawford", "other"), "no <post-crawford-table>"),
        (small.replace("</row>", ""), "not well-formed XML"),
        (String::new(), "no <pre-crawford-table>"),
    ] {
        let error = met::read(&bad).unwrap_err().to_string();
        assert!(error.contains(words), "{error}");
    }
}
