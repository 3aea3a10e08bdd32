//! Every message key that the program can use has words in every language. The keys are listed for
//! the page, and so is every agent with its parameters: its own tests find what nobody uses.
//! `UPDATE_GOLDEN=1` writes the lists anew.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use parlor_agent::{Kind, Parameter, Registry, level_key};
use parlor_game::Observed;
use parlor_kit::{Each, Full};
use parlor_texts::{Language, files};

/// How the keys of the language files begin: `bg-`, `study-`, and a word for each game.
fn prefixes() -> BTreeSet<String> {
    let lines = files(Language::English).iter().flat_map(|(_, text)| text.lines());
    let keys = lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let is_key = |key: &&str| key.starts_with(|c: char| c.is_ascii_lowercase());
    let first_words = keys.filter(is_key).filter_map(|key| key.split_once('-'));
    first_words.map(|(word, _)| format!("{word}-")).collect()
}

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

/// What the code of the agents says.
fn code_of_agents() -> Vec<(PathBuf, String)> {
    let crates = fs::read_dir(root().join("crates/agents")).unwrap();
    let folders: Vec<PathBuf> = crates.map(|entry| entry.unwrap().path().join("src")).collect();
    code_below(folders.iter().filter(|src| src.is_dir()))
}

/// What the code of the terminal says.
fn code_of_terminal() -> Vec<(PathBuf, String)> {
    let mut folders = vec![root().join("crates/texts/src"), root().join("crates/apps/cli/src")];
    let kits = fs::read_dir(root().join("crates/kits")).unwrap();
    folders.extend(kits.map(|entry| entry.unwrap().path().join("src")));
    code_below(folders.iter().filter(|src| src.is_dir()))
}

/// The code of some folders, without comments and tests.
fn code_below<'a>(folders: impl IntoIterator<Item = &'a PathBuf>) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    folders.into_iter().for_each(|src| sources(src, &mut files));
    files.sort();
    let code = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let text = text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
        let spoken = |line: &&str| !line.trim_start().starts_with("//");
        (path, text.lines().filter(spoken).collect::<Vec<_>>().join("\n"))
    };
    files.into_iter().map(code).collect()
}

/// The string literals of a text that look like keys: small letters, digits, hyphens and underscores.
fn literals(text: &str) -> impl Iterator<Item = &str> {
    let is_key = |word: &&str| {
        word.contains('-')
            && word
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c))
    };
    text.split('"').skip(1).step_by(2).filter(is_key)
}

fn listed(keys: &BTreeSet<String>) -> String {
    let rows: Vec<String> = keys.iter().map(|key| format!("  \"{key}\"")).collect();
    format!("[\n{}\n]\n", rows.join(",\n"))
}

/// Every key that the code of an agent or of the terminal names.
fn keys() -> BTreeSet<String> {
    let (mut keys, prefixes) = (BTreeSet::new(), prefixes());
    for (_, text) in code_of_agents() {
        let known = |key: &&str| prefixes.iter().any(|prefix| key.starts_with(prefix));
        keys.extend(literals(&text).filter(known).map(str::to_owned));
    }
    for (path, text) in code_of_terminal() {
        let is_words =
            |part: Component<'_>| matches!(part.as_os_str().to_str(), Some("words" | "words.rs"));
        let in_words = path.components().any(is_words);
        let known = |key: &&str| {
            key.starts_with("cli-")
                || in_words && prefixes.iter().any(|begin| key.starts_with(begin))
        };
        keys.extend(literals(&text).filter(known).map(str::to_owned));
        let made = text.split("Message::new(").skip(1);
        let named = made.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
        keys.extend(named.map(str::to_owned));
    }
    keys
}

#[test]
fn the_page_is_told_every_key() {
    expect_told("web/fixtures/message-keys.json", &listed(&keys()));
}

#[test]
fn every_language_has_words_for_every_key() {
    for language in Language::ALL {
        let texts = files(language).iter().map(|(_, text)| format!("\n{text}"));
        let texts = texts.collect::<String>();
        let unsaid = |key: &String| !texts.contains(&format!("\n{key} ="));
        let unsaid: Vec<String> = keys().into_iter().filter(unsaid).collect();
        assert!(unsaid.is_empty(), "{language:?}: {unsaid:?}");
    }
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

/// The agents of every game.
#[derive(Default)]
struct Rosters(BTreeMap<&'static str, BTreeMap<&'static str, Vec<&'static str>>>);

impl Each for Rosters {
    fn kit<K: Full>(&mut self) {
        self.0.insert(K::NAME, roster(&K::registry()));
    }
}

#[test]
fn the_page_is_told_every_agent_and_parameter() {
    let mut games = Rosters::default();
    parlor_kits::each(&mut games);
    let games = games.0;
    let wanted = serde_json::to_string_pretty(&games).unwrap() + "\n";
    expect_told("web/fixtures/agents.json", &wanted);
}

/// What is not said of the agents of a game, in one language: what each is and is called, what each
/// of its parameters does and can be set to, and what its levels are called and know.
struct Unsaid {
    language: Language,
    found: Vec<String>,
}

impl Each for Unsaid {
    fn kit<K: Full>(&mut self) {
        for entry in K::registry().entries() {
            let about = entry.keys(K::NAME);
            let short = [format!("agent-short-{}", entry.name)];
            let parameters = entry.parameters.iter().map(|parameter| parameter.keys(entry.name));
            let names = entry.levels().iter().map(|level| vec![format!("ui-level-{level}")]);
            let levels = entry.levels().iter().map(|level| vec![level_key(K::NAME, level)]);
            let all = [about.to_vec(), short.to_vec()].into_iter().chain(names).chain(levels);
            let choices = entry.parameters.iter().flat_map(choice_keys).map(|key| vec![key]);
            let all = all.chain(parameters.map(|keys| keys.to_vec())).chain(choices);
            let unsaid = all.filter(|keys| self.language.first_of(keys).is_none());
            self.found.extend(unsaid.flatten());
        }
    }
}

/// The keys of what a parameter can be set to; levels have their own words.
fn choice_keys(parameter: &Parameter) -> Vec<String> {
    let name = parameter.name.replace('_', "-");
    match parameter.kind {
        Kind::Choice(values) if name != "level" => {
            values.iter().map(|value| format!("agent-choice-{name}-{value}")).collect()
        }
        _ => Vec::new(),
    }
}

/// Agents were called by their specs, `lt-csp`, where they had no name.
#[test]
fn every_agent_has_a_name_and_every_parameter_its_words_in_every_language() {
    for language in Language::ALL {
        let mut unsaid = Unsaid { language, found: Vec::new() };
        parlor_kits::each(&mut unsaid);
        assert!(unsaid.found.is_empty(), "{language:?}: {:?}", unsaid.found);
    }
}

/// A message or a scale is made of a key with a prefix that the page knows, or of a text that needs no
/// language: so no key escapes the list.
#[test]
fn messages_are_made_of_known_keys() {
    let (mut wrong, prefixes) = (Vec::new(), prefixes());
    for (path, text) in code_of_agents() {
        let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for made in ["Message::new(", "Scale::new(", "table(("] {
            for rest in text.split(made).skip(1) {
                let Some(rest) = rest.trim_start().strip_prefix('"') else { continue };
                let key = rest.split('"').next().unwrap_or_default();
                let known = prefixes.iter().any(|prefix| key.starts_with(prefix));
                if !known && !["", "verbatim"].contains(&key) {
                    wrong.push(format!("{key} in {}", path.display()));
                }
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}
