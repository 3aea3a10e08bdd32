//! How these players explain themselves.

use std::collections::HashMap;

use parlor_agent::{
    Arg, Ask, Body, Bound, Candidate, Cell, Explanation, Message, Panel, Row, Scale, Table, Tone,
    Unit,
};
use parlor_backgammon::{Action, Backgammon, Thrown};
use parlor_formats::backgammon::notation;
use parlor_game::{Answers, Game, Seat, Silent};
use parlor_search::{Edge, PLAYOUTS, Words};

use crate::evidence::Evidence;
use crate::{Chances, EQUITY, Utility, tree_names};

/// How many plays a table of evidence sets side by side.
pub(crate) const SHOWN: usize = 3;

/// The column that says how deep a value comes from.
pub const DEPTH: &str = "study-depth-word";

/// An action as players write it: `24/18/13*`, `double`.
pub(crate) fn name(game: &Backgammon, action: Action) -> Message {
    match action {
        Action::Play(play) => Message::verbatim(notation::write(game.board(), play)),
        Action::Roll => Message::new("bg-answer-roll"),
        Action::Double => Message::new("bg-answer-double"),
        Action::Take => Message::new("bg-answer-take"),
        Action::Drop => Message::new("bg-answer-drop"),
        Action::Beaver => Message::new("bg-answer-beaver"),
    }
}

/// The best of `values`, of equals the first; those without a value come last.
pub(crate) fn best(values: &[Option<f64>]) -> usize {
    /// What rounding alone makes better is equal.
    const ROUNDING: f64 = 1e-9;
    let worth = |idx: usize| values[idx].unwrap_or(f64::NEG_INFINITY);
    let better = |best, idx| if worth(idx) > worth(best) + ROUNDING { idx } else { best };
    (0..values.len()).reduce(better).unwrap_or(0)
}

/// Lists every action with its value, the chosen first, then from the best down.
pub(crate) fn candidates(
    ask: &Ask<'_, Backgammon>,
    values: &[Option<f64>],
    chosen: usize,
    why: &mut Explanation,
) {
    let candidate = |(idx, value): (usize, &Option<f64>)| {
        let candidate = Candidate::new(idx, name(ask.view, ask.legal[idx]));
        value.map_or(candidate.clone(), |value| candidate.valued(value))
    };
    why.chosen = Some(chosen);
    why.candidates = values.iter().enumerate().map(candidate).collect();
    why.rank();
}

/// The five chances and what they come to for a seat, one column for each position.
pub(crate) fn chances(
    names: impl Iterator<Item = Message>,
    found: &[Chances],
    (utility, seat): (&Utility, Seat),
) -> Panel {
    let row = |key, of: fn(&Chances) -> f64| (key, None, found.iter().map(of).collect());
    let equities = found.iter().map(|chances| utility.equity(chances, seat)).collect();
    let mut rows = vec![
        row("bg-win", |chances| chances.win),
        row("bg-win-gammon", |chances| chances.win_gammon),
        row("bg-win-backgammon", |chances| chances.win_backgammon),
        row("bg-lose-gammon", |chances| chances.lose_gammon),
        row("bg-lose-backgammon", |chances| chances.lose_backgammon),
        (EQUITY, None, equities),
    ];
    let in_match: Option<Vec<f64>> =
        found.iter().map(|chances| utility.match_chance(chances, seat)).collect();
    rows.extend(in_match.map(|chances| ("bg-match-chance", None, chances)));
    let mut panel = table(("bg-chances", Unit::signed(3)), names, rows);
    if let Body::Table(table) = &mut panel.body {
        let chances = table.rows.iter_mut().filter(|row| row.label.key != EQUITY);
        chances.flat_map(|row| &mut row.cells).for_each(in_percent);
    }
    panel
}

/// Writes a chance in per cent, whatever the unit of its column.
fn in_percent(cell: &mut Cell) {
    if let Cell::Number(chance) = cell {
        let share = Unit::Percent.of(chance.value);
        *cell = Cell::Words(Message::new(Message::VERBATIM).with("text", share));
    }
}

/// What searches call things.
pub(crate) fn words(values: Scale) -> Words<Backgammon> {
    let edge = |edge: &Edge<Backgammon>| {
        Message::verbatim(match edge {
            Edge::Root => String::new(),
            Edge::Action(_, action) => action.to_string(),
            Edge::Chance { chance: Thrown::Roll(dice), .. } => dice.to_string(),
            Edge::Chance { chance: Thrown::Opening { a, b }, .. } => format!("{a}-{b}"),
        })
    };
    Words { edge, values, tree_nodes_max: 250 }
}

/// Adds to what a search has explained: players' names for plays, a value for what was not searched,
/// how deep each value comes from unless the search has said so, a verdict, and what the evaluation
/// sees after the best of them.
pub(crate) fn play(ask: &Ask<'_, Backgammon>, evaluate: &mut impl Evidence, why: &mut Explanation) {
    let after = |idx: usize| {
        let mut after = *ask.view;
        after.advance(&Answers::one(ask.seat, ask.legal[idx]), &mut Silent);
        after
    };
    why.values = evaluate.scale();
    let searched = searched(why);
    let playouts = take_playouts(why);
    for panel in &mut why.panels {
        if let Body::Tree(tree) = &mut panel.body {
            tree_names::rename(tree, ask.view);
        }
    }
    for candidate in &mut why.candidates {
        let idx = candidate.legal_idx;
        candidate.label = name(ask.view, ask.legal[idx]);
        let depth = if candidate.value.is_some() { searched.clone() } else { plies(0) };
        if candidate.cells.is_empty() {
            candidate.cells = vec![Cell::Words(depth)];
        }
        if candidate.value.is_none() {
            candidate.value = Some(evaluate.value(&after(idx), ask.seat).into());
        }
    }
    conclude(why);
    if !playouts.is_empty() {
        why.columns.push(Scale::new(PLAYOUTS, Unit::Count));
        for candidate in &mut why.candidates {
            candidate.cells.push(playouts.get(&candidate.legal_idx).cloned().unwrap_or_default());
        }
    }
    let shown = why.candidates.iter().take(SHOWN);
    let positions: Vec<(Message, Backgammon)> =
        shown.map(|shown| (shown.label.clone(), after(shown.legal_idx))).collect();
    let mut panel = evaluate.panel(&positions, ask.seat);
    let is_deeper = why.candidates.first().is_some_and(|best| depth(best) > 0);
    if is_deeper && panel.caption.is_none() {
        // What is seen at once, beside values from further on.
        panel.caption = Some(plies(0));
    }
    why.panels.insert(0, panel);
}

/// How deep a search has looked, as GNU Backgammon counts: 0-ply is one's own play, each further ply
/// one more turn.
pub(crate) fn plies(n: u32) -> Message {
    Message::new("bg-ply").with("n", n)
}

/// Takes out what a search by playouts says of how often each action was tried, by its place among the
/// legal actions; nothing after other searches.
fn take_playouts(why: &mut Explanation) -> HashMap<usize, Cell> {
    if why.columns.iter().all(|column| column.label.key != PLAYOUTS) {
        return HashMap::new();
    }
    why.columns.clear();
    let cells = |one: &mut Candidate| Some((one.legal_idx, one.cells.drain(..).next()?));
    why.candidates.iter_mut().filter_map(cells).collect()
}

/// Where the values of what was searched come from.
fn searched(why: &Explanation) -> Message {
    if why.effort.iter().any(|effort| effort.key == "study-playouts") {
        return Message::new("bg-by-playouts");
    }
    let depth = why.effort.iter().find(|effort| effort.key == "study-depth");
    let levels = match depth.and_then(|depth| depth.args.first()) {
        Some((_, Arg::Number(levels))) => levels.value as u32,
        _ => 0,
    };
    plies(levels.saturating_sub(1) / 2)
}

/// Puts what was looked at more deeply before what was less, the chosen play first, each depth from the
/// best down, and says what was chosen and why. Each candidate's only cell tells the depth; values of different
/// depths are not compared.
pub(crate) fn conclude(why: &mut Explanation) {
    why.columns = vec![Scale::new(DEPTH, Unit::Count)];
    let Some((best, others)) = why.candidates.split_first_mut() else { return };
    let worth = |one: &Candidate| one.value.map_or(f64::NEG_INFINITY, |value| value.value);
    let as_deep = |one: &Candidate| one.cells == best.cells;
    others.sort_by(|a, b| {
        let by_depth = as_deep(b).cmp(&as_deep(a)).then_with(|| depth(b).cmp(&depth(a)));
        by_depth.then_with(|| worth(b).total_cmp(&worth(a)))
    });
    let unit = why.values.unit;
    let value = worth(best);
    let next = others.first().filter(|next| as_deep(next));
    let by_playouts = best.cells == [Cell::Words(Message::new("bg-by-playouts"))];
    let reason = match next.and_then(|next| Some((next, next.value?))) {
        None if others.is_empty() => Message::new("bg-only-play"),
        None => Message::new("bg-only-so-deep"),
        // Only a search by playouts chooses what does not look best, where it has looked most.
        Some((_, next)) if next.value > value && by_playouts => Message::new("bg-most-visited"),
        Some((_, next)) if next.value > value => Message::new("bg-budget-ended"),
        Some((next, estimate)) => {
            better(next.label.clone(), value - estimate.value, unit, estimate.bound)
        }
    };
    let verdict =
        Message::new("bg-plays").with("play", best.label.clone()).with("value", unit.of(value));
    why.verdict = Some(verdict);
    why.method.push(reason);
}

/// By how much the best is better than the next; a gain that would be written as 0 is none.
fn better(next: Message, gain: f64, unit: Unit, bound: Bound) -> Message {
    let is_level = unit.text(gain) == unit.text(0.0);
    let key = match (bound == Bound::Exact, is_level) {
        (true, true) => "bg-as-good-as",
        (false, true) => "bg-at-least-as-good",
        (true, false) => "bg-better-than-next",
        (false, false) => "bg-better-at-least",
    };
    let better = Message::new(key).with("next", next);
    if is_level { better } else { better.with("gain", unit.of(gain)) }
}

/// How many turns ahead a candidate was looked at; more than any where playouts did it.
fn depth(candidate: &Candidate) -> u32 {
    match candidate.cells.first() {
        Some(Cell::Words(depth)) => match depth.args.first() {
            Some((_, Arg::Number(plies))) => plies.value as u32,
            _ => u32::MAX,
        },
        _ => 0,
    }
}

/// A table with a column of weights and one column for each position; without any weight the column
/// is left out.
pub(crate) fn table(
    (title, unit): (&'static str, Unit),
    names: impl Iterator<Item = Message>,
    rows: Vec<(&'static str, Option<f64>, Vec<f64>)>,
) -> Panel {
    let weighted = rows.iter().any(|(_, weight, _)| weight.is_some());
    let mut columns = Vec::new();
    if weighted {
        columns.push(Scale::new("bg-weight", Unit::number(1)));
    }
    columns.extend(names.map(|label| Scale { label, ..Scale::new("", unit) }));
    let row = |(key, weight, values): (&'static str, Option<f64>, Vec<f64>)| {
        let mut cells = Vec::new();
        if weighted {
            cells.push(weight.into());
        }
        cells.extend(values.into_iter().map(Cell::from));
        Row { label: Message::new(key), cells, tone: Tone::Plain }
    };
    let rows = rows.into_iter().map(row).collect();
    Panel::new(Message::new(title), Body::Table(Table { columns, rows }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A gain of 0.0004 was told as "by +0.000".
    #[test]
    fn a_gain_that_rounds_to_nothing_is_none() {
        let key =
            |gain, bound| better(Message::verbatim("13/7*"), gain, Unit::signed(3), bound).key;
        assert_eq!(key(0.0, Bound::Exact), "bg-as-good-as");
        assert_eq!(key(0.0004, Bound::Exact), "bg-as-good-as");
        assert_eq!(key(0.0006, Bound::Exact), "bg-better-than-next");
        assert_eq!(key(0.0004, Bound::AtMost), "bg-at-least-as-good");
        assert_eq!(key(0.1, Bound::AtMost), "bg-better-at-least");
    }
}
