//! What an agent's own strategy counts, where nothing on the board tells two plays apart.

use parlor_agent::{Body, Candidate, Explanation, Message};

use super::emphasis::difference;

/// What a strategy counts, and the word by which a language chooses its sentence.
const COUNTED: [(&str, &str); 5] = [
    ("bg-h-bar", "bar"),
    ("bg-h-points", "points"),
    ("bg-h-blots", "blots"),
    ("bg-h-distance", "distance"),
    ("bg-h-off", "off"),
];

/// What the strategy counts for `choice` against `next`: the characteristic with the largest part in the
/// difference, the one thing that it looks at in a race, or else that its search decided. Nothing where the
/// agent has no strategy.
pub(crate) fn counted(why: &Explanation, choice: &Candidate, next: &Candidate) -> Option<Message> {
    let panel = why.panels.iter().find(|panel| panel.title.key == "bg-characteristics")?;
    let Body::Table(table) = &panel.body else { return None };
    let message = |key| Message::new(key).with("next", next.label.clone());
    let part = |&(row, word): &(&str, &'static str)| {
        Some((difference(table, row, &choice.label, &next.label)?, word))
    };
    let alone = match panel.caption.as_ref().map(|caption| &*caption.key) {
        Some("bg-judged-off") => Some(COUNTED[4]),
        Some("bg-judged-rear-man") => Some(COUNTED[3]),
        Some("bg-judged-strategy") => None,
        // Pips or the end of the game: nothing that its table shows.
        _ => return None,
    };
    let parts: Vec<(f64, &str)> = match alone {
        Some(only) => part(&only).into_iter().collect(),
        None => COUNTED.iter().filter_map(part).collect(),
    };
    let total: f64 = parts.iter().map(|(part, _)| part).sum();
    let most = parts.into_iter().max_by(|a, b| a.0.total_cmp(&b.0));
    Some(match most {
        Some((part, word)) if part > 0.0 && total > 0.0 => {
            message("bg-own-counted").with("what", word)
        }
        _ => message("bg-own-replies"),
    })
}
