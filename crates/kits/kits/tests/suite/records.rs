//! Records of all games, recognised by how they begin.

use parlor_kit::{Find, Full, ImportError};
use parlor_kits::recognise;

struct Import<'a>(&'a [u8]);

impl Find for Import<'_> {
    type Output = Result<&'static str, ImportError>;

    fn found<K: Full>(self) -> Result<&'static str, ImportError> {
        K::import(self.0).map(|_| K::NAME)
    }
}

#[test]
fn what_is_no_record_is_refused_with_its_place() {
    for (text, said) in [
        ("zole record 1\nrules: nonsense\n", "line 2"),
        (" 3 point match\n\n Game 1\n Ana : 0    Bo : 0\n  1) 31: 1/2\n", "line 5"),
        (
            "{\"type\":\"start_game\",\"names\":[\"a\",\"b\",\"c\",\"d\"]}\n{\"type\":\"dahai\"}",
            "message 2",
        ),
        ("{\"oEvent\":{},\"aPlayers\":[{\"type\":\"human\"}]}", "aPlayers is a list of 1"),
    ] {
        let error = recognise(text.as_bytes(), Import(text.as_bytes())).unwrap().unwrap_err();
        assert!(error.to_string().contains(said), "{text:?}: {error}");
    }
    for text in ["", "hello"] {
        assert_eq!(recognise(text.as_bytes(), Import(text.as_bytes())), None);
    }
}

/// All three are JSON and name types of something.
#[test]
fn json_records_are_told_apart() {
    let sample = include_bytes!("../../../../../testdata/zole/five-deals.openzole.json");
    assert_eq!(recognise(sample, Import(sample)), Some(Ok("zole")));
    for text in ["{\"title\":[\"\",\"\"],\"name\":[]}", "{\"type\":\"start_game\"}"] {
        let error = recognise(text.as_bytes(), Import(text.as_bytes())).unwrap().unwrap_err();
        assert!(error.to_string().starts_with("riichi record"), "{error}");
    }
}

struct Numbers<'a>(&'a [u8]);

impl Find for Numbers<'_> {
    type Output = Vec<u64>;

    fn found<K: Full>(self) -> Vec<u64> {
        let played = K::import(self.0).expect("a record");
        played.deals.iter().map(|deal| deal.number).collect()
    }
}

/// The file's own tags: East 1, East 1 with one honba, East 2, East 3 with one honba, East 4.
#[test]
fn deals_of_other_programs_have_the_numbers_that_our_matches_give_them() {
    let record = include_bytes!("../../../../../testdata/riichi/records/short.mjlog");
    let numbers = recognise(record, Numbers(record)).unwrap();
    let deals: Vec<(u64, u64)> = numbers.iter().map(|n| (n >> 16, n >> 8 & 0xff)).collect();
    assert_eq!(deals, [(0, 0), (0, 1), (1, 0), (2, 1), (3, 0)]);
}
