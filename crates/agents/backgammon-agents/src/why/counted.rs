//! What an agent's own strategy counts, where nothing on the board tells two plays apart.

use parlor_agent::{Body, Candidate, Explanation, Message};

use super::emphasis::{bare_difference, difference};

/// What a strategy counts, and the word by which a language chooses its sentence.
const COUNTED: [(&str, &str); 5] = [
    ("bg-h-bar", "bar"),
    ("bg-h-points", "points"),
    ("bg-h-blots", "blots"),
    ("bg-h-distance", "distance"),
    ("bg-h-off", "off"),
];

/// What the strategy counts for `choice` against `next`: the characteristic with the largest part in the
/// difference, or the one thing that it looks at in a race. Nothing where the agent has no strategy, or where
/// the search found what the board does not show.
pub(crate) fn counted(why: &Explanation, choice: &Candidate, next: &Candidate) -> Option<Message> {
    let panel = why.panels.iter().find(|panel| panel.title.key == "bg-characteristics")?;
    let Body::Table(table) = &panel.body else { return None };
    let (one, other) = (&choice.label, &next.label);
    // In a race one number is the whole evaluation; a play that the table does not show is worse by it.
    let alone = |row, word| {
        let part = bare_difference(table, row, one, other).unwrap_or(1.0);
        (part, part, word)
    };
    let (part, total, word) = match panel.caption.as_ref().map(|caption| &*caption.key) {
        Some("bg-judged-off") => alone("bg-h-off", "off"),
        Some("bg-judged-rear-man") => alone("bg-h-distance", "distance"),
        Some("bg-judged-strategy") => {
            let part = |(row, word)| Some((difference(table, row, one, other)?, word));
            let parts: Vec<(f64, &str)> = COUNTED.into_iter().filter_map(part).collect();
            let total: f64 = parts.iter().map(|(part, _)| part).sum();
            let (most, word) = parts.into_iter().max_by(|a, b| a.0.total_cmp(&b.0))?;
            (most, total, word)
        }
        // Pips or the end of the game: nothing that its table shows.
        _ => return None,
    };
    let message =
        Message::new("bg-own-counted").with("what", word).with("next", next.label.clone());
    (part > 0.0 && total > 0.0).then_some(message)
}
