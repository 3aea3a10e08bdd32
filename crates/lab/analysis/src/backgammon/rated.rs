//! What an agent thinks of every choice it has.

use parlor_agent::{Cell, Estimate, Explanation, Message, Say};
use parlor_backgammon::{Action, Backgammon};
use parlor_backgammon_agents::{DEPTH, EQUITY, PLAYOUTS};
use parlor_texts::Language;

use crate::Advice;

/// Every choice with what the agent says of it.
#[derive(Clone, Debug)]
pub struct Rated {
    /// The agent's own choice first, then the others from the best down.
    pub choices: Vec<Choice>,
    /// The whole explanation.
    pub why: Explanation,
}

/// One choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// What is done.
    pub action: Action,
    /// What it is worth to the agent, where it says so.
    pub value: Option<Estimate>,
    /// How deep the value comes from: `2-ply`, or `1-ply (est.)` where the choice was looked at further.
    pub depth: Option<Message>,
    /// How many playouts it comes from, where playouts did it.
    pub playouts: Option<u64>,
    /// What sets it apart from the agent's choice, in a player's words.
    pub note: Option<Message>,
}

impl Choice {
    /// The value without its bounds.
    pub fn number(&self) -> Option<f64> {
        self.value.map(|estimate| estimate.value)
    }

    /// Its value less that of `other`. What was looked at less deeply is valued beside the choice, so
    /// all of them can be compared.
    pub fn behind(&self, other: &Choice) -> Option<f64> {
        Some(self.number()? - other.number()?)
    }
}

impl From<Advice<Backgammon>> for Rated {
    fn from(Advice { legal, chosen, why }: Advice<Backgammon>) -> Rated {
        let column = |key: &str| why.columns.iter().position(|column| column.label.key == key);
        let (depths, playouts) = (column(DEPTH), column(PLAYOUTS));
        let told = why.candidates.iter().filter_map(|candidate| {
            let cell = |column: Option<usize>| candidate.cells.get(column?);
            Some(Choice {
                action: *legal.get(candidate.legal_idx)?,
                value: candidate.value,
                depth: match cell(depths) {
                    Some(Cell::Words(depth)) => Some(depth.clone()),
                    _ => None,
                },
                playouts: match cell(playouts) {
                    Some(Cell::Number(n)) if n.value > 0.0 => Some(n.value as u64),
                    _ => None,
                },
                note: candidate.note.clone(),
            })
        });
        let mut choices: Vec<Choice> = told.collect();
        for &action in &legal {
            if choices.iter().all(|choice| choice.action != action) {
                choices.push(Choice {
                    action,
                    value: None,
                    depth: None,
                    playouts: None,
                    note: None,
                });
            }
        }
        if let Some(at) = choices.iter().position(|choice| choice.action == chosen) {
            choices[..=at].rotate_right(1);
        }
        Rated { choices, why }
    }
}

impl Rated {
    /// The agent's own choice.
    pub fn chosen(&self) -> &Choice {
        &self.choices[0]
    }

    /// What it says of one action.
    pub fn choice(&self, action: Action) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.action == action)
    }

    /// What `action` loses against the agent's choice.
    pub fn loss(&self, action: Action) -> Option<f64> {
        let behind = self.choice(action)?.behind(self.chosen())?;
        Some((-behind).max(0.0))
    }

    /// Are the values equities, so that differences are what an error costs?
    pub fn is_equity(&self) -> bool {
        self.why.values.label.key == EQUITY
    }

    /// What the values are, in a few English words.
    pub fn scale(&self) -> String {
        Language::English.message(&self.why.values.label).to_lowercase()
    }
}
