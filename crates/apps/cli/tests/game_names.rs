//! Generic code names no game: what depends on the game is asked of its kit.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::fs;
use std::path::{Path, PathBuf};

/// Where code is generic, from the root of the repository.
const GENERIC: &[&str] = &[
    "crates/kits/kit/src",
    "crates/wire/src",
    "crates/texts/src",
    "crates/lab/arena/src",
    "crates/lab/stats/src",
    "crates/online/fair/src",
    "crates/online/load/src",
    "crates/online/server/src",
    "crates/online/table/src",
    "crates/apps/cli/src",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

/// Attacks on a server name the games that they attack.
const ATTACKS: &str = "crates/online/load/src/hostile";
/// Here what is called after a game is its own subcommand, and may name it.
const COMMANDS: &str = "crates/apps/cli/src";

/// The Rust files below a folder; tests, and subcommands of one game, aside.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.map(|entry| entry.unwrap().path()) {
        let stem = path.file_stem().unwrap().to_str().unwrap();
        let is_of_a_game = path.starts_with(root().join(COMMANDS))
            && parlor_kits::names().iter().any(|game| stem.starts_with(game));
        if stem == "tests" || is_of_a_game || path == root().join(ATTACKS) {
            continue;
        }
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The string literals of a Rust file, as written.
fn literals(code: &str) -> Vec<&str> {
    let (mut literals, mut rest) = (Vec::new(), code);
    while let Some(at) = rest.find(['/', '\'', '"']) {
        rest = &rest[at..];
        let skipped = match rest.as_bytes() {
            [b'/', b'/', ..] => rest.find('\n').unwrap_or(rest.len()),
            [b'\'', b'\\', _, ..] => 3,
            [b'\'', b'"', ..] => 2,
            [b'"', ..] => {
                let end = end_of_literal(rest);
                literals.push(&rest[1..end]);
                end + 1
            }
            _ => 1,
        };
        rest = rest.get(skipped..).unwrap_or_default();
    }
    literals
}

/// Where the literal that a text begins with ends.
fn end_of_literal(text: &str) -> usize {
    let mut escaped = false;
    let end = text.char_indices().skip(1).find(|&(_, c)| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    });
    end.map_or(text.len(), |(at, _)| at)
}

#[test]
fn literals_are_found() {
    let code = r#"f("a", '"', '\'', b"b"); // "c"
        match x { "d\"" => 'e', _ => "" }"#;
    assert_eq!(literals(code), ["a", "b", "d\\\"", ""]);
}

/// What generic files say before their tests.
fn generic() -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    GENERIC.iter().for_each(|folder| sources(&root().join(folder), &mut files));
    assert!(files.len() > 150, "only {} files were read", files.len());
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).unwrap();
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        (file, code.to_owned())
    };
    files.into_iter().map(read).collect()
}

#[test]
fn libraries_for_all_games_use_no_crate_of_one() {
    let crates = ["parlor_backgammon", "parlor_riichi", "parlor_zole", "parlor_toy"];
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    for (file, code) in
        generic().iter().filter(|(file, _)| !file.starts_with(root().join(COMMANDS)))
    {
        let mut lines = code.lines().filter(is_code);
        let named = lines.find(|line| crates.iter().any(|game| line.contains(game)));
        assert_eq!(named, None, "{}: ask the kit instead", file.display());
    }
}

#[test]
fn generic_code_names_no_game() {
    let games = parlor_kits::names();
    let mut named = Vec::new();
    for (file, code) in generic() {
        let games = literals(&code).into_iter().filter(|literal| games.contains(literal));
        named.extend(games.map(|game| format!("{}: {game:?}", file.display())));
    }
    assert!(named.is_empty(), "ask the kit instead:\n{}", named.join("\n"));
}
