//! Options of money play that the head of a file may say: `; [Jacoby "On"]`.

use parlor_backgammon::RuleSet;

/// Applies `comment` to `rules` if it is an option or a name that the record keeps elsewhere;
/// `false` if it is a comment like any other.
pub(super) fn apply(comment: &str, rules: &mut RuleSet) -> bool {
    let Some((key, value)) = tag(comment) else { return false };
    let on = match value.to_ascii_lowercase().as_str() {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    };
    match (key.to_ascii_lowercase().as_str(), on) {
        ("jacoby", Some(on)) => rules.jacoby = on,
        ("beaver", Some(false)) => rules.beavers = 0,
        ("beaver", Some(true)) if rules.beavers == 0 => rules.beavers = RuleSet::MONEY.beavers,
        ("player 1" | "player 2", _) | ("beaver", Some(true)) => {}
        _ => return false,
    }
    true
}

/// The option lines of a file played by `rules`; a match to points has none.
pub(super) fn lines(rules: &RuleSet, to: u16) -> Vec<String> {
    if to > 0 {
        return Vec::new();
    }
    let on = |on| if on { "On" } else { "Off" };
    vec![
        format!("[Jacoby \"{}\"]", on(rules.jacoby)),
        format!("[Beaver \"{}\"]", on(rules.beavers > 0)),
    ]
}

/// Key and value of `[Key "value"]`.
fn tag(comment: &str) -> Option<(&str, &str)> {
    let (key, value) = comment.trim().strip_prefix('[')?.strip_suffix(']')?.split_once('"')?;
    Some((key.trim(), value.trim_end().strip_suffix('"')?))
}
