//! A text that reads as a play is a legal play, and its canonical text means the same.
//!
//! Six bytes choose the board (moves from the start) and the dice; the rest is the text.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_backgammon::{Board, Dice, Play, RuleSet};
use parlor_formats::backgammon::notation;

/// The roll that a byte stands for.
fn dice(byte: u8) -> Dice {
    Dice::all().nth(usize::from(byte % 21)).expect("there are 21 rolls")
}

fuzz_target!(|input: ([u8; 6], &str)| {
    let (bytes, text) = input;
    let (mut board, mut plays) = (RuleSet::STANDARD.board(), Vec::<Board>::new());
    for byte in &bytes[1..] {
        board.plays(dice(*byte), &mut plays);
        board = plays.get(usize::from(*byte) % plays.len().max(1)).unwrap_or(&board).flipped();
    }
    let dice = dice(bytes[0]);
    let Ok(play) = notation::read(text, &board, dice) else { return };
    let mut legal = Vec::<Play>::new();
    board.plays(dice, &mut legal);
    assert!(legal.contains(&play) || legal.is_empty() && play == Play::DANCE);
    let canonical = notation::write(&board, play);
    let again = notation::read(&canonical, &board, dice).expect("canonical text is read");
    assert_eq!(board.after(again), board.after(play), "{canonical}");
});
