//! Running the binary, and finding the reference data.

use std::fs::File;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use flate2::read::GzDecoder;
use serde_json::Value;

/// Runs `parlor` with these arguments and this standard input.
pub(crate) fn parlor(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_parlor"))
        .args(args)
        .env("PARLOR_CACHE", scratch("cache"))
        .envs(["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| (name, "C")))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_vec();
    // From a thread of its own: a large answer may fill its pipe before all input is written.
    let writer = std::thread::spawn(move || {
        // A program that needs no more input may close it early.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the writer ends");
    output
}

/// Standard output as text; fails the test unless the exit status is as expected.
pub(crate) fn text_with_status(args: &[&str], input: &[u8], status: i32) -> String {
    let output = parlor(args, input);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{args:?}: {errors}");
    String::from_utf8(output.stdout).expect("text")
}

/// A file of the reference data, or `None` where it is not present. With `CI=true` it must be.
pub(crate) fn shared(path: &str) -> Option<PathBuf> {
    let beside = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../../shared");
    let folder = std::env::var_os("PARLOR_SHARED").map_or(beside, PathBuf::from);
    let file = folder.join("data").join(path);
    if file.exists() {
        return Some(file);
    }
    assert!(std::env::var("CI").as_deref() != Ok("true"), "{} is missing", file.display());
    eprintln!("skipped: {} is not here", file.display());
    None
}

/// The text of a gzipped file of the reference data.
pub(crate) fn shared_rows(path: &str) -> Option<String> {
    let mut text = String::new();
    GzDecoder::new(File::open(shared(path)?).unwrap()).read_to_string(&mut text).unwrap();
    Some(text)
}

/// JSON Lines.
pub(crate) fn rows(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A file of this name in a folder that cargo keeps for tests.
pub(crate) fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}
