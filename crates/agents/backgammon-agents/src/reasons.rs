//! How these players explain themselves.

use parlor_agent::{
    Ask, Body, Candidate, Cell, Explanation, Message, Panel, Quantity, Row, Scale, Table, Tone,
    Unit,
};
use parlor_backgammon::{Action, Backgammon, Thrown};
use parlor_formats::backgammon::notation;
use parlor_game::{Answers, Game, Silent};
use parlor_search::{Edge, Words};

use crate::evidence::Evidence;
use crate::{Chances, EQUITY};

/// How many plays a table of evidence sets side by side.
const SHOWN: usize = 3;

/// An action as players write it: `24/18/13*`, `double`.
pub(crate) fn name(game: &Backgammon, action: Action) -> Message {
    match action {
        Action::Play(play) => Message::verbatim(notation::write(game.board(), play)),
        Action::Roll => Message::new("backgammon-roll"),
        Action::Double => Message::new("backgammon-double"),
        Action::Take => Message::new("backgammon-take"),
        Action::Drop => Message::new("backgammon-drop"),
        Action::Beaver => Message::new("backgammon-beaver"),
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
    why.candidates.sort_by_key(|candidate| candidate.legal_idx != chosen);
}

/// The five chances and what they come to, one column for each position.
pub(crate) fn chances(names: impl Iterator<Item = Message>, found: &[Chances]) -> Panel {
    let row = |key, of: fn(&Chances) -> f64| (key, None, found.iter().map(of).collect());
    let rows = vec![
        row("backgammon-win", |chances| chances.win),
        row("backgammon-win-gammon", |chances| chances.win_gammon),
        row("backgammon-win-backgammon", |chances| chances.win_backgammon),
        row("backgammon-lose-gammon", |chances| chances.lose_gammon),
        row("backgammon-lose-backgammon", |chances| chances.lose_backgammon),
        row(EQUITY, Chances::equity),
    ];
    table("backgammon-chances", names, rows)
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
/// a verdict, and what the evaluation sees after the best of them.
pub(crate) fn play(ask: &Ask<'_, Backgammon>, evaluate: &mut impl Evidence, why: &mut Explanation) {
    let after = |idx: usize| {
        let mut after = *ask.view;
        after.advance(&Answers::one(ask.seat, ask.legal[idx]), &mut Silent);
        after
    };
    why.values = evaluate.scale();
    for candidate in &mut why.candidates {
        let idx = candidate.legal_idx;
        candidate.label = name(ask.view, ask.legal[idx]);
        if candidate.value.is_none() {
            candidate.value = Some(evaluate.value(&after(idx), ask.seat).into());
        }
    }
    let Some(best) = why.choice() else { return };
    let unit = why.values.unit;
    let value = best.value.map_or(0.0, |estimate| estimate.value);
    why.verdict = Some(
        Message::new("backgammon-plays")
            .with("play", best.label.clone())
            .with("value", Quantity { value, unit }),
    );
    why.reasons.push(match why.candidates.get(1).and_then(|next| next.value) {
        None => Message::new("backgammon-only-play"),
        // Only a search by playouts chooses what does not look best, where it has looked most.
        Some(next) if next.value > value => Message::new("backgammon-most-visited"),
        Some(next) => Message::new("backgammon-better-than-next")
            .with("next", why.candidates[1].label.clone())
            .with("gain", Quantity { value: value - next.value, unit }),
    });
    let shown = why.candidates.iter().take(SHOWN);
    let positions: Vec<(Message, Backgammon)> =
        shown.map(|shown| (shown.label.clone(), after(shown.legal_idx))).collect();
    why.panels.insert(0, evaluate.panel(&positions, ask.seat));
}

/// A table with a column of weights and one column for each position; without any weight the column
/// is left out.
pub(crate) fn table(
    title: &'static str,
    names: impl Iterator<Item = Message>,
    rows: Vec<(&'static str, Option<f64>, Vec<f64>)>,
) -> Panel {
    let weighted = rows.iter().any(|(_, weight, _)| weight.is_some());
    let mut columns = Vec::new();
    if weighted {
        columns.push(Scale::new("backgammon-weight", Unit::Number(1)));
    }
    let unit = Unit::Signed(3);
    columns.extend(names.map(|label| Scale { label, ..Scale::new("", unit) }));
    let row = |(key, weight, values): (&'static str, Option<f64>, Vec<f64>)| {
        let mut cells = Vec::new();
        if weighted {
            cells.push(weight.map_or(Cell::Empty, Cell::from));
        }
        cells.extend(values.into_iter().map(Cell::from));
        Row { label: Message::new(key), cells, tone: Tone::Plain }
    };
    let rows = rows.into_iter().map(row).collect();
    Panel::new(Message::new(title), Body::Table(Table { columns, rows }))
}
