//! How the methods explain themselves.

use parlor_agent::{Ask, Candidate, Cell, Explanation, Message, Scale, Unit};
use parlor_search::{PLAYOUTS, Samples, Valued};
use parlor_zole::{Action, Deal};

use super::Answer;
use crate::words;

/// What cards are worth: points on average.
pub(super) fn points() -> Scale {
    Scale::new("zole-mean-total", Unit::signed(2))
}

/// Why a card was chosen.
pub(super) fn card(ask: &Ask<'_, Deal>, answer: &Answer, why: &mut Explanation) {
    let Answer { found, method, shares, worlds } = answer;
    why.chosen = found.legal_idx();
    why.verdict = found.action.map(words::action);
    why.method.push(method.clone());
    why.values = points();
    let is_played_out = matches!(found.samples, Samples::Playouts(_));
    if is_played_out {
        why.columns = vec![Scale::new(PLAYOUTS, Unit::Count)];
    }
    let candidate = |(idx, valued): (usize, &Valued<Action>)| {
        let mut one = words::candidate(idx, ask.legal[idx]);
        one.value = valued.value;
        one.probability = shares.get(idx).copied();
        if is_played_out {
            one.cells = vec![Cell::from(valued.visits as f64)];
        }
        one
    };
    let candidates: Vec<Candidate> = found.candidates.iter().enumerate().map(candidate).collect();
    why.candidates = candidates;
    why.rank();
    why.effort.extend(worlds.clone());
    let nodes = Unit::Count.of(found.nodes as f64);
    why.effort.push(Message::new("study-nodes").with("nodes", nodes));
}
