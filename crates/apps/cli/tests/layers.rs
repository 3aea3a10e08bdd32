//! The architecture, checked: which crate may use which, and what the rules may never use.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

mod metadata;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use metadata::{metadata, text};

/// What each crate may use of ours, tests aside. A layer's name stands for all of its crates, and
/// a crate that may use a layer may use the layers before it where the line says so.
const ALLOWED: &[(&str, &[&str])] = &[
    ("parlor-game", &[]),
    ("parlor-testkit", &["parlor-game"]),
    ("parlor-toy", &["parlor-game"]),
    ("parlor-backgammon", &["parlor-game"]),
    ("parlor-riichi", &["parlor-game"]),
    ("parlor-zole", &["parlor-game"]),
    ("parlor-formats", &["rules"]),
    ("parlor-agent", &["parlor-game"]),
    (
        "parlor-backgammon-agents",
        &["rules", "formats", "parlor-agent", "parlor-search", "parlor-nets"],
    ),
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
    ("parlor-toy-agents", &["parlor-game", "parlor-toy", "parlor-agent", "parlor-search"]),
    ("parlor-zole-solver", &["parlor-game", "parlor-zole"]),
    ("parlor-texts", &["parlor-agent"]),
    ("parlor-wire", &["parlor-game", "agents"]),
    ("parlor-kit", &["parlor-game", "parlor-agent", "texts", "wire"]),
    ("parlor-backgammon-kit", &["rules", "formats", "agents", "wire", "parlor-kit"]),
    ("parlor-riichi-kit", &["rules", "formats", "agents", "wire", "parlor-kit"]),
    ("parlor-toy-kit", &["rules", "formats", "agents", "wire", "parlor-kit"]),
    ("parlor-zole-kit", &["rules", "formats", "agents", "wire", "parlor-kit"]),
    ("parlor-kits", &["kits"]),
    ("parlor-stats", &[]),
    ("parlor-analysis", &["rules", "formats", "agents", "texts", "wire", "kits", "parlor-stats"]),
    (
        "parlor-arena",
        &["parlor-game", "parlor-agent", "wire", "parlor-kit", "parlor-kits", "parlor-stats"],
    ),
    (
        "parlor-experiments",
        &[
            "rules",
            "formats",
            "agents",
            "wire",
            "kits",
            "parlor-stats",
            "parlor-analysis",
            "parlor-arena",
        ],
    ),
    ("parlor-fair", &["parlor-game"]),
    ("parlor-table", &["parlor-game", "wire", "parlor-kit", "parlor-fair"]),
    (
        "parlor-server",
        &[
            "parlor-game",
            "parlor-agent",
            "texts",
            "wire",
            "kits",
            "parlor-stats",
            "parlor-fair",
            "parlor-table",
        ],
    ),
    (
        "parlor-load",
        &["parlor-game", "wire", "kits", "parlor-agent", "parlor-fair", "parlor-table"],
    ),
    ("parlor-cli", &["rules", "formats", "agents", "texts", "wire", "kits", "lab", "online"]),
];

/// Never a normal dependency of anything under `rules/`.
const NOT_IN_RULES: &[&str] = &["tokio", "serde", "rand", "rand_chacha", "rand_core"];

struct Crate {
    name: String,
    /// The first folder under `crates/`.
    layer: String,
    /// What it uses outside its tests and build script.
    uses: BTreeSet<String>,
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
