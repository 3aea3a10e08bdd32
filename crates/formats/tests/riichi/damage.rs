//! Cut off and damaged records: errors that say where, never a panic.

use parlor_formats::riichi::mjai::{Mjai, MjaiFault};
use parlor_formats::riichi::mjlog::check_wall;
use parlor_formats::riichi::record::Piece;
use parlor_formats::riichi::replay::replay;
use parlor_formats::riichi::{ReadError, read_pieces};
use parlor_game::Entropy;

use crate::random_match::Random;
use crate::samples::{SAMPLES, sample};

fn pieces(bytes: &[u8]) -> Result<Vec<Piece>, ReadError> {
    read_pieces(bytes)?.collect()
}

#[test]
fn a_record_cut_off_anywhere_is_an_error() {
    for name in SAMPLES {
        let whole = sample(name);
        let end = whole.trim_ascii_end().len();
        for cut in (0..end).step_by(97).chain(end.saturating_sub(40)..end) {
            let read = pieces(&whole[..cut]);
            assert!(read.is_err(), "{name} cut off after {cut} bytes is read as whole");
        }
    }
}

/// Nothing at all is no record, in whatever form it comes.
#[test]
fn a_log_without_messages_is_an_error() {
    for text in ["", " \n", "\u{feff}"] {
        assert_eq!(pieces(text.as_bytes()), Err(ReadError::Unknown), "{text:?}");
    }
    for text in ["[]", "[]\n[]\n", "[[]]"] {
        let error = pieces(text.as_bytes()).expect_err("no messages").to_string();
        assert!(error.contains("the log ends here, before start_game"), "{error}");
    }
    let error = Mjai::new(&b""[..]).next().expect("an error").expect_err("no messages");
    assert_eq!(error.fault, MjaiFault::Truncated { expected: "start_game" });
}

#[test]
fn no_damage_breaks_the_readers_or_the_replay() {
    let mut random = Random(5);
    for name in SAMPLES {
        let whole = sample(name);
        for _ in 0..500 {
            let mut damaged = whole.clone();
            for _ in 0..=random.below(3) {
                let place = random.below(damaged.len() as u32) as usize;
                damaged[place] = match random.below(3) {
                    0 => b'0' + random.below(10) as u8,
                    1 => damaged[random.below(whole.len() as u32) as usize],
                    _ => random.below(256) as u8,
                };
            }
            if let Ok(pieces) = read_pieces(damaged.as_slice()) {
                let _ = replay(pieces);
            }
            let _ = check_wall(damaged.as_slice());
        }
    }
}

/// A sample with one text replaced by another must fail with this message.
#[test]
fn errors_say_what_and_where() {
    for (name, from, to, message) in [
        ("short.mjlog", "<TAIKYOKU", "<TAIKYOKV", "unknown tag"),
        ("short.mjlog", "<GO type=\"1\"", "<GO type=\"17\"", "a game for three"),
        ("short.mjlog", " oya=\"0\" hai0", " oyo=\"0\" hai0", "the attribute oya is missing"),
        ("short.mjlog", "ten=\"250,", "ten=\"2x0,", "is not four scores in hundreds"),
        ("short.mjlog", "<RYUUKYOKU  hai", "<RYUUKYOKU type=\"no\" hai", "is not nm, yao9, kaze4"),
        ("short.tenhou6.json", "\"name\":[\"Aiko\",", "\"name\":[", "a game for three"),
        ("short.tenhou6.json", "\"流局\"", "\"流れ\"", "is not 和了 or the name of a draw"),
        ("short.tenhou6.json", "[[[0,0,0],", "[[[0,0],", "is not deal from 0 to 15"),
        ("short.mortal.mjai", "\"type\":\"start_kyoku\"", "\"type\":\"start\"", "unknown type"),
        ("short.mortal.mjai", "\"tsumogiri\":false", "\"giri\":false", "tsumogiri is missing"),
        ("short.original.mjai", "\"fanpai\"", "\"fanpao\"", "unknown reason \"fanpao\""),
        ("short.original.mjai", "\"pai\":\"1m\"", "\"pai\":\"?\"", "is not a tile"),
    ] {
        let text = String::from_utf8(sample(name)).expect("text");
        assert!(text.contains(from), "{name} has no {from}");
        let error = pieces(text.replacen(from, to, 1).as_bytes());
        let error = error.map(|_| ()).expect_err(&format!("{name}: {to} is not read"));
        assert!(error.to_string().contains(message), "{name}, {to}: {error}");
    }
    let text = String::from_utf8(sample("short.mjlog")).expect("text");
    let cut = text.find("<AGARI").expect("a win");
    let error = pieces(&text.as_bytes()[..cut]).expect_err("cut off").to_string();
    assert!(error.contains("deal 2") && error.contains("before </mjloggm>"), "{error}");
}

#[test]
fn a_changed_payment_is_found() {
    let text = String::from_utf8(sample("short.tenhou6.json")).expect("text");
    let changed = text.replacen("\"和了\",[", "\"和了\",[1", 1);
    let report = replay(read_pieces(changed.as_bytes()).expect("JSON")).expect("readable");
    let first = report.mismatches.first().expect("a mismatch").to_string();
    assert!(first.contains("the score change is"), "{first}");
    assert!(first.starts_with("match 1, deal "), "{first}");
}
