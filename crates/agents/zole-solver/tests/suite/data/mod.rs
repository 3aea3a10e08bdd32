//! Rows of the shared reference data.

use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use parlor_zole::{ByPlace, Card, CardSet, Contract, Place};
use serde_json::Value;

/// The repository's root.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

/// The bytes of a shared file; `None`, said aloud, where the shared folder is absent.
pub(crate) fn shared(name: &str) -> Option<Vec<u8>> {
    let shared =
        std::env::var_os("PARLOR_SHARED").map_or_else(|| root().join("../shared"), PathBuf::from);
    let path = shared.join("data/zole").join(name);
    match std::fs::read(&path) {
        Ok(bytes) => Some(bytes),
        Err(error) if std::env::var("CI").is_ok_and(|ci| ci == "true") => {
            panic!("{}: {error}", path.display())
        }
        Err(_) => {
            println!("skipped: {} is not there; set PARLOR_SHARED", path.display());
            None
        }
    }
}

/// The rows of a gzipped JSON Lines file.
pub(crate) fn rows(name: &str) -> Vec<Value> {
    let Some(bytes) = shared(name) else { return Vec::new() };
    let mut text = String::new();
    GzDecoder::new(&bytes[..]).read_to_string(&mut text).expect("gzip");
    let rows: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(!rows.is_empty(), "{name} has rows");
    rows
}

pub(crate) fn card(value: &Value) -> Card {
    value.as_str().expect("a card").parse().expect("a card")
}

pub(crate) fn cards(value: &Value) -> Vec<Card> {
    value.as_array().expect("cards").iter().map(card).collect()
}

pub(crate) fn set(value: &Value) -> CardSet {
    CardSet::from_distinct(cards(value)).expect("no card twice")
}

pub(crate) fn hands(row: &Value) -> ByPlace<CardSet> {
    let hands: Vec<CardSet> = row["hands"].as_array().expect("hands").iter().map(set).collect();
    ByPlace::new(hands.try_into().expect("three hands"))
}

pub(crate) fn place(value: &Value) -> Place {
    Place::from_idx(value.as_u64().expect("a place") as usize).expect("a place")
}

pub(crate) fn contract(row: &Value) -> Contract {
    let soloist = place(&row["soloist"]);
    match row["contract"].as_str() {
        None | Some("lielais") => Contract::Lielais(soloist),
        Some("zole") => Contract::Zole(soloist),
        Some("maza_zole") => Contract::MazaZole(soloist),
        Some(other) => panic!("contract {other}"),
    }
}

/// A JSON object of numbers by card.
pub(crate) fn by_card_signed(value: &Value) -> Vec<(Card, i64)> {
    let object = value.as_object().expect("an object");
    let mut pairs: Vec<(Card, i64)> = object
        .iter()
        .map(|(name, value)| (name.parse().expect("a card"), value.as_i64().expect("a number")))
        .collect();
    pairs.sort_unstable();
    pairs
}

/// The same, where none is negative.
pub(crate) fn by_card(value: &Value) -> Vec<(Card, u64)> {
    by_card_signed(value)
        .into_iter()
        .map(|(card, n)| (card, u64::try_from(n).expect("not negative")))
        .collect()
}
