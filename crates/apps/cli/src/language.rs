//! The language that the reader wants.

use std::env;
use std::sync::OnceLock;

use parlor_agent::{Message, Registry, Say, SpecError, Unit};
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
    // A second choice changes nothing: there is one for each run.
    let _ = READER.set(chosen);
}

/// The language that the arguments ask for, before they are read in full: what is wrong with them is
/// said in it too.
pub(crate) fn asked(mut args: impl Iterator<Item = String>) -> Option<Language> {
    while let Some(arg) = args.next() {
        let language = match arg.strip_prefix("--lang") {
            Some("") => args.next(),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        if let Some(language) = language {
            return language.parse().ok();
        }
    }
    None
}

/// What a person reads; programs get English.
pub(crate) fn reader() -> Language {
    READER.get().copied().unwrap_or_default()
}

/// A message in the reader's language.
pub(crate) fn say(message: &Message) -> String {
    reader().message(message)
}

/// A share in per cent with one decimal, whatever its size.
pub(crate) fn percent(share: f64) -> String {
    format!("{} %", reader().number(100.0 * share, Unit::number(1)))
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
