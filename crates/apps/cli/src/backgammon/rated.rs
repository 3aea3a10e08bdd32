//! What an agent thinks of every choice it has.

use parlor_agent::{Cell, Estimate, Explanation, Message, Say};
use parlor_backgammon::Action;
use parlor_backgammon_agents::{DEPTH, EQUITY, PLAYOUTS};
use parlor_texts::Language;

use crate::language::say;

/// Every choice with what the agent says of it.
pub(super) struct Rated {
    /// The agent's own choice first, then those looked at as deeply, then the others, each from the best
    /// down.
    pub(super) choices: Vec<Choice>,
    /// What the values measure.
    scale: Message,
    /// The whole explanation.
    pub(super) why: Explanation,
}

/// One choice.
pub(super) struct Choice {
    pub(super) action: Action,
    pub(super) value: Option<Estimate>,
    /// How deep the value comes from: `2-ply`.
    pub(super) depth: Option<Message>,
    /// How many playouts it comes from, where playouts did it.
    pub(super) playouts: Option<u64>,
}

impl Choice {
    /// Where the value comes from: `2-ply`, or `1 playout`, which is no mean and has no error.
    pub(super) fn origin(&self) -> String {
        match (self.playouts, &self.depth) {
            (Some(n), _) => {
                let n = u32::try_from(n).unwrap_or(u32::MAX);
                say(&Message::new("study-playouts").with("n", n))
            }
            (None, depth) => depth.as_ref().map(say).unwrap_or_default(),
        }
    }

    /// The number alone.
    pub(super) fn number(&self) -> Option<f64> {
        self.value.map(|estimate| estimate.value)
    }

    /// By how much it is behind `other`; `None` where both are not valued alike.
    pub(super) fn behind(&self, other: &Choice) -> Option<f64> {
        if self.depth != other.depth {
            return None;
        }
        Some(self.number()? - other.number()?)
    }
}

impl Rated {
    /// What `why` says of `actions`, of which `action` was chosen.
    pub(super) fn of(actions: &[Action], action: Action, why: Explanation) -> Rated {
        let column = |key: &str| why.columns.iter().position(|column| column.label.key == key);
        let (told, tried) = (column(DEPTH), column(PLAYOUTS));
        let depth = |cells: &[Cell]| match cells.get(told?) {
            Some(Cell::Words(depth)) => Some(depth.clone()),
            _ => None,
        };
        let playouts = |cells: &[Cell]| match cells.get(tried?) {
            Some(Cell::Number(n)) if n.value > 0.0 => Some(n.value as u64),
            _ => None,
        };
        let choice = |&action: &Action| Choice { action, value: None, depth: None, playouts: None };
        let mut choices: Vec<Choice> = Vec::with_capacity(actions.len());
        for candidate in &why.candidates {
            let Some(&action) = actions.get(candidate.legal_idx) else { continue };
            let (value, depth) = (candidate.value, depth(&candidate.cells));
            let playouts = playouts(&candidate.cells);
            choices.push(Choice { action, value, depth, playouts });
        }
        let untold = actions.iter().filter(|&&action| choices.iter().all(|c| c.action != action));
        choices.extend(untold.map(choice).collect::<Vec<_>>());
        if let Some(at) = choices.iter().position(|choice| choice.action == action) {
            choices[..=at].rotate_right(1);
        }
        Rated { choices, scale: why.values.label.clone(), why }
    }

    /// The agent's own choice.
    pub(super) fn chosen(&self) -> &Choice {
        &self.choices[0]
    }

    /// What it says of one action.
    pub(super) fn choice(&self, action: Action) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.action == action)
    }

    pub(super) fn is_equity(&self) -> bool {
        self.scale.key == EQUITY
    }

    /// What the values are, in a few English words.
    pub(super) fn scale(&self) -> String {
        Language::English.message(&self.scale).to_lowercase()
    }
}
