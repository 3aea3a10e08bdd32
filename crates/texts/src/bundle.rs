//! The messages of one language.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{Language, number};

type Bundle = FluentBundle<FluentResource>;

/// What can be put into a message.
pub(crate) type Value = FluentValue<'static>;

/// The files of [`Language::ALL`], whose codes are in the order of the alphabet, as the folders are.
static FILES: [&[(&str, &str)]; 6] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The Fluent files of a language: their names without ending, and their texts.
pub fn files(language: Language) -> &'static [(&'static str, &'static str)] {
    FILES[language as usize]
}

/// A message in words, if the language has it.
pub(crate) fn format<'a>(
    language: Language,
    key: &str,
    args: impl Iterator<Item = (&'a str, Value)>,
) -> Option<String> {
    let bundle = bundle(language);
    let pattern = bundle.get_message(key)?.value()?;
    let args: FluentArgs<'a> = args.map(|(name, value)| (Cow::Borrowed(name), value)).collect();
    // What cannot be put in is shown as its name; the tests of the files find it.
    let mut errors = Vec::new();
    Some(bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned())
}

/// The language's messages, read when they are first needed.
fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; 6] = [const { OnceLock::new() }; 6];
    BUNDLES[language as usize].get_or_init(|| read(language))
}

fn read(language: Language) -> Bundle {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // Isolation marks would show up in a terminal.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match language {
        Language::English => written::<0, _>,
        Language::Estonian => written::<1, _>,
        Language::Finnish => written::<2, _>,
        Language::Japanese => written::<3, _>,
        Language::Lithuanian => written::<4, _>,
        Language::Latvian => written::<5, _>,
    }));
    for (_, text) in files(language) {
        // What parses is used even if some entry does not; a test sees to it that all do.
        let file = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(file, _)| file);
        bundle.add_resource_overriding(file);
    }
    bundle
}

/// Writes a number inside a sentence. Fluent takes a plain function, so the language is a parameter
/// of its type.
fn written<const LANGUAGE: usize, Memo>(value: &FluentValue<'_>, _: &Memo) -> Option<String> {
    match value {
        FluentValue::Number(number) => {
            Some(number::in_sentence(Language::ALL[LANGUAGE], number.value))
        }
        _ => None,
    }
}
