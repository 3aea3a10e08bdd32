//! Agreement with the shared reference data, and with the sample of it kept here.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use parlor_backgammon::{Board, Dice, Die, Men};
use parlor_formats::backgammon::{PositionId, notation};
use serde_json::Value;

/// The shared data; `None`, said aloud, where it is not at hand. With `CI=true` it must be.
fn shared(name: &str) -> Option<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let folder = std::env::var_os("PARLOR_SHARED").map_or(root.join("shared"), PathBuf::from);
    let path = folder.join("data/backgammon").join(name);
    let Ok(mut file) = File::open(&path) else {
        assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "{} is missing", path.display());
        eprintln!("skipped: {} is not here", path.display());
        return None;
    };
    let mut text = String::new();
    if name.ends_with(".gz") {
        GzDecoder::new(file).read_to_string(&mut text).unwrap();
    } else {
        file.read_to_string(&mut text).unwrap();
    }
    Some(text)
}

fn rows(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap())
}

fn men(counts: &Value) -> Men {
    let counts: Vec<u8> = serde_json::from_value(counts.clone()).unwrap();
    let mut stacks: Vec<(u8, u8)> = (1..).zip(counts.iter().copied()).collect();
    stacks.push((0, 15 - counts.iter().sum::<u8>()));
    Men::new(&stacks).unwrap()
}

fn board(row: &Value) -> Board {
    Board::new(men(&row["x"]), men(&row["o"])).unwrap()
}

fn dice(row: &Value) -> Dice {
    let [one, other]: [u8; 2] = serde_json::from_value(row["dice"].clone()).unwrap();
    Dice::new(Die::new(one).unwrap(), Die::new(other).unwrap())
}

fn after(board: &Board) -> String {
    PositionId::of(&board.flipped()).to_string()
}

/// Every listed move reads to its result, and the ID is the row's. Returns how many moves.
fn check_moves(row: &Value, list: &str) -> usize {
    let (board, dice) = (board(row), dice(row));
    assert_eq!(PositionId::of(&board).to_string(), row["pos"], "{row}");
    let moves = row[list].as_array().unwrap();
    for listed in moves {
        let text = listed["move"].as_str().unwrap();
        let play = notation::read(text, &board, dice).unwrap_or_else(|e| panic!("{row}: {e}"));
        assert_eq!(after(&board.after(play)), listed["after"], "{text} in {row}");
    }
    moves.len()
}

#[test]
fn tricky_plays_read_to_their_results() {
    let Some(text) = shared("tricky_rules.jsonl") else { return };
    let rows: Vec<Value> = rows(&text).collect();
    assert_eq!(rows.len(), 40);
    for row in &rows {
        let (board, dice) = (board(row), dice(row));
        let count = check_moves(row, "plays");
        let mut legal: Vec<Board> = Vec::new();
        board.plays(dice, &mut legal);
        assert_eq!(legal.len(), count, "{row}");
    }
}

#[test]
fn candidate_moves_read_to_their_results() {
    let Some(text) = shared("moves.jsonl.gz") else { return };
    let counts: Vec<usize> = rows(&text).map(|row| check_moves(&row, "cand")).collect();
    assert_eq!(counts.len(), 400);
}

#[test]
fn generated_results_are_the_reference_sets() {
    let Some(text) = shared("movegen.jsonl.gz") else { return };
    let mut count = 0;
    for row in rows(&text) {
        let (board, dice) = (board(&row), dice(&row));
        let id: PositionId = row["pos"].as_str().unwrap().parse().unwrap();
        assert_eq!(id.board(15), Ok(board));
        let mut legal: Vec<Board> = Vec::new();
        board.plays(dice, &mut legal);
        let mut results: Vec<String> = legal.iter().map(after).collect();
        results.sort();
        let expected: Vec<String> = serde_json::from_value(row["after"].clone()).unwrap();
        assert_eq!(results, expected, "{row}");
        count += 1;
    }
    assert_eq!(count, 1200);
}
