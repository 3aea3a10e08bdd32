//! Every message key that an agent can use is listed for the page, and so is every agent with its
//! parameters; the page's own tests look for words in every language. `UPDATE_GOLDEN=1` writes the lists
//! anew.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use parlor_agent::{Message, Registry};
use parlor_game::Observed;

/// The prefixes of the page's language files that agents use.
const PREFIXES: [&str; 6] = ["agent-", "bg-", "riichi-", "study-", "yaku-", "zole-"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

/// The Rust files below a folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// What the code of the agents says, without comments and tests.
fn code_of_agents() -> Vec<(PathBuf, String)> {
    let agents = root().join("crates/agents");
    let mut files = Vec::new();
    for entry in fs::read_dir(agents).unwrap() {
        let src = entry.unwrap().path().join("src");
        if src.is_dir() {
            sources(&src, &mut files);
        }
    }
    files.sort();
    let code = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let text = text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
        let spoken = |line: &&str| !line.trim_start().starts_with("//");
        (path, text.lines().filter(spoken).collect::<Vec<_>>().join("\n"))
    };
    files.into_iter().map(code).collect()
}

/// The string literals of a text that look like keys: small letters, digits and hyphens.
fn literals(text: &str) -> impl Iterator<Item = &str> {
    let is_key = |word: &&str| {
        word.contains('-')
            && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    text.split('"').skip(1).step_by(2).filter(is_key)
}

fn listed(keys: &BTreeSet<String>) -> String {
    let rows: Vec<String> = keys.iter().map(|key| format!("  \"{key}\"")).collect();
    format!("[\n{}\n]\n", rows.join(",\n"))
}

/// Every key that an agent's code names.
fn keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for (_, text) in code_of_agents() {
        let known = |key: &&str| PREFIXES.iter().any(|prefix| key.starts_with(prefix));
        keys.extend(literals(&text).filter(known).map(str::to_owned));
    }
    keys
}

#[test]
fn the_page_is_told_every_key() {
    expect_told("web/fixtures/message-keys.json", &listed(&keys()));
}

#[test]
fn the_terminal_has_words_for_every_game() {
    let unsaid = |key: &String| {
        let message = Message::new(key.clone().leak());
        let said = match key.split_once('-').map(|(game, _)| game) {
            Some("bg") => parlor_backgammon_agents::english(&message),
            Some("riichi") => parlor_riichi_agents::english(&message),
            Some("zole") => parlor_zole_agents::english(&message),
            _ => return false,
        };
        said == message.to_string()
    };
    let unsaid: Vec<String> = keys().into_iter().filter(unsaid).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

/// The page has been told this.
fn expect_told(file: &str, wanted: &str) {
    let file = root().join(file);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&file, wanted).unwrap();
    }
    let told = fs::read_to_string(&file).unwrap();
    assert_eq!(told, wanted, "UPDATE_GOLDEN=1 writes {}", file.display());
}

/// The agents of a game by name, each with the names of its parameters.
fn roster<G: Observed>(registry: &Registry<G>) -> BTreeMap<&'static str, Vec<&'static str>> {
    let entries = registry.entries().iter();
    let names = |parameters: &[parlor_agent::Parameter]| {
        parameters.iter().map(|parameter| parameter.name).collect()
    };
    entries.map(|entry| (entry.name, names(&entry.parameters))).collect()
}

#[test]
fn the_page_is_told_every_agent_and_parameter() {
    let games = BTreeMap::from([
        ("backgammon", roster(&parlor_backgammon_agents::registry())),
        ("riichi", roster(&parlor_riichi_agents::registry())),
        ("zole", roster(&parlor_zole_agents::registry())),
    ]);
    let wanted = serde_json::to_string_pretty(&games).unwrap() + "\n";
    expect_told("web/fixtures/agents.json", &wanted);
}

/// A message or a scale is made of a key with a prefix that the page knows, or of a text that needs no
/// language: so no key escapes the list.
#[test]
fn messages_are_made_of_known_keys() {
    let mut wrong = Vec::new();
    for (path, text) in code_of_agents() {
        let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for made in ["Message::new(", "Scale::new(", "table(("] {
            for rest in text.split(made).skip(1) {
                let Some(rest) = rest.trim_start().strip_prefix('"') else { continue };
                let key = rest.split('"').next().unwrap_or_default();
                let known = PREFIXES.iter().any(|prefix| key.starts_with(prefix));
                if !known && !["", "verbatim"].contains(&key) {
                    wrong.push(format!("{key} in {}", path.display()));
                }
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}
