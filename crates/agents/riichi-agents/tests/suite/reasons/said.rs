//! Reading what was said.

use parlor_agent::{Arg, Explanation, Message, Say};
use parlor_riichi::Tile;
use parlor_riichi::deal::Action;
use parlor_texts::Language;

/// The reason itself, without what is just as good.
pub(crate) fn reason(why: &Explanation) -> &Message {
    let said = why.reason.as_ref().unwrap_or_else(|| panic!("no reason: {why}"));
    match arg(said, "why") {
        Some(Arg::Message(inner)) => inner,
        _ => said,
    }
}

/// An argument by its name.
pub(crate) fn arg<'a>(message: &'a Message, name: &str) -> Option<&'a Arg> {
    message.args.iter().find(|(key, _)| key == name).map(|(_, arg)| arg)
}

/// Tiles in a message.
pub(crate) fn tiles(message: &Message, name: &str) -> Vec<Tile> {
    match arg(message, name) {
        Some(Arg::Pieces(pieces)) => pieces.iter().map(|piece| piece.0.parse().unwrap()).collect(),
        other => panic!("{name} is {other:?} in {message}"),
    }
}

/// A number in a message.
pub(crate) fn number(message: &Message, name: &str) -> f64 {
    match arg(message, name) {
        Some(Arg::Number(quantity)) => quantity.value,
        other => panic!("{name} is {other:?} in {message}"),
    }
}

/// A word by which a language chooses its sentence.
pub(crate) fn word<'a>(message: &'a Message, name: &str) -> &'a str {
    match arg(message, name) {
        Some(Arg::Text(word)) => word,
        other => panic!("{name} is {other:?} in {message}"),
    }
}

/// An action as the positions write it: `9p`, `riichi 9p`, `pon`, `pass`.
pub(crate) fn written(action: Action) -> String {
    match action {
        Action::Tsumo => "tsumo".to_owned(),
        Action::Ron => "ron".to_owned(),
        Action::NineKinds => "abort".to_owned(),
        Action::Pass => "pass".to_owned(),
        Action::Pon { .. } => "pon".to_owned(),
        Action::Chi { .. } => "chi".to_owned(),
        Action::OpenKan | Action::ClosedKan { .. } | Action::AddedKan { .. } => "kan".to_owned(),
        Action::Riichi { tile, .. } => format!("riichi {tile}"),
        Action::Discard { tile, .. } => tile.to_string(),
    }
}

/// No sentence of a reason has more than twenty words, no note more than eight, and every language has words.
pub(crate) fn is_well_said(why: &Explanation) {
    for language in Language::ALL {
        let notes = why.candidates.iter().flat_map(|one| one.note.iter().chain(&one.right_if));
        for message in why.verdict.iter().chain(&why.reason).chain(notes) {
            let text = language.message(message);
            let bare = text.contains("riichi-") && !text.contains("riichi-tikku");
            assert!(!bare && !text.contains('$'), "{language:?}: {text}");
        }
    }
    let words = |text: &str| text.split_whitespace().count();
    let said = Language::English.message(why.reason.as_ref().unwrap());
    assert!(said.split_inclusive(['.', '!']).all(|sentence| words(sentence) <= 20), "{said}");
    for candidate in &why.candidates {
        let note = candidate.note.as_ref().map(|note| Language::English.message(note));
        assert!(note.as_deref().is_none_or(|note| words(note) <= 8), "{note:?}");
        let right_if = candidate.right_if.as_ref().map(|note| Language::English.message(note));
        assert!(right_if.as_deref().is_none_or(|text| text.starts_with("if ")), "{right_if:?}");
    }
}
