//! The architecture, checked: which crate may use which, and what the rules may never use.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

/// What each crate may use of ours, tests aside. A layer's name stands for all of its crates, and
/// whoever may use a layer may use the layers before it where the line says so.
const ALLOWED: &[(&str, &[&str])] = &[
    ("parlor-game", &[]),
    ("parlor-testkit", &["parlor-game"]),
    ("parlor-toy", &["parlor-game"]),
    ("parlor-backgammon", &["parlor-game"]),
    ("parlor-riichi", &["parlor-game"]),
    ("parlor-zole", &["parlor-game"]),
    ("parlor-formats", &["rules"]),
    ("parlor-agent", &["parlor-game"]),
    ("parlor-backgammon-agents", &["rules", "formats", "parlor-agent", "parlor-search"]),
    ("parlor-nets", &[]),
    (
        "parlor-riichi-agents",
        &[
            "rules",
            "formats",
            "parlor-agent",
            "parlor-search",
            "parlor-nets",
            "parlor-riichi-value",
        ],
    ),
    ("parlor-riichi-value", &["rules", "parlor-agent"]),
    (
        "parlor-zole-agents",
        &["rules", "formats", "parlor-agent", "parlor-search", "parlor-zole-solver"],
    ),
    ("parlor-search", &["parlor-game", "parlor-agent"]),
    ("parlor-zole-solver", &["parlor-game", "parlor-zole"]),
    ("parlor-wire", &["rules", "agents"]),
    ("parlor-stats", &[]),
    ("parlor-arena", &["rules", "formats", "agents", "wire", "parlor-stats"]),
    ("parlor-experiments", &["rules", "formats", "agents", "wire", "parlor-stats", "parlor-arena"]),
    ("parlor-fair", &["parlor-game"]),
    ("parlor-table", &["rules", "formats", "wire", "parlor-fair"]),
    (
        "parlor-server",
        &["rules", "formats", "agents", "wire", "parlor-stats", "parlor-fair", "parlor-table"],
    ),
    ("parlor-load", &["rules", "formats", "wire", "parlor-agent", "parlor-fair", "parlor-table"]),
    ("parlor-cli", &["rules", "formats", "agents", "wire", "lab", "online"]),
];

/// Never a normal dependency of anything under `rules/`.
const NOT_IN_RULES: &[&str] = &["tokio", "serde", "rand", "rand_chacha", "rand_core"];

/// Licences under which anybody may use the whole; MPL-2.0 asks only that changes to its own files
/// stay open.
const PERMISSIVE: &[&str] = &[
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "MPL-2.0",
    "CC0-1.0",
    "Unlicense",
    "0BSD",
];

struct Crate {
    name: String,
    /// The first folder under `crates/`.
    layer: String,
    /// What it uses outside its tests and build script.
    uses: BTreeSet<String>,
}

/// What cargo knows of the workspace on this platform: all of that is downloaded by now.
fn metadata() -> Value {
    let platform = run("rustc", &["-vV"]);
    let platform = platform.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    let args = ["metadata", "--format-version=1", "--locked", "--offline", "--filter-platform"];
    serde_json::from_str(&run(env!("CARGO"), &[&args[..], &[platform]].concat())).unwrap()
}

fn run(program: &str, args: &[&str]) -> String {
    let mut command = Command::new(program);
    let output = command.args(args).current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn crates(metadata: &Value) -> Vec<Crate> {
    let members: BTreeSet<&str> =
        metadata["workspace_members"].as_array().unwrap().iter().map(text).collect();
    let packages = metadata["packages"].as_array().unwrap().iter();
    packages
        .filter(|package| members.contains(text(&package["id"])))
        .filter_map(|package| {
            let manifest = text(&package["manifest_path"]).replace('\\', "/");
            let layer = manifest.rsplit_once("/crates/")?.1.split('/').next()?.to_owned();
            let uses = package["dependencies"].as_array().unwrap().iter();
            let uses = uses.filter(|used| used["kind"].is_null());
            let uses = uses.map(|used| text(&used["name"]).to_owned()).collect();
            Some(Crate { name: text(&package["name"]).to_owned(), layer, uses })
        })
        .collect()
}

#[test]
fn every_edge_between_our_crates_is_allowed() {
    let crates = crates(&metadata());
    let layer_of: BTreeMap<&str, &str> =
        crates.iter().map(|c| (c.name.as_str(), c.layer.as_str())).collect();
    let allowed: BTreeMap<&str, &[&str]> = ALLOWED.iter().copied().collect();
    for Crate { name, uses, .. } in &crates {
        let may = allowed
            .get(name.as_str())
            .unwrap_or_else(|| panic!("{name} is new: say in ALLOWED what it may use"));
        for used in uses.iter().filter(|used| layer_of.contains_key(used.as_str())) {
            let layer = layer_of[used.as_str()];
            let fine = may.contains(&used.as_str()) || may.contains(&layer);
            assert!(fine, "{name} may not use {used}; it may use {may:?}");
        }
    }
    assert!(crates.len() >= ALLOWED.len(), "ALLOWED names a crate that is gone");
}

#[test]
fn folder_and_crate_have_the_same_name() {
    for member in metadata()["packages"].as_array().unwrap() {
        let manifest = text(&member["manifest_path"]).replace('\\', "/");
        let ours = member["source"].is_null() && manifest.contains("/crates/");
        let folder = manifest.trim_end_matches("/Cargo.toml").rsplit('/').next().unwrap();
        assert!(!ours || text(&member["name"]) == format!("parlor-{folder}"), "{manifest}");
    }
}

#[test]
fn rules_use_no_runtime_serialisation_or_randomness() {
    for Crate { name, layer, uses } in crates(&metadata()) {
        let wrong: Vec<_> =
            uses.iter().filter(|used| NOT_IN_RULES.contains(&used.as_str())).collect();
        assert!(layer != "rules" || wrong.is_empty(), "{name} uses {wrong:?}");
    }
}

#[test]
fn every_licence_is_permissive() {
    for package in metadata()["packages"].as_array().unwrap() {
        let name = text(&package["name"]);
        let licence = package["license"].as_str().unwrap_or("none stated");
        assert!(is_permissive(licence), "{name} is under {licence}");
    }
}

/// Does an SPDX expression leave a choice all parts of which are permissive?
fn is_permissive(expression: &str) -> bool {
    let expression = expression.replace('/', " OR ");
    let whole = expression.trim();
    if let Some(choices) = split(whole, " OR ") {
        choices.into_iter().any(is_permissive)
    } else if let Some(parts) = split(whole, " AND ") {
        parts.into_iter().all(is_permissive)
    } else if let Some(inner) = whole.strip_prefix('(').and_then(|s| s.strip_suffix(')')) {
        is_permissive(inner)
    } else {
        PERMISSIVE.contains(&whole)
    }
}

/// Splits at `word` outside parentheses; `None` if it does not occur there.
fn split<'a>(text: &'a str, word: &str) -> Option<Vec<&'a str>> {
    let (mut parts, mut begin, mut depth) = (Vec::new(), 0, 0);
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if depth == 0 && text[at..].starts_with(word) => {
                parts.push(&text[begin..at]);
                begin = at + word.len();
            }
            _ => {}
        }
    }
    parts.push(&text[begin..]);
    (parts.len() > 1).then_some(parts)
}

#[test]
fn licence_expressions_are_read_rightly() {
    for (expression, fine) in [
        ("MIT OR Apache-2.0", true),
        ("MIT/Apache-2.0", true),
        ("GPL-3.0 OR MIT", true),
        ("GPL-3.0-or-later", false),
        ("MIT AND GPL-2.0", false),
        ("AGPL-3.0", false),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ("(MIT OR Apache-2.0) AND GPL-3.0", false),
        ("none stated", false),
    ] {
        assert_eq!(is_permissive(expression), fine, "{expression}");
    }
}
