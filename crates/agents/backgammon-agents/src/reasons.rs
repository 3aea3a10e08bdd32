//! How these players explain themselves.

use std::collections::HashMap;

use parlor_agent::{
    Arg, Ask, Body, Candidate, Cell, Explanation, Message, Panel, Row, Scale, Table, Tone, Unit,
};
use parlor_backgammon::{Action, Backgammon, Thrown};
use parlor_formats::backgammon::notation;
use parlor_game::{Answers, Game, Seat, Silent};
use parlor_search::{Edge, PLAYOUTS, Words};

use crate::evidence::Evidence;
use crate::{Chances, EQUITY, Utility, tree_names, why::MARGINS};

/// How many plays a table of evidence sets side by side.
pub(crate) const SHOWN: usize = 3;

/// Of how many plays the chances are drawn.
const BARS: usize = 11;

/// A play that looks better was tried too rarely.
pub const MOST_VISITED: &str = "bg-most-visited";

/// A play that looks better was not reached.
pub const BUDGET_ENDED: &str = "bg-budget-ended";

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

/// What leads on from a game, as players write it: `24/18/13*`, `6-5`.
pub(crate) fn edge_name(game: &Backgammon, edge: &Edge<Backgammon>) -> Message {
    match edge {
        Edge::Action(_, action) => name(game, *action),
        Edge::Root | Edge::Chance { .. } | Edge::World(_) => plain_name(edge),
    }
}

/// The same where the game is not known: plays in single steps.
fn plain_name(edge: &Edge<Backgammon>) -> Message {
    Message::verbatim(match edge {
        Edge::Root | Edge::World(_) => String::new(),
        Edge::Action(_, action) => action.to_string(),
        Edge::Chance { chance: Thrown::Roll(dice), .. } => dice.to_string(),
        Edge::Chance { chance: Thrown::Opening { a, b }, .. } => format!("{a}-{b}"),
    })
}

/// What rounding alone makes better is equal.
const ROUNDING: f64 = 1e-9;

/// The best of `values`, of equals the first; those without a value come last.
pub(crate) fn best(values: &[Option<f64>]) -> usize {
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

/// The five chances, in a match also the chance to win it, one column for each position. What they come
/// to is not repeated: the list of candidates has it.
pub(crate) fn chances(
    names: impl Iterator<Item = Message>,
    found: &[Chances],
    (utility, seat): (&Utility, Seat),
) -> Panel {
    let row = |key, of: fn(&Chances) -> f64| (key, None, found.iter().map(of).collect());
    let mut rows = vec![
        row("bg-win", |chances| chances.win),
        row("bg-win-gammon", |chances| chances.win_gammon),
        row("bg-win-backgammon", |chances| chances.win_backgammon),
        row("bg-lose-gammon", |chances| chances.lose_gammon),
        row("bg-lose-backgammon", |chances| chances.lose_backgammon),
    ];
    let in_match: Option<Vec<f64>> =
        found.iter().map(|chances| utility.match_chance(chances, seat)).collect();
    rows.extend(in_match.map(|chances| ("bg-match-chance", None, chances)));
    table(("bg-chances", Unit::Percent), names, rows)
}

/// What the parts of a candidate's bar are called, in the order of [`Chances::shares`].
pub(crate) fn share_names() -> Vec<Message> {
    ["bg-share-gammon-won", "bg-share-won", "bg-share-lost", "bg-share-gammon-lost"]
        .map(Message::new)
        .to_vec()
}

/// What searches call things.
pub(crate) fn words(values: Scale) -> Words<Backgammon> {
    Words { edge: plain_name, values, tree_nodes_max: 250 }
}

/// Adds to what a search has explained: players' names for plays, a value for what was not searched,
/// how deep each value comes from unless the search has said so, and what the evaluation sees after the
/// best of them.
pub(crate) fn play(ask: &Ask<'_, Backgammon>, evaluate: &mut impl Evidence, why: &mut Explanation) {
    let after = |idx: usize| {
        let mut after = *ask.view;
        after.advance(&Answers::one(ask.seat, ask.legal[idx]), &mut Silent);
        after
    };
    why.values = evaluate.scale();
    why.margins = (why.values.label.key == EQUITY).then_some(MARGINS);
    let searched = searched(why);
    let playouts = take_playouts(why);
    for panel in &mut why.panels {
        if let Body::Tree(tree) = &mut panel.body {
            tree_names::rename(tree, ask.view);
        }
    }
    // What was not searched is set against the choice as both are seen at once, so that every play has
    // one value and all of them can be compared.
    let deep = why.choice().and_then(|choice| choice.value);
    let at_once = why.chosen.map(|idx| evaluate.value(&after(idx), ask.seat));
    let shift = deep.zip(at_once).map(|(deep, at_once)| deep.value - at_once);
    for candidate in &mut why.candidates {
        let idx = candidate.legal_idx;
        candidate.label = name(ask.view, ask.legal[idx]);
        let depth = match (candidate.value, shift) {
            (Some(_), _) => searched.clone(),
            (None, Some(_)) if searched != plies(0) => estimated(0),
            (None, _) => plies(0),
        };
        if candidate.cells.is_empty() {
            candidate.cells = vec![Cell::Words(depth)];
        }
        if candidate.value.is_none() {
            let value = evaluate.value(&after(idx), ask.seat) + shift.unwrap_or(0.0);
            candidate.value = Some(evaluate.bounds().clamp(value).into());
        }
    }
    conclude(why);
    if !playouts.is_empty() {
        why.columns.push(Scale::new(PLAYOUTS, Unit::Count));
        for candidate in &mut why.candidates {
            candidate.cells.push(playouts.get(&candidate.legal_idx).cloned().unwrap_or_default());
        }
    }
    for candidate in why.candidates.iter_mut().take(BARS) {
        let chances = evaluate.chances(&after(candidate.legal_idx), ask.seat);
        candidate.shares = chances.map(|chances| chances.shares().to_vec()).unwrap_or_default();
    }
    if why.candidates.iter().any(|one| !one.shares.is_empty()) {
        why.shares = share_names();
    }
    let shown = why.candidates.iter().take(SHOWN);
    let positions: Vec<(Message, Backgammon)> =
        shown.map(|shown| (shown.label.clone(), after(shown.legal_idx))).collect();
    let mut panel = evaluate.panel(&positions, ask.seat);
    if searched != plies(0) && panel.caption.is_none() {
        panel.caption = Some(Message::new("bg-not-looking-ahead"));
    }
    why.panels.insert(0, panel);
}

/// How deep a search has looked, as GNU Backgammon counts: 0-ply is one's own play, each further ply
/// one more turn.
pub(crate) fn plies(n: u32) -> Message {
    Message::new("bg-ply").with("n", n)
}

/// The value of the choice and the difference to it that was seen so deep.
pub(crate) fn estimated(n: u32) -> Message {
    Message::new("bg-ply-estimate").with("n", n)
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

/// Puts the chosen play first and the others from the best down. Each candidate's only cell shows its
/// depth. Where another looks better than the choice, it says why it was not chosen.
pub(crate) fn conclude(why: &mut Explanation) {
    why.columns = vec![Scale::new(DEPTH, Unit::Count)];
    why.rank();
    let Some((best, others)) = why.candidates.split_first() else { return };
    let worth = |one: &Candidate| one.value.map_or(f64::NEG_INFINITY, |value| value.value);
    if others.first().is_some_and(|next| worth(next) > worth(best) + ROUNDING) {
        // Only a search by playouts chooses what does not look best, where it has looked most.
        let by_playouts = best.cells == [Cell::Words(Message::new("bg-by-playouts"))];
        why.method.push(Message::new(if by_playouts { MOST_VISITED } else { BUDGET_ENDED }));
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
