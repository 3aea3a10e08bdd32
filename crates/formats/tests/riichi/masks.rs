//! A log as one seat sees it.

use parlor_formats::riichi::mjai::{Body, Message, Mjai, MjaiFault, Pai, masked};
use parlor_game::Seat;

use crate::samples::sample;

fn messages(name: &str) -> Vec<Message> {
    let text = String::from_utf8(sample(name)).expect("text");
    text.lines().map(|line| line.parse().expect(line)).collect()
}

#[test]
fn other_seats_tiles_are_hidden_and_nothing_else() {
    for viewer in Seat::ALL {
        for message in messages("short.original.mjai") {
            let seen = masked(&message, viewer);
            match (&message.body, &seen.body) {
                (Body::StartGame { .. }, Body::StartGame { id, .. }) => {
                    assert_eq!(*id, Some(viewer));
                }
                (Body::StartKyoku(full), Body::StartKyoku(seen)) => {
                    for seat in Seat::ALL {
                        let hidden = seen.tehais[seat] == [Pai::Hidden; 13];
                        assert!(hidden != (seen.tehais[seat] == full.tehais[seat]));
                        assert_eq!(hidden, seat != viewer);
                    }
                }
                (Body::Tsumo { actor, pai }, Body::Tsumo { pai: seen, .. }) => {
                    let expected = if *actor == viewer { *pai } else { Pai::Hidden };
                    assert_eq!(*seen, expected);
                }
                (full, seen) => assert_eq!(full, seen),
            }
        }
    }
}

#[test]
fn a_masked_log_is_no_record_and_says_why() {
    let seen = messages("short.mortal.mjai").into_iter().map(|m| masked(&m, Seat::B));
    let text: String = seen.map(|message| format!("{message}\n")).collect();
    let error = Mjai::new(text.as_bytes()).find_map(Result::err).expect("hidden tiles");
    assert_eq!((error.message, error.deal), (2, 1));
    assert_eq!(error.fault, MjaiFault::Hidden { what: "a dealt tile" });
}
