//! The Fluent files: all of them are embedded, all parse, and plural forms say what they mean.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_bundle::FluentResource;
use parlor_agent::{Message, Piece, Say, Unit};
use parlor_texts::{Language, files};

/// The keys of a file, in order.
fn keys(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (key, _) = line.split_once(" =")?;
        key.starts_with(|c: char| c.is_ascii_lowercase()).then_some(key)
    })
}

#[test]
fn every_file_is_embedded_and_parses() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for language in Language::ALL {
        let there = fs::read_dir(folder.join(language.code())).unwrap();
        let there: BTreeSet<String> =
            there.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        let embedded = files(language).iter().map(|(name, _)| format!("{name}.ftl")).collect();
        assert_eq!(there, embedded, "{language:?}");
        for (name, text) in files(language) {
            let parsed = FluentResource::try_new((*text).to_owned());
            assert!(parsed.is_ok(), "{}/{name}: {:?}", language.code(), parsed.err().map(|e| e.1));
        }
    }
}

#[test]
fn every_language_has_the_same_keys_once() {
    let all = |language| -> Vec<&str> {
        let mut all: Vec<&str> = files(language).iter().flat_map(|(_, text)| keys(text)).collect();
        all.sort_unstable();
        all
    };
    let english = all(Language::English);
    assert!(english.windows(2).all(|pair| pair[0] != pair[1]), "a key stands twice");
    for language in Language::ALL {
        let (here, there): (BTreeSet<_>, BTreeSet<_>) =
            (all(language).into_iter().collect(), english.iter().copied().collect());
        let differ: Vec<_> = here.symmetric_difference(&there).collect();
        assert!(differ.is_empty(), "{language:?}: {differ:?}");
        assert_eq!(all(language).len(), english.len(), "{language:?}: a key stands twice");
    }
}

/// In Lithuanian and Latvian `one` is also the form of 21, so it must not say "only one".
#[test]
fn a_form_that_is_not_for_one_alone_says_its_number() {
    for language in [Language::Lithuanian, Language::Latvian] {
        for (name, text) in files(language) {
            let wrong: Vec<&str> = text
                .lines()
                .filter(|line| line.trim_start().starts_with("[one]") && !line.contains("{ $"))
                .collect();
            assert!(wrong.is_empty(), "{}/{name}: {wrong:?}", language.code());
        }
    }
    let verdict = |n: u32| Message::new("agent-random-verdict").with("n", n);
    assert!(Language::Latvian.message(&verdict(21)).contains("21"));
    assert!(Language::Lithuanian.message(&verdict(21)).contains("21"));
    assert_eq!(Language::Latvian.message(&verdict(1)), "Tikai viena izvēle");
}

#[test]
fn messages_take_numbers_pieces_and_other_messages() {
    let nodes = Message::new("study-nodes").with("nodes", 84_210u32);
    assert_eq!(Language::English.message(&nodes), "84,210 nodes");
    let tile = Message::new("riichi-discard").with("tile", Piece::new("9m"));
    let after = Message::new("zole-imagined-after").with("action", tile);
    assert!(Language::English.message(&after).ends_with("Discard 9m"));
    assert_eq!(Language::Japanese.message(&Message::verbatim("13/7 6/5")), "13/7 6/5");
    assert_eq!(Language::Finnish.message(&Message::new("no-such-key")), "no-such-key");
    assert!(!Language::Japanese.number(0.31, Unit::Seconds).contains("ui-"));
}

#[test]
fn the_language_comes_from_a_code_or_a_locale() {
    assert_eq!("lv".parse(), Ok(Language::Latvian));
    assert_eq!("ja_JP.UTF-8".parse(), Ok(Language::Japanese));
    assert_eq!("ET".parse(), Ok(Language::Estonian));
    let unknown = "xx".parse::<Language>().unwrap_err().to_string();
    assert_eq!(unknown, "unknown language \"xx\"; known: en, et, fi, ja, lt, lv");
    for locale in ["C", "C.UTF-8", "POSIX", "de_DE.UTF-8", ""] {
        assert_eq!(Language::of_locales([locale]), Language::English, "{locale}");
    }
}
