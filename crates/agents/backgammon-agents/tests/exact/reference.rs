//! Finding and reading the reference data.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use parlor_backgammon::{Board, Men};
use serde_json::Value;

/// A file of the reference data; `None`, said aloud, where it is not at hand. With `CI=true` it
/// must be.
pub(crate) fn shared(name: &str) -> Option<PathBuf> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../../shared");
    let folder = std::env::var_os("PARLOR_SHARED").map_or(beside, PathBuf::from);
    let path = folder.join("data/backgammon").join(name);
    if path.exists() {
        return Some(path);
    }
    assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "{} is missing", path.display());
    eprintln!("skipped: {} is not here", path.display());
    None
}

/// The rows of a gzipped file of JSON Lines.
pub(crate) fn rows(name: &str) -> Option<Vec<Value>> {
    let mut text = String::new();
    GzDecoder::new(File::open(shared(name)?).unwrap()).read_to_string(&mut text).unwrap();
    Some(text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

fn men(counts: &Value) -> Men {
    let counts: Vec<u8> = serde_json::from_value(counts.clone()).unwrap();
    let mut stacks: Vec<(u8, u8)> = (1..).zip(counts.iter().copied()).collect();
    stacks.push((0, 15 - counts.iter().sum::<u8>()));
    Men::new(&stacks).unwrap()
}

/// The board of `x` and `o`.
pub(crate) fn board(row: &Value) -> Board {
    Board::new(men(&row["x"]), men(&row["o"])).unwrap()
}
