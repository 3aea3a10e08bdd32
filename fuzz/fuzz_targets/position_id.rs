//! A text that reads as a position ID is the ID of the board it reads as.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_formats::backgammon::PositionId;

fuzz_target!(|text: &str| {
    let Ok(id) = text.parse::<PositionId>() else { return };
    let board = id.board(15).expect("what parses has a board");
    assert_eq!(PositionId::of(&board), id);
    assert_eq!(id.as_str(), text);
});
