//! What Parlor depends on, checked against `deny.toml`: licences, duplicate versions, sources.
//!
//! `scripts/deny.sh` runs cargo-deny with the same file if it is installed; this test needs cargo alone.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

mod metadata;

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::Value;

use metadata::{metadata, text};

/// The part of `deny.toml` that is checked here.
#[derive(Deserialize)]
struct Deny {
    licenses: Licenses,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    skip: Vec<Skip>,
}

/// An old version that may stay beside a newer one.
#[derive(Deserialize)]
struct Skip {
    /// `name@version`, where the version may be cut short: `syn@2`.
    #[serde(rename = "crate")]
    spec: String,
    reason: String,
}

#[derive(Deserialize)]
struct Sources {
    #[serde(rename = "allow-registry")]
    allow_registry: Vec<String>,
}

impl Skip {
    fn covers(&self, name: &str, version: &str) -> bool {
        let (skipped, begin) = self.spec.split_once('@').unwrap();
        let rest = version.strip_prefix(begin);
        skipped == name && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    }
}

fn deny() -> Deny {
    toml::from_str(include_str!("../../../../deny.toml")).unwrap()
}

/// The versions of every package that is really used on this platform.
fn versions(metadata: &Value) -> BTreeMap<&str, BTreeSet<&str>> {
    let nodes = metadata["resolve"]["nodes"].as_array().unwrap();
    let used: BTreeSet<&str> = nodes.iter().map(|node| text(&node["id"])).collect();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in metadata["packages"].as_array().unwrap() {
        if used.contains(text(&package["id"])) {
            versions.entry(text(&package["name"])).or_default().insert(text(&package["version"]));
        }
    }
    versions
}

/// Names with more than one version that no entry of `skip` covers.
fn duplicates<'a>(
    versions: &BTreeMap<&'a str, BTreeSet<&'a str>>,
    skip: &[Skip],
) -> Vec<(&'a str, Vec<&'a str>)> {
    let unlisted = |name: &str, version: &str| !skip.iter().any(|one| one.covers(name, version));
    let left = versions.iter().map(|(&name, all)| {
        (name, all.iter().copied().filter(|version| unlisted(name, version)).collect::<Vec<_>>())
    });
    left.filter(|(_, left)| left.len() > 1).collect()
}

#[test]
fn every_licence_is_allowed() {
    let allowed = deny().licenses.allow;
    for package in metadata()["packages"].as_array().unwrap() {
        let name = text(&package["name"]);
        let licence = package["license"].as_str().unwrap_or("none stated");
        assert!(is_allowed(licence, &allowed), "{name} is under {licence}: see deny.toml");
    }
}

#[test]
fn every_duplicate_version_has_its_reason() {
    let (metadata, skip) = (metadata(), deny().bans.skip);
    let versions = versions(&metadata);
    let found = duplicates(&versions, &skip);
    assert!(found.is_empty(), "unify these versions or list the old ones in deny.toml: {found:?}");
    for Skip { spec, reason } in &skip {
        assert!(!reason.is_empty(), "{spec} in deny.toml has no reason");
    }
    let covered = |one: &Skip| {
        let all = versions.iter().flat_map(|(&name, all)| all.iter().map(move |&v| (name, v)));
        all.into_iter().any(|(name, version)| one.covers(name, version))
    };
    let stale: Vec<_> = skip.iter().filter(|one| !covered(one)).map(|one| &one.spec).collect();
    assert!(stale.is_empty(), "deny.toml skips what is no longer used: {stale:?}");
}

#[test]
fn everything_comes_from_an_allowed_registry() {
    let allowed = deny().sources.allow_registry;
    for package in metadata()["packages"].as_array().unwrap() {
        let Some(source) = package["source"].as_str() else { continue };
        let registry = source.strip_prefix("registry+").unwrap_or(source);
        let fine = allowed.iter().any(|one| one == registry);
        assert!(fine, "{} comes from {source}: see deny.toml", package["name"]);
    }
}

/// Does an SPDX expression leave a choice all parts of which are allowed?
fn is_allowed(expression: &str, allowed: &[String]) -> bool {
    let expression = expression.replace('/', " OR ");
    let whole = expression.trim();
    if let Some(choices) = split(whole, " OR ") {
        choices.into_iter().any(|choice| is_allowed(choice, allowed))
    } else if let Some(parts) = split(whole, " AND ") {
        parts.into_iter().all(|part| is_allowed(part, allowed))
    } else if let Some(inner) = whole.strip_prefix('(').and_then(|s| s.strip_suffix(')')) {
        is_allowed(inner, allowed)
    } else {
        allowed.iter().any(|one| one == whole)
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
    let allowed = deny().licenses.allow;
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
        assert_eq!(is_allowed(expression, &allowed), fine, "{expression}");
    }
}

#[test]
fn a_duplicate_without_an_entry_is_found() {
    let skip = |spec: &str| Skip { spec: spec.to_owned(), reason: "a test".to_owned() };
    let versions = BTreeMap::from([("sha2", BTreeSet::from(["0.10.9", "0.11.1"]))]);
    assert_eq!(duplicates(&versions, &[]), [("sha2", vec!["0.10.9", "0.11.1"])]);
    assert_eq!(duplicates(&versions, &[skip("sha2@0.1")]).len(), 1);
    assert_eq!(duplicates(&versions, &[skip("sha@0.10")]).len(), 1);
    assert!(duplicates(&versions, &[skip("sha2@0.10")]).is_empty());
}
