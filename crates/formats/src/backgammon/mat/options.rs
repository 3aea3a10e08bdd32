//! What the head of a file may say of the rules: `; [Variation "nackgammon"]`, `; [Jacoby "On"]`.

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
        ("variation", _) => match variant(value) {
            Some(named) => {
                let RuleSet { jacoby, beavers, automatic_doubles, .. } = *rules;
                *rules = RuleSet { jacoby, beavers, automatic_doubles, ..named };
            }
            None => return false,
        },
        ("jacoby", Some(on)) => rules.jacoby = on,
        ("beaver", Some(false)) => rules.beavers = 0,
        ("beaver", Some(true)) if rules.beavers == 0 => rules.beavers = RuleSet::MONEY.beavers,
        ("player 1" | "player 2", _) | ("beaver", Some(true)) => {}
        _ => return false,
    }
    true
}

/// The option lines of a file played by `rules`: a variant, and the options of money play.
pub(super) fn lines(rules: &RuleSet, to: u16) -> Vec<String> {
    let mut lines = Vec::new();
    if variant(rules.name).is_some() {
        lines.push(format!("[Variation \"{}\"]", rules.name));
    }
    if to == 0 {
        let on = |on| if on { "On" } else { "Off" };
        lines.push(format!("[Jacoby \"{}\"]", on(rules.jacoby)));
        lines.push(format!("[Beaver \"{}\"]", on(rules.beavers > 0)));
    }
    lines
}

/// The ruleset of that name, if it is more than a choice of money options.
fn variant(name: &str) -> Option<RuleSet> {
    let rules = RuleSet::named(&name.to_ascii_lowercase())?;
    let plain = |rules: &RuleSet| (rules.start, rules.opening, rules.cube);
    (plain(&rules) != plain(&RuleSet::STANDARD)).then_some(rules)
}

/// Key and value of `[Key "value"]`.
fn tag(comment: &str) -> Option<(&str, &str)> {
    let (key, value) = comment.trim().strip_prefix('[')?.strip_suffix(']')?.split_once('"')?;
    Some((key.trim(), value.trim_end().strip_suffix('"')?))
}
