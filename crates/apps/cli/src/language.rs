//! The language that the reader wants.

use std::env;
use std::sync::OnceLock;

use parlor_agent::{Message, Registry, Say, SpecError};
use parlor_game::Observed;
use parlor_texts::Language;

use crate::failure::OrUsage;

static READER: OnceLock<Language> = OnceLock::new();

/// Chooses the language for this run: the one asked for, otherwise that of the environment.
pub(crate) fn choose(asked: Option<Language>) {
    let locales =
        || ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).unwrap_or_default());
    let chosen =
        asked.unwrap_or_else(|| Language::of_locales(locales().iter().map(String::as_str)));
    // A second choice would change nothing: there is one for each run.
    let _ = READER.set(chosen);
}

/// What a person reads; programs get English.
pub(crate) fn reader() -> Language {
    READER.get().copied().unwrap_or_default()
}

/// A message in the reader's language.
pub(crate) fn say(message: &Message) -> String {
    reader().message(message)
}

/// What is wrong with a spec, in the reader's language.
pub(crate) fn spec_error(error: &SpecError) -> String {
    say(&error.message())
}

/// Is there such an agent? `--agent` was to name one.
pub(crate) fn check_agent<G: Observed>(registry: &Registry<G>, spec: &str) -> anyhow::Result<()> {
    let found = registry.check(spec).map_err(|error| format!("--agent: {}", spec_error(&error)));
    found.map(|_| ()).or_usage()
}
